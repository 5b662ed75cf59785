import { digitsOf } from '../../../../platform/contract/amount.ts'
import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray, ne } from '../../../../platform/server/data/drizzle.ts'
import { inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { type FieldReason, fieldError, refuse, refuseFields, sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import { accountsByIds, membersLately } from '../../../base/account/server/reads.ts'
import type { SalaryStanding } from '../../employee/server/hooks.ts'
import { employeeIn, employeesIn } from '../../employee/server/reads.ts'
import type { PayCurrency } from '../contract/currency.ts'
import { parsePay, payMax } from '../contract/pay.ts'
import type { Base, ChangeRow } from '../contract/schema.ts'
import type { ChangeState } from '../contract/states.ts'
import { type Term, termOn } from '../contract/terms.ts'
import { changeBps } from './compare.ts'
import { objectionTo } from './decisions.ts'
import { type SalaryChangeRow, salaryChange } from './tables.ts'

/** An approved base with what it is in: of one cycle and one currency. */
export interface SalaryTerm extends Term {
  readonly cycle: Cycle
  readonly currency: PayCurrency
  readonly proposedBy: string
}

/** Fixed digits, so that the texts of two moments compare as the moments do. */
export const momentText = (at: Temporal.Instant): string => at.toString({ fractionalSecondDigits: 6 })

export const termOfRow = (row: SalaryChangeRow, knownAt = row.decidedAt ?? row.proposedAt): SalaryTerm => ({
  id: row.id,
  effectiveOn: row.effectiveOn,
  knownAt: momentText(knownAt),
  baseMinor: row.baseMinor,
  cycle: row.cycle,
  currency: row.currency,
  proposedBy: row.proposedBy,
})

/** Approved terms of employees, whose company the caller has checked. */
export async function termsOf(db: Reader, employeeIds: readonly string[]): Promise<Map<string, SalaryTerm[]>> {
  const found = new Map<string, SalaryTerm[]>()
  if (employeeIds.length === 0) return found
  const rows = await db
    .select()
    .from(salaryChange)
    .where(and(anyOf(salaryChange.employeeId, employeeIds), eq(salaryChange.state, 'approved')))
    .orderBy(salaryChange.effectiveOn, salaryChange.decidedAt)
  for (const row of rows) found.set(row.employeeId, [...(found.get(row.employeeId) ?? []), termOfRow(row)])
  return found
}

/** The state of the pay of employees; somebody for whom nothing was proposed is missing. */
export async function standingsOf(db: Reader, companyId: CompanyId, ids: readonly string[]): Promise<Map<string, SalaryStanding>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinct({ employeeId: salaryChange.employeeId, state: salaryChange.state })
    .from(salaryChange)
    .where(
      and(
        eq(salaryChange.companyId, companyId),
        anyOf(salaryChange.employeeId, ids),
        inArray(salaryChange.state, ['proposed', 'approved']),
      ),
    )
  const standings = new Map<string, SalaryStanding>()
  for (const { employeeId, state } of rows)
    if (state === 'approved' || !standings.has(employeeId)) standings.set(employeeId, state === 'approved' ? 'approved' : 'proposed')
  return standings
}

export const baseOf = (term: SalaryTerm | null): Base | null =>
  term && { baseMinor: term.baseMinor, cycle: term.cycle, currency: term.currency, effectiveOn: term.effectiveOn }

/** The term that holds on a day, among these. */
export const holding = (terms: readonly SalaryTerm[], on: string): SalaryTerm | null => {
  const found = termOn(terms, on)
  return terms.find(({ id }) => id === found?.id) ?? null
}

/** The term that holds for each of these employees on a day, whose company the caller has checked; before it begins, the first. */
export async function termsInForce(db: Reader, employeeIds: readonly string[], day: string): Promise<Map<string, SalaryTerm>> {
  const terms = await termsOf(db, employeeIds)
  return new Map(
    [...terms].flatMap(([id, own]) => {
      const term = holding(own, day) ?? holding(own, own[0]?.effectiveOn ?? day)
      return term ? [[id, term] as const] : []
    }),
  )
}

interface Filter {
  pageNo: number
  pageSize: number
  order: 'asc' | 'desc'
  search: string
  state?: ChangeState | undefined
  employeeId?: string | undefined
  column: 'proposedAt' | 'effectiveOn'
}

export async function changesOf(look: Look, filter: Filter) {
  const companyId = companyOf(look.actor)
  const named = filter.search ? (await employeesIn(look.db, companyId, { search: filter.search })).map(({ id }) => id) : null
  const where = and(
    eq(salaryChange.companyId, companyId),
    filter.state ? eq(salaryChange.state, filter.state) : undefined,
    filter.employeeId ? eq(salaryChange.employeeId, filter.employeeId) : undefined,
    named ? anyOf(salaryChange.employeeId, named) : undefined,
  )
  const list = await paged(filter, {
    rows: look.db
      .select()
      .from(salaryChange)
      .where(where)
      .orderBy(...inOrder(filter.order, salaryChange[filter.column], salaryChange.id)),
    total: look.db.$count(salaryChange, where),
    map: (rows) => presentChanges(look, rows),
  })
  const waiting = await look.db.$count(salaryChange, and(eq(salaryChange.companyId, companyId), eq(salaryChange.state, 'proposed')))
  return { ...list, waiting }
}

/** A change of the caller's company, or `notFound`. */
export async function changeIn(look: Pick<Look, 'db' | 'actor'>, id: string): Promise<SalaryChangeRow> {
  const [row] = await look.db
    .select()
    .from(salaryChange)
    .where(and(eq(salaryChange.companyId, companyOf(look.actor)), eq(salaryChange.id, id)))
  if (!row) throw refuse('notFound')
  return row
}

/** Rows as their list shows them, with what held before each and what the caller may do. */
export async function presentChanges(look: Look, rows: readonly SalaryChangeRow[]): Promise<ChangeRow[]> {
  const companyId = companyOf(look.actor)
  const ids = [...new Set(rows.map(({ employeeId }) => employeeId))]
  const employees = new Map((await employeesIn(look.db, companyId, { ids })).map((one) => [one.id, one]))
  const terms = await termsOf(look.db, ids)
  const people = await accountsByIds(look.db, [
    ...rows.flatMap((row) => [row.proposedBy, row.decidedBy ?? []].flat()),
    look.actor.accountId,
  ])
  const members = await membersLately(look.db, companyId, look.now)
  const named = (id: string | null) => (id ? { id, name: people.get(id)?.name ?? '' } : null)
  return rows.flatMap((row) => {
    const employee = employees.get(row.employeeId)
    // Taken back between the two reads.
    if (!employee) return []
    const known = momentText(row.decidedAt ?? look.now)
    const before = (terms.get(row.employeeId) ?? []).filter(({ id, knownAt }) => id !== row.id && knownAt <= known)
    const old = holding(before, row.effectiveOn)
    const own = { row, employee, members, actor: look.actor, account: people.get(look.actor.accountId) ?? null }
    const against = (move: 'approve' | 'refuse' | 'withdraw') => {
      const why = objectionTo(move, own)
      return why && sentenceOf(why, look.lang)
    }
    return {
      id: row.id,
      version: row.version,
      employee: { id: employee.id, number: employee.number, name: employee.name, latinName: employee.latinName },
      state: row.state,
      effectiveOn: row.effectiveOn,
      cycle: row.cycle,
      currency: row.currency,
      baseMinor: row.baseMinor,
      old: baseOf(old),
      changeBps: changeBps(old, row),
      reason: row.reason,
      remark: row.remark,
      proposedBy: named(row.proposedBy)!,
      proposedAt: row.proposedAt.toString(),
      decidedBy: named(row.decidedBy),
      decidedAt: row.decidedAt?.toString() ?? null,
      may: row.state === 'proposed' ? { approve: against('approve'), refuse: against('refuse'), withdraw: against('withdraw') } : null,
    }
  })
}

/** The approved terms of one employee, the latest first. */
export async function historyOf(look: Look, employeeId: string) {
  await employeeIn(look, employeeId)
  const terms = (await termsOf(look.db, [employeeId])).get(employeeId) ?? []
  return {
    terms: terms.toReversed().map((term) => ({ id: term.id, knownAt: term.knownAt, ...baseOf(term)! })),
    today: today(look.now),
  }
}

/** What holds on a day, to begin a change from. */
export async function currentOf(look: Look, employeeId: string, on: string | undefined) {
  const { contractStart } = await employeeIn(look, employeeId)
  const terms = (await termsOf(look.db, [employeeId])).get(employeeId) ?? []
  return { base: baseOf(holding(terms, on ?? today(look.now))), startsOn: contractStart }
}

/** The change that the caller has proposed for an employee in this act, or null. */
export async function proposedNow({ db, actor, now }: Pick<Look, 'db' | 'actor' | 'now'>, employeeId: string): Promise<string | null> {
  const own = and(eq(salaryChange.employeeId, employeeId), eq(salaryChange.state, 'proposed'), eq(salaryChange.proposedBy, actor.accountId))
  const [row] = await db
    .select({ id: salaryChange.id })
    .from(salaryChange)
    .where(and(own, eq(salaryChange.proposedAt, now)))
  return row?.id ?? null
}

/** Which of these changes are in the company, locked in the order of their ids. */
export const changesByIds = (db: Reader, companyId: CompanyId, ids: readonly string[]): Promise<SalaryChangeRow[]> =>
  db
    .select()
    .from(salaryChange)
    .where(and(eq(salaryChange.companyId, companyId), inArray(salaryChange.id, [...ids])))
    .orderBy(desc(salaryChange.id))

/** Minor units of a typed amount, or what is wrong with it. */
export function minorOf(text: string, currency: PayCurrency): number | FieldReason {
  const minor = parsePay(text, currency)
  if (minor === 'amountPrecision') return fieldError('amountPrecision', { currency, digits: digitsOf(currency) })
  if (minor === 'payRange') return fieldError('payRange', { max: `${currency} ${payMax(currency)}` })
  return minor
}

/** Minor units of a typed amount, or 422 at its field. */
export function payOf(text: string, currency: PayCurrency, field: string): number {
  const minor = minorOf(text, currency)
  if (typeof minor !== 'number') throw refuseFields({ [field]: minor })
  return minor
}

/** Changes of these employees that nobody has decided yet. */
export const openProposals = async (db: Reader, employeeIds: readonly string[]): Promise<SalaryChangeRow[]> =>
  employeeIds.length === 0
    ? []
    : db
        .select()
        .from(salaryChange)
        .where(and(anyOf(salaryChange.employeeId, employeeIds), eq(salaryChange.state, 'proposed')))

/** Changes that the caller may decide: those that others have proposed. */
export const changesToDecide = (look: Look): Promise<number> =>
  look.db.$count(
    salaryChange,
    and(
      eq(salaryChange.companyId, companyOf(look.actor)),
      eq(salaryChange.state, 'proposed'),
      ne(salaryChange.proposedBy, look.actor.accountId),
    ),
  )
