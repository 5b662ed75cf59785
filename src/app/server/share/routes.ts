import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { legalEntityOf } from '../../../features/base/setting/contract/organization.ts'
import { settingsOf } from '../../../features/base/setting/server/reads.ts'
import type { Lang } from '../../../platform/contract/texts.ts'
import { coverPng } from '../../../platform/server/files/cover.ts'
import type { Services } from '../../../platform/server/services.ts'
import { addressOf } from '../../../platform/server/wire/addresses.ts'
import type { Routes } from '../../../platform/server/wire/http.ts'
import { originOf } from '../../../platform/server/wire/origin.ts'
import { Refusal, refuse } from '../../../platform/server/wire/refusal.ts'
import { unstorablePath } from '../../../platform/server/wire/unstorable.ts'
import { SERVICE_HOURS } from '../../../rules/constants.ts'
import { articlePage } from './article.ts'
import { countryPage } from './country.ts'
import { documentOf } from './document.ts'
import { eventPage } from './event.ts'
import { chosen } from './lang.ts'
import { missingOne, missingPage } from './missing.ts'
import type { Asked, Setting, SharedPage } from './page.ts'
import { portalPage } from './portal.ts'
import { providerPage } from './provider.ts'
import { sitemapRoutes } from './sitemap.ts'
import { t } from './texts.ts'
import { Words } from './words.ts'

const kinds = { article: articlePage, event: eventPage, provider: providerPage, country: countryPage }
type Kind = keyof typeof kinds
const isKind = (text: string): text is Kind => Object.hasOwn(kinds, text)

/**
 * Pages for readers without scripts, search engines and link previews: `/share/<page>`, `/share/article/<slug>`, `/share/event/<slug>`,
 * `/share/provider/<number>`, `/share/country/<code>`; `?lang=en`, else Chinese. The channel of a partner (`?channel=`) is passed
 * on to the app.
 *
 * Returns what answers a plain path that leads nowhere else.
 */
export function shareRoutes({ app, services, count }: Routes): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> {
  const words = new Words()
  sitemapRoutes({ app, services }, words)
  const settingFor = (request: FastifyRequest) => settingOf(services, words, request)
  const askedBy = (request: FastifyRequest): Asked => {
    const { db, clock } = services
    return { db, services, now: clock.now(), lang: chosen(request), requestId: request.id, ip: addressOf(request) }
  }

  const one = (asked: Asked, kind: Kind, id: string, setting: Setting) => found(() => kinds[kind](asked, id, setting))

  /** A page by what follows /share/, or null. */
  async function pageAt(request: FastifyRequest, path: string, setting: Setting): Promise<SharedPage | null> {
    if (unstorablePath(path) !== null) return null
    const [first = '', id] = path.split('/')
    if (id !== undefined) return isKind(first) ? one(askedBy(request), first, id, setting) : null
    const built = words.shared(first)
    return built ? portalPage(askedBy(request), words, built, setting) : null
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, path: string) {
    const setting = await settingFor(request)
    const page = await pageAt(request, path, setting)
    if (page) return send(request, reply, documentOf(page, setting, picturePath(page, setting.lang)))
    await count.missing(request, reply)
    const [kind = ''] = path.split('/')
    const instead = isKind(kind) ? await missingOne(askedBy(request), kind, setting) : missingPage(words, path, setting)
    return send(request, reply.status(404), documentOf(instead, setting, picturePath(instead, setting.lang), false))
  }

  const limited = { config: { limited: 'visitor' } } as const
  app.get<{ Params: { page: string } }>('/share/:page', limited, (request, reply) => answer(request, reply, request.params.page))
  app.get<{ Params: { kind: string; id: string } }>('/share/:kind/:id', limited, (request, reply) =>
    answer(request, reply, `${request.params.kind}/${request.params.id}`),
  )

  app.get<{ Params: { '*': string } }>('/share/picture/*', { config: { limited: 'picture' } }, async (request, reply) => {
    const setting = await settingFor(request)
    const page = await pageAt(request, request.params['*'].replace(/\.png$/, ''), setting)
    if (!page) {
      await count.missing(request, reply)
      throw refuse('notFound')
    }
    const picture = await coverPng(page.path, {
      title: page.heading,
      brand: t.pick(setting.lang).site,
      mark: page.mark ?? '',
      facts: page.facts ?? [],
    })
    return (
      reply
        .type('image/png')
        // Other sites show it beside a shared link.
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'public, max-age=86400')
        .send(picture)
    )
  })

  return async (request, reply) => {
    const path = request.url.split('?')[0]!
    if (words.has(path)) return reply.redirect(`/#${request.url}`)
    await count.missing(request, reply)
    const setting = await settingFor(request)
    const page = missingPage(words, path, setting)
    return send(request, reply.status(404), documentOf(page, setting, picturePath(page, setting.lang), false))
  }
}

async function settingOf(services: Services, words: Words, request: FastifyRequest): Promise<Setting> {
  const lang = chosen(request)
  const { channel } = request.query as { channel?: unknown }
  const settings = await settingsOf(services.db)
  return {
    lang,
    origin: originOf(services.config, request),
    channel: typeof channel === 'string' && /^[\w-]{1,40}$/.test(channel) ? channel : null,
    year: services.clock.now().toZonedDateTimeISO(SERVICE_HOURS.zone).year,
    contacts: {
      phone: settings.servicePhone,
      wechat: settings.wechatId,
      linkedin: settings.linkedinId,
      address: { cn: settings.addressCn, en: settings.addressEn },
      filingNumber: settings.filingNumber,
    },
    entity: legalEntityOf(settings, lang),
    pages: words.pages.filter((page) => page.shared).map(({ name, title }) => ({ name: title[lang], path: `/share/${name}` })),
  }
}

/** A page, or null where the read refuses: it does not exist, is not public, or its name is none. */
async function found(read: () => Promise<SharedPage>): Promise<SharedPage | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

const picturePath = ({ path }: SharedPage, lang: Lang): string => `/share/picture${path.slice('/share'.length)}.png?lang=${lang}`

/** A reader who has this version already gets no second copy. */
function send(request: FastifyRequest, reply: FastifyReply, text: string) {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  reply.header('cache-control', 'public, max-age=60').header('etag', etag)
  if (request.headers['if-none-match'] === etag && reply.statusCode === 200) return reply.status(304).send()
  return reply.type('text/html; charset=utf-8').send(text)
}
