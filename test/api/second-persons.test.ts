import { describe, expect, test } from 'vitest'
import { joinCompany } from '../../src/features/base/account/server/writes.ts'
import type { CallKey } from '../../src/platform/contract/call.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import type { TeamRole } from '../../src/rules/permissions.ts'
import { created, dayFrom, teamOf } from '../support/employees.ts'
import { payScene, seen, submitted } from '../support/payrun.ts'
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

  test('has confirmed it: those who pay are still notified that it changed, but for the one who changed it', async () => {
    const firm = await company(h, { roles: ['hr', 'finance'] })
    const waiting = await changed(firm, firm.member.hr)
    await h.ok('POST /ws/employee/payee/confirm', waiting, firm.member.finance.as)
    h.clock.advance({ minutes: 11 })
    await h.jobs.runDue()
    const notified = async (who: Person) =>
      (await h.ok('GET /ws/notice/list', { pageSize: 100 }, who.as)).records.filter(({ kind }) => kind === 'payeeToConfirm')
    expect(await notified(firm.owner)).toHaveLength(1)
    expect(await notified(firm.member.finance)).toHaveLength(1)
    expect(await notified(firm.member.hr)).toEqual([])
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

const role = (firm: CompanyPeople, who: Person, was: TeamRole, to: TeamRole) =>
  h.ok('POST /ws/member/role', { accountId: who.accountId, was, role: to }, firm.as)

/** What waits for a second person of a company, and how one says yes to it. */
interface Waiting {
  firm: CompanyPeople
  approve: (who: Person) => [CallKey, object] | Promise<[CallKey, object]>
}

/** Each was begun by the owner; besides the owner there are finance and a viewer. */
const kinds: Record<string, () => Promise<Waiting>> = {
  'a change of salary': async () => {
    const { people: firm, ids } = await payScene(h, [{}], { roles: ['finance', 'viewer'] })
    const day = dayFrom(h, 40).replace(/..$/, '01')
    const form = { employeeId: ids[0]!, effectiveOn: day, cycle: 'monthly', currency: 'CNY', base: '12000', reason: 'x' } as const
    const { id } = await h.ok('POST /ws/salary/propose', form, firm.as)
    return { firm, approve: () => ['POST /ws/salary/approve', { ids: [id] }] }
  },
  'a pay run': async () => {
    const scene = await payScene(h, [{}], { roles: ['finance', 'viewer'] })
    const id = await submitted(h, scene, scene.people.as)
    return { firm: scene.people, approve: async (who) => ['POST /ws/payroll/run/approve', await seen(h, id, who.as)] }
  },
  'a withdrawal': async () => {
    const firm = await company(h, { roles: ['finance', 'viewer'], funded: [{ amountMinor: 50_000, currency: 'USD' }] })
    const bank = { holderName: firm.name, bankName: 'DBS', country: 'SG', currency: 'USD', accountNumber: '0721 900001', swift: 'DBSSSGSG' }
    const bankAccountId = (await h.ok('POST /ws/wallet/bankAccount/add', bank, firm.as)).id
    const { id } = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'USD', amount: '200' }, firm.as)
    return { firm, approve: () => ['POST /ws/wallet/withdrawal/approve', { id }] }
  },
  'a request to approve': async () => {
    const firm = await company(h, { roles: ['finance', 'viewer'] })
    await h.ok('POST /ws/approval/limit', { off: true, currency: 'CNY', amount: '1' }, firm.as)
    const { records } = await h.ok('GET /ws/approval/list', { state: 'pending' }, firm.as)
    return { firm, approve: () => ['POST /ws/approval/approve', { id: records[0]!.id }] }
  },
  'an employee’s bank account': async () => {
    const { people: firm, ids } = await payScene(h, [{}], { roles: ['finance', 'viewer'] })
    const account = { holder: 'Lu Yunlan', bankName: 'Lion Bank', accountNumber: '88004455' }
    await h.ok('POST /ws/employee/payee', { ...account, employeeId: ids[0]! }, firm.as)
    const { record } = await h.ok('GET /ws/employee/detail', { id: ids[0]! }, firm.as)
    return { firm, approve: () => ['POST /ws/employee/payee/confirm', { employeeId: ids[0]!, changedAt: record!.payee!.changedAt }] }
  },
}

test.each(Object.entries(kinds))('the second person for %s is nobody whom the first has given the role since', async (_, begin) => {
  const { firm, approve } = await begin()
  h.clock.advance({ minutes: 1 })
  await role(firm, firm.member.viewer, 'viewer', 'finance')
  const [key, input] = await approve(firm.member.viewer)
  expect((await h.refused(key as never, input as never, firm.member.viewer.as)).error).toBe('secondPersonMade')
  const [again, same] = await approve(firm.member.finance)
  expect(await h.ok(again as never, same as never, firm.member.finance.as)).toBeTruthy()
})

describe('the second person for a limit', () => {
  const off = { off: true, currency: 'CNY', amount: '1' }

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
