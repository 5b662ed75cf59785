import { textOf } from '../../../../platform/contract/dictionary.ts'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { articleDictionaries } from '../contract/dictionaries.ts'
import type { ArticleTopic } from '../contract/topics.ts'
import { publicArticles, publicTexts } from './reads.ts'

const FEED_LENGTH = 30

const t = texts({
  title: { cn: '衡渡资讯中心', en: 'Hengdu resources' },
  about: {
    cn: '给出海团队的用工、薪酬、税务、合规与市场资料，注明来源与更新日期。',
    en: 'Employment, payroll, tax, compliance and market notes for teams going abroad, with sources and dates.',
  },
})

/** RSS 2.0 of one language with the whole texts. `origin` is the base address of links: `https://hengdu.example`. */
export async function feedOf(db: Reader, input: { lang: Lang; topic?: ArticleTopic | undefined }, origin: string): Promise<string> {
  const s = t.pick(input.lang)
  const items = await publicArticles(db, { ...input, limit: FEED_LENGTH })
  const bodies = await publicTexts(
    db,
    items.map(({ slug }) => slug),
    input.lang,
  )
  const topic = input.topic && textOf(articleDictionaries.articleTopic, input.topic, input.lang)
  const self = `${origin}/api/ws/article/rss?lang=${input.lang}${input.topic ? `&topic=${input.topic}` : ''}`
  const newest = items
    .map((item) => item.updatedAt)
    .sort(Temporal.Instant.compare)
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    tag('title', topic ? `${s.title} · ${topic}` : s.title),
    tag('link', `${origin}/share/informationCenter?lang=${input.lang}`),
    tag('description', s.about),
    tag('language', input.lang === 'en' ? 'en' : 'zh-CN'),
    `<atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [tag('lastBuildDate', mailDate(newest))] : []),
    ...items.map((item) =>
      [
        '<item>',
        tag('title', item.title),
        tag('link', `${origin}/share/article/${item.slug}?lang=${input.lang}`),
        `<guid isPermaLink="false">${xml(`article:${item.slug}:${item.lang}`)}</guid>`,
        tag('pubDate', mailDate(item.publishAt)),
        tag('category', textOf(articleDictionaries.articleTopic, item.topic, input.lang)),
        tag('description', item.summary),
        tag('content:encoded', absolute(bodies.get(item.slug) ?? '', origin)),
        '</item>',
      ].join(''),
    ),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

/** A reader of feeds is on another host: our own pictures and links are given with ours. */
const absolute = (html: string, origin: string): string => html.replaceAll(/ (src|href)="\/(?!\/)/g, ` $1="${origin}/`)

const tag = (name: string, text: string): string => `<${name}>${xml(text)}</${name}>`

/** Escaped for text and attributes alike; characters that XML 1.0 does not allow are omitted. */
const xml = (text: string): string =>
  [...text]
    .filter((char) => isXml(char.codePointAt(0) ?? 0))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const isXml = (code: number): boolean =>
  code === 0x9 || code === 0xa || code === 0xd || (code >= 0x20 && code < 0xd800) || (code >= 0xe000 && code !== 0xfffe && code !== 0xffff)

/** RFC 822, the date format of feeds. */
const mailDate = (at: Temporal.Instant): string => new Date(at.epochMilliseconds).toUTCString()
