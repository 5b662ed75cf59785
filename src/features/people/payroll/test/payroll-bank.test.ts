import { beforeAll, describe, expect, it } from 'vitest'
import {
  approved,
  calculate,
  calculated,
  changePayee,
  inNovember,
  paid,
  payBatches,
  payScene,
  seen,
  tickAll,
} from '../../../../../test/support/payrun.ts'
import { operator, type Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'

const h = serverForFile()
let platform: Person
beforeAll(async () => {
  inNovember(h)
  platform = await operator(h)
})

describe('a slip', () => {
  const checksOf = async (list: Parameters<typeof payScene>[1], group: Record<string, unknown>, prepare = '') => {
    const scene = await payScene(h, list, { group })
    if (prepare !== '') await h.services.db.execute(sql.raw(prepare.replaceAll('$1', `'${scene.ids[0]}'`)))
    const { hr } = scene.people.member
    const id = await calculated(h, scene, hr.as, { on: '2026-10-15' })
    const found = await h.ok('GET /ws/payroll/run/checks', { id }, hr.as)
    return { id, scene, checks: found.kinds.map(({ check, blocking }) => (blocking ? `${check}!` : check)) }
  }

  it('of two currencies is blocked by that, not by a missing salary', async () => {
    const { checks } = await checksOf(
      [{}],
      {},
      `insert into salary_change (company_id, employee_id, state, effective_on, cycle, currency, base_minor, reason, proposed_by, proposed_at,
         decided_by, decided_at)
       select company_id, employee_id, state, '2026-10-16', cycle, 'USD', 150000, reason, proposed_by, proposed_at, decided_by, decided_at
       from salary_change where employee_id = $1`,
    )
    expect(checks).toContain('twoCurrencies!')
    expect(checks).not.toContain('noSalary!')
  })

  it('of a working day by thirtieths that pays nothing is blocked until an item pays it', async () => {
    // 31 August 2026 is a Monday; 31 October a Saturday.
    const thirtieths = { method: 'thirtieths' }
    expect((await checksOf([{ start: '2026-10-31' }], thirtieths)).checks).not.toContain('unpaidWork!')
    const { scene } = await checksOf([{ start: '2026-08-31' }], thirtieths)
    const { hr } = scene.people.member
    const id = await calculated(h, scene, hr.as, { on: '2026-08-15' })
    const blocked = async () => (await h.ok('GET /ws/payroll/run/checks', { id }, hr.as)).kinds.some(({ check }) => check === 'unpaidWork')
    expect(await blocked()).toBe(true)
    const day = {
      employeeId: scene.ids[0]!,
      kind: 'item',
      code: 'day',
      label: '8 月 31 日',
      every: 'once',
      from: '2026-08-31',
      amount: '100',
    }
    await h.ok('POST /ws/payroll/item/add', { ...day, reason: '当月一天' }, hr.as)
    await calculate(h, id, hr.as)
    expect(await blocked()).toBe(false)
  })
})

describe('bank details', () => {
  it('in another name than the employee have to be looked at', async () => {
    const scene = await payScene(h, [{ name: '陆云岚' }, { name: 'Anna Müller' }, { name: '周明' }])
    const { hr } = scene.people.member
    const said = async (at: number, holder: string) =>
      h.services.db.execute(sql`update payee set holder = ${holder} where employee_id = ${scene.ids[at]!}`)
    await h.services.db.execute(sql`update employee set latin_name = 'Lu Yunlan' where id = ${scene.ids[0]!}`)
    await said(0, 'LU, YUNLAN')
    await said(1, 'MULLER ANNA')
    await said(2, 'Somebody Else')
    const id = await calculated(h, scene, hr.as, { on: '2026-10-15' })
    const { records } = await h.ok('GET /ws/payroll/run/checks', { id, check: 'otherHolder' }, hr.as)
    expect(records.map(({ employee }) => employee?.name)).toEqual(['周明'])
  })

  it('that are missing block, that two people share have to be ticked, that changed need a second person', async () => {
    const scene = await payScene(h, [{ account: 'DE11 2222' }, { account: 'DE11 2222' }, { account: null }])
    const { hr, finance } = scene.people.member
    const [a, , c] = scene.ids
    const id = await calculated(h, scene, hr.as, { on: '2026-10-15' })
    const { kinds } = await h.ok('GET /ws/payroll/run/checks', { id }, hr.as)
    expect(kinds.find(({ check }) => check === 'noPayee')).toMatchObject({ blocking: true, count: 1 })
    expect(kinds.find(({ check }) => check === 'sharedPayee')).toMatchObject({ count: 2 })
    await h.ok('POST /ws/payroll/run/person', { id, employeeId: c!, isIn: false, reason: '无账户' }, hr.as)
    await calculate(h, id, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    // Next month the details of one have changed: ticked by hr, but nobody has confirmed them.
    await changePayee(h, scene.people.companyId, a!, hr.accountId, 'DE99 8888')
    await h.ok('POST /ws/payroll/group/assign', { groupId: null, employeeIds: [c!] }, hr.as)
    const next = await approved(h, scene)
    const refusal = await h.refused('POST /ws/payroll/run/pay', { id: next }, finance.as)
    expect(refusal.error).toBe('payeesUnconfirmed')
    await h.services.db.execute(sql`update payee set confirmed_by = ${finance.accountId}, confirmed_at = now() where employee_id = ${a}`)
    expect((await h.ok('POST /ws/payroll/run/pay', { id: next }, finance.as)).sent).toBe(2)
  })

  it.each([
    ['holder', 'Somebody Else'],
    ['bankName', 'Another Bank'],
    ['bankArea', 'SG'],
    ['swift', 'ANOTSGSG'],
  ])('of which only the %s has changed since the last payment need a second person', async (field, value) => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    const { record } = await h.ok('GET /ws/employee/detail', { id: scene.ids[0]! }, hr.as)
    const { holder, bankName, bankArea, swift } = record!.payee!
    const form = { employeeId: scene.ids[0]!, holder, bankName, bankArea, swift, [field]: value }
    await h.ok('POST /ws/employee/payee', form, hr.as)
    const next = await approved(h, scene)
    expect((await h.refused('POST /ws/payroll/run/pay', { id: next }, finance.as)).error).toBe('payeesUnconfirmed')
    const { record: now } = await h.ok('GET /ws/employee/detail', { id: scene.ids[0]! }, finance.as)
    await h.ok('POST /ws/employee/payee/confirm', { employeeId: scene.ids[0]!, changedAt: now!.payee!.changedAt }, finance.as)
    expect((await h.ok('POST /ws/payroll/run/pay', { id: next }, finance.as)).sent).toBe(1)
  })

  it('that change after the submission stop the approval', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    const id = await calculated(h, scene, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await changePayee(h, scene.people.companyId, scene.ids[0]!, hr.accountId, 'DE00 6666')
    expect((await h.refused('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)).error).toBe('runUnticked')
  })

  it('are nowhere in clear: not in payments, batches, answers or the database', async () => {
    const account = '6217003812345678901'
    const scene = await payScene(h, [{ account }])
    const id = await approved(h, scene)
    await h.ok('POST /ws/payroll/run/pay', { id }, scene.people.member.finance.as)
    const answers = JSON.stringify([
      await h.ok('GET /ws/payroll/run/payments', { id }, scene.people.as),
      await h.ok('GET /ws/payroll/run', { id }, scene.people.as),
    ])
    expect(answers).not.toContain(account)
    expect(answers).toContain('8901')
    const { rows } = await h.services.db.execute<{ table: string }>(
      sql`select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { table } of rows) {
      const { rows: hits } = await h.services.db.execute(
        sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${account}%`} limit 1`,
      )
      expect(hits, table).toEqual([])
    }
  })
})

describe('the bank file in the format of ISO 20022', () => {
  it('is made once the account that pays is known and no payee lacks what it needs; only then has somebody looked', async () => {
    const scene = await payScene(
      h,
      [
        { name: 'Anna Müller', currency: 'EUR', country: 'DE', account: 'DE89370400440532013000', baseMinor: 310_000 },
        { name: '欧阳靐', currency: 'EUR', country: 'DE', account: 'FR1420041010050500013M02606' },
      ],
      { funded: [{ amountMinor: 10_000_000, currency: 'EUR' }] },
    )
    const { hr, finance } = scene.people.member
    const send = async (form: Record<string, unknown>) => {
      const run = await approved(h, scene, form)
      await h.ok('POST /ws/payroll/run/pay', { id: run }, finance.as)
      return (await h.ok('GET /ws/payroll/run', { id: run }, finance.as)).batches[0]!
    }
    const october = await send({ on: '2026-10-15' })
    const file = { id: october.id, reason: '提交银行', format: 'pain' }
    const lacking = await h.refused('POST /ws/operator/payroll/batch/file', file, platform.as)
    expect(lacking.error).toBe('payFromMissing')
    for (const [name, value] of [
      ['legalNameEn', 'Hengdu GmbH & Söhne'],
      ['payFromEUR', 'DE89 3704 0044 0532 0130 00 COBADEFFXXX'],
    ] as const)
      await h.ok('POST /ws/operator/setting', { name, version: 0, value }, platform.as)
    expect((await h.refused('POST /ws/operator/setting', { name: 'payFromUSD', version: 0, value: '123456789' }, platform.as)).status).toBe(
      422,
    )
    const named = await h.refused('POST /ws/operator/payroll/batch/file', file, { ...platform.as, lang: 'en' })
    expect(named.error).toBe('bankFileLacks')
    expect(named.message).toMatch(/: 1\..*欧阳靐 \(holder not in Latin letters\)/)
    const looks = async () => (await h.ok('GET /ws/employee/looks', { id: scene.ids[0]! }, scene.people.as)).records.length
    expect(await looks()).toBe(0)

    await h.services.db.execute(sql`update payee set holder = 'Ouyang Bing' where employee_id = ${scene.ids[1]!}`)
    await payBatches(h, (await h.ok('GET /ws/payroll/runs', {}, hr.as)).records[0]!.id, finance.as, platform.as)
    const november = await send({})
    const made = await h.ok('POST /ws/operator/payroll/batch/file', { ...file, id: november.id }, platform.as)
    expect(made.name).toBe(`${november.number}.xml`)
    for (const part of [
      `<MsgId>${november.number}</MsgId>`,
      '<NbOfTxs>2</NbOfTxs><CtrlSum>13100.00</CtrlSum>',
      '<Dbtr><Nm>Hengdu GmbH + Sohne</Nm></Dbtr>',
      '<IBAN>FR1420041010050500013M02606</IBAN>',
      '<Nm>Ouyang Bing</Nm>',
      '<InstdAmt Ccy="EUR">3100.00</InstdAmt>',
    ])
      expect(made.text).toContain(part)
    expect(await looks()).toBe(1)
    // What the bank answers may have the references of this file.
    const references = [...made.text.matchAll(/<EndToEndId>(\w+)</g)].map(([, id]) => `${id},paid,SCT-1`)
    const result = await h.ok('POST /ws/operator/payroll/result', { batchId: november.id, text: references.join('\n') }, platform.as)
    expect(result).toMatchObject({ paid: 2, failed: 0 })
  })
})
