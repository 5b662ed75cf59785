import { describe, expect, it } from 'vitest'
import { withWidths } from '../../../scripts/web/styles.ts'

describe('widths of style sheets', () => {
  it('puts the named widths of containers in, and leaves those of the page to Lightning CSS', () => {
    const sheet = '@container not (--narrow) {\n  .a {\n    gap: 0;\n  }\n}\n@media (--phone) {\n}\n'
    const got = withWidths(sheet)
    expect(got).toContain('@container not (max-width: 639px) {')
    expect(got).toContain('@custom-media --phone (max-width: 599px);')
    expect(got.slice(got.indexOf('@container')).split('\n')).toHaveLength(sheet.split('\n').length)
    expect(got).toContain('@media (--phone) {')
  })
})
