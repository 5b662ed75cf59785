import { writtenDays } from '../../../../platform/contract/day.ts'
import type { Lang, Pair } from '../../../../platform/contract/texts.ts'
import type { LineKind } from './engine/slip.ts'

/** What a line is called where the company has not named it. */
export const lineKindLabels: Record<LineKind, Pair> = {
  earned: { cn: '基本工资', en: 'Base pay' },
  absence: { cn: '缺勤', en: 'Absence' },
  noPaidUnit: { cn: '本期无计薪日', en: 'No paid day' },
  item: { cn: '收入项目', en: 'Earning' },
  reimbursement: { cn: '报销', en: 'Reimbursement' },
  retro: { cn: '补发补扣', en: 'Retroactive' },
  leaving: { cn: '离职款项', en: 'Leaving pay' },
  deduction: { cn: '扣款', en: 'Deduction' },
  carriedIn: { cn: '上期结转', en: 'Carried from the last slip' },
  carriedOut: { cn: '结转下期', en: 'Carried to the next slip' },
}

interface Labelled {
  kind: LineKind
  code: string
  label: string
  /** What its code is called; null where nobody has named it. */
  name: Pair | null
  from: string
  to: string
}

/** The kinds of lines that a code of a retroactive line may be about. */
const kindOfCode = (code: string): LineKind =>
  code === 'base' ? 'earned' : code.startsWith('absence:') ? 'absence' : code.startsWith('item:') ? 'item' : 'noPaidUnit'

export const nameOfCode = (code: string): string => code.slice(code.indexOf(':') + 1)

/** "Base pay", "Absence: Sick leave", "Retroactive: Base pay (1 Oct 2026 – 31 Oct 2026)". */
export function lineLabel({ kind, code, label, name, from, to }: Labelled, lang: Lang): string {
  const said = lineKindLabels[kind][lang]
  const own = label || (code.includes(':') ? (name?.[lang] ?? nameOfCode(code)) : '')
  const colon = lang === 'cn' ? '：' : ': '
  if (kind !== 'retro') return own === '' ? said : `${said}${colon}${own}`
  const about = [lineKindLabels[kindOfCode(code)][lang], own].filter((part) => part !== '').join(' · ')
  return lang === 'cn' ? `${said}${colon}${about}（${from} 至 ${to}）` : `${said}${colon}${about} (${writtenDays(`${from} – ${to}`, lang)})`
}
