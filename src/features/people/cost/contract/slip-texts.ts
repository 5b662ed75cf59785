import { plural, texts } from '../../../../platform/contract/texts.ts'
import { RATES_OLD_MONTHS } from '../../../../rules/constants.ts'

/** A slip on the screen and in its workbook: totals, the basis of the rates, and how a line was calculated. */
export const x = texts({
  grossMonth: { cn: '税前月薪', en: 'Monthly gross' },
  grossYear: { cn: '税前年薪（12 个月）', en: 'Yearly gross (12 months)' },
  contributions: { cn: '雇主缴纳合计', en: 'Employer contributions' },
  totalMonth: { cn: '雇主月总成本', en: 'Total employer cost per month' },
  totalYear: { cn: '雇主年总成本', en: 'Total employer cost per year' },
  sampleWhy: {
    cn: '按公开法规整理的示例费率，不是报价；年龄、行业、州省和身份不同，结果会变。',
    en: 'Sample rates based on public regulations, not a quote. Age, industry, state and residence status change the result.',
  },
  reviewed: {
    cn: (from: string, on: string) => `${from} 起生效 · ${on} 复核`,
    en: (from: string, on: string) => `In force from ${from} · reviewed ${on}`,
  },
  old: {
    cn: `这些费率生效已满 ${RATES_OLD_MONTHS} 个月，可能已经调整，使用前请核对。`,
    en: `These rates have been in force for ${plural(RATES_OLD_MONTHS, 'month')} or more and may have changed. Check them before use.`,
  },
  rounding: {
    cn: '每项四舍五入到最小货币单位；按月计的项目乘 12 得年额，按年计的除以 12 得月额。',
    en: 'Each line is rounded to the smallest unit of its currency. Yearly = monthly × 12; yearly items are divided by 12 for the month.',
  },

  // How a line was calculated
  rateOf: { cn: (rate: string, wage: string) => `${wage} × ${rate}`, en: (rate: string, wage: string) => `${rate} of ${wage}` },
  wageCap: {
    cn: (cap: string, per: string) => `缴费工资上限 ${cap} / ${per}`,
    en: (cap: string, per: string) => `on wages up to ${cap} per ${per}`,
  },
  wageFloor: { cn: (floor: string) => `下限 ${floor}`, en: (floor: string) => `at least ${floor}` },
  amountCap: { cn: (cap: string, per: string) => `每${per}最多 ${cap}`, en: (cap: string, per: string) => `at most ${cap} per ${per}` },
  amountFloor: { cn: (floor: string) => `最少 ${floor}`, en: (floor: string) => `at least ${floor}` },
  capReached: { cn: '已到上限', en: 'cap reached' },
  floorReached: { cn: '按下限计', en: 'floor applies' },
  fixed: {
    cn: (amount: string, per: string) => `定额，每${per} ${amount}`,
    en: (amount: string, per: string) => `fixed, ${amount} per ${per}`,
  },
  slice: {
    cn: (from: string, upto: string, rate: string) => (upto ? `${from} 至 ${upto} 的部分 ${rate}` : `${from} 以上的部分 ${rate}`),
    en: (from: string, upto: string, rate: string) => (upto ? `${rate} between ${from} and ${upto}` : `${rate} above ${from}`),
  },
  wholeSlice: {
    cn: (from: string, upto: string, rate: string) => `全额 ${rate}（${upto ? `月薪不超过 ${upto}` : `月薪高于 ${from}`}）`,
    en: (from: string, upto: string, rate: string) => `${rate} of the whole wage (${upto ? `wages up to ${upto}` : `wages above ${from}`})`,
  },
  belowSlices: { cn: '未到起缴额', en: 'below the threshold' },
  perMonth: { cn: '月', en: 'month' },
  perYear: { cn: '年', en: 'year' },
  times12: { cn: (own: string) => `每月 ${own}，乘 12`, en: (own: string) => `${own} per month × 12` },
  by12: { cn: (own: string) => `每年 ${own}，除以 12`, en: (own: string) => `${own} per year ÷ 12` },
})
