import { today } from '../../../platform/server/clock.ts'
import type { Look } from '../../../platform/server/services.ts'
import { type ExportColumn, exportWorkbook } from '../../../platform/server/workbook/export.ts'
import { payCycles } from '../../../rules/constants.ts'
import type { EmployeeListRow } from '../contract/calls.ts'
import { type ListColumn, listColumnNames, listColumns, openColumns, payColumns } from '../contract/columns.ts'
import { employeeStates, flags } from '../contract/employee.ts'
import type { ListFilter } from '../contract/schema.ts'
import { everyEmployee, seesRecords } from './list.ts'

const EXPORT_MOST = 50_000
const titles = { cn: '员工', en: 'Employees' }
const kinds: Partial<Record<ListColumn, ExportColumn['kind']>> = {
  contractStart: 'day',
  contractEnd: 'day',
  probationEnd: 'day',
  paidHours: 'number',
  leaveDays: 'number',
  basePay: 'number',
}
const widths: Partial<Record<ListColumn, number>> = { name: 18, latinName: 22, jobTitle: 24, flags: 30, email: 30, phone: 20, zone: 20 }

/** The columns that the caller may see, in the order of the list. */
const allowed = (look: Look): readonly ListColumn[] =>
  listColumnNames.filter(
    (name) => openColumns.includes(name) || (payColumns.includes(name) ? look.actor.holds('pay:view') : seesRecords(look)),
  )

/** The list under its filters as a workbook. Without columns all that the caller may see; never numbers of documents or accounts. */
export async function exportEmployees(look: Look, { columns, ...filter }: ListFilter & { columns: readonly ListColumn[] }) {
  const { lang } = look
  const shown = allowed(look).filter((name) => columns.length === 0 || columns.includes(name))
  const rows = await everyEmployee(look, filter, EXPORT_MOST)
  const cells: Record<ListColumn, (row: EmployeeListRow) => string> = {
    number: (row) => row.number,
    name: (row) => row.name,
    latinName: (row) => row.latinName,
    status: (row) => employeeStates[row.status][lang],
    team: (row) => row.team?.name ?? '',
    jobTitle: (row) => row.jobTitle,
    country: (row) => row.country?.name[lang] ?? '',
    subdivision: (row) => row.subdivision?.name[lang] ?? '',
    flags: (row) =>
      (row.flags ?? (row.onLeave ? (['onLeave'] as const) : [])).map((flag) => flags[flag][lang]).join(lang === 'cn' ? '；' : '; '),
    manager: (row) => row.inner?.manager?.name ?? '',
    contractStart: (row) => row.inner?.contractStart ?? '',
    contractEnd: (row) => row.inner?.contractEnd ?? '',
    probationEnd: (row) => row.inner?.probationEnd ?? '',
    email: (row) => row.inner?.email ?? '',
    phone: (row) => row.inner?.phone ?? '',
    zone: (row) => row.inner?.zone ?? '',
    paidHours: (row) => (row.inner?.paidMinutes ? String(row.inner.paidMinutes / 60) : ''),
    leaveDays: (row) => row.inner?.leaveDays ?? '',
    cycle: (row) => (isCycle(row.pay?.cycle) ? payCycles[row.pay.cycle][lang] : ''),
    currency: (row) => row.pay?.currency ?? '',
    basePay: (row) => row.pay?.basePay ?? '',
  }
  const book = await exportWorkbook(
    titles[lang],
    shown.map((name) => ({ heading: listColumns[name][lang], kind: kinds[name] ?? 'text', width: widths[name] ?? 16 })),
    rows.map((row) => shown.map((name) => cells[name](row))),
  )
  return { name: `${titles[lang]}-${today(look.now)}.xlsx`, base64: book.toString('base64') }
}

const isCycle = (text: string | undefined): text is keyof typeof payCycles => text !== undefined && Object.hasOwn(payCycles, text)
