import type { z } from 'zod'
import { amountText } from '../../../../platform/contract/amount.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { payCycles } from '../../../../rules/constants.ts'
import type { salaryCalls } from '../contract/calls.ts'
import { payCurrency } from '../contract/currency.ts'
import type { ChangeRow } from '../contract/schema.ts'
import { changeStates } from '../contract/states.ts'
import { changesOf } from './reads.ts'

type Filter = z.output<(typeof salaryCalls)['POST /ws/salary/export']['input']>

/** Salary changes under the filters of their list; amounts as numbers beside their currencies. */
export function exportChanges(look: Look, filter: Filter) {
  const { lang } = look
  const columns: ListColumn<ChangeRow>[] = [
    { heading: { cn: '工号', en: 'Number' }, cell: (row) => row.employee.number },
    { heading: { cn: '姓名', en: 'Name' }, width: 18, cell: (row) => row.employee.name },
    { heading: { cn: '英文名', en: 'Latin name' }, width: 18, cell: (row) => row.employee.latinName },
    { heading: { cn: '生效日期', en: 'Effective from' }, kind: 'day', cell: (row) => row.effectiveOn },
    {
      heading: { cn: '原工资', en: 'Before' },
      kind: 'number',
      cell: ({ old }) => old && amountText(old.baseMinor, payCurrency(old.currency)),
    },
    { heading: { cn: '原币种', en: 'Currency before' }, cell: ({ old }) => old?.currency },
    { heading: { cn: '原周期', en: 'Cycle before' }, cell: ({ old }) => old && payCycles[old.cycle][lang] },
    { heading: { cn: '新工资', en: 'New' }, kind: 'number', cell: (row) => amountText(row.baseMinor, payCurrency(row.currency)) },
    { heading: { cn: '币种', en: 'Currency' }, cell: (row) => row.currency },
    { heading: { cn: '周期', en: 'Cycle' }, cell: (row) => payCycles[row.cycle][lang] },
    { heading: { cn: '变动（%）', en: 'Change, %' }, kind: 'number', cell: ({ changeBps }) => (changeBps === null ? '' : changeBps / 100) },
    { heading: { cn: '状态', en: 'Status' }, cell: (row) => changeStates[row.state][lang] },
    { heading: { cn: '原因', en: 'Reason' }, width: 30, cell: (row) => row.reason },
    { heading: { cn: '提出人', en: 'Proposed by' }, cell: (row) => row.proposedBy.name },
    { heading: { cn: '提出日期', en: 'Proposed' }, kind: 'day', cell: (row) => row.proposedAt },
    { heading: { cn: '审批人', en: 'Decided by' }, cell: (row) => row.decidedBy?.name },
    { heading: { cn: '审批日期', en: 'Decided' }, kind: 'day', cell: (row) => row.decidedAt },
    { heading: { cn: '意见', en: 'Remark' }, width: 30, cell: (row) => row.remark },
  ]
  return listExport({
    title: { cn: '薪资变更', en: 'Salary changes' },
    columns,
    list: (paging) => changesOf(look, { ...filter, ...paging }),
  })
}
