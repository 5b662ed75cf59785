import { amountText } from '../../../../platform/contract/amount.ts'
import type { WorkbookFile } from '../../../../platform/contract/export.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import { today } from '../../../../platform/server/clock.ts'
import { exportWorkbook } from '../../../../platform/server/files/workbook/export.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { explainLine } from '../contract/explain.ts'
import { x } from '../contract/slip-texts.ts'
import { type Asked, estimateFor } from './estimates.ts'

const t = texts({
  title: { cn: (place: string) => `${place}雇主成本`, en: (place) => `Employer cost ${place}` },
  item: { cn: '项目', en: 'Item' },
  amount: { cn: (currency: string) => `金额（${currency}）`, en: (currency) => `Amount (${currency})` },
  rate: { cn: '费率（%）', en: 'Rate (%)' },
  how: { cn: '计算方式', en: 'Calculation' },
  source: { cn: '来源', en: 'Source' },
  link: { cn: '来源网址', en: 'Address of the source' },
  note: { cn: '说明', en: 'Note' },
  made: {
    cn: (day: string) => `衡渡于 ${day} 测算。仅供参考，不构成报价或法律意见。`,
    en: (day) => `Estimated by Hengdu on ${day}. An estimate, not an offer or legal advice.`,
  },
})

/** The slip as a workbook: a row for each line, then the totals and the notes. Amounts and plain rates are numbers. */
export async function estimateWorkbook(look: Pick<Look<unknown>, 'db' | 'now' | 'lang'>, asked: Asked): Promise<WorkbookFile> {
  const { region, currency, estimate } = await estimateFor(look, asked)
  if (!estimate) throw refuse('notFound')
  const { lang, now } = look
  const [s, w] = [x.pick(lang), t.pick(lang)]
  const { period } = estimate
  const amount = (minor: number) => amountText(minor, currency)
  const lines = estimate.lines.map((line) => {
    const { component } = line
    const rate = component.ratePpm === null ? '' : String(component.ratePpm / 10_000)
    const how = explainLine(line, currency, period, lang)
    return [component.name[lang], amount(line.amountMinor), rate, how, component.sourceName, component.sourceUrl, component.note[lang]]
  })
  const notes = [
    estimate.note[lang],
    s.reviewed(estimate.effectiveFrom, estimate.reviewedOn) + (estimate.reviewedBy && ` · ${estimate.reviewedBy}`),
    estimate.sample ? s.sampleWhy : '',
    estimate.isOld ? s.old : '',
    s.rounding,
    w.made(today(now)),
  ]
  const title = w.title(region.name[lang])
  const bytes = await exportWorkbook(
    title,
    [
      { heading: w.item, width: 34 },
      { heading: w.amount(currency), width: 18, kind: 'number' },
      { heading: w.rate, width: 12, kind: 'number' },
      { heading: w.how, width: 48 },
      { heading: w.source, width: 28 },
      { heading: w.link, width: 40 },
      { heading: w.note, width: 48 },
    ],
    [
      [period === 'month' ? s.grossMonth : s.grossYear, amount(estimate.grossMinor)],
      ...lines,
      [s.contributions, amount(estimate.contributionsMinor)],
      [period === 'month' ? s.totalMonth : s.totalYear, amount(estimate.totalMinor)],
      [],
      ...notes.filter(Boolean).map((note) => [note]),
    ],
  )
  return { name: `${title}-${today(now)}.xlsx`, base64: bytes.toString('base64') }
}
