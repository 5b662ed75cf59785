import { companyOf } from '../../../platform/server/actor.ts'
import { fieldError, refuseFields } from '../../../platform/server/refusal.ts'
import type { Look } from '../../../platform/server/services.ts'
import { type EmployeeRow, employeesIn, employmentsOf } from '../../employee/server/reads.ts'
import type { PayCurrency } from '../contract/currency.ts'
import type { Effect, Preview, SalaryForm, SheetRow } from '../contract/schema.ts'
import { changeBps, oldInNewCycle } from './compare.ts'
import { salaryEffects } from './hooks.ts'
import { baseOf, holding, momentText, payOf, type SalaryTerm, termsOf } from './reads.ts'

/** A change as it was typed, read against the company's records. `at` is the path of its fields. */
export interface Wished {
  at: string
  employee: EmployeeRow
  old: SalaryTerm | null
  term: SalaryTerm
  reason: string
}

const NOTHING: Effect = { first: null, retro: [], retroMinor: 0 }

/** The form of one employee. */
export async function readForm(look: Pick<Look, 'db' | 'now' | 'actor'>, form: SalaryForm): Promise<Wished> {
  const [employee] = await employeesIn(look.db, companyOf(look.actor), { ids: [form.employeeId] })
  if (!employee) throw refuseFields({ employeeId: 'employeeUnknown' })
  const [wished] = await read(look, [{ at: '', employee, ...form }])
  return wished!
}

/** The rows of a sheet, by number; the first row that cannot be read refuses all. */
export async function readSheet(look: Pick<Look, 'db' | 'now' | 'actor'>, rows: readonly SheetRow[]): Promise<Wished[]> {
  const employees = await employeesIn(look.db, companyOf(look.actor), { numbers: rows.map(({ number }) => number) })
  const byNumber = new Map(employees.map((one) => [one.number, one]))
  const unknown = rows.flatMap(({ number }, index) =>
    byNumber.has(number) ? [] : [[`rows.${index}.number`, fieldError('numberNotIn', { number })] as const],
  )
  if (unknown.length > 0) throw refuseFields(Object.fromEntries(unknown))
  return read(
    look,
    rows.map((row, index) => ({ ...row, at: `rows.${index}.`, employee: byNumber.get(row.number)! })),
  )
}

type Typed = Omit<SheetRow, 'number'> & { at: string; employee: EmployeeRow }

async function read(look: Pick<Look, 'db' | 'now' | 'actor'>, typed: readonly Typed[]): Promise<Wished[]> {
  const ids = typed.map(({ employee }) => employee.id)
  const terms = await termsOf(look.db, ids)
  const earlier = await employmentsOf(look.db, ids)
  return typed.map(({ at, employee, ...form }): Wished => {
    const old = holding(terms.get(employee.id) ?? [], form.effectiveOn)
    const currency = form.currency ?? old?.currency ?? employee.currency
    const cycle = form.cycle ?? old?.cycle ?? employee.cycle
    if (!currency) throw refuseFields({ [`${at}currency`]: 'required' })
    if (!cycle) throw refuseFields({ [`${at}cycle`]: 'required' })
    const first = earlier.get(employee.id)?.[0]?.startOn ?? employee.contractStart
    if (first && form.effectiveOn < first) throw refuseFields({ [`${at}effectiveOn`]: fieldError('effectiveBeforeStart', { date: first }) })
    const baseMinor = payOf(form.base, currency, `${at}base`)
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
      throw refuseFields({ [`${at}base`]: 'salarySame' })
    return { at, employee, old, term, reason: form.reason }
  })
}

/** What changes would do, one after the other as if each were alone. */
export async function previewsOf(
  look: Pick<Look, 'db' | 'now' | 'services'>,
  companyId: string,
  wishes: readonly Wished[],
): Promise<Preview[]> {
  const payroll = look.services.hooks.of(salaryEffects).get('payroll')
  const keyed = wishes.map(({ employee, term }, index) => ({ key: String(index), employeeId: employee.id, term }))
  const effects = (await payroll?.(look, companyId, keyed)) ?? new Map<string, Effect>()
  return wishes.map((wish, index) => previewOf(wish, effects.get(String(index)) ?? NOTHING))
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
