import { beforeAll, expect, it } from 'vitest'
import { browserSuite } from '../../support/browser-suite.ts'
import { textOfPages } from '../../support/pdf.ts'
import { type Furnished, publicPlaces, registerFeatures } from '../../support/portal.ts'

/** Every public page on paper. */

const { h, sit } = browserSuite()
let there: Furnished

beforeAll(async () => {
  there = await registerFeatures(h)
})

it('on paper every public page is whole: no blank sheet, its last section, and no menu of the footer', async () => {
  // In English: the text of a page of paper has other codes for some Chinese signs.
  const reader = await sit('reader', { lang: 'en' })
  const { page } = reader
  const wrong: string[] = []
  for (const { path } of publicPlaces(there)) {
    await reader.afresh(path)
    const last = await page.locator('main :is(h1, h2):visible').last().innerText()
    const sheets = textOfPages(await page.pdf({ format: 'A4' })).map((text) => text.normalize('NFKC').replaceAll(/\s+/g, ''))
    if (sheets.some((text) => text === '')) wrong.push(`${path}: a blank sheet of ${sheets.length}`)
    if (!sheets.join('').includes(last.normalize('NFKC').replaceAll(/\s+/g, ''))) wrong.push(`${path}: without “${last}”`)
    if (sheets.join('').includes('Personalinformationcollectionlist')) wrong.push(`${path}: with the menu of the footer`)
  }
  const xml = await (await fetch(`${h.url}/sitemap.xml`)).text()
  const paths = [...xml.matchAll(/<loc>[^<]*?(\/share\/[^<?]*)\?lang=cn<\/loc>/g)].map(([, path]) => path!)
  for (const path of paths.filter((_, at) => at % 5 === 0)) {
    await page.goto(`${h.url}${path}?lang=en`)
    const sheets = textOfPages(await page.pdf({ format: 'A4' }))
    if (sheets.some((text) => text.trim() === '')) wrong.push(`${path}: a blank sheet`)
    if (sheets.join('').includes('Account Cancellation Agreement') && !path.includes('Protocol')) wrong.push(`${path}: with the menu`)
  }
  await reader.leave()
  expect(wrong).toEqual([])
})
