import { publicArticles } from '../../../features/market/article/server/reads.ts'
import { publicEvents } from '../../../features/market/event/server/reads.ts'
import { listedProviders, servedRegions } from '../../../features/market/provider/server/reads.ts'
import { langs } from '../../../platform/contract/texts.ts'
import type { Db } from '../../../platform/server/data/database.ts'
import { escapeHtml as xml } from '../../../platform/server/files/markup.ts'
import type { Routes } from '../../../platform/server/wire/http.ts'
import { originOf } from '../../../platform/server/wire/origin.ts'
import type { Words } from './words.ts'

/** Addresses of one kind: the protocol allows 50,000 per file, and each page is listed in two languages. */
const LISTED = 5_000

/** How long one sitemap serves everybody: it reads every public list. */
const SITEMAP_MS = 60_000

interface Entry {
  path: string
  changedAt?: Temporal.Instant
}

/** What search engines ask for: `/robots.txt` and `/sitemap.xml`. */
export function sitemapRoutes({ app, services }: Pick<Routes, 'app' | 'services'>, words: Words): void {
  const limited = { config: { limited: 'visitor' } } as const
  app.get('/robots.txt', limited, async (request, reply) => {
    const origin = originOf(services.config, request)
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/ws/article/rss\nAllow: /api/ws/event/feed\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
      )
  })

  let sitemap: { origin: string; at: number; text: Promise<string> } | undefined
  app.get('/sitemap.xml', limited, async (request, reply) => {
    const origin = originOf(services.config, request)
    const now = services.clock.now().epochMilliseconds
    if (sitemap?.origin !== origin || now - sitemap.at > SITEMAP_MS)
      sitemap = { origin, at: now, text: sitemapOf(services.db, words, origin) }
    sitemap.text.catch(() => {
      sitemap = undefined
    })
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=600')
      .send(await sitemap.text)
  })
}

/** Every page that can be read without scripts, each kind newest first. */
async function sitemapOf(db: Db, words: Words, origin: string): Promise<string> {
  const [articles, events, providers, regions] = await Promise.all([
    publicArticles(db, { limit: LISTED }),
    publicEvents(db, LISTED),
    listedProviders(db, LISTED),
    servedRegions(db),
  ])
  const entries: Entry[] = [
    ...words.pages.filter((page) => page.shared).map(({ name }) => ({ path: `/share/${name}` })),
    ...regions.map((code) => ({ path: `/share/country/${code}` })),
    // An article has a row for each language.
    ...new Map(articles.map((row) => [row.slug, { path: `/share/article/${row.slug}`, changedAt: row.updatedAt }])).values(),
    ...events.map(({ id, changedAt }) => ({ path: `/share/event/${id}`, changedAt })),
    ...providers.map(({ id, changedAt }) => ({ path: `/share/provider/${id}`, changedAt })),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => listed(entry, origin)).join('\n')}
</urlset>
`
}

function listed({ path, changedAt }: Entry, origin: string): string {
  const at = (query: string) => xml(origin + path + query)
  const other = (name: string, query: string) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at(query)}"/>`
  const others = other('zh-CN', '?lang=cn') + other('en', '?lang=en') + other('x-default', '')
  const changed = changedAt ? `<lastmod>${changedAt.toString({ smallestUnit: 'second' })}</lastmod>` : ''
  return langs.map((lang) => `<url><loc>${at(`?lang=${lang}`)}</loc>${changed}${others}</url>`).join('\n')
}
