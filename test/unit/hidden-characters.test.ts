import { describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../src/platform/contract/call.ts'
import { withoutHidden } from '../../src/platform/contract/hidden.ts'
import { cleaned, parse } from '../../src/platform/server/wire/parse.ts'
import { expectLinear } from '../support/linear.ts'
import { sampleOf, textPaths, withValue } from '../support/samples.ts'

/** A text reads as it is stored: no field of any call keeps what turns the direction of writing or what nobody sees. */

const hidden =
  '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\u200c\u200d\u2060\u2063\u00ad\u034f\u3164\ufeff\u{e0041}\ufe01'
const HIDDEN =
  /[\u202a-\u202e]|[\u2066-\u2069]|\u200b|\u200c|\u200d|\u200e|\u200f|\u061c|\u2060|\u2063|\u00ad|\u034f|\u3164|\ufeff|\ufe01|\u{e0041}/u

const keys = Object.keys(allCalls) as (keyof typeof allCalls & CallKey)[]

/** What of the input is left for the call; a refusal leaves nothing. */
function kept(spec: CallSpec, raw: unknown): string {
  try {
    return JSON.stringify(parse(spec, raw)) ?? ''
  } catch {
    return ''
  }
}

const isPassword = (path: readonly (string | number)[]) => /password/i.test(path.join('.'))

it.each(keys)('%s keeps none in any of its texts', (key) => {
  const spec: CallSpec = allCalls[key]
  const sample = sampleOf(spec)
  const keeps = textPaths(sample)
    .filter((path) => !isPassword(path))
    .filter((path) => {
      const value = path.reduce<unknown>((at, name) => (at as Record<string | number, unknown>)[name], sample)
      return HIDDEN.test(kept(spec, withValue(sample, path, `${hidden}${String(value)}${hidden}`)))
    })
  expect(keeps.map((path) => path.join('.'))).toEqual([])
})

it('reaches the texts of the calls', () => {
  const read = keys.filter((key) => {
    const sample = sampleOf(allCalls[key] as CallSpec)
    return textPaths(sample).some((path) => !isPassword(path) && kept(allCalls[key] as CallSpec, sample) !== '')
  })
  expect(read.length).toBeGreaterThan(300)
})

describe('what scripts need stays', () => {
  it.each([
    'می‌خواهم',
    'क्‍ष',
    '👨‍👩‍👧 🏳️‍🌈 👩🏽‍💻',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '葛\u{e0100}',
    '1️⃣ ❤️',
    'Zeile 1\nZeile\t2',
    '陈 Ltd. — مرحبا',
  ])('%s', (text) => expect(withoutHidden(text)).toBe(text))
})

it('a joiner elsewhere goes', () => {
  expect(withoutHidden('ab\u200dc 澜\u200c工 👩\u200d 5')).toBe('abc 澜工 👩 5')
  expect(withoutHidden('\u2067ل\u200d\u200d\u2069')).toBe('ل\u200d')
})

it('a password is left as it was typed', () => {
  expect(cleaned({ password: 'Ab1\u200b', list: [{ note: 'a\u200bb' }] })).toEqual({ password: 'Ab1\u200b', list: [{ note: 'ab' }] })
})

it.each([
  ...['a', ' ', '\u200b', '\u200d', '\u00ad', '\u202e', '\ufe0f', '\u{e0041}', '\u{e0100}'],
  ...['\u{1f3f4}', '\u{1f3f4}\u{e0067}', '\u{1f3f4}\u{e007f}', '\u{1f469}\u200d', '\u0644\u200d', '\u845b\u{e0100}'],
])('a long text of “%j” takes as long as it is', { timeout: 120_000 }, async (sign) => {
  await expectLinear(withoutHidden, (times) => sign.repeat(times * 1_000))
})
