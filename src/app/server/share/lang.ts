import type { FastifyRequest } from 'fastify'
import type { Lang } from '../../../platform/contract/texts.ts'

/** The language that the address names, else Chinese, as in the app (source §1): what the browser prefers is not a choice. */
export const chosen = (request: FastifyRequest): Lang => ((request.query as { lang?: unknown } | undefined)?.lang === 'en' ? 'en' : 'cn')
