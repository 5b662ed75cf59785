import { expect, test } from 'vitest'
import { browserSuite } from '../support/browser-suite.ts'
import { cutWords, squeezed, textsOn } from '../support/pages/laid-out.ts'
import { tooWide } from '../support/pages/look.ts'
import { soon } from '../support/soon.ts'

const { sit, journey } = browserSuite()

test.each([768, 390, 320])(
  'a column of a table is as wide as its longest word, and the page as wide as the window, at %i px',
  async (width) => {
    const visitor = await sit('visitor', { lang: 'en', width })
    await journey('tables', [visitor], async () => {
      let tables = 0
      for (const path of [
        '/marketDevelopment',
        '/safetyCompliance',
        '/globalPartner',
        '/globalHiringAndTalentServices',
        '/globalHiringAndTalentServices/DE',
      ]) {
        await visitor.open(path)
        await visitor.quiet()
        tables += await visitor.page.locator('main table').count()
        await soon(async () => cutWords(await textsOn(visitor))).toEqual([])
        expect(squeezed(await textsOn(visitor)), path).toEqual([])
        expect(await tooWide(visitor), path).toEqual([])
      }
      expect(tables).toBeGreaterThan(0)
    })
  },
)

test('a mail address that nothing breaks is broken in a cell on a phone, so that the page stays within the window', async () => {
  const visitor = await sit('visitor with long words', { lang: 'en', width: 320 })
  await journey('long words', [visitor], async () => {
    await visitor.open('/marketDevelopment')
    await visitor.page.evaluate(() => {
      const table = document.createElement('table')
      table.innerHTML = `<tbody><tr><td>Contact</td><td>${'annamarialindqvist'.repeat(4)}@example.com</td></tr></tbody>`
      document.querySelector('main')!.prepend(table)
    })
    await soon(() => tooWide(visitor)).toEqual([])
  })
})
