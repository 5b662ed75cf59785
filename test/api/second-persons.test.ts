import { describe, expect, test } from 'vitest'
import { joinCompany } from '../../src/features/base/account/server/writes.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import type { TeamRole } from '../../src/rules/permissions.ts'
import { created, teamOf } from '../support/employees.ts'
import { type CompanyPeople, company, individual, type Person, signInAgain } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()

/** Somebody who joins now, invited by a member. */
async function joins(firm: CompanyPeople, role: TeamRole, by: Person): Promise<Person> {
  const person = await individual(h)
  await h.services.pool.query(`update account set user_type = 1 where id = $1`, [person.accountId])
  const membership = { accountId: person.accountId, companyId: firm.companyId, role, roleBy: by.accountId }
  await performAsSystem(h.services, 'test', (act) => joinCompany(act, membership))
  return person
}

describe('the second person for a bank account', () => {
  const account = { holder: 'Lu Yunlan', bankName: 'Lion Bank', accountNumber: '88004433' }
  async function changed(firm: CompanyPeople, by: Person) {
    const { id } = await created(h, firm, await teamOf(h, firm))
    await h.ok('POST /ws/employee/payee', { ...account, employeeId: id }, by.as)
    const { record } = await h.ok('GET /ws/employee/detail', { id }, by.as)
    return { employeeId: id, changedAt: record!.payee!.changedAt }
  }

  test('is somebody who pays: HR can make another HR, and nobody who pays', async () => {
    const firm = await company(h, { roles: ['hr', 'finance'] })
    const earlier = await joins(firm, 'hr', firm.member.hr)
    h.clock.advance({ minutes: 1 })
    const waiting = await changed(firm, firm.member.hr)
    expect((await h.refused('POST /ws/employee/payee/confirm', waiting, earlier.as)).error).toBe('payeeConfirmedByPayers')
    expect(await h.ok('POST /ws/employee/payee/confirm', waiting, firm.member.finance.as)).toEqual({ id: waiting.employeeId })
  })

  test('is nobody whom the first has invited since, nor whom such a one has', async () => {
    const firm = await company(h, { roles: ['finance'] })
    const waiting = await changed(firm, firm.owner)
    h.clock.advance({ minutes: 1 })
    const made = await joins(firm, 'owner', firm.owner)
    const after = await joins(firm, 'finance', made)
    for (const who of [made, after])
      expect((await h.refused('POST /ws/employee/payee/confirm', waiting, who.as)).error).toBe('secondPersonMade')
    expect(await h.ok('POST /ws/employee/payee/confirm', waiting, firm.member.finance.as)).toEqual({ id: waiting.employeeId })
  })
})

describe('the second person for pay', () => {
  test('is nobody whom the first has given the role since', async () => {
    const firm = await company(h, { roles: ['finance', 'viewer'] })
    const { id: employeeId } = await created(h, firm, await teamOf(h, firm))
    const { records } = await h.ok('GET /ws/salary/changes', { state: 'proposed' }, firm.as)
    const change = records.find((one) => one.employee.id === employeeId)
    h.clock.advance({ minutes: 1 })
    await h.ok('POST /ws/member/role', { accountId: firm.member.viewer.accountId, was: 'viewer', role: 'finance' }, firm.as)
    if (!change) return expect(records).toEqual([])
    const refused = await h.refused(
      'POST /ws/salary/approve',
      { items: [{ id: change.id, version: change.version }] },
      firm.member.viewer.as,
    )
    expect([refused.error, refused.fields]).toEqual(['secondPersonMade', {}])
  })
})

describe('the second person for a limit', () => {
  const off = { off: true, currency: 'CNY', amount: '1' }
  const role = (firm: CompanyPeople, who: Person, was: TeamRole, to: TeamRole) =>
    h.ok('POST /ws/member/role', { accountId: who.accountId, was, role: to }, firm.as)

  test('is still needed when the only other one has just lost the role, for seven days', async () => {
    const firm = await company(h, { roles: ['finance'] })
    await role(firm, firm.member.finance, 'finance', 'viewer')
    expect((await h.refused('POST /ws/approval/limit', off, firm.as)).error).toBe('secondPersonLately')
    await role(firm, firm.member.finance, 'viewer', 'finance')
    expect(await h.ok('POST /ws/approval/limit', off, firm.as)).toMatchObject({ off: false, waits: true })
    await role(firm, firm.member.finance, 'finance', 'viewer')
    h.clock.advance({ hours: 24 * 7 + 1 })
    await h.jobs.runDue()
    expect(await h.ok('POST /ws/approval/limit', off, (await signed(firm.owner)).as)).toMatchObject({ off: true, waits: false })
  })

  test('is nobody whom the first has given the role since', async () => {
    const firm = await company(h, { roles: ['finance', 'viewer'] })
    await h.ok('POST /ws/approval/limit', off, firm.as)
    const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, firm.as)
    h.clock.advance({ minutes: 1 })
    await role(firm, firm.member.viewer, 'viewer', 'finance')
    expect((await h.refused('POST /ws/approval/approve', { id: records[0]!.id }, firm.member.viewer.as)).error).toBe('secondPersonMade')
    expect(await h.ok('POST /ws/approval/approve', { id: records[0]!.id }, firm.member.finance.as)).toBeTruthy()
    expect(await h.ok('GET /ws/approval/limit', {}, firm.as)).toMatchObject({ off: true })
  })
})

test('a withdrawal still needs a second person when the only other member has just been removed', async () => {
  const firm = await company(h, { roles: ['finance'], funded: [{ amountMinor: 500_000, currency: 'EUR' }] })
  await h.ok('POST /ws/member/remove', { accountId: firm.member.finance.accountId }, firm.as)
  expect((await h.refused('GET /ws/wallet/withdrawal/preview', { currency: 'EUR', amount: '100' }, firm.as)).error).toBe('noApprover')
  h.clock.advance({ hours: 24 * 7 + 1 })
  expect(await h.ok('GET /ws/wallet/withdrawal/preview', { currency: 'EUR', amount: '100' }, (await signed(firm.owner)).as)).toMatchObject({
    needsApproval: false,
  })
})

async function signed(person: Person): Promise<Person> {
  await signInAgain(h, person)
  return person
}
