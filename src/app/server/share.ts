import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shareOf as articleShare, publicArticles } from '../../features/article/server/reads.ts'
import { shareOf as eventShare, publicEvents } from '../../features/event/server/reads.ts'
import { listedProviders, shareOf as providerShare } from '../../features/provider/server/reads.ts'
import type { Lang } from '../../platform/contract/texts.ts'
import { langOf } from '../../platform/server/caller.ts'
import { coverPng } from '../../platform/server/cover.ts'
import type { Routes } from '../../platform/server/http.ts'
import type { Look } from '../../platform/server/services.ts'
import { home, page } from './share-page.ts'

/** The link preview of a page, and the hash route that it leads to. */
export interface Shared {
  title: string
  description: string
  to: string
}

type Reader = Pick<Look<unknown>, 'db'>

/** Addresses of one kind in the sitemap: the protocol allows 50,000 per file, and each page is listed in two languages. */
const LISTED = 5_000

/** The pages that can be shared by a plain path, with their reads. `list` is the list for the sitemap, newest first. */
const kinds: Record<
  string,
  {
    one: (look: Reader & { now: Temporal.Instant }, id: string, lang: Lang) => Promise<Shared | null>
    list: (look: Reader & { now: Temporal.Instant }) => Promise<{ id: string; changedAt: Temporal.Instant }[]>
  }
> = {
  article: {
    one: articleShare,
    list: async ({ db }) => {
      const rows = await publicArticles(db, { limit: LISTED })
      return [...new Map(rows.map((row) => [row.slug, { id: row.slug, changedAt: row.updatedAt }])).values()]
    },
  },
  event: { one: eventShare, list: ({ db }) => publicEvents(db, LISTED) },
  provider: { one: providerShare, list: ({ db }) => listedProviders(db, LISTED) },
}

/**
 * Link previews cannot see hash routes: a plain path answers with title, description and picture, and redirects. `/share/home`,
 * `/share/article/<slug>`, `/share/event/<id>`, `/share/provider/<number>`; `?lang=en` or `cn`, else the browser's language. The channel
 * of a partner (`?channel=`) is passed on.
 */
export function shareRoutes({ app, services }: Routes): void {
  const look = () => ({ db: services.db, now: services.clock.now() })
  const origin = (request: FastifyRequest) => services.config.PUBLIC_URL?.replace(/\/$/, '') ?? `${request.protocol}://${request.host}`

  const answer = (request: FastifyRequest, reply: FastifyReply, shared: Shared, path: string, lang: Lang) => {
    const { channel } = request.query as { channel?: unknown }
    const spoken = lang === 'en' ? also(shared.to, 'lang', lang) : shared.to
    const to = typeof channel === 'string' && /^[\w-]{1,40}$/.test(channel) ? also(spoken, 'channel', channel) : spoken
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('vary', 'accept-language')
      .send(page({ ...shared, to, lang, origin: origin(request), path, image: `/share/cover/${coverSeed(path)}.png` }))
  }

  app.get('/share/home', async (request, reply) => {
    const lang = chosen(request)
    return answer(request, reply, home[lang], '/share/home', lang)
  })

  app.get<{ Params: { seed: string } }>('/share/cover/:seed.png', async (request, reply) =>
    reply
      .type('image/png')
      .header('cache-control', 'public, max-age=86400')
      .send(await coverPng(request.params.seed)),
  )

  app.get<{ Params: { kind: string; id: string } }>('/share/:kind/:id', async (request, reply) => {
    const { kind, id } = request.params
    const lang = chosen(request)
    const shared = (Object.hasOwn(kinds, kind) && (await kinds[kind]!.one(look(), id, lang))) || null
    if (shared) return answer(request, reply, shared, `/share/${kind}/${encodeURIComponent(id)}`, lang)
    return reply
      .status(404)
      .type('text/html; charset=utf-8')
      .send(page({ ...home[lang], to: '/404', lang, origin: origin(request), path: '/share/home', image: null }))
  })

  app.get('/robots.txt', async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin(request)}/sitemap.xml\n`),
  )

  app.get('/sitemap.xml', async (request, reply) => {
    const entries: { path: string; changedAt?: Temporal.Instant }[] = [{ path: '/share/home' }]
    for (const [kind, { list }] of Object.entries(kinds))
      for (const { id, changedAt } of await list(look())) entries.push({ path: `/share/${kind}/${encodeURIComponent(id)}`, changedAt })
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(sitemap(origin(request), entries))
  })
}

function chosen(request: FastifyRequest): Lang {
  const { lang } = request.query as { lang?: unknown }
  return lang === 'en' || lang === 'cn' ? lang : langOf(request)
}

const also = (to: string, name: string, value: string) => `${to}${to.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`

/** Short, and without input of users: the picture is generated from it. */
const coverSeed = (path: string) => createHash('sha256').update(path).digest('hex').slice(0, 16)

function sitemap(origin: string, entries: { path: string; changedAt?: Temporal.Instant }[]): string {
  const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const url = ({ path, changedAt }: (typeof entries)[number]) => {
    const at = (lang: Lang) => xml(`${origin}${path}?lang=${lang}`)
    const others = `<xhtml:link rel="alternate" hreflang="zh-CN" href="${at('cn')}"/><xhtml:link rel="alternate" hreflang="en" href="${at('en')}"/>`
    const changed = changedAt ? `<lastmod>${changedAt.toString({ smallestUnit: 'second' })}</lastmod>` : ''
    return (['cn', 'en'] as const).map((lang) => `<url><loc>${at(lang)}</loc>${changed}${others}</url>`).join('\n')
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map(url).join('\n')}
</urlset>
`
}
