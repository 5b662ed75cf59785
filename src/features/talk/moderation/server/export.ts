import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { textOf } from '../../../../platform/contract/dictionary.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { moderationCalls } from '../contract/calls.ts'
import { moderationDictionaries } from '../contract/dictionaries.ts'
import type { ReportRow } from '../contract/schema.ts'
import { reportQueue } from './reads.ts'

/** Reports and appeals under the filters of the queue. What was written is seen in the case alone, where the look is recorded. */
export function exportReports(look: Look, filter: ParsedOf<(typeof moderationCalls)['POST /ws/operator/report/export']>) {
  const { lang } = look
  const columns: ListColumn<ReportRow>[] = [
    { heading: { cn: '编号', en: 'Number' }, cell: (row) => row.reference },
    { heading: { cn: '原因', en: 'Ground' }, width: 24, cell: (row) => textOf(moderationDictionaries.reportGround, row.ground, lang) },
    { heading: { cn: '状态', en: 'Status' }, width: 20, cell: (row) => textOf(moderationDictionaries.reportState, row.state, lang) },
    { heading: { cn: '举报人', en: 'Reported by' }, width: 20, cell: (row) => row.reporter.name },
    { heading: { cn: '举报人企业', en: 'Company of the reporter' }, width: 24, cell: (row) => row.reporter.company },
    { heading: { cn: '发送人', en: 'Author' }, width: 20, cell: (row) => row.author.name },
    { heading: { cn: '发送人企业', en: 'Company of the author' }, width: 24, cell: (row) => row.author.company },
    { heading: { cn: '举报日期', en: 'Reported' }, kind: 'day', cell: (row) => row.createdAt },
    { heading: { cn: '处理措施', en: 'Measure' }, cell: (row) => row.measure && textOf(moderationDictionaries.measure, row.measure, lang) },
    { heading: { cn: '禁言至', en: 'Muted until' }, kind: 'day', cell: (row) => row.mutedUntil },
    { heading: { cn: '处理日期', en: 'Decided' }, kind: 'day', cell: (row) => row.decidedAt },
    { heading: { cn: '处理理由', en: 'Reason' }, width: 40, cell: (row) => row.reason?.[lang] },
  ]
  return listExport({ title: { cn: '举报', en: 'Reports' }, columns, list: (paging) => reportQueue(look, { ...filter, ...paging }) })
}
