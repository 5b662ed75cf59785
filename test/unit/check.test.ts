// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources under test
import { describe, expect, it } from 'vitest'
import { checkDecisions, checkLinks, checkRequirements, checkSections, checkSnippets, sectionsOf } from '../../scripts/check/documents.ts'
import { checkImports, refuseImport } from '../../scripts/check/imports.ts'
import { checkLanguages } from '../../scripts/check/languages.ts'
import { sameSnapshot } from '../../scripts/check/migrations.ts'
import { checkSizes } from '../../scripts/check/sizes.ts'
import { checkStyles } from '../../scripts/check/styles.ts'
import { readImports, tokenise } from '../../scripts/check/tokens.ts'

const f = 'src/features'

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
    const { imports } = readImports(tokenise(source))
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

describe('the rule of imports', () => {
  type Sources = readonly { path: string; text: string }[]
  /** The problems of sources, with the list of features that they import. */
  const check = (files: Sources, list = 'a') =>
    checkImports([...files, { path: 'src/app/server/features.ts', text: `export const features = [${list}] as const` }])

  const good: [string, string][] = [
    ['src/app/web/features.ts', `${f}/demand/web/HallPage.tsx`],
    ['src/app/server/features.ts', `${f}/demand/server/routes.ts`],
    ['src/app/calls.ts', `${f}/demand/contract/calls.ts`],
    ['src/app/server/main.ts', 'seed/run.ts'],
    [`${f}/demand/server/writes.ts`, 'src/rules/errors.ts'],
    [`${f}/demand/server/writes.ts`, 'src/platform/server/act.ts'],
    [`${f}/demand/server/writes.ts`, `${f}/demand/contract/lifecycle.ts`],
    [`${f}/demand/server/writes.ts`, `${f}/ledger/server/writes.ts`],
    [`${f}/demand/server/feature.ts`, `${f}/account/server/hooks.ts`],
    [`${f}/demand/web/HallPage.tsx`, `${f}/ledger/contract/accounts.ts`],
    [`${f}/demand/web/HallPage.tsx`, `${f}/company/web/parts.tsx`],
    [`${f}/demand/web/HallPage.tsx`, `${f}/company/web/parts/Card.tsx`],
    [`${f}/demand/web/HallPage.tsx`, `${f}/company/web/queries.ts`],
    [`${f}/demand/demand.test.ts`, 'test/support/server.ts'],
  ]
  it.each(good)('%s may import %s', (from, to) => expect(refuseImport(from, to)).toBeNull())

  const bad: [string, string, RegExp][] = [
    ['src/rules/errors.ts', 'src/platform/contract/texts.ts', /rules\/ imports nothing/],
    ['src/platform/server/jobs.ts', `${f}/notice/server/writes.ts`, /platform\/ knows no business/],
    [`${f}/demand/server/routes.ts`, 'src/app/calls.ts', /a feature never imports app/],
    [`${f}/demand/web/HallPage.tsx`, `${f}/demand/server/reads.ts`, /web never sees server/],
    [`${f}/demand/web/HallPage.tsx`, 'src/platform/server/money.ts', /web never sees server/],
    ['src/app/web/main.tsx', `${f}/demand/server/reads.ts`, /web never sees server/],
    [`${f}/demand/server/reads.ts`, `${f}/demand/web/texts.ts`, /server never sees web/],
    [`${f}/demand/contract/schema.ts`, `${f}/demand/server/tables.ts`, /contract\/ imports only contract/],
    [`${f}/demand/server/writes.ts`, `${f}/ledger/server/tables.ts`, /Its tables are its own/],
    [`${f}/demand/server/writes.ts`, `${f}/ledger/server/policy.ts`, /ledger\/server\/reads.ts or writes.ts/],
    [`${f}/demand/web/HallPage.tsx`, `${f}/company/web/CompanyPage.tsx`, /company\/web\/parts.tsx/],
    [`${f}/demand/web/HallPage.tsx`, `${f}/company/server/reads.ts`, /web never sees server/],
    [`${f}/demand/server/writes.ts`, `${f}/area/data/areas.json`, /data\/ of area is its own/],
    [`${f}/demand/server/writes.ts`, 'test/support/server.ts', /outside src/],
    [`${f}/demand/server/writes.ts`, 'seed/run.ts', /outside src/],
  ]
  it.each(bad)('%s may not import %s', (from, to, why) => expect(refuseImport(from, to)).toMatch(why))

  it('names file and line, and checks packages too', () => {
    const reported = check([
      { path: `${f}/a/web/Page.tsx`, text: `import { x } from 'react'\nimport { y } from 'node:fs'\n` },
      { path: `${f}/a/server/reads.ts`, text: `import { useState } from 'react'` },
      { path: 'src/rules/errors.ts', text: `import { z } from 'zod'` },
    ])
    expect(reported).toHaveLength(3)
    expect(reported[0]).toMatch(/^src\/features\/a\/web\/Page.tsx:2: .*node:fs belongs to the server/)
    expect(reported[1]).toMatch(/react belongs to the browser/)
    expect(reported[2]).toMatch(/no package either/)
  })
  describe('between features', () => {
    const file = (feature: string, imports: string, side = 'server', name = 'writes.ts') => ({
      path: `${f}/${feature}/${side}/${name}`,
      text: `import { x } from '../../${imports}'`,
    })
    const top = { path: `${f}/c/web/Page.tsx`, text: '' }
    const inOrder = "a, { name: 'b' }, c"

    it('lets a feature import the public files of those before it in the list', () => {
      const meant = ['contract/schema.ts', 'server/reads.ts', 'server/writes.ts', 'server/hooks.ts']
      expect(
        check([file('a', '../rules/errors.ts'), ...meant.flatMap((path) => [file('b', `a/${path}`), file('c', `a/${path}`)])], inOrder),
      ).toEqual([])
      const screens = ['web/parts.tsx', 'web/parts/Card.tsx', 'web/queries.ts'].map((path) => file('c', `b/${path}`, 'web', 'Page.tsx'))
      expect(check([...screens, file('a', '../rules/errors.ts'), file('b', '../rules/errors.ts')], inOrder)).toEqual([])
    })
    it.each([
      ['contract', 'b/contract/schema.ts'],
      ['server', 'b/server/reads.ts'],
      ['web', 'b/web/parts.tsx'],
    ])('refuses an import of a later one in %s, types too, and says what to do', (side, imports) => {
      const upward = file('a', imports, side, 'x.ts')
      const typed = { ...upward, text: upward.text.replace('import', 'import type') }
      for (const one of [upward, typed])
        expect(check([one, file('b', 'a/contract/schema.ts'), top], inOrder)).toEqual([
          expect.stringMatching(/^src\/features\/a\/\w+\/x.ts:1: .*a comes before b in .*features.ts.*declare a hook/),
        ])
    })
    it('therefore refuses every pair and every cycle, across all sides; tests may import anything', () => {
      const pair = [file('a', 'b/contract/schema.ts', 'contract', 'calls.ts'), file('b', 'a/web/parts.tsx', 'web', 'Page.tsx')]
      expect(check([...pair, top], inOrder)).toHaveLength(1)
      const ring = [file('c', 'b/server/reads.ts'), file('b', 'a/web/queries.ts', 'web', 'Page.tsx'), file('a', 'c/contract/schema.ts')]
      expect(check(ring, inOrder)).toHaveLength(1)
      expect(check([file('a', 'c/contract/schema.ts', 'server', 'a.test.ts'), file('b', 'a/server/reads.ts'), top], inOrder)).toEqual([])
    })
    it('compares the list with the folders', () => {
      const all = [file('a', '../rules/errors.ts'), file('b', '../rules/errors.ts'), top]
      expect(check(all, 'a, c')).toEqual([expect.stringMatching(/has no b\. Add it/)])
      expect(check(all, 'a, b, c, gone')).toEqual([expect.stringMatching(/gone has no folder/)])
      expect(checkImports(all)).toHaveLength(3)
    })
  })
  it('refuses a barrel and a helpers folder; a feature may split its reads.ts', () => {
    const passOn = `export { a } from './a.ts'\nexport * from './b.ts'\n`
    expect(check([{ path: `${f}/a/contract/index.ts`, text: passOn }])[0]).toMatch(/a barrel file/)
    expect(check([{ path: `${f}/a/server/reads.ts`, text: passOn }])).toEqual([])
    expect(check([{ path: `${f}/a/contract/index.ts`, text: `${passOn}export const c = 1\n` }])).toEqual([])
    expect(check([{ path: 'src/platform/web/helpers/dates.ts', text: '' }], '')[0]).toMatch(/no utils, helpers/)
  })
})

describe('both languages', () => {
  const reported = (text: string, path = `${f}/a/web/texts.ts`) => checkLanguages([{ path, text }])

  it('accepts complete pairs, templates, values and comments', () => {
    const text = `// 中文注释
export const t = texts({
  save: { cn: '保存', en: 'Save' },
  dash: { cn: '—', en: '—' },
  total: { cn: (n: number) => \`共 \${f({ n })} 条\`, en: (n) => \`\${n} in total\` },
  switch: { cn: '切换语言', en: '中文' },
})
const brand = 'Hengdu 衡渡'
const pattern = /[一-龥]/u
const row = page('/home', '首页', 'Home')
const now = said(
  \`已有 \${n} 人报名。\`,
  \`\${n} applied.\`,
)
const format = 'YYYY年M月'
type P = { cn: string; en: string }`
    expect(reported(text)).toEqual([])
  })
  it.each([
    [`texts({ a: { cn: '保存' } })`, /without its English/],
    [`texts({ a: { cn: '保存', en: '' } })`, /an empty text/],
    [`texts({ a: { cn: '', en: '' } })`, /an empty text/],
    [`texts({ a: { cn: '保存', en: '保存' } })`, /the English is the Chinese/],
    [`texts({ a: { cn: '保存', en: 'Save 保存' } })`, /Chinese in an English text/],
    ['texts({ a: { cn: (n) => `共 ${n} 条`, en: (n) => `${n} 条` } })', /Chinese in an English text/],
    [`toast('保存成功', 'green')`, /outside a pair/],
    [`said('保存成功')`, /outside a pair/],
    [`said('保存', 'Save 保存')`, /Chinese in an English text/],
    [`said('取消', 'Cancel', '保存')`, /outside a pair/],
    ['const a = `共 ${n} 条`', /outside a pair/],
    ['const a = <p>保存</p>', /outside a pair/],
    [`texts({ a: { cn: '一站式服务', en: 'Service' } })`, /not in our voice/],
    [`texts({ a: { cn: '服务', en: 'A seamless service' } })`, /not in our voice/],
  ])('refuses %s', (text, why) => {
    expect(reported(text, `${f}/a/web/texts.ts`).join('\n')).toMatch(why)
  })
  it('reports file and line, once per text', () => {
    expect(reported(`const a = 1\nconst b = '保存'`, `${f}/a/server/writes.ts`)).toEqual([
      expect.stringMatching(/^src\/features\/a\/server\/writes.ts:2: a Chinese text outside a pair/),
    ])
  })
  it('ignores data and tests', () => {
    expect(reported(`const a = '北京'`, `${f}/area/data/china.ts`)).toEqual([])
    expect(reported(`const a = '北京'`, `${f}/area/server/area.test.ts`)).toEqual([])
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
    const long = ['seed/cast/a.ts', 'src/features/area/data/a.ts', 'test/api/a.ts', 'src/a.test.ts']
    expect(checkSizes(long.map((path) => file(path, 900)))).toEqual({ problems: [], warnings: [] })
  })
})

describe('styles', () => {
  const sheet = (text: string, path = `${f}/a/web/a.module.css`) => ({ path, text })
  const page = (text: string) => ({ path: `${f}/a/web/Page.tsx`, text: `import css from './a.module.css'\n${text}` })
  const scale = sheet(':root {\n  --text-1: 13px;\n  --space-2: 8px;\n}', 'src/platform/web/ui/tokens.css')
  const declared = (declaration: string) => checkStyles([scale, sheet(`:root {\n  ${declaration};\n}`)])

  it.each([
    'font-size: var(--text-1)',
    'font-size: 0.9em',
    'font: inherit',
    'padding: 0 var(--space-2) 3px',
    'margin: -1px auto 0',
    'margin-top: calc(-1 * var(--space-2))',
    'gap: 2px',
    'width: 320px',
    'border-radius: 14px',
  ])('passes %s', (declaration) => expect(declared(declaration)).toEqual([]))

  it.each([
    'font-size: 15px',
    'font-size: clamp(1rem, 2vw, 3rem)',
    'font: 700 15px sans-serif',
    'gap: 12px',
    'row-gap: 4px',
    'margin: 0 auto 18px',
    'margin-inline-start: -8px',
    'padding: clamp(16px, 3vw, 40px)',
    'padding-top: calc(var(--space-2) + 5px)',
  ])('refuses %s, with file and line', (declaration) => {
    expect(declared(declaration)).toEqual([expect.stringMatching(/^src\/features\/a\/web\/a\.module\.css:2: .* Take a size of the scale/)])
  })
  it('ignores comments, and the definition of the scale itself', () => {
    expect(checkStyles([scale, sheet('/* gap: 12px; .gone { } */\n:root {\n  gap: 0;\n}')])).toEqual([])
  })
  it('refuses an undefined token, unless it has a fallback', () => {
    expect(declared('gap: var(--space-7)')[0]).toMatch(/nothing sets --space-7/)
    expect(declared('gap: var(--own, 0)')).toEqual([])
    expect(declared('color: var(--mantine-color-text)')).toEqual([])
    const set = { path: `${f}/a/web/Bar.tsx`, text: `const style = { '--share': part }` }
    expect(checkStyles([scale, sheet(':root {\n  width: var(--share);\n}'), set])).toEqual([])
  })
  it('accepts three widths, in sheets and in scripts', () => {
    const media = (query: string) => checkStyles([scale, sheet(`@media ${query} {\n  :root {\n    gap: 0;\n  }\n}`)])
    for (const query of ['(--phone)', 'not (--tablet)', '(--laptop) and (not (--phone))', 'print', '(pointer: coarse), (--laptop)'])
      expect(media(query)).toEqual([])
    for (const query of ['(max-width: 600px)', '(width < 40em)', '(--desktop)', 'print and (min-width: 900px)'])
      expect(media(query)[0]).toMatch(/a\.module\.css:1: .*Layouts change at \(--phone\), \(--tablet\), \(--laptop\) alone/)
    expect(checkStyles([scale, { path: `${f}/a/web/Page.tsx`, text: `\nmatchMedia('(max-width: 600px)')` }])[0]).toMatch(
      /Page\.tsx:2: a width of/,
    )
  })
  it('finds unused classes, and names without a class', () => {
    const text =
      '.used,\n.list > .item:hover {\n  gap: 0;\n}\n@media (--phone) {\n  .narrow {\n    gap: 0;\n  }\n}\n:global(.mantine-Alert) .used {\n  gap: 0;\n}'
    const uses = 'const a = `${css.used} ${css.list}`\nconst b = css.item\n'
    expect(checkStyles([scale, sheet(text), page(`${uses}const c = css.narrow`)])).toEqual([])
    expect(checkStyles([scale, sheet(text), page(`${uses}const c = css.wide`)])).toEqual([
      `${f}/a/web/Page.tsx:4: ${f}/a/web/a.module.css has no .wide`,
      `${f}/a/web/a.module.css:6: nothing uses .narrow. Delete it`,
    ])
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
    expect([reported(line, 'seed/cast/a.ts'), reported(line, 'src/features/area/data/a.ts'), reported(line, 'src/a.css')]).toEqual([
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

describe('requirements', () => {
  const path = 'docs/requirements/source.md'
  const problems = (row: string) =>
    checkRequirements(
      { path, text: `| requirement | state | files | test |\n|---|---|---|---|\n${row}\n` },
      (named) => named === 'src/rules/errors.ts' || named === 'test/api/demand.test.ts',
    )

  it('accepts rows whose paths exist, below src or from the root, and refuses the others', () => {
    expect(problems('| Errors | built | `rules/errors.ts` | `test/api/demand.test.ts` |')).toEqual([])
    expect(problems('| Errors | not built | `rules/gone.ts` | – |')).toEqual([`${path}:3: names rules/gone.ts, which does not exist`])
    expect(problems('| Errors | not built | – | `test/api/gone.test.ts` |')[0]).toMatch(/names test\/api\/gone.test.ts/)
  })
  it('refuses other states and other numbers of cells', () => {
    expect(problems('| Errors | finished | – | – |')[0]).toMatch(/the state is one of built, partly, not built/)
    expect(problems('| Errors | not built | – |')[0]).toMatch(/four cells/)
    expect(problems('| Errors | not built | – | – | – |')[0]).toMatch(/four cells/)
  })
  it('requires a test for “built” and what is missing for “partly”', () => {
    expect(problems('| Errors | built | `rules/errors.ts` | – |')[0]).toMatch(/names the test/)
    expect(problems('| Errors | partly | `rules/errors.ts` | – |')[0]).toMatch(/“Missing:”/)
    expect(problems('| Errors. Missing: texts | partly | `rules/errors.ts` | – |')).toEqual([])
  })
  it('ignores other tables and text after a table', () => {
    expect(checkRequirements({ path, text: '| state | move |\n|---|---|\n| 0 | pay |\n' }, () => false)).toEqual([])
    expect(problems('\n| 0 | pay |')).toEqual([])
  })
})

describe('section numbers', () => {
  // Split, or the check would look for these sections too.
  const at = '\u00a7'
  const sections = sectionsOf([
    { path: 'docs/requirements/source.md', text: '<a id="s1"></a>\n<a id="s4"></a>' },
    { path: 'docs/requirements/product.md', text: '<a id="s7"></a>\n| <a id="s7-3"></a>7.3 | built |' },
    { path: 'docs/requirements/README.md', text: 'without sections' },
    { path: 'docs/architecture.md', text: '<a id="s2"></a>' },
  ])
  const problems = (text: string, path = 'src/a.ts') => checkSections({ path, text }, sections)

  it('are read from the anchors of the requirements', () => {
    expect([...sections.keys()]).toEqual(['source', 'product'])
    expect([...sections.get('product')!]).toEqual(['7', '7.3'])
  })
  it.each([
    `// source ${at}4`,
    `/** The source's table (${at}4), word for word. */`,
    `// Source ${at}1 and ${at}4; product ${at}7.3`,
    `// product.md ${at}7`,
    '// a paragraph without any',
  ])('accept %s', (text) => expect(problems(text)).toEqual([]))
  it('refuse a section that does not exist, of the document named last before it', () => {
    expect(problems(`\n// source ${at}9`)).toEqual([`src/a.ts:2: ${at}9 is not a section of docs/requirements/source.md`])
    expect(problems(`// source ${at}4, product ${at}4`)).toEqual([`src/a.ts:1: ${at}4 is not a section of docs/requirements/product.md`])
    expect(problems(`// product ${at}7.4`)).toHaveLength(1)
  })
  it('refuse a number without a document, except within the requirements themselves', () => {
    expect(problems(`// see ${at}4`)[0]).toMatch(/names no document: source, product/)
    expect(problems(`## ${at}4 States`, 'docs/requirements/source.md')).toEqual([])
    expect(problems(`see ${at}7.3`, 'docs/requirements/source.md')).toHaveLength(1)
  })
})

describe('blocks of code in documents', () => {
  const sources: Record<string, string> = { 'src/a.ts': 'const a = 1\nconst b = 2\nconst c = 3\n' }
  const problems = (text: string) => checkSnippets({ path: 'docs/a.md', text }, (path) => sources[path] ?? null)

  it('that name a file are in it, line for line', () => {
    expect(problems('```ts src/a.ts\nconst b = 2\nconst c = 3\n```\n')).toEqual([])
    expect(problems('text\n\n```ts src/a.ts\nconst b = 3\n```\n')).toEqual(['docs/a.md:3: this code is not in src/a.ts (any more)'])
    expect(problems('```ts src/a.ts\nconst c = 3\n```\n\n```tsx src/b.tsx\nx\n```\n')).toEqual([
      'docs/a.md:5: names src/b.tsx, which does not exist',
    ])
  })
  it('that name none are ignored', () => {
    expect(problems('```ts\nanything\n```\n```sh\nnpm start\n```\n')).toEqual([])
  })
})

describe('decisions', () => {
  const decision = (number: number, standing = '2026-01-31 · accepted', rest = '') => ({
    path: `docs/decisions/000${number}-name.md`,
    text: `# ${number}. Title\n\n${standing}\n\n**Context.** a\n\n**Decision.** b\n\n**Why.** c\n${rest}`,
  })
  const index = (...rows: string[]) => ({ path: 'docs/decisions/README.md', text: rows.join('\n') })
  const row = (number: number, status = 'accepted') => `| [${number}](000${number}-name.md) | Title | 2026-01-31 | ${status} |`

  it('accepts the one form, with consequences or without, and an index that agrees', () => {
    const superseded = decision(1, '2026-01-31 · superseded by 2', '\n**Consequences.** d\n')
    expect(checkDecisions([superseded, decision(2), index(row(1, 'superseded by 2'), row(2))])).toEqual([])
  })
  it.each([
    [{ ...decision(1), text: decision(1).text.replace('# 1.', '#') }, /the title begins with “# 1. ”/],
    [decision(1, 'accepted'), /the third line is/],
    [decision(1, '2026-01-31 · proposed'), /the third line is/],
    [decision(1, '2026-01-31 · superseded by 9'), /there is no decision 9/],
    [decision(1, undefined, '\n**Bounds.** d\n'), /the parts are Context, Decision, Why/],
    [decision(1, undefined, '\n**Context.** again\n'), /the parts are Context, Decision, Why/],
    [decision(2), /the number 1 is missing or used twice/],
  ])('refuses %#', (file, why) => {
    const rows = [1, 2].flatMap((number) => ['accepted', 'superseded by 9'].map((status) => row(number, status)))
    expect(checkDecisions([file, index(...rows)]).join('\n')).toMatch(why)
  })
  it('refuses an index without the decision, or with another title, date or status', () => {
    expect(checkDecisions([decision(1), index()])[0]).toMatch(/^docs\/decisions\/README.md: no row “1”/)
    expect(checkDecisions([decision(1), index(row(1).replace('Title', 'Other'))])).toHaveLength(1)
    expect(checkDecisions([decision(1), index(row(1, 'superseded by 2'))])).toHaveLength(1)
  })
})

describe('links', () => {
  it('lead to files that exist; web addresses and anchors are not checked', () => {
    const text = '[a](./a.md) [b](https://b.example) [c](#c)\n[d](d.md#part)'
    expect(checkLinks('docs/x.md', text, (to) => to === './a.md')).toEqual(['docs/x.md:2: links to d.md, which does not exist'])
  })
})
