import { beforeAll, describe, expect, it } from 'vitest'
import {
  approved,
  calculate,
  calculated,
  changePayee,
  inNovember,
  paid,
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

describe('bank details', () => {
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
    ['swift', 'ANOTSGSGXXX'],
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
