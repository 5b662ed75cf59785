import type { Pair } from '../../../../platform/contract/texts.ts'
import { type ListColumn, listExport, pagesOf } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { InvitationEntry, MemberRow } from '../contract/schema.ts'
import { invitationStateNames } from '../contract/states.ts'
import { matching, type TeamNode, treeOf } from '../contract/tree.ts'
import { invitationsFor } from './invitations.ts'
import { membersFor, roleName } from './members.ts'
import { teamsOf } from './reads.ts'

const w = {
  team: { cn: '团队', en: 'Team' },
  role: { cn: '角色', en: 'Role' },
  email: { cn: '邮箱', en: 'E-mail' },
  phone: { cn: '手机号', en: 'Phone' },
} as const

/** As the screen shows them: every match below the teams above it. */
export async function exportTeams(look: Look, filter: { search: string; archived: boolean }) {
  const shown = matching(treeOf(await teamsOf(look)), filter.search, filter.archived)
  const columns: ListColumn<TeamNode>[] = [
    { heading: w.team, width: 30, cell: ({ path }) => path.join(' / ') },
    { heading: { cn: '说明', en: 'Description' }, width: 40, cell: ({ team }) => team.description },
    { heading: { cn: '负责人', en: 'Lead' }, cell: ({ team }) => team.lead?.name },
    { heading: { cn: '成员数', en: 'Members' }, kind: 'number', cell: ({ team }) => team.members },
    { heading: { cn: '员工数', en: 'Employees' }, kind: 'number', cell: ({ team }) => team.employees },
    { heading: { cn: '已归档', en: 'Archived' }, cell: ({ team }) => (team.archived ? yes[look.lang] : '') },
  ]
  return listExport({ title: { cn: '团队', en: 'Teams' }, columns, list: pagesOf(shown) })
}

const yes: Pair = { cn: '是', en: 'Yes' }

type MemberFilter = Omit<Parameters<typeof membersFor>[1], 'pageNo' | 'pageSize'>

export function exportMembers(look: Look, filter: MemberFilter) {
  const contacts = look.actor.holds('member:invite') || look.actor.holds('member:role')
  const columns: ListColumn<MemberRow>[] = [
    { heading: { cn: '姓名', en: 'Name' }, width: 20, cell: (row) => row.name },
    { heading: w.role, cell: (row) => roleName(row.role)[look.lang] },
    { heading: w.team, cell: (row) => row.team?.name },
    ...(contacts
      ? [
          { heading: w.phone, width: 20, cell: (row: MemberRow) => row.phone },
          { heading: w.email, width: 30, cell: (row: MemberRow) => row.email },
        ]
      : []),
    { heading: { cn: '加入日期', en: 'Joined' }, kind: 'day', cell: (row) => row.joinedAt },
    { heading: { cn: '最近使用', en: 'Last seen' }, kind: 'day', cell: (row) => row.lastSeenAt },
    { heading: { cn: '已冻结', en: 'Blocked' }, cell: (row) => (row.blocked ? yes[look.lang] : '') },
  ]
  return listExport({ title: { cn: '成员', en: 'Members' }, columns, list: (paging) => membersFor(look, { ...filter, ...paging }) })
}

type InvitationFilter = Omit<Parameters<typeof invitationsFor>[1], 'pageNo' | 'pageSize'>

export function exportInvitations(look: Look, filter: InvitationFilter) {
  const columns: ListColumn<InvitationEntry>[] = [
    { heading: { cn: '手机号或邮箱', en: 'Phone or e-mail' }, width: 30, cell: (row) => row.target },
    { heading: w.role, cell: (row) => roleName(row.role)[look.lang] },
    { heading: w.team, cell: (row) => row.team },
    { heading: { cn: '状态', en: 'State' }, cell: (row) => invitationStateNames[row.state][look.lang] },
    { heading: { cn: '邀请人', en: 'Invited by' }, cell: (row) => row.invitedBy },
    { heading: { cn: '发送日期', en: 'Sent' }, kind: 'day', cell: (row) => row.sentAt },
    { heading: { cn: '有效期至', en: 'Expires' }, kind: 'day', cell: (row) => row.expiresAt },
    { heading: { cn: '结束日期', en: 'Ended' }, kind: 'day', cell: (row) => row.endedAt },
  ]
  return listExport({ title: { cn: '邀请', en: 'Invitations' }, columns, list: (paging) => invitationsFor(look, { ...filter, ...paging }) })
}
