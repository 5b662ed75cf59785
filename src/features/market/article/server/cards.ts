import type { Reader } from '../../../../platform/server/data/database.ts'
import { inArray } from '../../../../platform/server/data/drizzle.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { fileUrl } from '../../../base/upload/contract/file.ts'
import type { ArticleCard } from '../contract/schema.ts'
import { type ArticleRow, type ArticleTextRow, articleText } from './tables.ts'

/** Articles as in lists, in the order given. With search words, the place of the body that contains one of them. */
export async function cards(db: Reader, rows: readonly ArticleRow[], words: readonly string[] = []): Promise<ArticleCard[]> {
  if (rows.length === 0) return []
  const texts = await db
    .select()
    .from(articleText)
    .where(
      inArray(
        articleText.articleId,
        rows.map((row) => row.id),
      ),
    )
  return rows.map((row) => {
    const own = texts.filter((one) => one.articleId === row.id)
    return {
      slug: row.slug,
      topic: row.topic,
      regions: row.regions.map(namedArea),
      publishedAt: (row.publishAt ?? row.createdAt).toString(),
      updatedAt: updatedSince(row, own),
      cover: row.coverFileId ? fileUrl(row.coverFileId) : null,
      isDemo: row.isDemo,
      cn: cardWords(
        own.find((one) => one.lang === 'cn'),
        words,
      ),
      en: cardWords(
        own.find((one) => one.lang === 'en'),
        words,
      ),
    }
  })
}

const cardWords = (text: ArticleTextRow | undefined, words: readonly string[]): ArticleCard['cn'] =>
  text ? { title: text.title, summary: text.summary, minutes: text.minutes, excerpt: excerptOf(text.plain, words) } : null

/** The latest change of its text, if after the publication. */
export function updatedSince(row: ArticleRow, texts: readonly ArticleTextRow[]): string | null {
  const last = texts
    .map((one) => one.updatedAt)
    .sort(Temporal.Instant.compare)
    .at(-1)
  return last && row.publishAt && Temporal.Instant.compare(last, row.publishAt) > 0 ? last.toString() : null
}

/** A Latin word matches only at the start of a word: "ce" is not in "peace". */
function placeOf(folded: string, word: string): number {
  if (!/^[a-z0-9]/.test(word)) return folded.indexOf(word)
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) if (!/[a-z0-9]/.test(folded[at - 1] ?? '')) return at
  return -1
}

const BEFORE = 40
const AFTER = 120

/** Around the first match in the body; null if there is none. Cut between words where there are spaces. */
function excerptOf(plain: string, words: readonly string[]): string | null {
  const folded = plain.toLowerCase()
  const places = words.map((word) => placeOf(folded, word)).filter((at) => at >= 0)
  if (places.length === 0) return null
  const at = Math.min(...places)
  let from = Math.max(0, at - BEFORE)
  let to = Math.min(plain.length, at + AFTER)
  const latin = (index: number) => /[\p{Script=Latin}\d]/u.test(plain[index] ?? '')
  while (from > 0 && from < at && latin(from - 1) && latin(from)) from++
  while (to < plain.length && to > at + 1 && latin(to - 1) && latin(to)) to--
  return `${from > 0 ? '…' : ''}${plain.slice(from, to).trim()}${to < plain.length ? '…' : ''}`
}
