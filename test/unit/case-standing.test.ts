import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../src/features')
/** Cases that know no company or person, each with the reason. */
const aboutNobody: Record<string, string> = {
  'people/absence/web/requests/RequestCase.tsx': 'decided by the company of the employee, not by an operator',
}

const cases = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }))
  .filter(({ source }) => source.includes('<CaseFrame'))
/** The value of `about` of the one frame of a file. */
function aboutOf(source: string): string | undefined {
  const from = source.indexOf('about={', source.indexOf('<CaseFrame'))
  if (from < 0) return undefined
  let depth = 1
  let to = from + 'about={'.length
  const start = to
  for (; depth > 0; to++) depth += source[to] === '{' ? 1 : source[to] === '}' ? -1 : 0
  return source.slice(start, to - 1)
}

describe('every case of an operator says whom it is about, so that the frame can name who is stopped', () => {
  it('finds them', () => expect(cases.length).toBeGreaterThan(14))

  it.each(cases)('$path', ({ path, source }) => {
    const about = aboutOf(source)
    expect(about, 'the frame has no `about`').toBeDefined()
    expect(about === '[]', aboutNobody[path] ?? 'nobody is named').toBe(path in aboutNobody)
  })

  it('is shown by the frame itself', () => {
    const frame = readFileSync(join(root, '../platform/web/ui/review/CaseFrame.tsx'), 'utf8')
    expect(frame).toContain('<caseStanding.Slot about={about} pays={pays} />')
  })
})
