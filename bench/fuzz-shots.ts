/** What the fuzz sends: each place of each input with each boundary value, as each caller. */
import { allCalls } from '../src/app/server/features.ts'
import type { CallSpec } from '../src/platform/contract/call.ts'
import { sampleOf, withValue } from '../test/support/samples.ts'
import type { TestServer } from '../test/support/server.ts'
import { type Caller, callers } from './fuzz-world.ts'

export type Key = Parameters<TestServer['call']>[0]
export type Json = Record<string, unknown>
type Path = (string | number)[]

export const values: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a'.repeat(5_000),
  '𠮷😀'.repeat(200),
  '＝1+1',
  "'; drop table account; --",
  '%_\\',
  '../../etc/passwd',
  '<svg onload=alert(1)>',
  '0',
  '-1',
  '1,50',
  '1e308',
  '9007199254740993',
  '0000-01-01',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  '-----------------------------------',
  0,
  -1,
  2_147_483_648,
  9_007_199_254_740_991,
  1e308,
  0.1,
  true,
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: { prototype: {} } },
]

/** Their bodies are no JSON; `fuzz-files.ts` sends those. */
export const isJson = (key: string) => key !== 'POST /sys/common/uploadFile' && !key.includes(':') && !key.includes('importExcel')

export const jsonCalls = (Object.keys(allCalls) as Key[]).filter(isJson)

/** Every place of an input: leaves, and what holds them. */
export function places(value: unknown, path: Path = []): Path[] {
  const here = path.length === 0 ? [] : [path]
  if (value === null || typeof value !== 'object') return here
  return [...here, ...Object.entries(value).flatMap(([key, item]) => places(item, [...path, Array.isArray(value) ? Number(key) : key]))]
}

export interface Shot {
  key: Key
  caller: Caller
  input: Json
  /** For a report: what differs from the sample. */
  changed: string
}

/** Of one call: `full` has the places to fill, `valid` what the other fields keep. */
export function shotsOf(key: Key, full: (caller: Caller) => Json, valid: (caller: Caller) => Json): Shot[] {
  return callers.flatMap((caller) => {
    const [sample, kept] = [full(caller), valid(caller)]
    const changed = places(sample).flatMap((path) =>
      values.map((value) => {
        // A query string has texts only.
        const sendable = key.startsWith('GET') && typeof value === 'object' ? JSON.stringify(value) : value
        const top = path[0] as string
        const input = withValue({ ...kept, [top]: sample[top] }, path, sendable)
        return { key, caller, input, changed: `${path.join('.')} ${JSON.stringify(value)?.slice(0, 60)}` }
      }),
    )
    return [{ key, caller, input: kept, changed: '' }, { key, caller, input: sample, changed: 'full' }, ...changed]
  })
}

/** A small generator of evenly spread numbers: the same seed, the same run. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const all = [...list]
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(next() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

export const specOf = (key: Key): CallSpec => allCalls[key]
export const bareSample = (key: Key): Json => sampleOf(specOf(key))
