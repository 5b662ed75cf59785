import type { z } from 'zod'
import { amountText } from '../../../../platform/contract/amount.ts'
import { asc, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import { type ListColumn, linesExport, listExport, pagesOf, refuseAbove } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { payCycles } from '../../../../rules/constants.ts'
import { employeeBriefs } from '../../employee/server/reads.ts'
import { payCurrency } from '../../salary/contract/currency.ts'
import type { Slip } from '../contract/engine/slip.ts'
import { hundredthsText } from '../contract/engine/words.ts'
import type { FinalPayRow } from '../contract/final-pay.ts'
import type { GroupRow } from '../contract/group-schema.ts'
import type { ItemRow } from '../contract/item-schema.ts'
import { lineKindLabels, lineLabel } from '../contract/line-labels.ts'
import type { listCalls } from '../contract/list-calls.ts'
import type { PaymentRow } from '../contract/payment-schema.ts'
import { itemKinds, itemRhythms, paidInWords, paymentStates, prorations, runChecks, runKinds, runStates } from '../contract/run.ts'
import type { CheckRow, RunPersonRow, RunRow, Totals } from '../contract/run-schema.ts'
import type { SlipLine } from '../contract/slip-schema.ts'
import { finalPayOf } from './final-pay.ts'
import { groupsOf } from './groups.ts'
import { listItems } from './item-list.ts'
import { namedLines } from './line-names.ts'
import { paymentsOf } from './payment-list.ts'
import { runIn } from './reach.ts'
import { paySlip } from './tables.ts'
import { checksOf, peopleOf, runsOf } from './views.ts'

type Filter<K extends keyof typeof listCalls> = z.output<(typeof listCalls)[K]['input']>

const w = {
  currency: { cn: '币种', en: 'Currency' },
  kind: { cn: '类型', en: 'Kind' },
  state: { cn: '状态', en: 'Status' },
  group: { cn: '发薪组', en: 'Pay group' },
  from: { cn: '开始', en: 'From' },
  to: { cn: '结束', en: 'To' },
  payOn: { cn: '发薪日期', en: 'Pay date' },
  run: { cn: '批次', en: 'Run' },
  gross: { cn: '应发', en: 'Gross' },
  deducted: { cn: '扣款', en: 'Deducted' },
  net: { cn: '实发', en: 'Net' },
  amount: { cn: '金额', en: 'Amount' },
  reason: { cn: '原因', en: 'Reason' },
} as const

const personColumns = <Row>(of: (row: Row) => { number: string; name: string; latinName: string }): ListColumn<Row>[] => [
  { heading: { cn: '工号', en: 'Number' }, cell: (row) => of(row).number },
  { heading: { cn: '姓名', en: 'Name' }, width: 18, cell: (row) => of(row).name },
  { heading: { cn: '英文名', en: 'Latin name' }, width: 18, cell: (row) => of(row).latinName },
]

/** A plain decimal in its currency; empty where there is no amount. */
const amount = (minor: number | null | undefined, currency: string | null | undefined): string =>
  minor === null || minor === undefined || !currency ? '' : amountText(minor, payCurrency(currency))

export function exportRuns(look: Look, filter: Filter<'POST /ws/payroll/runs/export'>) {
  const { lang } = look
  type Row = { run: RunRow; sum: Totals | null }
  const minor = (of: (sum: Totals) => number) => (row: Row) => row.sum && amount(of(row.sum), row.sum.currency)
  const columns: ListColumn<Row>[] = [
    { heading: w.run, cell: ({ run }) => run.number },
    { heading: w.group, width: 24, cell: ({ run }) => run.group.name },
    { heading: w.kind, cell: ({ run }) => runKinds[run.kind][lang] },
    { heading: w.state, cell: ({ run }) => runStates[run.state][lang] },
    { heading: w.from, kind: 'day', cell: ({ run }) => (run.corrects ?? run.period).from },
    { heading: w.to, kind: 'day', cell: ({ run }) => (run.corrects ?? run.period).to },
    { heading: w.payOn, kind: 'day', cell: ({ run }) => run.payOn },
    { heading: w.currency, cell: ({ sum }) => sum?.currency },
    { heading: { cn: '人数', en: 'People' }, kind: 'number', cell: ({ sum }) => sum?.people },
    { heading: w.gross, kind: 'number', cell: minor((sum) => sum.grossMinor) },
    { heading: { cn: '报销', en: 'Reimbursed' }, kind: 'number', cell: minor((sum) => sum.reimbursedMinor) },
    { heading: w.deducted, kind: 'number', cell: minor((sum) => sum.deductedMinor) },
    { heading: w.net, kind: 'number', cell: minor((sum) => sum.netMinor) },
  ]
  return linesExport({
    title: { cn: '发薪批次', en: 'Pay runs' },
    columns,
    list: (paging) => runsOf(look, { ...filter, ...paging }),
    lines: (run: RunRow): Row[] => (run.totals.length > 0 ? run.totals.map((sum) => ({ run, sum })) : [{ run, sum: null }]),
  })
}

export async function exportPeople(look: Look, filter: Filter<'POST /ws/payroll/run/people/export'>) {
  const { lang } = look
  const run = await runIn(look, filter.id)
  const columns: ListColumn<RunPersonRow>[] = [
    ...personColumns<RunPersonRow>((row) => row),
    { heading: { cn: '是否发放', en: 'In the run' }, cell: (row) => yesNo[row.isIn ? 'yes' : 'no'][lang] },
    { heading: w.reason, width: 24, cell: (row) => (row.paidIn ? paidInWords(row.paidIn)[lang] : row.reason) },
    { heading: w.currency, cell: (row) => row.currency },
    { heading: w.gross, kind: 'number', cell: (row) => amount(row.grossMinor, row.currency) },
    { heading: w.deducted, kind: 'number', cell: (row) => amount(row.deductedMinor, row.currency) },
    { heading: w.net, kind: 'number', cell: (row) => amount(row.netMinor, row.currency) },
    { heading: { cn: '上期实发', en: 'Net last period' }, kind: 'number', cell: (row) => amount(row.change?.lastMinor, row.currency) },
    {
      heading: { cn: '与上期相比', en: 'Change' },
      kind: 'number',
      cell: ({ change, currency }) => change && amount(change.nowMinor - change.lastMinor, currency),
    },
    {
      heading: { cn: '检查', en: 'Checks' },
      width: 30,
      cell: (row) => row.checks.map((check) => runChecks[check][lang]).join(lang === 'cn' ? '；' : '; '),
    },
    { heading: { cn: '付款', en: 'Payment' }, cell: (row) => row.payment && paymentStates[row.payment][lang] },
    { heading: { cn: '退回意见', en: 'Remark' }, width: 24, cell: (row) => row.remark },
  ]
  return listExport({
    title: { cn: `${run.number} 人员`, en: `${run.number} people` },
    columns,
    list: (paging) => peopleOf(look, { ...filter, ...paging }),
  })
}

const nobody = { number: '', name: '', latinName: '' }

const yesNo = { yes: { cn: '是', en: 'Yes' }, no: { cn: '否', en: 'No' } } as const

interface LineRow {
  person: { number: string; name: string; latinName: string }
  currency: string
  line: Omit<SlipLine, 'inputs'>
}

export async function exportChecks(look: Look, filter: Filter<'POST /ws/payroll/run/checks/export'>) {
  const { lang } = look
  const run = await runIn(look, filter.id)
  const columns: ListColumn<CheckRow>[] = [
    ...personColumns<CheckRow>(({ employee }) => employee ?? nobody),
    { heading: { cn: '国家或地区', en: 'Country or region' }, cell: (row) => (row.employee ? '' : row.subject) },
    { heading: { cn: '检查', en: 'Check' }, width: 30, cell: (row) => runChecks[row.check][lang] },
    { heading: { cn: '必须处理', en: 'Must be resolved' }, cell: (row) => yesNo[row.blocking ? 'yes' : 'no'][lang] },
    { heading: { cn: '查看人', en: 'Ticked by' }, cell: (row) => row.tickedBy },
    { heading: { cn: '查看日期', en: 'Ticked on' }, kind: 'day', cell: (row) => row.tickedAt },
  ]
  return listExport({
    title: { cn: `${run.number} 检查`, en: `${run.number} checks` },
    columns,
    list: (paging) => checksOf(look, { ...filter, ...paging }),
  })
}

export function exportFinalPay(look: Look, filter: Filter<'POST /ws/payroll/finalPay/export'>) {
  const { lang } = look
  const sum = (parts: readonly { minor: number }[]) => parts.reduce((all, { minor }) => all + minor, 0)
  const days = (row: FinalPayRow) => row.unused.reduce((all, { hundredths }) => all + hundredths, 0)
  const columns: ListColumn<FinalPayRow>[] = [
    ...personColumns<FinalPayRow>((row) => row),
    { heading: { cn: '职位', en: 'Job title' }, width: 20, cell: (row) => row.jobTitle },
    { heading: { cn: '国家或地区', en: 'Country or region' }, cell: (row) => row.country },
    { heading: { cn: '最后工作日', en: 'Last day' }, kind: 'day', cell: (row) => row.leaveOn },
    { heading: { cn: '离职原因', en: 'Reason for leaving' }, width: 24, cell: (row) => row.leaveReason },
    { heading: w.group, width: 24, cell: (row) => row.group?.name },
    { heading: w.currency, cell: (row) => row.currency },
    { heading: { cn: '未休天数', en: 'Unused days' }, kind: 'number', cell: (row) => hundredthsText(days(row)) },
    { heading: { cn: '未休假期折算', en: 'Unused leave' }, kind: 'number', cell: (row) => amount(sum(row.unused), row.currency) },
    { heading: { cn: '通知期与补偿', en: 'Notice and severance' }, kind: 'number', cell: (row) => amount(sum(row.typed), row.currency) },
    { heading: w.net, kind: 'number', cell: (row) => amount(row.netMinor, row.currency) },
    { heading: w.run, cell: ({ run }) => run?.number },
    { heading: w.state, cell: ({ run }) => run && runStates[run.state][lang] },
  ]
  return listExport({ title: { cn: '离职结算', en: 'Final pay' }, columns, list: (paging) => finalPayOf(look, { ...filter, ...paging }) })
}

/** The lines of all payslips, person by person, in the order of the slip. */
export async function exportLines(look: Look, { id }: { id: string }) {
  const { lang } = look
  const run = await runIn(look, id)
  const lines = sql<Slip['lines'][number][]>`(${paySlip.slip}::json)->'lines'`
  const ofRun = eq(paySlip.runId, run.id)
  const [counted] = await look.db
    .select({ lines: sql<number>`coalesce(sum(json_array_length(${lines})), 0)::int` })
    .from(paySlip)
    .where(ofRun)
  refuseAbove(counted!.lines)
  const columns: ListColumn<LineRow>[] = [
    ...personColumns<LineRow>(({ person }) => person),
    { heading: w.kind, cell: ({ line }) => lineKindLabels[line.kind][lang] },
    { heading: { cn: '项目', en: 'Line' }, width: 36, cell: ({ line }) => lineLabel(line, lang) },
    { heading: { cn: '代码', en: 'Code' }, width: 20, cell: ({ line }) => line.code },
    { heading: w.from, kind: 'day', cell: ({ line }) => line.from },
    { heading: w.to, kind: 'day', cell: ({ line }) => line.to },
    { heading: w.currency, cell: (row) => row.currency },
    { heading: w.amount, kind: 'number', cell: ({ line, currency }) => amount(line.minor, currency) },
  ]
  return linesExport({
    title: { cn: `${run.number} 明细`, en: `${run.number} lines` },
    columns,
    list: (paging) =>
      paged(paging, {
        rows: look.db
          .select({ employeeId: paySlip.employeeId, currency: paySlip.currency, lines })
          .from(paySlip)
          .where(ofRun)
          .orderBy(asc(paySlip.employeeId)),
        total: look.db.$count(paySlip, ofRun),
        map: async (slips) => {
          const people = await employeeBriefs(
            look.db,
            run.companyId,
            slips.map(({ employeeId }) => employeeId),
          )
          // Each line with its slip, so that names are read once for the page.
          const named = await namedLines(
            look.db,
            run.companyId,
            slips.flatMap((slip, at) => slip.lines.map((line) => ({ ...line, at }))),
          )
          const bySlip = Map.groupBy(named, ({ at }) => at)
          return slips.map((slip, at) => ({ ...slip, lines: bySlip.get(at) ?? [], person: people.get(slip.employeeId) ?? nobody }))
        },
      }),
    lines: ({ person, currency, lines: all }): LineRow[] => all.map((line) => ({ person, currency, line })),
  })
}

/** Bank accounts by their last four digits only. */
export function exportPayments(look: Look, filter: Filter<'POST /ws/payroll/payments/export'>) {
  const { lang } = look
  const columns: ListColumn<PaymentRow>[] = [
    { heading: w.run, cell: (row) => row.run.number },
    ...personColumns<PaymentRow>(({ employee }) => employee),
    { heading: w.currency, cell: (row) => row.currency },
    { heading: w.amount, kind: 'number', cell: (row) => amount(row.amountMinor, row.currency) },
    { heading: w.state, cell: (row) => paymentStates[row.state][lang] },
    { heading: { cn: '户名', en: 'Account holder' }, width: 20, cell: ({ payee }) => payee?.holder },
    { heading: { cn: '银行', en: 'Bank' }, width: 24, cell: ({ payee }) => payee?.bankName },
    { heading: { cn: '账号', en: 'Account' }, cell: ({ payee }) => payee?.mask },
    { heading: { cn: '批', en: 'Batch' }, cell: (row) => row.batch },
    { heading: { cn: '次数', en: 'Attempts' }, kind: 'number', cell: (row) => row.attempts },
    { heading: { cn: '流水号', en: 'Reference' }, width: 20, cell: (row) => row.reference },
    { heading: w.reason, width: 24, cell: (row) => row.reason },
    { heading: { cn: '更新日期', en: 'Updated' }, kind: 'day', cell: (row) => row.updatedAt },
  ]
  return listExport({ title: { cn: '工资付款', en: 'Payments' }, columns, list: (paging) => paymentsOf(look, { ...filter, ...paging }) })
}

export async function exportGroups(look: Look) {
  const { lang } = look
  const { groups } = await groupsOf(look, false)
  const columns: ListColumn<GroupRow>[] = [
    { heading: { cn: '名称', en: 'Name' }, width: 24, cell: (row) => row.name },
    { heading: { cn: '周期', en: 'Cycle' }, cell: (row) => payCycles[row.cycle][lang] },
    { heading: { cn: '折算方法', en: 'Proration' }, width: 24, cell: (row) => prorations[row.method][lang] },
    { heading: { cn: '地区', en: 'Region' }, cell: (row) => row.region },
    { heading: { cn: '人数', en: 'People' }, kind: 'number', cell: (row) => row.people },
    { heading: { cn: '下个期间开始', en: 'Next period from' }, kind: 'day', cell: ({ next }) => next?.from },
    { heading: { cn: '下个期间结束', en: 'Next period to' }, kind: 'day', cell: ({ next }) => next?.to },
    { heading: { cn: '截止日期', en: 'Cut-off' }, kind: 'day', cell: ({ next }) => next?.cutOffOn },
    { heading: w.payOn, kind: 'day', cell: ({ next }) => next?.payOn },
  ]
  return listExport({ title: { cn: '发薪组', en: 'Pay groups' }, columns, list: pagesOf(groups) })
}

export function exportItems(look: Look, filter: Filter<'POST /ws/payroll/items/export'>) {
  const { lang } = look
  const columns: ListColumn<ItemRow>[] = [
    ...personColumns<ItemRow>(({ employee }) => employee),
    { heading: w.kind, cell: (row) => itemKinds[row.kind][lang] },
    { heading: { cn: '名称', en: 'Name' }, width: 24, cell: (row) => row.label },
    { heading: { cn: '代码', en: 'Code' }, cell: (row) => row.code },
    { heading: { cn: '频率', en: 'How often' }, cell: (row) => itemRhythms[row.every][lang] },
    { heading: w.from, kind: 'day', cell: (row) => row.from },
    { heading: w.to, kind: 'day', cell: (row) => row.to },
    { heading: w.currency, cell: (row) => row.currency },
    { heading: w.amount, kind: 'number', cell: (row) => amount(row.amountMinor, row.currency) },
    { heading: w.reason, width: 30, cell: (row) => row.reason },
    { heading: w.run, cell: ({ run }) => run?.number },
    { heading: { cn: '添加人', en: 'Added by' }, cell: (row) => row.addedBy },
    { heading: { cn: '添加日期', en: 'Added' }, kind: 'day', cell: (row) => row.addedAt },
  ]
  return listExport({ title: { cn: '薪酬项目', en: 'Pay items' }, columns, list: (paging) => listItems(look, { ...filter, ...paging }) })
}
