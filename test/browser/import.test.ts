import { readFileSync } from 'node:fs'
import * as SheetJs from '@e965/xlsx'
import { expect, test } from 'vitest'
import { importFields } from '../../src/features/people/intake/contract/fields.ts'
import { groups } from '../../src/features/people/intake/contract/states.ts'
import { t } from '../../src/features/people/intake/web/texts.ts'
import { browserSuite } from '../support/browser-suite.ts'
import { teamOf } from '../support/employees.ts'
import { looksRight } from '../support/looks.ts'
import { provesWhenAsked } from '../support/pages/proof.ts'
import { company } from '../support/personas.ts'
import { langOf } from '../support/run.ts'
import { newWorkbook, type Value } from '../support/workbooks.ts'

const { h, seat } = browserSuite()

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const HEADINGS = ['工号', '姓名 / Name*', '部门', '手机号码', '身份证号', '入职日期', '车牌']
const person = (at: number, change: Record<number, Value> = {}): Value[] =>
  [`M-${at}`, `测试${at}`, '销售部', `+65 8123 400${at}`, null, `2026-03-0${at}`, '沪A'].map((value, i) =>
    i in change ? (change[i] ?? null) : value,
  )
/** Two good rows; an unknown team, an id that lost its digits, a day that does not exist, a number that is there already. */
const messy = () =>
  newWorkbook([
    HEADINGS,
    person(1),
    person(2),
    person(3, { 2: '销售' }),
    person(4, { 4: 110105194912310000 }),
    person(5, { 5: '2026-02-30' }),
    person(6, { 0: 'M-1' }),
  ])

/** What somebody does in Excel: corrects cells in the workbook that came back. */
function corrected(bytes: Buffer, cells: Record<string, string>): Buffer {
  const book = SheetJs.read(bytes)
  const sheet = book.Sheets['People']
  if (!sheet) throw new Error('the sheet of the people is gone')
  for (const [cell, text] of Object.entries(cells)) sheet[cell] = { t: 's', v: text }
  return SheetJs.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

test.each(langOf('a messy workbook comes back marked; corrected'))(
  'a messy workbook comes back marked; corrected, only the fixes are applied, in %s',
  async (lang) => {
    const s = t.pick(lang)
    const mine = await company(h, { roles: ['hr'] })
    await teamOf(h, mine, '销售部')
    const hr = mine.member.hr
    const who = await seat(hr, 'hr', lang)
    provesWhenAsked(who)
    const send = async (name: string, bytes: Buffer) => {
      await who.find('group', s.file).locator('input[type=file]').setInputFiles({ name, mimeType: XLSX, buffer: bytes })
      await who.find('heading', name).waitFor()
      await h.jobs.runDue()
      await who.find('button', s.check).waitFor()
    }
    const check = async () => {
      await who.press(s.check)
      await who.find('heading', s.checking).or(who.find('heading', s.report)).first().waitFor()
      await h.jobs.runDue()
      await who.find('heading', s.report).waitFor()
    }
    const counted = (group: keyof typeof groups, count: number) =>
      who.page
        .getByRole('button', { name: `${groups[group][lang]} ${count}` })
        .or(who.page.getByRole('button', { name: `${groups[group][lang]}${count}` }))
        .waitFor()
    const apply = async (rows: number) => {
      await who.press(s.apply(rows))
      await who.press(s.apply(rows), who.dialog)
      await who.find('heading', s.applying).or(who.find('heading', s.doneTitle)).first().waitFor()
      await h.jobs.runDue()
      await who.find('heading', s.doneTitle).waitFor()
    }
    try {
      await who.open('/companyHome/employeeImport')
      await who.sees(s.none)
      await looksRight(who)

      await send('messy.xlsx', await messy())
      await who.sees(s.sheet('People', 1, 6))
      await looksRight(who)
      await check()
      await counted('ready', 2)
      await counted('toFix', 4)
      await who.sees('C4', who.find('table', s.rows))
      await looksRight(who)

      // One kind is corrected by its proposal, at once for all its rows.
      await who.press(s.acceptThis(importFields.team[lang], 1))
      await who.find('heading', s.checking).waitFor()
      await h.jobs.runDue()
      await counted('ready', 3)
      await apply(3)
      await who.sees(s.result(3, 0))
      await looksRight(who)

      const coming = who.page.waitForEvent('download')
      await who.press(s.whole)
      const back = readFileSync(await (await coming).path())
      expect(SheetJs.read(back).SheetNames).toEqual(['问题 Issues', 'People'])

      await who.follow(s.another)
      await who.sees('messy.xlsx')
      await send('corrected.xlsx', corrected(back, { E5: '11010519491231002X', F6: '2026-02-28', A7: 'M-6' }))
      await check()
      await counted('ready', 3)
      await counted('already', 3)
      await apply(3)
      const { records } = await h.ok('GET /ws/employee/list', { search: 'M-' }, hr.as)
      expect(records.map(({ number }) => number).sort()).toEqual(['M-1', 'M-2', 'M-3', 'M-4', 'M-5', 'M-6'])

      await who.press(s.undo)
      await who.press(s.undo, who.dialog)
      await who.find('heading', s.undoing).or(who.find('heading', s.undoneTitle)).first().waitFor()
      await h.jobs.runDue()
      await who.sees(s.undoneBody(3, 0))
      expect((await h.ok('GET /ws/employee/list', { search: 'M-' }, hr.as)).total).toBe(3)
      await who.page.setViewportSize({ width: 320, height: 700 })
      await looksRight(who)
      expect(who.faults).toEqual([])
    } finally {
      await who.leave()
    }
  },
)
