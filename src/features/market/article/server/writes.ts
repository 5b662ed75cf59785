import { z } from 'zod'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { type Lang, langs } from '../../../../platform/contract/texts.ts'
import { and, eq, lte } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import { slugTaken } from '../../../../platform/server/data/query.ts'
import { cancelJobs, defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { releaseFiles, takeCover } from '../../../base/upload/server/writes.ts'
import type { ArticleCalls } from '../contract/calls.ts'
import type { ArticleForm } from '../contract/schema.ts'
import type { ArticleState } from '../contract/topics.ts'
import { articleLifecycle } from './lifecycle.ts'
import { rendered } from './rendering.ts'
import { type ArticleRow, type ArticleTextRow, article, articleText } from './tables.ts'

type Moved = ResultOf<ArticleCalls['POST /ws/operator/article/save']>
interface Held {
  id: string
  /** The version of the article that the caller has seen. */
  version: number
}

export const publishJob = defineJob('article.publish', { id: z.string() })
const jobKey = (id: string) => `article:${id}:`
const toMoved = (row: ArticleRow): Moved => ({ id: row.id, slug: row.slug, state: row.state, version: row.version })
/** Public or scheduled: its text must be complete. */
const isOut = (state: ArticleState): boolean => state === 'published' || state === 'scheduled'
/** Its link is public. */
const wasOut = (state: ArticleState): boolean => state === 'published' || state === 'withdrawn'

export async function createArticle(act: Act, form: ArticleForm, options: { isDemo?: boolean } = {}): Promise<Moved> {
  await checkForm(act, form, null)
  const [row] = await act.tx
    .insert(article)
    .values({
      ...columnsOf(form),
      isDemo: options.isDemo ?? false,
      createdBy: act.actor.accountId,
      createdAt: act.now,
      changedBy: act.actor.accountId,
      changedAt: act.now,
    })
    .returning()
  await setCover(act, row!, form.cover)
  await saveTexts(act, row!, form, undefined)
  return toMoved(row!)
}

/** Saves both languages. `inStep`: the languages match now; by default, a save that changed both implies it. */
export async function saveArticle(
  act: Act,
  { id, version, form, inStep }: Held & { form: ArticleForm; inStep?: boolean | undefined },
): Promise<Moved> {
  const [before] = await act.tx.select().from(article).where(eq(article.id, id)).for('update')
  if (before && wasOut(before.state) && before.slug !== form.slug) throw refuseFields({ slug: 'slugFixed' })
  await checkForm(act, form, before ?? null)
  const row = await turnSeen(act, { id, version }, 'edit', columnsOf(form))
  await setCover(act, row, form.cover)
  await saveTexts(act, row, form, inStep)
  return toMoved(row)
}

export async function publishArticle(act: Act, held: Held): Promise<Moved> {
  const row = await turnSeen(act, held, 'publish', { publishAt: act.now })
  await needWords(act, row)
  await cancelJobs(act, jobKey(row.id))
  return toMoved(row)
}

/** Also changes a time that was set before. */
export async function scheduleArticle(act: Act, { publishAt, ...held }: Held & { publishAt: string }): Promise<Moved> {
  const at = Temporal.Instant.from(publishAt)
  if (Temporal.Instant.compare(at, act.now) <= 0) throw refuseFields({ publishAt: 'timePast' })
  const row = await turnSeen(act, held, 'schedule', { publishAt: at })
  await needWords(act, row)
  await cancelJobs(act, jobKey(row.id))
  await enqueue(act, publishJob, { id: row.id }, { dueAt: at, uniqueKey: `${jobKey(row.id)}${row.version}` })
  return toMoved(row)
}

export async function unscheduleArticle(act: Act, held: Held): Promise<Moved> {
  const row = await turnSeen(act, held, 'unschedule', { publishAt: null })
  await cancelJobs(act, jobKey(row.id))
  return toMoved(row)
}

export const withdrawArticle = async (act: Act, held: Held): Promise<Moved> =>
  toMoved(await turnSeen(act, held, 'withdraw', { leadAt: null }))

export const setLead = async (act: Act, { lead, ...held }: Held & { lead: boolean }): Promise<Moved> =>
  toMoved(await turnSeen(act, held, 'lead', { leadAt: lead ? act.now : null }))

export async function markCurrent(act: Act, held: Held): Promise<Moved> {
  const row = await turnSeen(act, held, 'edit', {})
  await holdTogether(act, row.id, await textsOf(act, row.id))
  return toMoved(row)
}

export async function removeArticle(act: Act, held: Held): Promise<{ id: string }> {
  const row = await holdRow(act, articleLifecycle, held.id, { version: held.version, state: 'draft' })
  await releaseFiles(act, coverOf(row.id), 'cover', [])
  await act.tx.delete(article).where(eq(article.id, row.id))
  return { id: row.id }
}

/** The scheduled time has come. An article that was rescheduled or unscheduled meanwhile is skipped: it has a job of its own, or none. */
export async function publishDue(act: Act, id: string): Promise<void> {
  const due = and(eq(article.id, id), eq(article.state, 'scheduled'), lte(article.publishAt, act.now))
  const [row] = await act.tx.select().from(article).where(due).for('update')
  if (row) await turn(act, articleLifecycle, row, 'publish')
}

type ArticleMove = 'edit' | 'publish' | 'schedule' | 'unschedule' | 'lead' | 'withdraw'

/** Every change starts from the version that the operator has seen. */
async function turnSeen(
  act: Act,
  { id, version }: Held,
  move: ArticleMove,
  set: Partial<typeof article.$inferInsert>,
): Promise<ArticleRow> {
  const row = await holdRow(act, articleLifecycle, id, { version })
  return turn(act, articleLifecycle, row, move, { set: { ...set, changedBy: act.actor.accountId, changedAt: act.now } })
}

const columnsOf = (form: ArticleForm) => ({
  slug: form.slug,
  topic: form.topic,
  regions: [...new Set(form.regions)],
  checkedOn: form.checkedOn || null,
  sources: form.sources,
  authorCn: form.author.cn,
  authorEn: form.author.en,
})

async function checkForm(act: Act, form: ArticleForm, row: ArticleRow | null): Promise<void> {
  if (form.regions.some((code) => !regionCodes().has(code))) throw refuseFields({ regions: 'areaUnknown' })
  if (await slugTaken(act.tx, article, form.slug, row?.id ?? null)) throw refuseFields({ slug: 'slugTaken' })
  const titles = langs.filter((lang) => form[lang].title !== '')
  if (titles.length === 0) throw refuseFields({ 'cn.title': 'required', 'en.title': 'required' })
  if (row && isOut(row.state)) {
    const wrong = missingIn(form)
    if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
  }
}

type Words = { title: string; summary: string; body: string }
const parts = ['title', 'summary', 'body'] as const
const isEmpty = (words: Words): boolean => parts.every((part) => words[part].trim() === '')

/** A language is complete or absent, and at least one is present. */
function missingIn(form: Partial<Record<Lang, Words>>): Record<string, 'wordsMissing'> {
  const used = langs.filter((lang) => form[lang] && !isEmpty(form[lang]))
  const asked = used.length > 0 ? used : langs
  const gaps = asked.flatMap((lang) => parts.filter((part) => !form[lang]?.[part].trim()).map((part) => `${lang}.${part}`))
  return Object.fromEntries(gaps.map((path) => [path, 'wordsMissing' as const]))
}

async function needWords(act: Act, row: ArticleRow): Promise<void> {
  const texts = await textsOf(act, row.id)
  const wrong = missingIn(Object.fromEntries(texts.map((one) => [one.lang, one])))
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
}

const textsOf = (act: Act, id: string): Promise<ArticleTextRow[]> =>
  act.tx.select().from(articleText).where(eq(articleText.articleId, id)).orderBy(articleText.lang)

async function saveTexts(act: Act, row: ArticleRow, form: ArticleForm, inStep: boolean | undefined): Promise<void> {
  const before = await textsOf(act, row.id)
  const changed: Lang[] = []
  let isNew = false
  for (const lang of langs) {
    const words = form[lang]
    const was = before.find((one) => one.lang === lang)
    if (was && parts.every((part) => was[part] === words[part])) continue
    if (isEmpty(words)) {
      if (was) await act.tx.delete(articleText).where(and(eq(articleText.articleId, row.id), eq(articleText.lang, lang)))
      continue
    }
    changed.push(lang)
    isNew ||= !was
    const { plain, minutes, html, headings } = await rendered(words.body)
    const values = { ...words, plain, minutes, html, headings, version: (was?.version ?? 0) + 1, updatedAt: act.now }
    await act.tx
      .insert(articleText)
      .values({ articleId: row.id, lang, ...values })
      .onConflictDoUpdate({ target: [articleText.articleId, articleText.lang], set: values })
  }
  // A language that was just written matches the other; a single language is compared with nothing.
  const after = await textsOf(act, row.id)
  if (isNew || after.length === 1 || (inStep ?? changed.length === langs.length)) await holdTogether(act, row.id, after)
}

async function holdTogether(act: Act, id: string, texts: readonly ArticleTextRow[]): Promise<void> {
  for (const { lang } of texts) {
    const other = texts.find((one) => one.lang !== lang)
    await act.tx
      .update(articleText)
      .set({ heldAgainst: other?.version ?? null })
      .where(and(eq(articleText.articleId, id), eq(articleText.lang, lang)))
  }
}

const coverOf = (id: string): string => `article:${id}`

async function setCover(act: Act, row: ArticleRow, cover: string): Promise<void> {
  const coverFileId = await takeCover(act, coverOf(row.id), row.coverFileId, cover)
  if (coverFileId !== row.coverFileId) await act.tx.update(article).set({ coverFileId }).where(eq(article.id, row.id))
}
