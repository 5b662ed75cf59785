import { beforeAll, expect, it } from 'vitest'
import { confirmColumns, importDetail, importFile } from '../../../../../test/support/imports.ts'
import { type CompanyPeople, company } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { newWorkbook } from '../../../../../test/support/workbooks.ts'

/** What an import reveals, and to whom: the pay and the passport of one row, in a file that HR sent. */
const PAY = /32718/
const PASSPORT = /G40112233/

const h = serverForFile()
let firm: CompanyPeople
let id: string
beforeAll(async () => {
  firm = await company(h, { roles: ['hr', 'admin', 'finance'] })
  const rows = [
    ['姓名', '护照号', '基本薪资', '货币', '团队'],
    ['陆云岚', 'G40112233', '32718', 'CNY', '没有这个团队'],
  ]
  id = await importFile(h, firm.member.hr.token, await newWorkbook(rows))
  await h.jobs.runDue()
  await confirmColumns(h, id, firm.member.hr.as)
  await h.jobs.runDue()
})

const readBy = async (as: { token: string }) =>
  JSON.stringify([await importDetail(h, id, as), await h.ok('GET /ws/intake/rows', { id }, as)])

it('the number of a document is masked for everybody', async () => {
  for (const who of [firm.owner, firm.member.hr, firm.member.admin]) expect(await readBy(who.as)).not.toMatch(PASSPORT)
})

it('pay is shown to those who see pay, and to nobody else, whatever the column is called', async () => {
  expect(await readBy(firm.member.hr.as)).toMatch(PAY)
  expect(await readBy(firm.member.admin.as)).not.toMatch(PAY)
})

it('pay is hidden in a column of which nobody has said what it is, too', async () => {
  const other = await importFile(
    h,
    firm.member.hr.token,
    await newWorkbook([
      ['姓名', '备注甲'],
      ['程远', '32718'],
    ]),
  )
  await h.jobs.runDue()
  expect(JSON.stringify(await importDetail(h, other, firm.member.admin.as))).not.toMatch(PAY)
})

it('the workbook itself is for its sender, and for those who may see both, whose look is recorded', async () => {
  const get = (as: { token: string }) => h.call('GET /ws/intake/annotated', { id }, as)
  const looks = async () =>
    (await h.services.pool.query(`select actor_id from audit where call = 'GET /ws/intake/annotated' and input ->> 'id' = $1`, [id])).rows
  expect((await get(firm.member.admin.as)).status).toBe(403)
  expect((await get(firm.member.hr.as)).status).toBe(200)
  expect(await looks()).toEqual([])
  expect((await get(firm.owner.as)).status).toBe(200)
  expect(await looks()).toEqual([{ actor_id: firm.owner.accountId }])
})
