// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources under test
import { describe, expect, it } from 'vitest'
import { checkLanguages } from '../../../scripts/check/languages.ts'
import { checkWords } from '../../../scripts/check/words.ts'

/** A test of this name, written so that the check does not take it for one of this file. */
const named = (test: string, name: string) => `${test}('${name}', () => {})`

describe('words with a plainer one', () => {
  const reported = (text: string, path = 'src/features/a/server/writes.ts') => checkWords([{ path, text }])

  it.each([
    ['// Operators are told of it.', 'src/a.ts', /“told” has a plainer word: notified, shown, asked/],
    ['/**\n * Keeps it for\n * whoever asks.\n */', 'src/a.ts', /src\/a.ts:3: “whoever” has/],
    ['const a = 1 // wrapped anew', 'scripts/a.mjs', /:1: “anew” has/],
    ['const a = <p>{/* It stands there. */}</p>', 'src/a.tsx', /“stands” has/],
    [named('it', 'tells the owner'), 'test/api/a.test.ts', /“tells” has/],
    [named("it.each([\n  ['b'],\n])", '%s mends it'), 'test/api/a.test.ts', /:3: “mends” has/],
    ['/* The end thereof */', 'src/a.css', /“thereof” has/],
    ['-- whence it came', 'src/a.sql', /“whence” has/],
    ['# Title\n\nOperators hear of it.', 'docs/a.md', /docs\/a.md:3: “hear of” has/],
  ])('refuses %j in %s', (text, path, why) => {
    expect(reported(text, path)).toEqual([expect.stringMatching(why)])
  })
  it.each([
    ["const told = ask('Who told you?') // It says `told`.", 'src/a.ts'],
    ["const address = 'https://told.example'", 'src/a.ts'],
    ['// `id` stands for the number. The clock stands still.', 'src/a.ts'],
    ['The file [of a decision](0061-who-tells-whom.md) and `tells()`.\n\n```ts\ntold()\n```', 'docs/a.md'],
  ])('accepts %j in %s', (text, path) => {
    expect(reported(text, path)).toEqual([])
  })
  it('reads the English of texts too, for all words but that of exhibitors', () => {
    const texts = (en: string) =>
      checkLanguages([{ path: 'src/features/a/web/texts.ts', text: `texts({ a: { cn: '展台', en: '${en}' } })` }])
    expect(texts('You are told by e-mail')).toEqual([expect.stringMatching(/texts.ts:1: “told” has a plainer word/)])
    expect(texts('Tell us about the stands')).toEqual([])
  })
})
