import { waitingFor } from '../../src/features/base/approval/server/reads.ts'
import { grantApproval } from '../../src/features/base/approval/server/writes.ts'
import { confirmTopUp } from '../../src/features/money/wallet/server/top-up.ts'
import { requestForm } from '../../src/features/people/absence/contract/schema.ts'
import { askForLeave } from '../../src/features/people/absence/server/requests.ts'
import { groupForm } from '../../src/features/people/payroll/contract/group-schema.ts'
import { itemForm } from '../../src/features/people/payroll/contract/item-schema.ts'
import type { RunMove } from '../../src/features/people/payroll/contract/run.ts'
import { runForm } from '../../src/features/people/payroll/contract/run-schema.ts'
import { judgeRun } from '../../src/features/people/payroll/server/checks.ts'
import { assign, saveGroup } from '../../src/features/people/payroll/server/groups.ts'
import { addItem, endItem } from '../../src/features/people/payroll/server/items.ts'
import { moveRun } from '../../src/features/people/payroll/server/machine.ts'
import { markFailed, markPaid } from '../../src/features/people/payroll/server/outcomes.ts'
import { setPerson } from '../../src/features/people/payroll/server/people.ts'
import { runIn } from '../../src/features/people/payroll/server/reach.ts'
import { createRun } from '../../src/features/people/payroll/server/runs.ts'
import { payBatch, payCheck, payPayment } from '../../src/features/people/payroll/server/tables.ts'
import { tick } from '../../src/features/people/payroll/server/ticks.ts'
import { payCurrency } from '../../src/features/people/salary/contract/currency.ts'
import { digitsOf } from '../../src/platform/contract/amount.ts'
import { and, eq } from '../../src/platform/server/data/drizzle.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { coming, employed } from '../data/employees.ts'
import { allowances, groupOf, once, type PayGroupSpec, payGroups, withheld } from '../data/pay.ts'
import { closedMonths, openMonth, PAY_DATE, payDateOf } from '../engine/months.ts'
import { currencyOf, payHistoryOf, startOf } from '../engine/pay-history.ts'
import { documentPicture } from '../engine/picture.ts'
import { type Cast, file, type Scene } from '../engine/scene.ts'
import { changeAccount, type Ids } from './employees.ts'
import { topUp } from './money.ts'

/** Of what people are paid now. It differs from month to month: allowances, and rises that not everybody has had on each date. */
const ROOM = 1.06
/** Working days ago. */
const GROUPS = 148.6
/** The Mexican group came later: two pay dates, and one that may wait for its proof. */
const MEXICO_DAYS = 42

type Key = PayGroupSpec['key']

/** When the open month is prepared: after the month before it was closed, which may have been yesterday. */
export function preparedAt(scene: Scene): number {
  const [last] = closedMonths(scene.days.today).slice(-1)
  return Math.min(2.6, last ? scene.days.agoOf(payDateOf(last)) - 0.35 : 2.6)
}

/**
 * Langong's payroll: six months calculated, approved by somebody else, paid by an operator, published and locked, month by month; in the
 * month that is open one run that waits for its approval, a draft with questions, and one that has not been started.
 */
export function planPayroll(scene: Scene, ids: Ids, runJobs: () => Promise<unknown>): void {
  const pay = new Payroll(scene, ids, runJobs)
  pay.planGroups()
  pay.planFunds()
  pay.planItems()
  for (const month of closedMonths(scene.days.today)) pay.planMonth(month)
  pay.planMexico()
  pay.planOpenMonth(preparedAt(scene))
}

class Payroll {
  readonly #scene: Scene
  readonly #ids: Ids
  readonly #runJobs: () => Promise<unknown>
  readonly #groups = new Map<Key, string>()
  readonly #today: Temporal.PlainDate

  constructor(scene: Scene, ids: Ids, runJobs: () => Promise<unknown>) {
    this.#scene = scene
    this.#ids = ids
    this.#runJobs = runJobs
    this.#today = scene.days.today
  }

  get #hr(): Cast {
    return this.#scene.person('langong.hr')
  }
  get #finance(): Cast {
    return this.#scene.company('langong').finance
  }
  #id(name: string): string {
    const id = this.#ids.get(name)
    if (!id) throw new Error(`seed: ${name} has no record yet`)
    return id
  }

  planGroups(): void {
    const mexicoAt = this.#scene.days.agoOf(this.#today.subtract({ days: MEXICO_DAYS })) + 1.5
    for (const [nth, spec] of payGroups.entries()) {
      const at = spec.key === 'mexico' ? mexicoAt : GROUPS - nth / 20
      this.#scene.plan(at, async () => {
        const { id } = await this.#scene.do(this.#hr, (act) => saveGroup(act, { form: groupForm.parse(this.#formOf(spec)) }))
        this.#groups.set(spec.key, id)
      })
      const arrivals = new Map<number, string[]>()
      for (const [index, one] of employed.entries()) {
        if (groupOf(one.at, one.currency) !== spec.key) continue
        const joined = Math.max(1, this.#scene.days.agoOf(startOf(one, index, this.#today)) - 1) - 0.55
        const when = Math.min(at - 0.2, joined)
        arrivals.set(when, [...(arrivals.get(when) ?? []), one.name])
      }
      for (const [when, names] of arrivals) this.#scene.plan(when, () => this.#assign(spec.key, names))
      const newcomers = coming.filter((one) => groupOf(one.at, one.currency) === spec.key).map(({ name }) => name)
      if (newcomers.length > 0) this.#scene.plan(9.1, () => this.#assign(spec.key, newcomers))
    }
  }

  #assign(key: Key, names: readonly string[]): Promise<unknown> {
    const groupId = this.#groups.get(key) ?? ''
    return this.#scene.do(this.#hr, (act) => assign(act, { groupId, employeeIds: names.map((name) => this.#id(name)) }))
  }

  #formOf({ name, cycle, method, region }: PayGroupSpec) {
    const common = { name, cycle, method, region, cutOffDays: 0 }
    if (cycle === 'biweekly') return { ...common, anchor: this.#monday().toString(), payKind: 'daysAfterEnd', payDay: 5 }
    return { ...common, anchor: `${this.#today.year - 1}-01-01`, payKind: 'date', payDay: PAY_DATE, payMonths: 1 }
  }

  #monday(): Temporal.PlainDate {
    const day = this.#today.subtract({ days: MEXICO_DAYS })
    return day.subtract({ days: day.dayOfWeek - 1 })
  }

  /** The wallet is topped up before each pay date; for the open month the transfer in baht is missing. */
  planFunds(): void {
    const needs = new Map<string, number>()
    for (const spec of employed) {
      const currency = currencyOf(spec)
      needs.set(currency, (needs.get(currency) ?? 0) + Number(spec.pay))
    }
    const months = [...closedMonths(this.#today), openMonth(this.#today)]
    for (const [nth, month] of months.entries()) {
      const open = nth === months.length - 1
      const at = open ? preparedAt(this.#scene) + 0.3 : this.#scene.days.agoOf(payDateOf(month)) + 6
      for (const [index, currency] of funded.entries()) {
        // A transfer covers three months where it may be so large.
        const covers = open || currency === 'CNY' || currency === 'JPY' ? 1 : 3
        if ((open && currency === 'THB') || nth % covers !== 0) continue
        const grain = 10 ** Math.max(0, Math.floor(Math.log10(needs.get(currency) ?? 1)) - 1)
        const amount = Math.ceil(((needs.get(currency) ?? 0) * covers * ROOM) / grain) * grain
        const when = at - index / 40
        topUp(this.#scene, 'langong', currency, amount, when, (id) => {
          this.#scene.plan(when - 0.2, () => this.#scene.do(this.#scene.operator(), (act) => confirmTopUp(act, { id: id() })))
        })
      }
    }
  }

  planItems(): void {
    const first = closedMonths(this.#today)[0] ?? openMonth(this.#today)
    const from = first.toPlainDate({ day: 1 }).toString()
    for (const [nth, spec] of employed.entries()) {
      const rules = withheld[spec.at]
      if (!rules) continue
      const start = startOf(spec, nth, this.#today)
      const { start: base } = payHistoryOf(spec, nth, start, this.#today)
      const at = Math.min(GROUPS - 1.2, Math.max(1, this.#scene.days.agoOf(start) - 1) - 0.6)
      this.#scene.plan(at, () =>
        this.#scene.do(this.#hr, async (act) => {
          for (const { code, label, percent } of rules) {
            const amount = ((Number(base) * percent) / 100).toFixed(digitsOf(payCurrency(currencyOf(spec))))
            const reason = '按当地申报表录入 From the local filing'
            const form = { employeeId: this.#id(spec.name), kind: 'deduction', code, label, every: 'period', from, amount, reason }
            await addItem(act, itemForm.parse(form))
          }
        }),
      )
    }
    this.#scene.plan(GROUPS - 1.3, () =>
      this.#scene.do(this.#hr, async (act) => {
        const last = openMonth(this.#today).toPlainDate({ day: 1 }).subtract({ days: 1 }).toString()
        for (const { name, code, label, amount, ends } of allowances) {
          const form = { employeeId: this.#id(name), kind: 'item', code, label, every: 'period', from, amount, reason: '劳动合同附件' }
          const { id } = await addItem(act, itemForm.parse(form))
          if (ends) await endItem(act, { id, on: last })
        }
      }),
    )
    for (const { name, month, ...item } of once) {
      const paidIn = openMonth(this.#today).subtract({ months: month })
      const at = month === 0 ? preparedAt(this.#scene) + 0.06 : this.#scene.days.agoOf(payDateOf(paidIn)) + 5.4
      this.#scene.plan(at, () => {
        const form = { ...item, employeeId: this.#id(name), every: 'once', from: paidIn.toPlainDate({ day: 6 }).toString() }
        return this.#scene.do(this.#hr, (act) => addItem(act, itemForm.parse(form)))
      })
    }
  }

  /** A closed month: prepared, approved and sent a day before its pay date, then paid, published and locked. */
  planMonth(month: Temporal.PlainYearMonth): void {
    const ago = this.#scene.days.agoOf(payDateOf(month))
    const on = month.toPlainDate({ day: 1 }).toString()
    for (const [nth, key] of (['china', 'abroad'] as const).entries()) {
      const returned = key === 'china' && month.equals(openMonth(this.#today).subtract({ months: 3 })) ? '梁堃' : undefined
      this.#planRun(key, on, { prepare: ago + 3.8 - nth / 10, approve: ago + 0.8 - nth / 10, paid: ago - 0.02 - nth / 20, returned })
    }
  }

  planMexico(): void {
    const monday = this.#monday()
    for (let at = monday; ; at = at.add({ days: 14 })) {
      const payOn = at.add({ days: 18 })
      if (Temporal.PlainDate.compare(payOn, this.#today) >= 0) {
        if (Temporal.PlainDate.compare(at.add({ days: 13 }), this.#today) < 0)
          this.#planRun('mexico', at.toString(), { prepare: 1.3, approve: 0.85 })
        return
      }
      const ago = this.#scene.days.agoOf(payOn)
      this.#planRun('mexico', at.toString(), { prepare: ago + 1.5, approve: ago + 0.5, paid: ago - 0.3 })
    }
  }

  #planRun(key: Key, on: string, at: { prepare: number; approve: number; paid?: number; returned?: string | undefined }): void {
    let id = ''
    this.#scene.plan(at.prepare, async () => {
      id = await this.#prepared(key, on)
      await this.#submitted(id)
    })
    this.#scene.plan(at.approve, () => this.#approved(id))
    if (at.paid !== undefined) this.#scene.plan(at.paid, () => this.#closed(id, at.returned))
  }

  #move(who: Cast, id: string, move: RunMove, input: object = {}): Promise<unknown> {
    return this.#scene.do(who, (act) => moveRun(act, id, move, { id, ...input }))
  }

  /** A calculated draft. */
  async #prepared(key: Key, on: string): Promise<string> {
    const form = runForm.parse({ groupId: this.#groups.get(key), kind: 'regular', on })
    const { id } = await this.#scene.do(this.#hr, (act) => createRun(act, form))
    await this.#move(this.#hr, id, 'calculate')
    await this.#runJobs()
    return id
  }

  async #submitted(id: string): Promise<void> {
    await this.#scene.do(this.#hr, async (act) => {
      for (const { subject } of await act.tx
        .select()
        .from(payCheck)
        .where(and(eq(payCheck.runId, id), eq(payCheck.blocking, true))))
        await setPerson(act, { id, employeeId: subject, isIn: false, reason: '收款账户未登记，登记后补发' })
    })
    const { hash } = await this.#scene.do(this.#hr, (act) => runIn(act, id))
    if (hash === null) {
      await this.#move(this.#hr, id, 'calculate')
      await this.#runJobs()
    }
    await this.#scene.do(this.#hr, (act) => tickAll(act, id))
    await this.#move(this.#hr, id, 'submit')
  }

  /** Approved by finance with the totals that they see, and sent to the bank where the platform has accounts. */
  async #approved(id: string): Promise<void> {
    await this.#scene.do(this.#finance, async (act) => {
      const run = await runIn(act, id)
      await judgeRun(act, run)
      const totals = run.totals.map(({ currency, people, netMinor }) => ({ currency, people, netMinor }))
      await moveRun(act, id, 'approve', { id, hash: run.hash ?? '', totals })
      const held = await act.tx.$count(payPayment, and(eq(payPayment.runId, id), eq(payPayment.state, 'held')))
      if (held > 0) await moveRun(act, id, 'pay', { id })
    })
  }

  async #closed(id: string, returned?: string): Promise<void> {
    await this.#bankPays(id, returned)
    if (returned) {
      await this.#move(this.#finance, id, 'pay', { employeeIds: [this.#id(returned)] })
      await this.#bankPays(id)
    }
    await this.#scene.do(this.#finance, async (act) => {
      const outside = await act.tx.$count(payPayment, and(eq(payPayment.runId, id), eq(payPayment.state, 'outside')))
      if (outside === 0) return
      const { number, payOn } = await runIn(act, id)
      const picture = documentPicture('BANK ADVICE', [
        'PAYER LANGONG ROBOTICS',
        `PAY RUN ${number}`,
        `DATE ${payOn}`,
        `${outside} PAYMENTS`,
      ])
      const proof = await file(act, 'payoutProof', `${number}.png`, picture)
      await moveRun(act, id, 'payOutside', { id, proof, reference: `SAMPLE-OUT-${number.slice(-4)}` })
    })
    await this.#move(this.#finance, id, 'publish')
    await this.#runJobs()
    await this.#move(this.#finance, id, 'lock')
  }

  /** An operator marks what was sent, and another agrees where it is too much for one day; the bank returns what one person was sent. */
  async #bankPays(id: string, returned?: string): Promise<void> {
    const one = this.#scene.operator()
    const waiting = await this.#scene.do(one, async (act) => {
      const asked: string[] = []
      for (const batch of await act.tx.select().from(payBatch).where(eq(payBatch.runId, id))) {
        const sent = await act.tx
          .select()
          .from(payPayment)
          .where(and(eq(payPayment.batchId, batch.id), eq(payPayment.state, 'sent')))
        const [back = [], paid = []] = [true, false].map((comesBack) =>
          sent
            .filter(({ employeeId }) => (returned !== undefined && employeeId === this.#id(returned)) === comesBack)
            .map((payment) => payment.id),
        )
        if (back.length > 0) await markFailed(act, { batchId: batch.id, paymentIds: back, reason: '户名与账号不符，银行退回' })
        if (paid.length === 0) continue
        const { waits } = await markPaid(act, { batchId: batch.id, paymentIds: paid, reference: `SAMPLE-${batch.number}` })
        if (waits) asked.push(batch.id)
      }
      return asked
    })
    const other = this.#scene.operators.find((operator) => operator !== one)!
    for (const batchId of waiting)
      await this.#scene.do(other, async (act) => {
        const asked = await waitingFor(act, 'payrollPaid', batchId)
        await grantApproval(act, asked!.id)
      })
  }

  /**
   * The open month. China: changed bank details, an ended visa, a bonus, a first pay, leave that nobody has decided, pay of last month
   * approved late; all looked at and submitted. Abroad is a draft that lacks an account and money in the wallet.
   */
  planOpenMonth(at: number): void {
    const on = openMonth(this.#today).toPlainDate({ day: 1 }).toString()
    const changes = employed.filter(({ changesAccount }) => changesAccount)
    this.#scene.plan(at + 0.04, () =>
      this.#scene.do(this.#hr, async (act) => {
        for (const spec of changes) await changeAccount(act, spec, this.#ids)
      }),
    )
    this.#scene.plan(at + 0.02, () => this.#undecidedLeave())
    this.#scene.plan(at, async () => this.#submitted(await this.#prepared('china', on)))
    this.#scene.plan(at - 0.1, () => this.#prepared('abroad', on))
  }

  /** A day of the open month that is still undecided, of the first who can have one. */
  async #undecidedLeave(): Promise<void> {
    const month = openMonth(this.#today)
    const last = month.toPlainDate({ day: month.daysInMonth })
    for (const name of ['钟离玥', '乐之扬', '曾祎', '苏见山', '盖云深']) {
      for (let day = last; day.day > 15; day = day.subtract({ days: 1 })) {
        if (day.dayOfWeek > 5) continue
        const form = requestForm.parse({
          ...{ employeeId: this.#id(name), type: 'unpaid', halves: [] },
          ...{ from: day.toString(), to: day.toString(), note: '家人手术陪护' },
        })
        const asked = await this.#scene
          .do(this.#hr, (act) => act.tx.transaction((tx) => askForLeave({ ...act, tx, db: tx }, { form })))
          .catch(() => undefined)
        if (asked) return
      }
    }
  }
}

/** Currencies in which the platform keeps accounts. */
const funded = ['CNY', 'EUR', 'THB', 'SGD', 'AED', 'JPY'] as const

async function tickAll(act: Act, id: string): Promise<void> {
  const open = await act.tx
    .selectDistinct({ check: payCheck.check })
    .from(payCheck)
    .where(and(eq(payCheck.runId, id), eq(payCheck.blocking, false)))
  for (const { check } of open) await tick(act, { id, check, subjects: [], ticked: true })
}
