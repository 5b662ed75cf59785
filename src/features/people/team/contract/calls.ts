import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { id, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import {
  acceptForm,
  declineForm,
  invitationForm,
  invitationRow,
  invitationState,
  invitationView,
  invitedLine,
  memberRow,
  memberTeamForm,
  roleForm,
  teamArchiving,
  teamEdit,
  teamForm,
  teamRole,
  teamRow,
  viewQuery,
} from './schema.ts'

const nothing = z.object({})
const done = z.object({ done: z.literal(true) })
const search = z.string().trim().max(100).optional().default('')
const reader = { audience: 'company', permission: 'people:view' } as const
const teamEditor = { audience: 'company', permission: 'team:edit' } as const
const roleGiver = { audience: 'company', permission: 'member:role' } as const
const inviter = { audience: 'company', permission: 'member:invite' } as const

const membersInput = z.object({
  ...pageInput,
  column: z.enum(['joinedAt', 'name', 'lastSeenAt']).default('joinedAt'),
  search,
  role: z.union([z.literal(''), teamRole]).optional(),
  team: z.union([z.literal(''), z.literal('none'), id]).optional(),
})
const invitationsInput = z.object({
  ...pageInput,
  column: z.enum(['sentAt']).default('sentAt'),
  search,
  state: z.union([z.literal(''), invitationState]).optional(),
  role: z.union([z.literal(''), teamRole]).optional(),
})

export const teamCalls = defineCalls({
  'GET /ws/team/list': {
    ...reader,
    input: nothing,
    result: z.array(teamRow),
    about: 'All teams of the company, archived ones too, with their leads and numbers of people; `parentId` makes them a tree.',
  },
  'POST /ws/team/export': {
    title: { cn: '导出团队', en: 'Export teams' },
    ...reader,
    ...exportCall,
    input: z.object({ search, archived: z.boolean().default(false) }),
    about: 'The teams as an xlsx workbook.',
  },
  'POST /ws/team/create': {
    title: { cn: '新建团队', en: 'Create a team' },
    ...teamEditor,
    input: teamForm,
    result: z.object({ id: z.string() }),
    about: 'Creates a team.',
  },
  'POST /ws/team/edit': {
    title: { cn: '修改团队', en: 'Edit a team' },
    ...teamEditor,
    edits: 'team',
    input: teamEdit,
    result: done,
    about: 'Changes a team, its place and its lead.',
  },
  'POST /ws/team/archive': {
    title: { cn: '归档团队', en: 'Archive a team' },
    ...teamEditor,
    edits: 'team',
    input: teamArchiving,
    result: done,
    about: 'Archives a team without teams below it: nobody can be added; its people stay in it or move to another team.',
  },
  'POST /ws/team/restore': {
    title: { cn: '恢复团队', en: 'Restore a team' },
    ...teamEditor,
    edits: 'team',
    input: z.object({ id, version }),
    result: done,
    about: 'Restores an archived team.',
  },

  'GET /ws/member/list': {
    ...reader,
    input: membersInput,
    result: pageOf(memberRow),
    about: 'The members of the company; `team=none` for those in no team. Contacts only for those who invite or manage members.',
  },
  'POST /ws/member/export': {
    title: { cn: '导出成员', en: 'Export members' },
    ...reader,
    ...exportCall,
    input: membersInput,
    about: 'The members under their filters as an xlsx workbook. Contacts only for those who invite or manage members.',
  },
  'GET /ws/member/departure': {
    audience: 'company',
    input: z.object({ accountId: id.optional() }),
    result: z.object({ consequences: z.array(z.string()), objection: z.string() }),
    about: 'What passes to whom when a member is removed, or, without an id, when the caller leaves; and why that is not possible now.',
  },
  'POST /ws/member/role': {
    title: { cn: '更改成员角色', en: 'Change a member’s role' },
    ...roleGiver,
    proof: true,
    input: roleForm,
    result: done,
    about: 'Gives a member another role, up to the caller’s own. Takes effect with the member’s next request.',
  },
  'POST /ws/member/team': {
    title: { cn: '调整成员团队', en: 'Move a member to a team' },
    ...teamEditor,
    input: memberTeamForm,
    result: done,
    about: 'Moves a member to a team, or to none.',
  },
  'POST /ws/member/remove': {
    title: { cn: '移除成员', en: 'Remove a member' },
    ...roleGiver,
    proof: true,
    input: z.object({ accountId: id }),
    result: done,
    about: 'Removes a member: ends the sessions; the account stays, without a company.',
  },
  'POST /ws/member/leave': {
    title: { cn: '退出企业', en: 'Leave the company' },
    audience: 'company',
    proof: true,
    input: nothing,
    result: done,
    about: 'The caller leaves the company.',
  },

  'GET /ws/invitation/list': {
    ...inviter,
    input: invitationsInput,
    result: pageOf(invitationRow),
    about: 'The company’s invitations, latest first.',
  },
  'POST /ws/invitation/export': {
    title: { cn: '导出邀请', en: 'Export invitations' },
    ...inviter,
    ...exportCall,
    input: invitationsInput,
    about: 'The invitations under their filters as an xlsx workbook.',
  },
  'POST /ws/invitation/send': {
    title: { cn: '邀请成员', en: 'Invite members' },
    ...inviter,
    proof: true,
    input: invitationForm,
    result: z.object({ sent: z.number(), lines: z.array(invitedLine) }),
    about: 'Invites people by phone or e-mail, each line on its own: valid lines are sent, the others come back with the reason.',
  },
  'POST /ws/invitation/resend': {
    title: { cn: '重发邀请', en: 'Resend an invitation' },
    ...inviter,
    proof: true,
    input: z.object({ id }),
    result: done,
    about: 'Sends an open or expired invitation again with a new link and a new period; the old link stops working.',
  },
  'POST /ws/invitation/revoke': {
    title: { cn: '撤回邀请', en: 'Revoke an invitation' },
    ...inviter,
    input: z.object({ id }),
    result: done,
    about: 'Revokes an open invitation.',
  },

  'GET /ws/invitation/view': {
    audience: 'anyone',
    limited: 'open',
    secret: true,
    input: viewQuery,
    result: invitationView,
    about: 'What an invitation offers, by the token of its message, and what the reader can do with it.',
  },
  'GET /ws/invitation/mine': {
    audience: 'company',
    incompleteOk: true,
    input: nothing,
    result: z.object({ leftAt: z.string().nullable(), invitations: z.array(invitationView) }),
    about: 'Open invitations to the caller’s phone or e-mail address, and when the caller last left a company.',
  },
  'POST /ws/invitation/accept': {
    title: { cn: '接受邀请', en: 'Accept an invitation' },
    audience: 'member',
    incompleteOk: true,
    input: acceptForm,
    result: done,
    about: 'Accepts an invitation: the caller becomes a member. Only for the account that has the invited phone or e-mail address.',
  },
  'POST /ws/invitation/decline': {
    title: { cn: '婉拒邀请', en: 'Decline an invitation' },
    audience: 'anyone',
    limited: 'open',
    input: declineForm,
    result: done,
    about: 'Declines an invitation; the token of its message is enough.',
  },
})
