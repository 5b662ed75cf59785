import { publicArticles } from '../../../features/article/server/reads.ts'
import { publicEvents } from '../../../features/event/server/reads.ts'
import { listedProviders, servedRegions } from '../../../features/provider/server/reads.ts'
import { langs } from '../../../platform/contract/texts.ts'
import { escapeHtml as xml } from '../../../platform/server/markup.ts'
import type { Asked } from './page.ts'
import type { Words } from './words.ts'

/** Addresses of one kind: the protocol allows 50,000 per file, and each page is listed in two languages. */
const LISTED = 5_000

interface Entry {
  path: string
  changedAt?: Temporal.Instant
}

/** Every page that can be read without scripts, each kind newest first. */
export async function sitemapOf({ db }: Asked, words: Words, origin: string): Promise<string> {
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
