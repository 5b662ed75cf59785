// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources under test
import { describe, expect, it } from 'vitest'
import { checkStyles } from '../../../scripts/check/styles.ts'

const f = 'src/features'

describe('styles', () => {
  const sheet = (text: string, path = `${f}/a/web/a.module.css`) => ({ path, text })
  const page = (text: string) => ({ path: `${f}/a/web/Page.tsx`, text: `import css from './a.module.css'\n${text}` })
  const scale = sheet(':root {\n  --text-1: 13px;\n  --space-2: 8px;\n  --r-2: 8px;\n}', 'src/platform/web/ui/tokens.css')
  const declared = (declaration: string) => checkStyles([scale, sheet(`:root {\n  ${declaration};\n}`)])

  it.each([
    'font-size: var(--text-1)',
    'font-size: calc(var(--text-1) * 1.2)',
    'font: inherit',
    'letter-spacing: 0.02em',
    'padding: 0 var(--space-2) 3px',
    'margin: -1px auto 0',
    'margin-top: calc(-1 * var(--space-2))',
    'gap: 2px',
    'padding: 0 5%',
    'width: 320px',
    'width: 1em',
    'border-radius: var(--r-2) 0 0 var(--r-2)',
    'border-radius: 50%',
    'border-radius: inherit',
  ])('passes %s', (declaration) => expect(declared(declaration)).toEqual([]))

  it.each([
    'font-size: 15px',
    'font-size: clamp(1rem, 2vw, 3rem)',
    'font-size: 0.9em',
    'font-size: 90%',
    'font: 700 15px sans-serif',
    'gap: 12px',
    'row-gap: 4px',
    'margin: 0 auto 18px',
    'margin-inline-start: -8px',
    'padding: clamp(16px, 3vw, 40px)',
    'padding-top: calc(var(--space-2) + 5px)',
    'margin-inline-start: 0.4em',
    'gap: 1ch',
    'border-radius: 14px',
    'border-radius: 999px',
    'border-end-start-radius: 2px',
    'border-radius: 20%',
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
  it('accepts the named widths of a container', () => {
    const container = (query: string) => checkStyles([scale, sheet(`@container ${query} {\n  :root {\n    gap: 0;\n  }\n}`)])
    for (const query of ['(--narrow)', 'not (--medium)', 'side (--thumbnail)']) expect(container(query)).toEqual([])
    for (const query of ['(max-width: 639px)', '(inline-size > 40em)', '(--phone)'])
      expect(container(query)[0]).toMatch(
        /a\.module\.css:1: @container.*Layouts change at \(--thumbnail\), \(--narrow\), \(--medium\) alone/,
      )
  })
  it('refuses sizes written into elements', () => {
    const inline = (jsx: string) => checkStyles([scale, { path: `${f}/a/web/Page.tsx`, text: `\n${jsx}` }])
    for (const jsx of [
      '<p style={{ fontSize: 12 }} />',
      "<p style={{ marginTop: '1em' }} />",
      '<p style={{ top, maxHeight: 320 }} />',
      '<p style={{ borderRadius: 6 }} />',
      '<Stack gap={8} />',
      '<Stack mt="6px" />',
      '<Skeleton radius="0.5rem" />',
    ])
      expect(inline(jsx), jsx).toEqual([expect.stringMatching(/Page\.tsx:2: .*(Take a size of the scale|Give it a class)/)])
    for (const jsx of [
      '<p style={{ width: `${share}%`, marginInlineStart: 0, flexGrow: 2 }} />',
      "<p style={{ '--size': `${size}px` } as CSSProperties} />",
      '<Stack gap="xs" mt={0} size={16} />',
    ])
      expect(inline(jsx), jsx).toEqual([])
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
