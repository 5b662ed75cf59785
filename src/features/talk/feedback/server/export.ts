import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { textOf } from '../../../../platform/contract/dictionary.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { DeskRow, feedbackCalls } from '../contract/calls.ts'
import { feedbackDictionaries } from '../contract/dictionaries.ts'
import { inbox } from './reads.ts'

/** Feedback under the filters of the inbox. */
export function exportInbox(look: Look, filter: ParsedOf<(typeof feedbackCalls)['POST /ws/operator/feedback/export']>) {
  const { lang } = look
  const columns: ListColumn<DeskRow>[] = [
    { heading: { cn: '编号', en: 'Number' }, cell: (row) => row.reference },
    { heading: { cn: '类型', en: 'Kind' }, width: 20, cell: (row) => textOf(feedbackDictionaries.feedbackKind, row.kind, lang) },
    { heading: { cn: '状态', en: 'Status' }, cell: (row) => textOf(feedbackDictionaries.feedbackState, row.state, lang) },
    { heading: { cn: '提交人', en: 'Sender' }, width: 20, cell: (row) => row.sender.name },
    { heading: { cn: '企业', en: 'Company' }, width: 24, cell: (row) => row.sender.company },
    { heading: { cn: '内容', en: 'Text' }, width: 60, cell: (row) => row.text },
    { heading: { cn: '答复次数', en: 'Answers' }, kind: 'number', cell: (row) => row.answers },
    { heading: { cn: '提交日期', en: 'Received' }, kind: 'day', cell: (row) => row.createdAt },
    { heading: { cn: '更新日期', en: 'Updated' }, kind: 'day', cell: (row) => row.updatedAt },
  ]
  return listExport({ title: { cn: '意见反馈', en: 'Feedback' }, columns, list: (paging) => inbox(look, { ...filter, ...paging }) })
}
