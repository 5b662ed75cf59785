import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { textOf } from '../../../../platform/contract/dictionary.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { areaName } from '../../../base/area/server/reads.ts'
import type { leadCalls } from '../contract/calls.ts'
import { leadDictionaries } from '../contract/dictionaries.ts'
import { findLeads, leadOwners } from './queue.ts'
import type { LeadRecord } from './tables.ts'

/** Contact forms under the filters of the inbox, with what their senders wrote. */
export async function exportLeads(look: Look, filter: ParsedOf<(typeof leadCalls)['POST /ws/operator/lead/export']>) {
  const { db, lang } = look
  const owners = new Map((await leadOwners(db)).map(({ id, name }) => [id, name]))
  const columns: ListColumn<LeadRecord>[] = [
    { heading: { cn: '编号', en: 'Reference' }, cell: (row) => row.reference },
    { heading: { cn: '状态', en: 'Status' }, cell: (row) => textOf(leadDictionaries.leadState, row.state, lang) },
    { heading: { cn: '主题', en: 'Topic' }, width: 20, cell: (row) => textOf(leadDictionaries.leadTopic, row.topic, lang) },
    { heading: { cn: '姓名', en: 'Name' }, cell: (row) => row.name },
    { heading: { cn: '公司', en: 'Company' }, width: 24, cell: (row) => row.company },
    { heading: { cn: '区号', en: 'Calling code' }, cell: (row) => row.areaCode },
    { heading: { cn: '电话', en: 'Phone' }, cell: (row) => row.phone },
    { heading: { cn: '邮箱', en: 'E-mail' }, width: 24, cell: (row) => row.email },
    { heading: { cn: '国家或地区', en: 'Country or region' }, width: 20, cell: (row) => (row.region ? areaName(row.region, lang) : '') },
    { heading: { cn: '联系时段', en: 'Call time' }, cell: (row) => textOf(leadDictionaries.callTime, row.callTime, lang) },
    { heading: { cn: '内容', en: 'Message' }, width: 60, cell: (row) => row.message },
    { heading: { cn: '附带信息', en: 'Context' }, width: 30, cell: (row) => row.summary },
    { heading: { cn: '来源', en: 'From' }, cell: (row) => row.cameFrom },
    { heading: { cn: '渠道', en: 'Channel' }, cell: (row) => row.channel },
    { heading: { cn: '负责人', en: 'Owner' }, cell: (row) => owners.get(row.ownerId ?? '') },
    { heading: { cn: '下次跟进', en: 'Follow-up' }, kind: 'day', cell: (row) => row.followUpOn },
    { heading: { cn: '收到日期', en: 'Received' }, kind: 'day', cell: (row) => row.createdAt.toString() },
  ]
  return listExport({
    title: { cn: '咨询', en: 'Leads' },
    columns,
    list: (paging) => findLeads(look, { ...filter, ...paging }, (found) => found),
  })
}
