import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id } from '../../../../platform/contract/inputs.ts'
import { invitationRow, invitationToken, invitationView } from './invitations.ts'

/** Individuals, and companies that serve. */
const applies = { company: 'demand:serve', individual: 'demand:apply' } as const
const byLink = { audience: 'anyone', limited: 'open', input: z.object({ token: invitationToken }) } as const
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
