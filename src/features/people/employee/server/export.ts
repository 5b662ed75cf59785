import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { payCycles } from '../../../../rules/constants.ts'
import type { DueItem, EmployeeListRow } from '../contract/answers.ts'
import { type ListColumn as Column, listColumnNames, listColumns, openColumns, payColumns } from '../contract/columns.ts'
import { documentKinds, employeeStates, flags } from '../contract/employee.ts'
import type { ListFilter } from '../contract/schema.ts'
import { dueOf } from './due.ts'
import { listEmployees, seesRecords } from './list.ts'

const kinds: Partial<Record<Column, ListColumn<unknown>['kind']>> = {
  contractStart: 'day',
  contractEnd: 'day',
  probationEnd: 'day',
  serviceFrom: 'day',
  paidHours: 'number',
  leaveDays: 'number',
  basePay: 'number',
}
const widths: Partial<Record<Column, number>> = { name: 18, latinName: 22, jobTitle: 24, flags: 30, email: 30, phone: 20, zone: 20 }

/** The columns that the caller may see, in the order of the list. */
const allowed = (look: Look): readonly Column[] =>
  listColumnNames.filter(
    (name) => openColumns.includes(name) || (payColumns.includes(name) ? look.actor.holds('pay:view') : seesRecords(look)),
  )

/** The list under its filters as a workbook. Without columns all that the caller may see; never numbers of documents or accounts. */
export function exportEmployees(look: Look, { columns, ...filter }: ListFilter & { columns: readonly Column[] }) {
  const { lang } = look
  const shown = allowed(look).filter((name) => columns.length === 0 || columns.includes(name))
  const cells: Record<Column, (row: EmployeeListRow) => string> = {
    number: (row) => row.number,
    name: (row) => row.name,
    latinName: (row) => row.latinName,
    status: (row) => employeeStates[row.status][lang],
    team: (row) => row.team?.name ?? '',
    jobTitle: (row) => row.jobTitle,
    grade: (row) => row.inner?.grade ?? '',
    country: (row) => row.country?.name[lang] ?? '',
    subdivision: (row) => row.subdivision?.name[lang] ?? '',
    flags: (row) =>
      (row.flags ?? (row.onLeave ? (['onLeave'] as const) : [])).map((flag) => flags[flag][lang]).join(lang === 'cn' ? '；' : '; '),
    manager: (row) => row.inner?.manager?.name ?? '',
    contractStart: (row) => row.inner?.contractStart ?? '',
    contractEnd: (row) => row.inner?.contractEnd ?? '',
    probationEnd: (row) => row.inner?.probationEnd ?? '',
    serviceFrom: (row) => row.inner?.serviceFrom ?? '',
    email: (row) => row.inner?.email ?? '',
    phone: (row) => row.inner?.phone ?? '',
    zone: (row) => row.inner?.zone ?? '',
    paidHours: (row) => (row.inner?.paidMinutes ? String(row.inner.paidMinutes / 60) : ''),
    leaveDays: (row) => row.inner?.leaveDays ?? '',
    cycle: (row) => (isCycle(row.pay?.cycle) ? payCycles[row.pay.cycle][lang] : ''),
    currency: (row) => row.pay?.currency ?? '',
    basePay: (row) => row.pay?.basePay ?? '',
  }
  return listExport({
    title: { cn: '员工', en: 'Employees' },
    columns: shown.map((name) => ({
      heading: listColumns[name],
      kind: kinds[name] ?? 'text',
      width: widths[name] ?? 16,
      cell: cells[name],
    })),
    list: (paging) => listEmployees(look, { ...filter, ...paging, column: 'name', order: 'asc' }),
  })
}

const isCycle = (text: string | undefined): text is keyof typeof payCycles => text !== undefined && Object.hasOwn(payCycles, text)

/** What is due under the filters of its list. */
export function exportDue(look: Look, filter: Parameters<typeof dueOf>[1]) {
  const { lang } = look
  const columns: ListColumn<DueItem>[] = [
    { heading: listColumns.number, cell: (row) => row.number },
    { heading: listColumns.name, width: 18, cell: (row) => row.name },
    { heading: { cn: '事项', en: 'What' }, width: 24, cell: (row) => flags[row.flag][lang] },
    { heading: { cn: '证件', en: 'Document' }, cell: (row) => row.document && documentKinds[row.document][lang] },
    { heading: { cn: '日期', en: 'Date' }, kind: 'day', cell: (row) => row.dueOn },
    { heading: { cn: '剩余天数', en: 'Days left' }, kind: 'number', cell: (row) => row.days },
    { heading: listColumns.team, cell: (row) => row.team?.name },
    { heading: listColumns.country, cell: (row) => row.country?.name[lang] },
  ]
  return listExport({ title: { cn: '到期提醒', en: 'Due soon' }, columns, list: (paging) => dueOf(look, { ...filter, ...paging }) })
}
