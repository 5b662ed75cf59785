import { describe, expect, it } from 'vitest'
import { checkWaits } from '../../../scripts/check/waits.ts'

const path = 'test/browser/a.test.ts'
const found = (text: string, at = path) => checkWaits([{ path: at, text }])

describe('browser tests wait for what a page shows', () => {
  it.each([
    'expect(await list.count()).toBe(3)',
    "expect(await who.field('Name').inputValue()).toBe('Lin')",
    'expect.soft(await page.title()).toBe(1)',
    'expect((await rows.allInnerTexts()).join()).toBe(1)',
    'expect([await one.isVisible(), await two.isVisible()]).toEqual([true, true])',
    'expect(\n  await page.evaluate(() => document.activeElement?.tagName),\n).toBe(1)',
    "const line = () => page.locator('h1').innerText()\nexpect(await line()).toBe(1)",
    "const line = (who: Person) =>\n  who.page.locator('h1').innerText()\n\nexpect(await line(ann)).toBe(1)",
    "async function line(who: Person): Promise<string> {\n  return who.page.innerText('h1')\n}\nexpect(await line(ann)).toBe(1)",
  ])('refuses %j', (text) => {
    expect(found(text)).toHaveLength(1)
    expect(found(`// the first line\n\n${text}`)[0]).toMatch(/^test\/browser\/a\.test\.ts:[3-8]: /)
  })

  it.each([
    'await soon(() => list.count()).toBe(3)',
    "await soon(async () => (await rows.allInnerTexts()).join()).toBe('a')",
    'expect(await violations(who)).toEqual([])',
    "expect(await h.ok('GET /ws/demand/drafts', {}, firm.as)).toHaveLength(1)",
    'const seen = async () => {\n  await list.waitFor()\n  return list.count()\n}\nexpect(await seen()).toBe(1)',
    "const seen = () => page.title()\nconst other = () => h.ok('GET /ws/hall/list')\nexpect(await other()).toBe(1)",
  ])('passes %j', (text) => expect(found(text)).toEqual([]))

  it('leaves tests without a browser alone', () => {
    expect(found('expect(await list.count()).toBe(3)', 'test/api/a.test.ts')).toEqual([])
  })
})
