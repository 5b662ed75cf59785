import type { z } from 'zod'
import type { Lang } from '../../../../platform/contract/texts.ts'
import { type ListColumn, linesExport, listExport, pagesOf } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import type { absenceCalls } from '../contract/calls.ts'
import { daysOfHundredths } from '../contract/schema.ts'
import { requestStates } from '../contract/states.ts'
import type { BalanceRow, RequestRow, Who, YearEndRow } from '../contract/views.ts'
import { listBalances, yearEndRows } from './balances.ts'
import { listRequests } from './list.ts'
import { leaveTypesOf, typeName } from './types.ts'

type Input<K extends keyof typeof absenceCalls> = z.output<(typeof absenceCalls)[K]['input']>

const w = {
  type: { cn: '假期类型', en: 'Leave type' },
  left: { cn: '余额', en: 'Balance' },
} as const

const personColumns = <Row>(lang: Lang, of: (row: Row) => Who): ListColumn<Row>[] => [
  { heading: { cn: '工号', en: 'Number' }, cell: (row) => of(row).number },
  { heading: { cn: '姓名', en: 'Name' }, width: 18, cell: (row) => of(row).name },
  { heading: { cn: '英文名', en: 'Latin name' }, width: 18, cell: (row) => of(row).latinName },
  { heading: { cn: '团队', en: 'Team' }, cell: (row) => of(row).team?.name },
  { heading: { cn: '国家或地区', en: 'Country or region' }, cell: (row) => of(row).country?.name[lang] },
]

/** The name of a leave type of the company by its code. */
async function typeNames({ db, actor, lang, now }: Look): Promise<(code: string) => string> {
  const types = await leaveTypesOf(db, companyOf(actor), now)
  return (code) => {
    const type = types.find((one) => one.code === code)
    return type ? typeName(type)[lang] : code
  }
}

export async function exportRequests(look: Look, filter: Input<'POST /ws/absence/requests/export'>) {
  const { lang } = look
  const named = await typeNames(look)
  const columns: ListColumn<RequestRow>[] = [
    ...personColumns<RequestRow>(lang, ({ employee }) => employee),
    { heading: w.type, cell: (row) => named(row.type) },
    { heading: { cn: '开始', en: 'From' }, kind: 'day', cell: (row) => row.from },
    { heading: { cn: '结束', en: 'To' }, kind: 'day', cell: (row) => row.to },
    { heading: { cn: '天数', en: 'Days' }, kind: 'number', cell: (row) => daysOfHundredths(row.totalHundredths) },
    { heading: { cn: '状态', en: 'State' }, cell: (row) => requestStates[row.state][lang] },
    { heading: { cn: '提交人', en: 'Submitted by' }, cell: (row) => row.askedBy },
    { heading: { cn: '审批人', en: 'Decided by' }, cell: (row) => row.decidedBy },
  ]
  return listExport({
    title: { cn: '休假申请', en: 'Leave requests' },
    columns,
    list: (paging) => listRequests(look, { ...filter, ...paging }),
  })
}

/** One row for each leave type of each employee. */
export async function exportBalances(look: Look, filter: Input<'POST /ws/absence/balances/export'>) {
  const named = await typeNames(look)
  type Row = BalanceRow['balances'][number] & { who: Who }
  const columns: ListColumn<Row>[] = [
    ...personColumns<Row>(look.lang, ({ who }) => who),
    { heading: w.type, cell: (row) => named(row.type) },
    { heading: w.left, kind: 'number', cell: (row) => daysOfHundredths(row.leftHundredths) },
    { heading: { cn: '今年已用', en: 'Used this year' }, kind: 'number', cell: (row) => daysOfHundredths(row.usedHundredths) },
    {
      heading: { cn: '到期天数', en: 'Days expiring' },
      kind: 'number',
      cell: ({ ending }) => ending && daysOfHundredths(ending.hundredths),
    },
    { heading: { cn: '最近到期日', en: 'Next expiry' }, kind: 'day', cell: ({ ending }) => ending?.on },
  ]
  return linesExport({
    title: { cn: '假期余额', en: 'Leave balances' },
    columns,
    list: (paging) => listBalances(look, { ...filter, ...paging }),
    lines: (who: BalanceRow): Row[] => who.balances.map((one) => ({ ...one, who })),
  })
}

export async function exportYearEnd(look: Look, filter: Input<'POST /ws/absence/yearEnd/export'>) {
  const named = await typeNames(look)
  const columns: ListColumn<YearEndRow>[] = [
    ...personColumns<YearEndRow>(look.lang, ({ employee }) => employee),
    { heading: w.type, cell: (row) => named(row.type) },
    { heading: w.left, kind: 'number', cell: (row) => daysOfHundredths(row.leftHundredths) },
    { heading: { cn: '结转', en: 'Carried over' }, kind: 'number', cell: (row) => daysOfHundredths(row.carriedHundredths) },
    { heading: { cn: '结转有效期至', en: 'Carried until' }, kind: 'day', cell: (row) => row.until },
    { heading: { cn: '作废', en: 'Expiring' }, kind: 'number', cell: (row) => daysOfHundredths(row.expiredHundredths) },
    { heading: { cn: '次年额度', en: 'Next year’s grant' }, kind: 'number', cell: (row) => daysOfHundredths(row.nextHundredths) },
  ]
  return listExport({
    title: { cn: '年末结转预览', en: 'Year-end preview' },
    columns,
    list: pagesOf(await yearEndRows(look, filter, filter.year)),
  })
}
