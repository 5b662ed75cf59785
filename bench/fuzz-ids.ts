/** Ids under which a call finds something, so that what follows the first guard is reached too. */
import { SOME_ID, withValue } from '../test/support/samples.ts'
import type { TestServer } from '../test/support/server.ts'
import { bareSample, type Json, type Key, places, specOf } from './fuzz-shots.ts'
import { type Caller, callers, type Rows, type World } from './fuzz-world.ts'

interface Answer {
  /** What distinguishes one answer from another. */
  said: string
  succeeded: boolean
  /** The fields that the refusal names. */
  refused: string[]
}

async function answerOf(h: TestServer, key: Key, input: Json, token: string | undefined): Promise<Answer> {
  const { status, body } = await h.call(key, input as never, token ? { token } : {})
  if (body.success) return { said: 'success', succeeded: true, refused: [] }
  const fields = body.result?.fields ?? {}
  return { said: `${status} ${body.code} ${JSON.stringify(fields)}`, succeeded: false, refused: Object.keys(fields) }
}

const MOST_CORRECTED = 8
const OFTEN_WANTED: readonly unknown[] = ['DE', 'CN', '5000', '2026-11-30', '2026-12-31', 'Europe/Berlin', 'another-sample', false, 2]
const PROBES = 3

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((part, step) => (part as Json | undefined)?.[step as string], value)

const audienceOf = (key: Key): readonly Caller[] => {
  const { audience } = specOf(key)
  if (audience === 'anyone' || audience === 'signedIn') return ['individual', 'company', 'operator']
  if (audience === 'member') return ['individual', 'company']
  return callers.filter((caller) => caller === audience)
}

/** What was found for a call: inputs by caller, and whether one of them ever succeeded. */
export interface Known {
  /** With every field. */
  full: ReadonlyMap<Caller, Json>
  /** As the call takes it, or comes nearest to taking it. */
  valid: ReadonlyMap<Caller, Json>
  succeeded: boolean
}

/** Finds ids for a call's fields, then changes the fields that the answer names, until the call succeeds or nothing helps. */
export async function learn(world: World, h: TestServer, key: Key): Promise<Known> {
  const found = { full: new Map<Caller, Json>(), valid: new Map<Caller, Json>(), succeeded: false }
  for (const caller of audienceOf(key)) {
    const ask = async (input: Json) => answerOf(h, key, input, await world.signIn(h, caller))
    const full = await withIds(world, key, bareSample(key), ask)
    const { input, answer } = await corrected(full, ask)
    found.full.set(caller, full.input)
    found.valid.set(caller, input)
    found.succeeded ||= answer.succeeded
  }
  return found
}

type Ask = (input: Json) => Promise<Answer>
type Tried = { input: Json; answer: Answer }

/** Tries rows in each field that takes an id, and keeps the one that leads furthest. */
async function withIds(world: World, key: Key, sample: Json, ask: Ask): Promise<Tried> {
  let best = { input: sample, answer: await ask(sample) }
  for (const path of places(sample).filter((one) => at(sample, one) === SOME_ID)) {
    if (best.answer.succeeded) break
    best = await withId(candidates(world, key, String(path.findLast((step) => typeof step === 'string'))), path, best, ask)
  }
  return best
}

/** A few rows of each table show whether the field takes its ids at all; of such a table every state of a row is tried. */
async function withId(tables: readonly Rows[], path: readonly (string | number)[], before: Tried, ask: Ask): Promise<Tried> {
  let best = before
  for (const { rows } of tables) {
    let takesThem = false
    for (const [nth, { id, version }] of rows.entries()) {
      if (nth >= PROBES && !takesThem) break
      const input = withVersion(withValue(before.input, path, id), version)
      const tried = { input, answer: await ask(input) }
      if (tried.answer.succeeded) return tried
      takesThem ||= tried.answer.said !== before.answer.said
      // What a row's state refuses says less than what a field refuses: that row would do.
      if (tried.answer.said !== before.answer.said && (best === before || depthOf(tried) > depthOf(best))) best = tried
    }
  }
  return best
}

const depthOf = ({ answer }: Tried): number => (answer.refused.length > 0 ? 1 : 0)

/** As somebody who has just read the row. */
function withVersion(input: Json, version: number | null): Json {
  if (version === null) return input
  return places(input)
    .filter((path) => path.at(-1) === 'version')
    .reduce((changed, path) => withValue(changed, path, version), input)
}

/** Fills refused fields with what such fields often want, or leaves them out, while that helps. */
async function corrected(full: Tried, ask: Ask): Promise<Tried> {
  let best = full
  for (let tries = 0; tries < MOST_CORRECTED && !best.answer.succeeded; tries++) {
    const { input, answer } = best
    const name = answer.refused.find((field) => at(input, field.split('.')) !== undefined)
    if (name === undefined) break
    const path = name.split('.')
    const { [path[0]!]: _, ...less } = input
    let next: Tried | undefined
    for (const tried of [...OFTEN_WANTED.map((value) => withValue(input, path, value)), less]) {
      const said = await ask(tried)
      if (said.refused.includes(name)) continue
      next = { input: tried, answer: said }
      break
    }
    if (!next) break
    best = next
  }
  return best
}

/** What calls of other features name too. */
const COMMON: readonly string[] = ['account', 'company', 'demand']

/** Tables of the call's feature; before them the one that a field's name ends in: `employeeId`. */
function candidates(world: World, key: Key, field: string): Rows[] {
  const noun = field.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const everywhere = new Map([...world.rows.values()].flat().map((one) => [one.table, one]))
  const of = (names: readonly string[]) => names.flatMap((name) => everywhere.get(name) ?? [])
  return [...new Set([...of([noun]), ...(world.rows.get(key) ?? []), ...of(COMMON)])]
}
