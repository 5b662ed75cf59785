// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources under test
import { describe, expect, it } from 'vitest'
import { sameSnapshot } from '../../../scripts/check/migrations.ts'
import { checkSizes } from '../../../scripts/check/sizes.ts'
import { readImports, tokenise } from '../../../scripts/check/tokens.ts'

describe('reading sources', () => {
  const words = (source: string) => tokenise(source).map((token) => `${token.kind}:${token.text}`)

  it('drops comments and keeps what only looks like one', () => {
    expect(words(`a // 'x'\n/* "y" */ 'http://z'`)).toEqual(['word:a', 'string:http://z'])
  })
  it('reads templates within templates', () => {
    const source = 'f(`a ${b({ c: `d ${1}` })} e`, g)'
    expect(words(source).filter((word) => word.startsWith('template:'))).toEqual(['template:a ', 'template:d ', 'template:', 'template: e'])
    expect(words(source).at(-2)).toBe('word:g')
  })
  it('distinguishes a regular expression with quotes from a division', () => {
    expect(words(`x = /['"]/g; y = 4 / 2 / 1`).filter((word) => word.startsWith('regex:'))).toEqual([`regex:/['"]/g`])
  })
  it('survives an apostrophe in JSX text', () => {
    expect(words(`<p>it's</p>\nconst a = '衡'`).at(-1)).toBe('string:衡')
  })
  it('finds every way to import a module, and which are only types', () => {
    const source = `import a, { b } from './a.ts'
import type { C } from './c.ts'
import { type D, type E } from './d.ts'
import './e.css'
export { f } from './f.ts'
const g = lazy(() => import('./g.tsx'))`
    const imports = readImports(tokenise(source))
    expect(imports.map((one) => [one.from, one.typeOnly])).toEqual([
      ['./a.ts', false],
      ['./c.ts', true],
      ['./d.ts', true],
      ['./e.css', false],
      ['./f.ts', false],
      ['./g.tsx', false],
    ])
  })
})

describe('the length of a file', () => {
  const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) })

  it('passes 350 lines, warns above, refuses above 400', () => {
    expect(checkSizes([file('src/a.ts', 350)])).toEqual({ problems: [], warnings: [] })
    expect(checkSizes([file('src/a.ts', 351)]).warnings).toHaveLength(1)
    expect(checkSizes([file('src/a.ts', 400)]).problems).toEqual([])
    expect(checkSizes([file('src/a.ts', 401)]).problems[0]).toMatch(/^src\/a.ts: 401 lines/)
  })
  it('lets the demo world, data and tests be long', () => {
    const long = ['seed/cast/a.ts', 'src/features/base/area/data/a.ts', 'test/api/a.ts', 'src/a.test.ts']
    expect(checkSizes(long.map((path) => file(path, 900)))).toEqual({ problems: [], warnings: [] })
  })
})

describe('the length of a line', () => {
  const reported = (text: string, path = 'src/a.ts') => checkSizes([{ path, text: `${text}\n` }]).problems
  const words = (columns: number) => 'word '.repeat(columns / 5)

  it('is 140 columns at most, comments too', () => {
    expect(reported(`// ${words(135)}`)).toEqual([])
    expect(reported(`const a = 1\n/** ${words(140)} */`)).toEqual([expect.stringMatching(/^src\/a.ts:2: 147 columns/)])
    expect(reported(`const a = 1 // ${words(140)}`)).toHaveLength(1)
    expect(reported(`${'a + '.repeat(40)}1`)).toHaveLength(1)
  })
  it('counts without the longest text or template of the line, which cannot be broken', () => {
    expect(reported(`const a = '${words(200)}'`)).toEqual([])
    expect(reported(['const a = (b: string) => `', words(100), '${b}', words(100), '`'].join(''))).toEqual([])
    expect(reported(`const a = '${words(200)}' // ${words(140)}`)).toHaveLength(1)
  })
  it('ignores the people of the demo world, data and styles', () => {
    const line = `// ${words(200)}`
    expect([reported(line, 'seed/cast/a.ts'), reported(line, 'src/features/base/area/data/a.ts'), reported(line, 'src/a.css')]).toEqual([
      [],
      [],
      [],
    ])
  })
})

describe('the snapshot of tables', () => {
  it('is the same under another id and another order of keys, and differs by a column', () => {
    const one = { id: '1', prevId: '0', tables: { a: { name: 'a', columns: { x: 'text' } } } }
    const same = { prevId: '9', tables: { a: { columns: { x: 'text' }, name: 'a' } }, id: '2' }
    expect(sameSnapshot(one, same)).toBe(true)
    expect(sameSnapshot(one, { ...same, tables: { a: { name: 'a', columns: { x: 'integer' } } } })).toBe(false)
  })
})
