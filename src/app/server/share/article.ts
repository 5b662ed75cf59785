import type { ArticleCard } from '../../../features/market/article/contract/schema.ts'
import { detailOf, latestOf } from '../../../features/market/article/server/reads.ts'
import { html, trusted } from '../../../platform/server/files/markup.ts'
import { dayText } from './dates.ts'
import { facts, linksTo } from './document.ts'
import { type Asked, htmlLang, type Setting, type SharedLink, type SharedPage } from './page.ts'
import { organizationId } from './structured.ts'
import { t } from './texts.ts'

export const ARTICLES = { path: '/share/informationCenter', to: '/informationCenter' }
const NEIGHBOURS = 12

/** An article with its whole text and its sources; in the other language if it was not written in this one. */
export async function articlePage({ db }: Asked, slug: string, setting: Setting): Promise<SharedPage> {
  const { lang, origin } = setting
  const s = t.pick(lang)
  const article = await detailOf({ db }, slug)
  const words = (article[lang] ?? article.cn ?? article.en)!
  const writtenIn = words === article.cn ? 'cn' : 'en'
  const path = `/share/article/${slug}`
  const author = article.author[lang]
  const heading = words.title
  return {
    path,
    to: `/informationDetails?id=${slug}`,
    heading,
    description: words.summary,
    trail: [{ name: s.articles, path: ARTICLES.path }],
    kind: 'article',
    mark: article.regions[0]?.code ?? '',
    main: html`<p class="lead">${words.summary}</p>
${writtenIn !== lang && html`<p class="note">${s.onlyOther}</p>`}
${article.isDemo && html`<p class="note">${s.sample}</p>`}
${facts([
  [s.by, author],
  [s.published, dayText(article.publishedAt, lang)],
  [s.updated, article.updatedAt && dayText(article.updatedAt, lang)],
  [s.checked, article.checkedOn && dayText(article.checkedOn, lang)],
])}
<div lang="${htmlLang(writtenIn)}">${trusted(scrollable(words.html))}</div>
${
  article.sources.length > 0 &&
  html`<h2>${s.sources}</h2><ol>${article.sources.map(({ title, url }) => html`<li><a href="${url}" rel="noopener">${title[lang]}</a></li>`)}</ol>`
}
${linksTo(s.related, article.related.flatMap(linkOf(setting)), setting)}`,
    structured: [
      {
        '@type': 'Article',
        headline: heading,
        description: words.summary,
        inLanguage: htmlLang(writtenIn),
        datePublished: article.publishedAt,
        dateModified: article.updatedAt ?? article.publishedAt,
        author: author ? { '@type': 'Organization', name: author } : { '@id': organizationId(origin) },
        publisher: { '@type': 'Organization', '@id': organizationId(origin), name: s.site },
        mainEntityOfPage: `${origin}${path}?lang=${lang}`,
        ...(article.regions.length > 0 && { about: article.regions.map(({ name }) => ({ '@type': 'Country', name: name[lang] })) }),
        ...(article.sources.length > 0 && { citation: article.sources.map(({ url }) => url) }),
      },
    ],
  }
}

/** A wide table scrolls, by the keyboard too. */
const scrollable = (html: string): string => html.replaceAll('<table>', '<table tabindex="0">')

const linkOf =
  ({ lang }: Pick<Setting, 'lang'>) =>
  (card: ArticleCard): SharedLink[] => {
    const words = card[lang] ?? card.cn ?? card.en
    return words ? [{ name: words.title, path: `/share/article/${card.slug}` }] : []
  }

/** The newest articles, all of them or of a country. */
export async function articleLinks({ db }: Asked, setting: Setting, region?: string, limit = NEIGHBOURS): Promise<SharedLink[]> {
  return (await latestOf({ db }, { limit, region })).flatMap(linkOf(setting))
}
