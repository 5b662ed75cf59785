import type { FastifyRequest } from 'fastify'
import type { Lang } from '../../../platform/contract/texts.ts'
import { langOf } from '../../../platform/server/wire/caller.ts'

/** The language that the address names, else the caller's. */
export function chosen(request: FastifyRequest): Lang {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  return lang === 'en' || lang === 'cn' ? lang : langOf(request)
}
