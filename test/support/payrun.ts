import { putSecrets } from '../../src/features/base/secret/server/writes.ts'
import { payeePlace } from '../../src/features/people/employee/server/reads.ts'
import { employee, payee } from '../../src/features/people/employee/server/tables.ts'
import { salaryChange } from '../../src/features/people/salary/server/tables.ts'
import type { Currency, Money, WageCurrency } from '../../src/platform/contract/amount.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { storedCompany } from '../../src/platform/server/wire/actor.ts'
import type { Cycle } from '../../src/rules/constants.ts'
import { type CompanyPeople, company } from './personas.ts'
import type { TestServer } from './server.ts'

/** Employees with approved pay and bank details, and runs of them, for tests: written directly, as their own calls have tests. */

export interface NewEmployee {
  name?: string
  country?: string
  start?: string
  leaveOn?: string
  baseMinor?: number
  currency?: Currency | WageCurrency
  cycle?: Cycle
  email?: string
  areaCode?: string
  phone?: string
  /** Without an account number there are no bank details. */
  account?: string | null
  /** False: nothing is approved. */
  salary?: boolean
  approvedAt?: string
  workDays?: number[]
  /** Of a year, in hundredths of a day. */
  leaveHundredths?: number
}

let accounts = 0

/** Sets the clock to noon of 22 November 2026, a Sunday: the dates of these tests do not depend on the day on which they run. */
export function inNovember(h: TestServer): void {
  const seconds = Temporal.Instant.from('2026-11-22T04:00:00Z').since(h.clock.now()).total('seconds')
  h.clock.advance({ seconds: Math.round(seconds) })
}

export async function employees(h: TestServer, companyId: string, actorId: string, list: readonly NewEmployee[]): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < list.length; at += 1_000) ids.push(...(await addEmployees(h, companyId, actorId, list.slice(at, at + 1_000))))
  return ids
}

async function addEmployees(h: TestServer, company: string, actorId: string, list: readonly NewEmployee[]): Promise<string[]> {
  const companyId = storedCompany(company)
  return performAsSystem(h.services, 'payrun', async (act) => {
    const before = await act.tx.$count(employee)
    const rows = await act.tx
      .insert(employee)
      .values(
        list.map((one, index) => ({
          companyId,
          number: `E-${String(before + index + 1).padStart(4, '0')}`,
          status: one.leaveOn && one.leaveOn < '2026-11-22' ? (4 as const) : (3 as const),
          name: one.name ?? `员工${before + index + 1}`,
          searchText: one.name ?? `员工${before + index + 1}`,
          sortName: `e${String(before + index + 1).padStart(6, '0')}`,
          country: one.country ?? 'CN',
          jobTitle: '工程师',
          email: one.email ?? `e${before + index + 1}@people.example`,
          areaCode: one.areaCode ?? '',
          phone: one.phone ?? '',
          contractStart: one.start ?? '2020-01-01',
          leaveOn: one.leaveOn ?? null,
          workDays: one.workDays ?? [1, 2, 3, 4, 5],
          leaveHundredths: one.leaveHundredths ?? null,
          cycle: one.cycle ?? ('monthly' as const),
          currency: one.currency ?? ('CNY' as const),
          baseMinor: one.baseMinor ?? 1_000_000,
          createdBy: actorId,
          createdAt: act.now,
          updatedAt: act.now,
        })),
      )
      .returning({ id: employee.id })
    const ids = rows.map(({ id }) => id)
    const paid = ids.map((id, index) => ({
      id,
      holder: list[index]!.name ?? `员工${before + index + 1}`,
      one: list[index]!,
      account: list[index]!.account === undefined ? `62220000${++accounts}` : list[index]!.account,
    }))
    const withSalary = paid.filter(({ one }) => one.salary !== false)
    if (withSalary.length > 0)
      await act.tx.insert(salaryChange).values(
        withSalary.map(({ id, one }) => ({
          companyId,
          employeeId: id,
          state: 'approved' as const,
          effectiveOn: one.start ?? '2020-01-01',
          cycle: one.cycle ?? ('monthly' as const),
          currency: one.currency ?? ('CNY' as const),
          baseMinor: one.baseMinor ?? 1_000_000,
          proposedBy: actorId,
          proposedAt: Temporal.Instant.from(one.approvedAt ?? '2020-01-01T00:00:00Z'),
          decidedBy: crypto.randomUUID(),
          decidedAt: Temporal.Instant.from(one.approvedAt ?? '2020-01-01T00:00:00Z'),
        })),
      )
    const withAccount = paid.filter(({ account }) => account !== null)
    if (withAccount.length > 0)
      await act.tx.insert(payee).values(
        withAccount.map(({ id, holder }) => ({
          employeeId: id,
          companyId,
          holder,
          bankName: 'Nordsee Bank',
          bankArea: 'DE',
          swift: 'NORDDEFF',
          changedBy: actorId,
          changedAt: act.now,
          confirmedBy: crypto.randomUUID(),
          confirmedAt: act.now,
        })),
      )
    await putSecrets(
      act,
      withAccount.map(({ id, account }) => ({ ...payeePlace(companyId, id), text: account! })),
    )
    return ids
  })
}

/** Other bank details for somebody, which nobody else has confirmed yet. */
export async function changePayee(h: TestServer, companyId: string, employeeId: string, actorId: string, account: string): Promise<void> {
  const { eq } = await import('../../src/platform/server/data/drizzle.ts')
  await performAsSystem(h.services, 'payrun', async (act) => {
    await act.tx
      .update(payee)
      .set({ changedBy: actorId, changedAt: act.now, confirmedBy: null, confirmedAt: null })
      .where(eq(payee.employeeId, employeeId))
    await putSecrets(act, [{ ...payeePlace(storedCompany(companyId), employeeId), text: account }])
  })
}

export const monthly = (part: Record<string, unknown> = {}) => ({
  name: 'Monthly',
  cycle: 'monthly',
  anchor: '2026-01-01',
  cutOffDays: 0,
  payKind: 'date',
  payDay: 25,
  payMonths: 0,
  method: 'working',
  region: 'CN',
  ...part,
})

export interface PayScene {
  people: CompanyPeople
  ids: string[]
  groupId: string
}

/** A company whose employees are in one monthly group: hr prepares, finance approves and pays. */
export async function payScene(
  h: TestServer,
  list: readonly NewEmployee[],
  options: {
    funded?: readonly Money[]
    group?: Record<string, unknown>
    roles?: readonly ('admin' | 'hr' | 'finance' | 'demandManager' | 'viewer')[]
  } = {},
): Promise<PayScene> {
  const people = await company(h, {
    roles: options.roles ?? ['admin', 'hr', 'finance', 'viewer'],
    funded: options.funded ?? [{ amountMinor: 1_000_000_000, currency: 'CNY' }],
  })
  const proposer = people.member.hr ?? people.owner
  const ids = await employees(h, people.companyId, proposer.accountId, list)
  const { id: groupId } = await h.ok('POST /ws/payroll/group/save', { form: monthly(options.group) }, people.as)
  for (let at = 0; at < ids.length; at += 1_000)
    await h.ok('POST /ws/payroll/group/assign', { groupId, employeeIds: ids.slice(at, at + 1_000) }, people.as)
  return { people, ids, groupId }
}

type Caller = { token: string }

/** Opens and calculates a run. */
export async function calculated(h: TestServer, scene: PayScene, by: Caller, form: Record<string, unknown> = {}): Promise<string> {
  const { id } = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'regular', ...form }, by)
  await calculate(h, id, by)
  return id
}

export async function calculate(h: TestServer, id: string, by: Caller): Promise<void> {
  await h.ok('POST /ws/payroll/run/calculate', { id }, by)
  await h.jobs.runDue()
}

/** Ticks everything that can be ticked. */
export async function tickAll(h: TestServer, id: string, by: Caller): Promise<void> {
  const { kinds } = await h.ok('GET /ws/payroll/run/checks', { id }, by)
  for (const { check, blocking, open } of kinds)
    if (!blocking && open > 0) await h.ok('POST /ws/payroll/run/tick', { id, check, subjects: [], ticked: true }, by)
}

export async function submitted(h: TestServer, scene: PayScene, by: Caller, form: Record<string, unknown> = {}): Promise<string> {
  const id = await calculated(h, scene, by, form)
  await tickAll(h, id, by)
  await h.ok('POST /ws/payroll/run/submit', { id }, by)
  return id
}

/** What an approver repeats. */
export async function seen(h: TestServer, id: string, by: Caller) {
  const { hash, totals } = await h.ok('GET /ws/payroll/run', { id }, by)
  return { id, hash: hash ?? '', totals: totals.map(({ currency, people, netMinor }) => ({ currency, people, netMinor })) }
}

export async function approved(h: TestServer, scene: PayScene, form: Record<string, unknown> = {}): Promise<string> {
  const { hr, finance } = scene.people.member
  const id = await submitted(h, scene, hr.as, form)
  await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
  return id
}

/** Approved, sent, and paid by the bank. */
export async function paid(h: TestServer, scene: PayScene, operator: Caller, form: Record<string, unknown> = {}): Promise<string> {
  const { finance } = scene.people.member
  const id = await approved(h, scene, form)
  await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
  await payBatches(h, id, finance.as, operator)
  return id
}

/** An operator marks everything that was sent as paid. */
export async function payBatches(h: TestServer, id: string, by: Caller, operator: Caller): Promise<void> {
  const { batches } = await h.ok('GET /ws/payroll/run', { id }, by)
  for (const batch of batches.filter(({ settledAt }) => settledAt === null)) {
    const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: batch.id, pageSize: 100, state: 'sent' }, operator)
    if (records.length > 0)
      await h.ok(
        'POST /ws/operator/payroll/paid',
        { batchId: batch.id, paymentIds: records.map(({ id }) => id), reference: `SEPA ${batch.number}` },
        operator,
      )
  }
}
