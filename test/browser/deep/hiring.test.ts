import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../src/app/web/routes.ts'
import { t as hiringForms } from '../../../src/features/market/hiring/web/forms-texts.ts'
import { t as hiring } from '../../../src/features/market/hiring/web/texts.ts'
import { t as calendar } from '../../../src/features/people/calendar/web/texts.ts'
import { x as slipTexts } from '../../../src/features/people/cost/contract/slip-texts.ts'
import { d as desk } from '../../../src/features/people/cost/web/desk/texts.ts'
import { p as print } from '../../../src/features/people/cost/web/parts/print-texts.ts'
import { t as cost } from '../../../src/features/people/cost/web/texts.ts'
import { u as unreviewed } from '../../../src/features/people/cost/web/unreviewed-texts.ts'
import { bytesOfBuffer } from '../../../src/platform/server/files/workbook/bytes.ts'
import { openWorkbook } from '../../../src/platform/server/files/workbook/open.ts'
import type { Person } from '../../support/browser.ts'
import { browserSuite } from '../../support/browser-suite.ts'
import { type Person as Account, operator } from '../../support/personas.ts'
import { reviewRates } from '../../support/rates.ts'
import { langOf } from '../../support/run.ts'
import { soon } from '../../support/soon.ts'

/** The page of global hiring as a visitor uses it, and the operators' screens of its rates. */

const PAGE = '/globalHiringAndTalentServices'
const route = routes.find(({ path }) => path === PAGE)!

const { h, seat, sit } = browserSuite()
let writer: Account
let reviewer: Account

const percent = (code: string, cn: string, en: string, ratePpm: number, capMinor: number, kind: string) => ({
  code,
  nameCn: cn,
  nameEn: en,
  kind,
  base: 'month',
  ratePpm,
  capMinor,
  sourceName: 'CPF Board',
  sourceUrl: 'https://www.cpf.gov.sg',
})

beforeAll(async () => {
  writer = await operator(h)
  reviewer = await operator(h)
  const components = [
    percent('CPF', '雇主公积金', 'Employer CPF', 170_000, 800_000, 'percentSalaryCap'),
    percent('SDL', '技能发展税', 'Skills levy', 2_500, 1_125, 'percentAmountCap'),
  ]
  await h.ok('POST /ws/operator/cost/draft', { region: 'SG', effectiveFrom: '2026-01-01', sample: true, components }, writer.as)
  await reviewRates(h, 'SG', reviewer)
  await h.ok('POST /ws/operator/cost/draft', { region: 'MY', effectiveFrom: '2026-01-01', components }, writer.as)
})

describe.each(langOf('the page of global hiring'))('the page of global hiring, %s', (lang) => {
  const money = cost.pick(lang)
  const lines = slipTexts.pick(lang)
  const missing = unreviewed.pick(lang)
  const time = calendar.pick(lang)
  const page = hiring.pick(lang)
  const forms = hiringForms.pick(lang)
  const open = async (query = '') => {
    const who = await sit('visitor', { lang })
    await who.open(PAGE + query)
    return who
  }
  /** A section of the page, scrolled to. */
  const part = async (who: Person, id: string) => {
    const found = who.page.locator(`#${id}`)
    await found.scrollIntoViewIfNeeded()
    return found
  }

  it('computes the slip, explains its lines and carries it to the contact form', async () => {
    const who = await open()
    await soon(() => who.page.title()).toContain(route.title[lang])
    const slip = await part(who, 'slip')
    await who.sees('SGD 9,371.25', slip)
    await who.sees(/17%.*SGD 8,000/, slip)
    await who.sees(new RegExp(lines.capReached), slip)
    await who.sees(lines.sampleWhy, slip)
    await slip.getByLabel(money.gross('SGD')).fill('10000')
    await who.sees('SGD 11,371.25', slip)
    await who.find('radio', money.year, slip).click()
    await who.sees('SGD 136,455.00', slip)
    await who.follow(money.send, slip)
    await who.at('/contactUs')
    await soon(() => who.page.locator('main').innerHTML()).toContain('136,455.00')
    expect(who.faults).toEqual([])
    await who.context.close()
  })

  it.each([
    ['this page', PAGE, '#slip'],
    ['the home page', '/home', '#cost'],
  ])('prints the slip of %s alone, with a head that says from when and from where', async (_, path, at) => {
    const who = await sit('visitor', { lang })
    await who.open(path)
    const slip = await part(who, at.slice(1))
    await who.sees('SGD 9,371.25', slip)
    // Without a printer there is nothing after it either: the page stays as it is printed.
    await who.page.evaluate(() => {
      window.print = () => {}
    })
    await who.press(print.pick(lang).print, slip)
    await who.page.emulateMedia({ media: 'print' })
    await who.sees(print.pick(lang).head, slip)
    await who.sees('SGD 9,371.25', slip)
    await soon(() => who.page.locator('h1').isVisible()).toBe(false)
    // Of the page only the slip and what it is in is left.
    await soon(() => who.page.locator('main h2').filter({ visible: true }).count()).toBe(0)
    await soon(() => who.page.locator('header, footer').filter({ visible: true }).count()).toBe(0)
    await soon(() => who.page.locator('footer').isVisible()).toBe(false)
    await soon(() => who.find('button', print.pick(lang).print, slip).isVisible()).toBe(false)
    await who.page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await who.page.locator('main h2').first().waitFor()
    await soon(() => who.page.locator('h1').isVisible()).toBe(true)
    await who.context.close()
  })

  it('downloads the slip as a workbook, for the amount and the period on the screen', async () => {
    const who = await open('?gross=10000&per=year')
    const slip = await part(who, 'slip')
    await who.sees('SGD 136,455.00', slip)
    const [file] = await Promise.all([who.page.waitForEvent('download'), who.press(print.pick(lang).workbook, slip)])
    expect(file.suggestedFilename()).toMatch({ cn: /^新加坡雇主成本-.*\.xlsx$/, en: /^Employer cost Singapore-.*\.xlsx$/ }[lang])
    const book = await openWorkbook(bytesOfBuffer(await readFile(await file.path())))
    const numbers: number[] = []
    for await (const rows of book.rows(0))
      for (const cell of rows.flatMap((row) => row.cells)) if (cell?.kind === 'number') numbers.push(Number(cell.text))
    expect(numbers).toContain(136_455)
    await who.context.close()
  })

  it('folds comparison, steps and past holidays under their titles on a phone, opens them, and prints them all', async () => {
    const wide = await open()
    await wide.page.locator('#choose table').waitFor()
    await soon(() => wide.page.locator('#choose details, #onboarding details').count()).toBe(0)
    await wide.context.close()
    const who = await sit('visitor', { lang, width: 320 })
    await who.open(PAGE)
    const table = who.page.locator('#choose table')
    const steps = who.page.locator('#onboarding li').first()
    await table.waitFor({ state: 'hidden' })
    await soon(() => steps.isVisible()).toBe(false)
    await (await part(who, 'choose')).locator('summary', { hasText: forms.tableTitle }).click()
    await table.waitFor()
    await (await part(who, 'planner')).locator('ul').first().waitFor({ state: 'attached' })
    await who.page.emulateMedia({ media: 'print' })
    for (const one of [table, steps, who.page.locator('#choose li[data-is="no"]').first()]) await soon(() => one.isVisible()).toBe(true)
    await who.context.close()
  })

  it('gives no estimate for a region without reviewed rates, drafts included, and says so', async () => {
    const who = await open('?cost=MY')
    const slip = await part(who, 'slip')
    const name = { cn: '马来西亚', en: 'Malaysia' }[lang]
    await who.sees(missing.why(name), slip)
    await soon(() => slip.getByText(/MYR [\d,]+\.\d\d/).count()).toBe(0)
    await who.follow(missing.ask, slip)
    await who.at(/^\/contactUs\?.*region=MY/)
    await who.context.close()
  })

  it('finds no shared hours between China and Mexico, and some once Mexico works late', async () => {
    const who = await open('?a=CN&b=MX&week=2026-11-25')
    const overlap = await part(who, 'overlap')
    await who.find('heading', time.never(time.hours(60)), overlap).waitFor()
    await overlap.getByRole('group', { name: time.there }).getByLabel(time.hoursTo).selectOption('1320')
    // China's Monday is Mexico's Sunday evening: four days a week.
    await who.sees(time.fourWeeks(16, time.hours(16 * 180)), overlap)
    await who.at(/hb=540-1320/)
    await who.context.close()
  })

  it('says when a contractor is not suitable, plans a month and counts its working days', async () => {
    const who = await open('?place=SG&year=2026&view=month&month=12&from=2026-12-21&to=2026-12-27')
    await who.find('heading', forms.eor, await part(who, 'choose')).waitFor()
    await who.find('radio', forms.leadThem, await part(who, 'choose')).click()
    await who.find('heading', forms.contractor, await part(who, 'choose')).waitFor()
    const planner = await part(who, 'planner')
    await who.sees({ cn: '圣诞节', en: 'Christmas Day' }[lang], planner)
    await who.sees(time.workdays(4), planner)
    await who.press(page.faq)
    await who.until(
      'should be led to the questions',
      () => who.page.evaluate(() => document.activeElement?.textContent),
      (text) => text === page.faq,
    )
    expect(who.faults).toEqual([])
    await who.context.close()
  })
})

it('an operator cannot review their own draft; a second one does, and the portal shows it at once', async () => {
  const s = desk.pick('en')
  const one = await seat(writer, 'writer', 'en')
  await one.open('/operatorHome/rates?region=MY')
  await one.find('button', s.review).click({ force: true })
  await one.sees(s.ownDraft)
  await soon(() => one.page.getByRole('dialog').count()).toBe(0)
  const other = await seat(reviewer, 'reviewer', 'en')
  await other.open('/operatorHome/rates?region=MY')
  await other.press(s.review)
  await other.press(s.review, other.dialog)
  await other.sees(s.inForce)
  const visitor = await sit('visitor', { lang: 'en' })
  await visitor.open(`${PAGE}?cost=MY&gross=1000&at=slip`)
  await visitor.sees('MYR 1,172.50', visitor.page.locator('#slip'))
  expect([...one.faults, ...other.faults, ...visitor.faults]).toEqual([])
  for (const who of [one, other, visitor]) await who.context.close()
})
