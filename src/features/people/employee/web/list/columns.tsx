import { formatAmount, parseAmount, type WageCurrency } from '../../../../../platform/contract/amount.ts'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import type { Column } from '../../../../../platform/web/ui/DataTable.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { payCycles } from '../../../../../rules/constants.ts'
import type { EmployeeListRow } from '../../contract/answers.ts'
import { type ListColumn, listColumns } from '../../contract/columns.ts'
import { EmployeeStateTag, FlagTag } from '../parts.tsx'

export const NameCell = ({ row }: { row: EmployeeListRow }) => (
  <span className={blocks.named}>
    <strong>{row.name}</strong>
    <small>{[row.number, row.latinName].filter(Boolean).join(' · ')}</small>
  </span>
)

export function FlagTags({ row }: { row: EmployeeListRow }) {
  const raised = row.flags ?? (row.onLeave ? (['onLeave'] as const) : [])
  return (
    <span className={blocks.line}>
      {raised.map((flag) => (
        <FlagTag key={flag} flag={flag} />
      ))}
    </span>
  )
}

/** Decimal text, grouped, with the digits of its currency. */
export function payText(basePay: string, currency: string): string {
  const code = currency as WageCurrency
  const minor = parseAmount(basePay, code)
  return basePay === '' || minor === null ? '' : formatAmount(minor, code)
}

/** A row's day, or a dash. */
const day = (value: string | null | undefined, lang: Lang) => <span className={blocks.nowrap}>{value ? formatDate(value, lang) : '—'}</span>
const sorts: Partial<Record<ListColumn, string>> = {
  name: 'name',
  number: 'number',
  status: 'status',
  country: 'country',
  contractStart: 'contractStart',
  contractEnd: 'contractEnd',
}

type Render = (row: EmployeeListRow) => React.ReactNode

export function columnsFor(shown: readonly ListColumn[], lang: Lang, hours: (text: string) => string): Column<EmployeeListRow>[] {
  const cells: Record<ListColumn, Render> = {
    number: (row) => <span className={blocks.nowrap}>{row.number}</span>,
    name: (row) => <NameCell row={row} />,
    latinName: (row) => row.latinName,
    status: (row) => <EmployeeStateTag status={row.status} />,
    team: (row) => row.team?.name ?? '—',
    jobTitle: (row) => row.jobTitle || '—',
    grade: (row) => row.inner?.grade || '—',
    country: (row) => row.country?.name[lang] ?? '—',
    subdivision: (row) => row.subdivision?.name[lang] ?? '—',
    flags: (row) => <FlagTags row={row} />,
    manager: (row) => row.inner?.manager?.name ?? '—',
    contractStart: (row) => day(row.inner?.contractStart, lang),
    contractEnd: (row) => day(row.inner?.contractEnd, lang),
    probationEnd: (row) => day(row.inner?.probationEnd, lang),
    serviceFrom: (row) => day(row.inner?.serviceFrom, lang),
    email: (row) => row.inner?.email || '—',
    phone: (row) => <span className={blocks.nowrap}>{row.inner?.phone || '—'}</span>,
    zone: (row) => row.inner?.zone || '—',
    paidHours: (row) => (row.inner?.paidMinutes ? hours(String(row.inner.paidMinutes / 60)) : '—'),
    leaveDays: (row) => row.inner?.leaveDays || '—',
    cycle: (row) => cycleText(row.pay?.cycle ?? '', lang) || '—',
    currency: (row) => row.pay?.currency || '—',
    basePay: (row) => payText(row.pay?.basePay ?? '', row.pay?.currency ?? '') || '—',
  }
  // The first column is the link of its row: the name.
  const inOrder = [...shown.filter((name) => name === 'name'), ...shown.filter((name) => name !== 'name')]
  return inOrder.map((name) => ({
    key: name,
    title: listColumns[name][lang],
    render: cells[name],
    ...(sorts[name] && { sort: sorts[name] }),
    ...((name === 'basePay' || name === 'leaveDays' || name === 'paidHours') && { align: 'end' as const }),
  }))
}

export const cycleText = (cycle: string, lang: Lang): string =>
  Object.hasOwn(payCycles, cycle) ? payCycles[cycle as keyof typeof payCycles][lang] : ''
