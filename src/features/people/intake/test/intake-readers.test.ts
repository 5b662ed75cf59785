import { beforeAll, expect, it } from 'vitest'
import { annotatedImport, confirmColumns, importDetail, importFile } from '../../../../../test/support/imports.ts'
import { type CompanyPeople, company } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { newWorkbook } from '../../../../../test/support/workbooks.ts'
import { bytesOfBuffer } from '../../../../platform/server/files/workbook/bytes.ts'
import { openWorkbook } from '../../../../platform/server/files/workbook/open.ts'

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

/** All text of a workbook's parts. */
async function textOf(bytes: Buffer): Promise<string> {
  const workbook = await openWorkbook(bytesOfBuffer(bytes))
  const texts: string[] = []
  for (const sheet of workbook.sheets.keys())
    for await (const rows of workbook.rows(sheet)) texts.push(...rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.text ?? [])))
  return texts.join('\n')
}

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

it('a sender who does not see pay gets what is wrong, without the file', async () => {
  const admin = firm.member.admin
  const rows = [
    ['姓名', '护照号', '基本薪资', '货币', '团队', '备注甲'],
    ['沈一舟', 'G40112234', '32718', 'CNY', '没有这个团队', '32718'],
    ['沈二舟', 'G40112235', '(32718)', 'CNY', '', ''],
  ]
  const own = await importFile(h, admin.token, await newWorkbook(rows))
  await h.jobs.runDue()
  await confirmColumns(h, own, admin.as)
  await h.jobs.runDue()
  const text = await textOf(await annotatedImport(h, own, admin.as))
  expect(text).toContain('没有这个团队')
  expect(text).not.toMatch(PAY)
  expect(text).not.toContain('G4011223')
  expect(await textOf(await annotatedImport(h, id, firm.member.hr.as))).toMatch(PAY)
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
