import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id } from '../../../../platform/contract/inputs.ts'
import { DEMAND_INVITATION_DAYS, DEMAND_INVITATIONS_EACH, DEMAND_LINK_USES_MAX, DEMAND_MESSAGE_MAX } from '../../../../rules/demand.ts'
import { invitationRow, invitationToken, invitationView } from './invitations.ts'

/** Individuals, and companies that serve. */
const applies = { company: 'demand:serve', individual: 'demand:apply' } as const
const byLink = { audience: 'anyone', limited: 'open', input: z.object({ token: invitationToken }) } as const
const words = z.string().trim().max(DEMAND_MESSAGE_MAX).default('')
const done = z.object({ done: z.literal(true) })

/** Invitations to a demand. They are sent by the move *add*, and to an entry of the directory by the provider feature. */
export const invitationCalls = defineCalls({
  'GET /ws/demand/invitations': {
    about: 'The invitations to a demand with what became of each, latest first. For its company.',
    audience: 'company',
    permission: 'demand:view',
    input: z.object({ id }),
    result: z.object({ records: z.array(invitationRow) }),
  },
  'POST /ws/demand/invitation/many': {
    title: { cn: '批量邀请服务商', en: 'Invite several providers' },
    about:
      'Invites by phone number or e-mail address, each line on its own: the others come back with the reason. The answer is the same whether or not somebody is registered.',
    audience: 'company',
    permission: 'demand:pick',
    input: z.object({ id, lines: z.array(z.string().trim().min(1).max(200)).min(1).max(DEMAND_INVITATIONS_EACH), message: words }),
    result: z.object({ sent: z.number().int(), lines: z.array(z.object({ line: z.string(), reason: z.string() })) }),
  },
  'POST /ws/demand/invitation/link': {
    title: { cn: '生成邀请链接', en: 'Make an invitation link' },
    about: 'Makes a link that the company passes on itself. It is in the answer alone: only its digest is kept.',
    audience: 'company',
    permission: 'demand:pick',
    secret: true,
    input: z.object({
      id,
      days: z.number().int().min(1).max(DEMAND_INVITATION_DAYS),
      uses: z.number().int().min(1).max(DEMAND_LINK_USES_MAX),
      message: words,
    }),
    result: z.object({ path: z.string() }),
  },
  'POST /ws/demand/invitation/opened': {
    title: { cn: '查看受邀需求', en: 'Open a request by invitation' },
    about: 'The caller’s side has opened a demand to which it was invited: the company sees that.',
    audience: 'member',
    permission: applies,
    input: z.object({ id }),
    result: done,
  },
  'POST /ws/demand/invitation/revoke': {
    title: { cn: '撤回需求邀请', en: 'Revoke an invitation to a request' },
    about: 'Revokes an invitation that nobody has answered; its link stops working.',
    audience: 'company',
    permission: 'demand:pick',
    input: z.object({ id }),
    result: done,
  },
  'GET /ws/demand/invitation': {
    about: 'What an invitation offers, by the token of its message, and what the reader can do with it.',
    ...byLink,
    secret: true,
    result: invitationView,
  },
  'POST /ws/demand/invitation/seen': {
    title: { cn: '打开需求邀请', en: 'Open an invitation to a request' },
    about: 'The invitation was opened: its company sees that.',
    ...byLink,
    result: done,
  },
  'POST /ws/demand/invitation/decline': {
    title: { cn: '谢绝需求邀请', en: 'Decline an invitation to a request' },
    about: 'Declines an invitation; the token of its message is enough.',
    ...byLink,
    result: done,
  },
  'POST /ws/demand/invitation/accept': {
    title: { cn: '接受需求邀请', en: 'Accept an invitation to a request' },
    about: 'The caller is invited from now on and can apply. An entry of the directory is claimed instead.',
    audience: 'member',
    permission: applies,
    input: z.object({ token: invitationToken }),
    result: z.object({ id: z.string() }),
  },
})
