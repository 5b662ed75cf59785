// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources under test
import { describe, expect, it } from 'vitest'
import {
  checkDecisions,
  checkFeatures,
  checkLinks,
  checkProps,
  checkRequirements,
  checkSections,
  checkSnippets,
  sectionsOf,
} from '../../../scripts/check/documents.ts'

describe('requirements', () => {
  const path = 'docs/requirements/source.md'
  const problems = (row: string) =>
    checkRequirements(
      { path, text: `| requirement | state | files | test |\n|---|---|---|---|\n${row}\n` },
      (named) => named === 'src/rules/errors.ts' || named === 'src/features/work/demand/test/demand.test.ts',
    )

  it('accepts rows whose paths exist, below src or from the root, and refuses the others', () => {
    expect(problems('| Errors | built | `rules/errors.ts` | `src/features/work/demand/test/demand.test.ts` |')).toEqual([])
    expect(problems('| Errors | built | `rules/gone.ts` | `src/features/work/demand/test/demand.test.ts` |')).toEqual([
      `${path}:3: names rules/gone.ts, which does not exist`,
    ])
    expect(problems('| Errors | built | `rules/errors.ts` | `test/api/gone.test.ts` |')[0]).toMatch(/names test\/api\/gone.test.ts/)
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
  it('refuses a state that disagrees with what the row names', () => {
    expect(problems('| Errors | built | – | `src/features/work/demand/test/demand.test.ts` |')[0]).toMatch(/names the files/)
    expect(problems('| Errors. Missing: texts | built | `rules/errors.ts` | `src/features/work/demand/test/demand.test.ts` |')[0]).toMatch(
      /misses nothing/,
    )
    expect(problems('| Errors | not built | `rules/errors.ts` | – |')[0]).toMatch(/is “partly” or “built”/)
    expect(problems('| Errors | not built | – | – |')).toEqual([])
  })
  it('wants files in one cell and tests in the other', () => {
    expect(
      problems('| Errors | built | `src/features/work/demand/test/demand.test.ts` | `src/features/work/demand/test/demand.test.ts` |')[0],
    ).toMatch(/belongs into the last cell/)
    expect(problems('| Errors | built | `rules/errors.ts` | `rules/errors.ts` |')[0]).toMatch(/errors.ts is no test/)
  })
  it('name every feature', () => {
    const text = '| Errors | built | `features/work/demand` `features/money/wallet/server/a.ts` | – |'
    expect(checkFeatures([{ path, text }], ['demand', 'wallet'])).toEqual([])
    expect(checkFeatures([{ path, text }], ['dem', 'bean'])).toEqual([
      'docs/requirements: no row names the feature dem',
      'docs/requirements: no row names the feature bean',
    ])
    expect(checkFeatures([{ path: 'docs/architecture.md', text }], ['demand'])).toHaveLength(1)
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
  it('accepts gaps, but no number twice', () => {
    expect(checkDecisions([decision(2), index(row(2))])).toEqual([])
    const twice = [decision(2), { ...decision(2), path: 'docs/decisions/0002-other.md' }]
    expect(checkDecisions([...twice, index(row(2))]).join('\n')).toMatch(/the number 2 is used twice/)
  })
  it.each([
    [{ ...decision(1), text: decision(1).text.replace('# 1.', '#') }, /the title begins with “# 1. ”/],
    [decision(1, 'accepted'), /the third line is/],
    [decision(1, '2026-01-31 · proposed'), /the third line is/],
    [decision(1, '2026-01-31 · superseded by 9'), /there is no decision 9/],
    [decision(1, undefined, '\n**Bounds.** d\n'), /the parts are Context, Decision, Why/],
    [decision(1, undefined, '\n**Context.** again\n'), /the parts are Context, Decision, Why/],
  ])('refuses %#', (file, why) => {
    const rows = [1, 2].flatMap((number) => ['accepted', 'superseded by 9'].map((status) => row(number, status)))
    expect(checkDecisions([file, index(...rows)]).join('\n')).toMatch(why)
  })
  it('refuses the number of a decision that does not exist, in any document', () => {
    const document = (text: string) => ({ path: 'docs/x.md', text })
    const problems = (text: string) => checkDecisions([decision(1), decision(2), index(row(1), row(2)), document(text)])
    expect(problems('see decision 2, and decisions 1 and 2')).toEqual([])
    expect(problems('a\nsee decisions 2 and 7 (decision 8)')).toEqual([
      'docs/x.md:2: there is no decision 7',
      'docs/x.md:2: there is no decision 8',
    ])
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

  it('to a decision call it by its own number', () => {
    const problems = (text: string) => checkLinks('src/a/README.md', text, () => true)
    expect(problems('[decision 55](../docs/decisions/0055-an-import.md) [why](0055-an-import.md) [2026](a/b.md)')).toEqual([])
    expect(problems('[decision 49](../docs/decisions/0055-an-import.md)\n[49](0055-an-import.md)')).toEqual([
      'src/a/README.md:1: “decision 49” links to decision 55',
      'src/a/README.md:2: “49” links to decision 55',
    ])
  })
})

describe('documented properties', () => {
  const source = `interface Props {\n  label: string\n  keys?: boolean\n  of?: { id: string }\n}\nexport function Table({ label, keys = true, of }: Props) {}`
  const problems = (text: string) =>
    checkProps({ path: 'src/ui/README.md', text }, (path) => (path === 'src/ui/Table.tsx' ? source : null)).map((problem) =>
      problem.replace('src/ui/README.md:1: Table.', ''),
    )

  it.each([
    ['| `Table` | `label, keys = true (j k), of?: {id, name}`; a table |'],
    ['- `Table`: also `of? (inside), keys = true`. More'],
    ['| `Other` | `anything` |'],
    ['| `Table` | marks rows |'],
  ])('agree with the code: %s', (text) => {
    expect(problems(text)).toEqual([])
  })
  it.each([
    ['| `Table` | `label?` |', 'label is required'],
    ['| `Table` | `of` |', 'of is optional'],
    ['- `Table`: also `keys? (j k)`', 'keys is true by default, not nothing'],
    ['- `Table`: `keys = false`', 'keys is true by default, not false'],
    ['| `Table` | `label, delayMs?` |', 'delayMs is not in Table.tsx'],
  ])('are refused where they do not: %s', (text, why) => {
    expect(problems(text)).toEqual([why])
  })
})
