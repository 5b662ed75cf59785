import { addMonths, type Day } from '../../../../platform/contract/day.ts'
import { onPage, type Paging, page } from '../../../../platform/contract/page.ts'
import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { RETRO_MONTHS } from '../../../../rules/constants.ts'
import { leaveTypesOf } from '../../absence/server/reads.ts'
import { EMPLOYED, LEFT } from '../../employee/contract/employee.ts'
import { type EmployeeRow, employeesIn } from '../../employee/server/reads.ts'
import { calculate } from '../contract/engine/calculate.ts'
import { periodOn } from '../contract/engine/period.ts'
import type { Slip } from '../contract/engine/slip.ts'
import type { FinalPayRow, FinalStep } from '../contract/final-pay.ts'
import { calendarOf } from './days.ts'
import { groupsOf, runsSettling, type Settling } from './leaving.ts'
import { prepare, type RunShape } from './snapshots.ts'
import { type PayGroupRow, type PayItemRow, paySlip } from './tables.ts'
import { presentRuns } from './views.ts'

interface Filter extends Paging {
  search: string
  which: 'open' | 'leaving' | 'left' | 'settled' | 'all'
}

interface Leaver {
  employee: EmployeeRow & { leaveOn: Day }
  group: PayGroupRow | null
  /** The run that pays the last day. */
  paying: Settling | null
  next: FinalStep
}

/** Who is leaving or left within the reach of retroactive pay, the latest last day first, with what is due and the run that pays it. */
export async function finalPayOf(look: Look, filter: Filter) {
  const companyId = companyOf(look.actor)
  const all = await leaversOf(look, companyId, filter.search)
  const wanted = all.filter((one) => isWanted(one, filter.which))
  return {
    ...page(await present(look, companyId, onPage(wanted, filter)), wanted.length, filter),
    open: all.filter(({ next }) => next !== 'settled').length,
  }
}

function isWanted({ next, employee }: Leaver, which: Filter['which']): boolean {
  if (which === 'all') return true
  if (which === 'leaving' || which === 'left') return (employee.status === LEFT) === (which === 'left')
  return (next === 'settled') === (which === 'settled')
}

async function leaversOf(look: Look, companyId: CompanyId, search: string): Promise<Leaver[]> {
  const leavingSince = addMonths(today(look.now), -RETRO_MONTHS)
  const rows = await employeesIn(look.db, companyId, { search: search || undefined, statuses: [EMPLOYED, LEFT], leavingSince })
  const employees = rows.flatMap((row) => (row.leaveOn === null ? [] : [{ ...row, leaveOn: row.leaveOn }]))
  const groups = await groupsOf(
    look.db,
    employees.map(({ id }) => id),
  )
  const settling = await runsSettling(look.db, employees)
  return employees
    .map((employee): Leaver => {
      const runs = settling.get(employee.id) ?? []
      // One that was approved before the last day was known has not settled it.
      const paying = runs.find(({ state, settles }) => settles || state === 'draft' || state === 'review') ?? null
      const group = groups.get(employee.id) ?? null
      return { employee, group, paying, next: stepOf(employee, group, paying) }
    })
    .sort((a, b) => (a.employee.leaveOn < b.employee.leaveOn ? 1 : a.employee.leaveOn > b.employee.leaveOn ? -1 : 0))
}

function stepOf({ status }: EmployeeRow, group: PayGroupRow | null, paying: Settling | null): FinalStep {
  if (!paying) return group === null ? 'group' : status === LEFT ? 'open' : 'wait'
  const { run } = paying
  switch (run.state) {
    case 'draft':
      return run.hash === null ? 'calculate' : run.blocking + run.unticked > 0 ? 'check' : 'submit'
    case 'review':
      return 'approve'
    case 'approved':
      return 'pay'
    case 'paying':
      return 'bank'
    default:
      return 'settled'
  }
}

async function present(look: Look, companyId: CompanyId, leavers: readonly Leaver[]): Promise<FinalPayRow[]> {
  const types = new Map(
    (await leaveTypesOf(look.db, companyId, look.now)).map(({ code, nameCn, nameEn }) => [code, { cn: nameCn, en: nameEn }]),
  )
  const runs = new Map(
    (
      await presentRuns(
        look.db,
        leavers.flatMap(({ paying }) => paying?.run ?? []),
      )
    ).map((run) => [run.id, run]),
  )
  const kept = await keptSlips(look, leavers)
  const rows: FinalPayRow[] = []
  for (const leaver of leavers) {
    const { employee, group, paying, next } = leaver
    const settled = paying?.settles && paying.slipId ? kept.get(paying.slipId) : undefined
    const due = settled ? { slip: settled, items: [] } : await dueOf(look, leaver)
    const lines = due?.slip.lines.filter(({ kind }) => kind === 'leaving') ?? []
    const items = new Map<string, PayItemRow>((due?.items ?? []).map((item) => [item.id, item]))
    rows.push({
      ...{ id: employee.id, number: employee.number, name: employee.name, latinName: employee.latinName },
      jobTitle: employee.jobTitle,
      country: employee.country,
      hasLeft: employee.status === LEFT,
      leaveOn: employee.leaveOn,
      leaveReason: employee.leaveReason,
      group: group && { id: group.id, name: group.name },
      currency: due?.slip.currency ?? employee.currency ?? 'CNY',
      netMinor: due?.slip.totals.netMinor ?? null,
      leavingMinor: lines.reduce((all, { minor }) => all + minor, 0),
      unused: lines
        .filter(({ code }) => code.startsWith('unused:'))
        .map(({ code, minor, formula, inputs }) => {
          const type = code.slice('unused:'.length)
          return { type, name: types.get(type) ?? { cn: type, en: type }, hundredths: Number(inputs.hundredths), minor, formula }
        }),
      typed: lines
        .filter(({ code }) => code.startsWith('leaving:'))
        .map(({ code, label, minor, formula, inputs }) => {
          const item = items.get(String(inputs.payment))
          return {
            id: String(inputs.payment),
            code: code.slice('leaving:'.length),
            label,
            minor,
            formula,
            reason: item?.reason ?? '',
            open: item !== undefined,
          }
        }),
      run: paying ? (runs.get(paying.id) ?? null) : null,
      slipId: paying?.slipId ?? null,
      next,
    })
  }
  return rows
}

async function keptSlips(look: Look, leavers: readonly Leaver[]): Promise<Map<string, Slip>> {
  const ids = leavers.flatMap(({ paying }) => (paying?.settles && paying.slipId ? [paying.slipId] : []))
  if (ids.length === 0) return new Map()
  const rows = await look.db.select({ id: paySlip.id, slip: paySlip.slip }).from(paySlip).where(anyOf(paySlip.id, ids))
  return new Map(rows.map(({ id, slip }) => [id, JSON.parse(slip) as Slip]))
}

/** What the open run would pay by today's facts; without one, what a final run would. Null without a pay group. */
async function dueOf(look: Look, { employee, group, paying }: Leaver): Promise<{ slip: Slip; items: readonly PayItemRow[] } | null> {
  const open = paying && (paying.state === 'draft' || paying.state === 'review') ? paying.run : null
  const shape = open ?? (group && shapeOf(group, employee.leaveOn))
  if (!shape) return null
  const prepared = (await prepare(look, shape, [employee.id])).get(employee.id)
  if (!prepared) return null
  const typed = new Set(prepared.snapshot.leaving?.typed.map(({ id }) => id))
  return { slip: calculate(prepared.snapshot), items: prepared.subject.items.filter(({ id }) => typed.has(id)) }
}

/** A final run that nobody has opened. */
function shapeOf(group: PayGroupRow, lastDay: Day): RunShape {
  const period = periodOn(calendarOf(group), lastDay)
  return {
    ...{ id: '', companyId: group.companyId, groupId: group.id, kind: 'final', cycle: group.cycle, method: group.method },
    ...{ periodFrom: period.from, periodTo: period.to, payOn: lastDay, correctsFrom: null, correctsTo: null },
  }
}
