import { markRead } from '../../src/features/base/notice/server/writes.ts'
import { employeesIn } from '../../src/features/people/employee/server/reads.ts'
import { payCurrency } from '../../src/features/people/salary/contract/currency.ts'
import { salaryForm, sheetRow } from '../../src/features/people/salary/contract/schema.ts'
import { salaryChange } from '../../src/features/people/salary/server/tables.ts'
import { approveChanges, propose, proposeSheet, refuseChange, withdrawChange } from '../../src/features/people/salary/server/writes.ts'
import { digitsOf } from '../../src/platform/contract/amount.ts'
import { and, eq, inArray } from '../../src/platform/server/data/drizzle.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { companyOf } from '../../src/platform/server/wire/actor.ts'
import { employed } from '../data/employees.ts'
import { wishes } from '../data/pay.ts'
import { openMonth } from '../engine/months.ts'
import { currencyOf, type PayStep, payHistoryOf, startOf } from '../engine/pay-history.ts'
import type { Scene } from '../engine/scene.ts'
import type { Ids } from './employees.ts'

/** After the records were brought in: what people were paid in the two years before. */
const HISTORY = 149.3

/** What waits for these people. */
export async function approveProposed(act: Act, employeeIds: readonly string[], remark = ''): Promise<void> {
  const rows = await act.tx
    .select({ id: salaryChange.id })
    .from(salaryChange)
    .where(and(inArray(salaryChange.employeeId, [...employeeIds]), eq(salaryChange.state, 'proposed')))
  if (rows.length > 0) await approveChanges(act, { ids: rows.map(({ id }) => id), remark })
}

interface Rise extends PayStep {
  name: string
}

/**
 * Langong's salary changes: two years of them entered as history, those of the months since proposed by HR and approved by finance before
 * they took effect, one approved too late (`late`, working days ago), and some that wait, were refused or withdrawn.
 */
export function planSalary(scene: Scene, ids: Ids, late: number): void {
  const { days } = scene
  const hr = () => scene.person('langong.hr')
  const finance = () => scene.company('langong').finance
  const rises = employed.flatMap((spec, nth): Rise[] =>
    payHistoryOf(spec, nth, startOf(spec, nth, days.today), days.today).steps.map((step) => ({ ...step, name: spec.name })),
  )
  const announced = ({ on, late: isLate }: Rise): number => (isLate ? late : Math.min(HISTORY, days.agoOf(on) + 8.5))
  for (const [at, group] of Map.groupBy(rises, announced)) {
    scene.plan(at, () => scene.do(hr(), (act) => proposeAll(act, group, ids)))
    scene.plan(at - (at === late ? 0.05 : at === HISTORY ? 0.2 : 1.6), () =>
      scene.do(finance(), (act) =>
        approveProposed(
          act,
          group.map(({ name }) => ids.get(name) ?? ''),
          at === HISTORY ? '历史薪资，与档案核对一致' : '',
        ),
      ),
    )
  }
  for (const [nth, wish] of wishes.entries()) planWish(scene, wish, ids, wish.end ? 24.2 - nth * 3.3 : 8.6 - nth * 1.7)
  // Who reads messages every day has no pile of old ones.
  for (const at of [120.9, 60.9, 12.05])
    scene.plan(at, async () => {
      for (const who of [hr(), finance(), scene.company('langong').owner]) await scene.do(who, (act) => markRead(act, act.actor.accountId))
    })
}

async function proposeAll(act: Act, rises: readonly Rise[], ids: Ids): Promise<void> {
  const rows = await employeesIn(act.db, companyOf(act.actor), { ids: rises.map(({ name }) => ids.get(name) ?? '') })
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  await proposeSheet(
    act,
    rises.map(({ name, on, pay, reason }) =>
      sheetRow.parse({ number: numbers.get(ids.get(name) ?? ''), effectiveOn: on.toString(), base: pay, reason }),
    ),
  )
}

function planWish(scene: Scene, wish: (typeof wishes)[number], ids: Ids, at: number): void {
  const spec = employed.find(({ name }) => name === wish.name)
  if (!spec) throw new Error(`seed: ${wish.name} is not employed`)
  const currency = currencyOf(spec)
  const grain = 10 ** Math.max(0, Math.floor(Math.log10(Number(spec.pay))) - 2)
  const base = (Math.round((Number(spec.pay) * (1 + wish.percent / 100)) / grain) * grain).toFixed(digitsOf(payCurrency(currency)))
  const effectiveOn = openMonth(scene.days.today).add({ months: 1 }).toPlainDate({ day: 1 }).toString()
  let id = ''
  scene.plan(at, async () => {
    const form = salaryForm.parse({ employeeId: ids.get(wish.name), effectiveOn, cycle: 'monthly', currency, base, reason: wish.reason })
    id = (await scene.do(scene.person('langong.hr'), (act) => propose(act, form))).id
  })
  if (wish.end === 'refused')
    scene.plan(at - 1.2, () => scene.do(scene.company('langong').finance, (act) => refuseChange(act, { id, reason: wish.remark ?? '' })))
  if (wish.end === 'withdrawn') scene.plan(at - 0.1, () => scene.do(scene.person('langong.hr'), (act) => withdrawChange(act, id)))
}
