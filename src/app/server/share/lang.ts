import type { FastifyRequest } from 'fastify'
import type { Lang } from '../../../platform/contract/texts.ts'
import { acceptedLang } from '../../../platform/server/wire/caller.ts'

/** The language that the address names, else the browser's: these pages are stored by caches, which do not know our own header. */
export function chosen(request: FastifyRequest): Lang {
  const { lang } = (request.query ?? {}) as { lang?: unknown }
  return lang === 'en' || lang === 'cn' ? lang : acceptedLang(request)
}
