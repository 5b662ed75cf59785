import { wageCurrency } from '../../src/features/people/cost/contract/schema.ts'
import { digitsOf } from '../../src/platform/contract/amount.ts'
import type { EmployeeSpec } from '../data/employees.ts'
import { raises } from '../data/pay.ts'
import { openMonth } from './months.ts'
import { dice } from './time.ts'

/** What somebody was paid from a day on, as decimal text. */
export interface PayStep {
  on: Temporal.PlainDate
  pay: string
  reason: string
  /** Approved after the first month that it is about was closed. */
  late: boolean
}

interface Rise {
  on: Temporal.PlainDate
  percent: number
  reason: string
  late: boolean
}

export interface PayHistory {
  /** Of the contract. */
  start: string
  /** Rises since, oldest first; the last is what the specification says. */
  steps: PayStep[]
}

/** Two years of pay that end at what somebody has now: an annual review each January, and a smaller one in the summer for some. */
export function payHistoryOf(spec: EmployeeSpec, nth: number, contractStart: Temporal.PlainDate, today: Temporal.PlainDate): PayHistory {
  const random = dice(7_000 + nth)
  const chosen = (): number => 3 + Math.floor(random() * 5)
  const open = openMonth(today)
  const annual = [today.year - 1, today.year].map((year) => ({
    on: Temporal.PlainDate.from({ year, month: 1, day: 1 }),
    percent: chosen(),
    reason: `${year} 年度调薪 Annual review ${year}`,
    late: false,
  }))
  const summer: Rise[] =
    nth % 4 === 1
      ? [{ on: open.subtract({ months: 3 }).toPlainDate({ day: 1 }), percent: chosen(), reason: '半年评估 Half-year review', late: false }]
      : []
  const own = raises
    .filter(({ name }) => name === spec.name)
    .map(({ month, day, percent, reason, late }) => ({
      on: open.subtract({ months: month }).toPlainDate({ day }),
      percent,
      reason,
      late: late ?? false,
    }))
  const earliest = contractStart.add({ months: 5 })
  const others = own.length > 0 ? own : summer
  // In some months a rise of one's own falls on the first of January.
  const rises = [...annual.filter((one) => !others.some(({ on }) => on.equals(one.on))), ...others]
    .filter(({ on }) => Temporal.PlainDate.compare(on, earliest) > 0 && Temporal.PlainDate.compare(on, today) <= 0)
    .sort((one, other) => Temporal.PlainDate.compare(one.on, other.on))
  let pay = spec.pay
  const steps = rises.toReversed().map(({ percent, ...rise }) => {
    const step = { ...rise, pay }
    pay = before(pay, percent, spec)
    return step
  })
  return { start: pay, steps: steps.reverse() }
}

/** Rounded as people round what they pay: to about a two-hundredth. */
function before(pay: string, percent: number, spec: EmployeeSpec): string {
  const amount = Number(pay) / (1 + percent / 100)
  const grain = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 2)
  return (Math.round(amount / grain) * grain).toFixed(digitsOf(wageCurrency.parse(currencyOf(spec))))
}

const currencies = { CN: 'CNY', DE: 'EUR', PL: 'PLN', VN: 'VND', TH: 'THB', SG: 'SGD', MX: 'MXN', AE: 'AED', JP: 'JPY' } as const

export const currencyOf = ({ at, currency }: Pick<EmployeeSpec, 'at' | 'currency'>): string => currency ?? currencies[at]

/** The first day of somebody's contract. */
export const startOf = (spec: EmployeeSpec, nth: number, today: Temporal.PlainDate): Temporal.PlainDate =>
  spec.startsWithOpenMonth === undefined
    ? today.subtract({ months: spec.months }).with({ day: 1 + ((nth * 7) % 20) })
    : openMonth(today).toPlainDate({ day: 1 }).add({ days: spec.startsWithOpenMonth })
