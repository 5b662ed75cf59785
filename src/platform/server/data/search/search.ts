import { COUNTED_MOST, type Page } from '../../../contract/page.ts'
import type { Match } from '../../../contract/search.ts'
import { and, getTableName, type SQL, sql } from '../drizzle.ts'
import { fromIndex, isPosted, SORTED_BEFORE_POSTINGS, SORTED_MOST, sorted } from './pages.ts'
import { everythingOf, matchesOf, type Query, queryOf, wordsToStem } from './query.ts'
import { type Asked, type Found, holds, type Scene, type Scope, type Searchable, scopeOf } from './searchable.ts'
import { correctionOf } from './spelling.ts'
import { lexiconOf, statisticsOf, stemsOf } from './statistics.ts'
import { fold, isHan, simplify } from './text.ts'
import { shareOf } from './tsquery.ts'
import { plain } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/**
 * A page of what the words find. Every result matches every word; stop words alone find nothing. Words that nothing has together with the
 * others fall away, and the answer says what was searched instead (`corrected`).
 */
export async function search(scene: Scene, searchable: Searchable, asked: Asked): Promise<Found> {
  const misspelt = await correctedText(scene, searchable, asked, 'names')
  const first = await run(scene, searchable, asked, wordsOf(misspelt ?? asked.text, searchable.vocabulary(scene.services.features)))
  if (first.total > 0) return { ...first, corrected: misspelt }
  const corrected = await meantText(scene, searchable, asked)
  if (corrected === null) return { ...first, corrected: null }
  const second = await run(scene, searchable, asked, wordsOf(corrected, searchable.vocabulary(scene.services.features)))
  return second.total > 0 ? { ...second, corrected } : { ...first, corrected: null }
}

/** What is searched instead of the text, whatever the filters: typing errors corrected, and as few words left out as it takes. */
async function meantText(scene: Scene, searchable: Searchable, asked: Pick<Asked, 'text' | 'within' | 'from'>): Promise<string | null> {
  const corrected = await correctedText(scene, searchable, asked, 'documents')
  return (await fewerWords(scene, searchable, { ...asked, text: corrected ?? asked.text })) ?? corrected
}

/** The matches of `search` as a condition, for counts and other lists; undefined without text. */
export async function searchCondition(scene: Scene, searchable: Searchable, text: string, within?: Scope): Promise<SQL | undefined> {
  if (text.trim() === '') return undefined
  return holdsWords(scene, searchable, (await meantText(scene, searchable, { text, within })) ?? text)
}

/** Holds for rows that match every word as it was typed. */
export async function holdsWords(scene: Scene, searchable: Searchable, text: string): Promise<SQL> {
  const words = wordsOf(text, searchable.vocabulary(scene.services.features))
  return words.length === 0 ? sql`false` : holds(searchable, 'search', everythingOf(await read(scene, searchable, words)))
}

/** A page in the shape of a list answer, from the rows of its records. */
export const searchedPage = <T extends object>(
  found: Found,
  records: readonly { id: string; record: T }[],
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Page<T & { matches?: Match[] }> & { corrected?: string } => {
  const byId = new Map(records.map(({ id, record }) => [id, record]))
  return {
    records: found.ids.flatMap((id) => {
      const record = byId.get(id)
      return record ? [{ ...record, matches: found.matches.get(id) ?? [] }] : []
    }),
    total: found.total,
    ...(found.totalIsMore && { totalIsMore: true }),
    size: pageSize,
    current: pageNo,
    pages: Math.ceil(found.total / pageSize),
    ...(found.corrected !== null && { corrected: found.corrected }),
  }
}

const READ_MOST = 2_000
const readings = new WeakMap<object, Map<string, Promise<Query>>>()

/** The query of the words on a table. The same one recurs page by page and with other filters, so it is built once. */
function read({ db, services }: Scene, { fields, vocabulary }: Searchable, words: readonly Word[]): Promise<Query> {
  const known = readings.get(fields) ?? new Map<string, Promise<Query>>()
  readings.set(fields, known)
  const key = words.map(({ typed }) => typed).join(' ')
  const before = known.get(key)
  if (before) return before
  if (known.size >= READ_MOST) known.clear()
  const reading = stemsOf(db, wordsToStem(words)).then((stem) =>
    queryOf(words, { fields, vocabulary: vocabulary(services.features), stem }),
  )
  known.set(key, reading)
  reading.catch(() => known.delete(key))
  return reading
}

/**
 * Words that no accessible document contains, each replaced by what was probably meant: a name of the vocabulary, or also a word of
 * documents. Null if every word occurs or nothing is near.
 */
async function correctedText(
  scene: Scene,
  searchable: Searchable,
  asked: Pick<Asked, 'text' | 'within' | 'from'>,
  among: 'names' | 'documents',
): Promise<string | null> {
  const vocabulary = searchable.vocabulary(scene.services.features)
  const { db, now } = scene
  const words = wordsOf(asked.text, vocabulary)
  const unknown = words.filter((word) => word.kind === 'word' && word.names.length === 0)
  const doubtful = among === 'names' ? unknown.filter(({ typed }) => correctionOf(typed, vocabulary) !== null) : unknown
  if (doubtful.length === 0) return null
  // As written: "severence" and "several" have one stem.
  const query = queryOf(doubtful, { fields: searchable.fields, vocabulary, stem: () => null })
  const present = query.words.map(
    ({ text }, at) =>
      sql`select ${at}::int as at where exists (select from ${asked.from ?? searchable.table} where ${and(scopeOf(searchable, asked), holds(searchable, 'search', text))})`,
  )
  const { rows } = await db.execute<{ at: number }>(sql.join(present, sql` union all `))
  const there = new Set(rows.map((row) => row.at))
  const missing = doubtful.filter((_, at) => !there.has(at))
  if (missing.length === 0) return null
  const table = getTableName(searchable.table)
  const documents = `select search from ${table} where ${searchable.fields.open(table)} order by ${searchable.id.name} desc`
  const lexicon = among === 'documents' ? await lexiconOf(db, table, documents, now) : undefined
  const readings = new Map<Word, string>()
  for (const word of missing) {
    const meant = correctionOf(word.typed, vocabulary, lexicon)
    if (meant !== null) readings.set(word, meant)
  }
  if (readings.size === 0) return null
  // In the text as typed: "employeer of record" is one name only with its "of".
  let text = simplify(fold(asked.text))
  for (const [{ typed }, meant] of readings) text = text.replaceAll(isHan(typed) ? typed : new RegExp(`\\b${typed}\\b`, 'g'), meant)
  return wordsOf(text, vocabulary)
    .map(({ typed }) => typed)
    .join(' ')
}

/**
 * The words without those that leave nothing to find: one that names nothing, else all of these, else one that names a place, else any
 * other. Null if all words together find something, or no part of them does.
 */
async function fewerWords(scene: Scene, searchable: Searchable, asked: Pick<Asked, 'text' | 'within' | 'from'>): Promise<string | null> {
  const words = wordsOf(asked.text, searchable.vocabulary(scene.services.features))
  if (words.length < 2) return null
  const unread = words.filter(({ kind, names }) => kind === 'word' && names.length === 0)
  const places = words.filter(({ names }) => names.some(({ codes, near }) => codes?.['region'] ?? near?.['region']))
  const others = words.filter((word) => !unread.includes(word) && !places.includes(word))
  const left = [...unread.map((word) => [word]), unread, ...[...places, ...others].map((word) => [word])]
  const says = ({ typed, names }: Word) => names.length > 0 || typed.length > (/^[a-z0-9]+$/.test(typed) ? 2 : 1)
  const kept = [words, ...left.map((without) => words.filter((word) => !without.includes(word)))].filter((some) => some.some(says))
  const queries = await Promise.all(kept.map((some) => read(scene, searchable, some)))
  const from = asked.from ?? searchable.table
  const found = queries.map(
    (query, at) =>
      sql`select ${at}::int as at where exists (select from ${from} where ${and(scopeOf(searchable, asked), holds(searchable, 'search', everythingOf(query)))})`,
  )
  const { rows } = await scene.db.execute<{ at: number }>(sql.join(found, sql` union all `))
  const at = Math.min(...rows.map((row) => row.at))
  return at === 0 || !Number.isFinite(at) ? null : (kept[at] ?? []).map(({ typed }) => typed).join(' ')
}

/** The text without one of its words, for each word: what still says something. Empty for a single word. */
export function withoutOneWord({ services }: Pick<Scene, 'services'>, { vocabulary }: Searchable, text: string): string[] {
  const words = wordsOf(text, vocabulary(services.features))
  if (words.length < 2) return []
  return words.map((word) =>
    words
      .filter((other) => other !== word)
      .map(({ typed }) => typed)
      .join(' '),
  )
}

const NOTHING: Omit<Found, 'corrected'> = { ids: [], matches: new Map(), total: 0, totalIsMore: false, shown: [] }

async function run(scene: Scene, searchable: Searchable, asked: Asked, words: readonly Word[]): Promise<Omit<Found, 'corrected'>> {
  if (words.length === 0) return NOTHING
  const query = await read(scene, searchable, words)
  const statistics = await statisticsOf(scene.db, getTableName(searchable.table), scene.now)
  const estimate = statistics.rows * shareOf(everythingOf(query), statistics.all)
  const few = asked.owned || estimate <= (isPosted(searchable, asked) ? SORTED_BEFORE_POSTINGS : SORTED_MOST)
  const { rows, total } =
    (few && (await sorted(scene, searchable, asked, query, statistics))) || (await fromIndex(scene, searchable, asked, query, statistics))
  return {
    ids: rows.map((row) => row.id),
    matches: new Map(rows.map((row) => [row.id, matchesOf(query, row.kinds)])),
    total: Math.min(total, COUNTED_MOST),
    totalIsMore: total > COUNTED_MOST,
    shown: query.words.flatMap(({ word }) => [word.typed, ...word.names.flatMap((name) => name.words.map(plain))]),
  }
}
