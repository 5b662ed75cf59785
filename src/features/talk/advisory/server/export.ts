import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { textOf } from '../../../../platform/contract/dictionary.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { advisoryCalls } from '../contract/calls.ts'
import { advisoryDictionaries } from '../contract/dictionaries.ts'
import type { DeskRow } from '../contract/schema.ts'
import { deskQueue } from './reads.ts'

/** Consultations under the filters of the queue; of the question what the queue shows. */
export function exportQueue(look: Look, filter: ParsedOf<(typeof advisoryCalls)['POST /ws/operator/advisory/export']>) {
  const { lang } = look
  const columns: ListColumn<DeskRow>[] = [
    { heading: { cn: '编号', en: 'Number' }, cell: (row) => row.reference },
    { heading: { cn: '主题', en: 'Topic' }, width: 20, cell: (row) => textOf(advisoryDictionaries.advisoryTopic, row.topic, lang) },
    { heading: { cn: '状态', en: 'Status' }, cell: (row) => textOf(advisoryDictionaries.advisoryState, row.state, lang) },
    { heading: { cn: '地区', en: 'Region' }, cell: (row) => row.region?.name[lang] },
    { heading: { cn: '咨询人', en: 'Asked by' }, width: 20, cell: (row) => row.asker.name },
    { heading: { cn: '企业', en: 'Company' }, width: 24, cell: (row) => row.asker.company },
    { heading: { cn: '问题', en: 'Question' }, width: 60, cell: (row) => row.text },
    { heading: { cn: '负责人', en: 'Owner' }, cell: (row) => row.owner?.name },
    { heading: { cn: '提问日期', en: 'Asked' }, kind: 'day', cell: (row) => row.createdAt },
    { heading: { cn: '答复截止', en: 'Answer due' }, kind: 'day', cell: (row) => row.dueAt },
    { heading: { cn: '剩余服务分钟', en: 'Minutes of service left' }, kind: 'number', cell: (row) => row.minutesLeft },
    { heading: { cn: '评分', en: 'Rating' }, kind: 'number', cell: (row) => row.rating },
  ]
  return listExport({
    title: { cn: '服务咨询', en: 'Consultations' },
    columns,
    list: (paging) => deskQueue(look, { ...filter, ...paging }),
  })
}
