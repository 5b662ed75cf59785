/** Formulas in words, as each line keeps them in both languages. */
import { type Currency, formatAmount, type WageCurrency } from '../../../../../platform/contract/amount.ts'
import { type Pair, texts } from '../../../../../platform/contract/texts.ts'

const words = texts({
  workingDay: { cn: '个工作日', en: 'working days' },
  day: { cn: '天', en: 'days' },
  thirtieth: { cn: '天（每月按 30 天）', en: 'days of 30' },
  earned: {
    cn: (base: string, part: string, whole: string, unit: string) => `基本工资 ${base} × ${part} ÷ ${whole} ${unit}`,
    en: (base: string, part: string, whole: string, unit: string) => `Base ${base} × ${part} ÷ ${whole} ${unit}`,
  },
  absence: {
    cn: (base: string, part: string, divisor: string, unpaid: string) => `− 基本工资 ${base} × ${part} ÷ ${divisor} × 不计薪 ${unpaid}`,
    en: (base: string, part: string, divisor: string, unpaid: string) => `− Base ${base} × ${part} ÷ ${divisor} × ${unpaid} unpaid`,
  },
  noPaidUnit: {
    cn: () => '本期没有计薪日，不发基本工资，余额减去',
    en: () => 'No paid day in this period, so no base pay: what is left of it is taken off',
  },
  item: {
    cn: (unit: string, quantity: string, rate: string) => `${unit} × ${quantity} × ${rate}`,
    en: (unit: string, quantity: string, rate: string) => `${unit} × ${quantity} × ${rate}`,
  },
  entered: { cn: (amount: string) => `录入金额 ${amount}`, en: (amount: string) => `Entered: ${amount}` },
  retro: {
    cn: (now: string, paid: string) => `按现在已知的情况应为 ${now}，已发 ${paid}`,
    en: (now: string, paid: string) => `${now} by what is known today, less ${paid} already paid`,
  },
  unused: {
    cn: (daily: string, days: string, rate: string) => `日工资 ${daily} × 未休 ${days} 天 × ${rate}`,
    en: (daily: string, days: string, rate: string) => `Daily wage ${daily} × ${days} unused days × ${rate}`,
  },
  carriedIn: {
    cn: (amount: string) => `上期未能扣完的 ${amount}`,
    en: (amount: string) => `${amount} that the last slip could not take off`,
  },
  carriedOut: {
    cn: (amount: string) => `扣款超过应发 ${amount}，结转下期`,
    en: (amount: string) => `Deductions exceed pay by ${amount}: carried to the next slip`,
  },
})

type Words = ReturnType<typeof words.pick>

/** One formula in both languages. */
export const sayBoth = (write: (words: Words) => string): Pair => ({ cn: write(words.pick('cn')), en: write(words.pick('en')) })

export const amountIn =
  (currency: Currency | WageCurrency) =>
  (minor: number): string =>
    formatAmount(minor, currency)

/** Hundredths as a plain number: 125 → "1.25", 400 → "4". */
export const hundredthsText = (hundredths: number): string => trimmed(hundredths, 100)
/** Basis points as a percentage: 6000 → "60%". */
export const percentText = (bps: number): string => `${trimmed(bps, 100)}%`

function trimmed(value: number, scale: number): string {
  const [whole, rest] = [Math.trunc(Math.abs(value) / scale), Math.abs(value) % scale]
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0').replace(/0$/, '')}`
  return `${value < 0 ? '-' : ''}${whole}${decimals}`
}
