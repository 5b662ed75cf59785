import { addDays, type Day } from '../../../../platform/contract/day.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { type FieldReason, fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { type EmployeeRow, employeesIn, employmentsOf } from '../../employee/server/reads.ts'
import type { PayCurrency } from '../contract/currency.ts'
import type { Effect, Preview, SalaryForm, SheetRow } from '../contract/schema.ts'
import { changeBps, oldInNewCycle } from './compare.ts'
import { salaryEffects } from './hooks.ts'
import { baseOf, holding, minorOf, momentText, openProposals, type SalaryTerm, termsOf } from './reads.ts'

/** A change as it was typed, read against the company's records. */
export interface Wished {
  employee: EmployeeRow
  old: SalaryTerm | null
  term: SalaryTerm
  reason: string
}

const NOTHING: Effect = { first: null, retro: [], retroMinor: 0 }

type See = Pick<Look, 'db' | 'now' | 'actor' | 'services'>

/** The form of one employee. */
export async function readForm(look: See, form: SalaryForm): Promise<Wished> {
  const [employee] = await employeesIn(look.db, companyOf(look.actor), { ids: [form.employeeId] })
  if (!employee) throw refuseFields({ employeeId: 'employeeUnknown' })
  const [judged] = await judge(look, [{ employee, ...form }])
  if (!judged || 'problems' in judged) throw refuseFields(judged?.problems ?? {})
  const [cut] = await currencyCuts(look, employee.companyId, [judged.wished])
  if (cut) throw refuseFields({ effectiveOn: cut })
  return judged.wished
}

/** The rows of a sheet, by number. Refused as a whole with every problem of every row. */
export async function readSheet(look: See, rows: readonly SheetRow[]): Promise<Wished[]> {
  const judged = await judgeSheet(look, rows)
  const problems = judged.flatMap((one, index) =>
    'problems' in one ? Object.entries(one.problems).map(([field, problem]) => [`rows.${index}.${field}`, problem] as const) : [],
  )
  if (problems.length > 0) throw refuseFields(Object.fromEntries(problems))
  return judged.flatMap((one) => ('wished' in one ? [one.wished] : []))
}

/** What each row of a sheet would propose, or what is wrong at which of its fields. */
export async function judgeSheet(look: See, rows: readonly SheetRow[]): Promise<Judged[]> {
  const companyId = companyOf(look.actor)
  const employees = await employeesIn(look.db, companyId, { numbers: rows.map(({ number }) => number) })
  const byNumber = new Map(employees.map((one) => [one.number, one]))
  const known = rows.flatMap((row) => byNumber.get(row.number) ?? [])
  const open = await openProposals(
    look.db,
    known.map(({ id }) => id),
  )
  const seen = new Set<string>()
  const typed = rows.flatMap((row) => {
    const employee = byNumber.get(row.number)
    return employee ? [{ ...row, employee }] : []
  })
  const read = await judge(look, typed)
  const wishes = read.flatMap((one) => ('wished' in one ? [one.wished] : []))
  const cuts = (await currencyCuts(look, companyId, wishes)).values()
  const judged = read
    .map((one): Judged => {
      const cut = 'wished' in one ? cuts.next().value : null
      return cut ? { problems: { effectiveOn: cut } } : one
    })
    .values()
  return rows.map((row): Judged => {
    if (!byNumber.has(row.number)) return { problems: { number: fieldError('numberNotIn', { number: row.number }) } }
    const one = judged.next().value ?? { problems: {} }
    const key = `${row.number} ${row.effectiveOn}`
    if (seen.has(key)) return { problems: { effectiveOn: fieldError('salaryRowTwice') } }
    seen.add(key)
    if ('problems' in one) return one
    const { employee, term } = one.wished
    const waits = open.some((other) => other.employeeId === employee.id && other.effectiveOn === term.effectiveOn)
    return waits ? { problems: { effectiveOn: fieldError('salaryProposalOpen') } } : one
  })
}

type Judged = { wished: Wished } | { problems: Record<string, FieldReason> }
type Typed = Omit<SheetRow, 'number'> & { employee: EmployeeRow }

async function judge(look: See, typed: readonly Typed[]): Promise<Judged[]> {
  const ids = typed.map(({ employee }) => employee.id)
  const terms = await termsOf(look.db, ids)
  const earlier = await employmentsOf(look.db, ids)
  return typed.map(({ employee, ...form }): Judged => {
    const wrong = (field: string, problem: FieldReason) => ({ problems: { [field]: problem } })
    const old = holding(terms.get(employee.id) ?? [], form.effectiveOn)
    const currency = form.currency ?? old?.currency ?? employee.currency
    const cycle = form.cycle ?? old?.cycle ?? employee.cycle
    if (!currency) return wrong('currency', fieldError('required'))
    if (!cycle) return wrong('cycle', fieldError('required'))
    const first = earlier.get(employee.id)?.[0]?.startOn ?? employee.contractStart
    if (first && form.effectiveOn < first) return wrong('effectiveOn', fieldError('effectiveBeforeStart', { date: first }))
    const baseMinor = minorOf(form.base, currency)
    if (typeof baseMinor !== 'number') return wrong('base', baseMinor)
    const term = {
      id: `new ${employee.id} ${form.effectiveOn}`,
      effectiveOn: form.effectiveOn,
      knownAt: momentText(look.now),
      baseMinor,
      cycle,
      currency,
      proposedBy: look.actor.accountId,
    }
    if (old && old.baseMinor === baseMinor && old.cycle === cycle && old.currency === currency)
      return wrong('base', fieldError('salarySame'))
    return { wished: { employee, old, term, reason: form.reason } }
  })
}

/**
 * Why changes of currency cannot hold from their day, in the order asked; null where they can. A period is paid in one currency, so a new
 * one begins on the first day of a period.
 */
export async function currencyCuts(
  look: Pick<Look, 'db' | 'now' | 'services'>,
  companyId: CompanyId,
  wishes: readonly Pick<Wished, 'employee' | 'old' | 'term'>[],
): Promise<(FieldReason | null)[]> {
  const changed = wishes.filter(({ old, term }) => old && old.currency !== term.currency)
  const effects = changed.length === 0 ? [] : await effectsOf(look, companyId, changed)
  const found = new Map(changed.map((wish, at) => [wish, cutBy(wish.term.effectiveOn, effects[at]!)]))
  return wishes.map((wish) => found.get(wish) ?? null)
}

const cutBy = (day: Day, { first }: Effect): FieldReason | null =>
  first && first.from < day && day <= first.to ? fieldError('currencyMidPeriod', { from: first.from, next: addDays(first.to, 1) }) : null

/** What changes would do to pay, each as if it were alone, in the order asked. */
async function effectsOf(
  look: Pick<Look, 'db' | 'now' | 'services'>,
  companyId: CompanyId,
  wishes: readonly Pick<Wished, 'employee' | 'term'>[],
): Promise<Effect[]> {
  const payroll = look.services.hooks.of(salaryEffects).get('payroll')
  const keyed = wishes.map(({ employee, term }, index) => ({ key: String(index), employeeId: employee.id, term }))
  const effects = (await payroll?.(look, companyId, keyed)) ?? new Map<string, Effect>()
  return wishes.map((_, index) => effects.get(String(index)) ?? NOTHING)
}

/** The same as people read it, against what each earns today. */
export async function previewsOf(
  look: Pick<Look, 'db' | 'now' | 'services'>,
  companyId: CompanyId,
  wishes: readonly Wished[],
): Promise<Preview[]> {
  const effects = await effectsOf(look, companyId, wishes)
  return wishes.map((wish, index) => previewOf(wish, effects[index]!))
}

function previewOf({ employee, old, term }: Wished, effect: Effect): Preview {
  const sameCurrency = old?.currency === term.currency
  const converted = old && sameCurrency ? oldInNewCycle(old, term) : null
  return {
    employee: { id: employee.id, number: employee.number, name: employee.name, latinName: employee.latinName },
    old: baseOf(old),
    now: { baseMinor: term.baseMinor, cycle: term.cycle, currency: term.currency, effectiveOn: term.effectiveOn },
    convertedMinor: old && old.cycle !== term.cycle ? converted : null,
    changeBps: changeBps(old, term),
    changeMinor: converted === null ? null : term.baseMinor - converted,
    effect,
    notes: old && !sameCurrency ? [currencyNote(old.currency, term.currency)] : [],
  }
}

const currencyNote = (old: PayCurrency, now: PayCurrency) => ({
  cn: `币种由 ${old} 改为 ${now}，不换算；生效日须是一个发薪期间的第一天`,
  en: `The currency changes from ${old} to ${now}, nothing is converted. It must take effect on the first day of a pay period.`,
})
