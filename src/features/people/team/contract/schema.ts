import { z } from 'zod'
import { message } from '../../../../platform/contract/fields.ts'
import { areaCallingCode, id, line, optionalNameLine, version } from '../../../../platform/contract/inputs.ts'
import { INVITATION_LINES_MAX } from '../../../../rules/constants.ts'
import { teamRoles } from '../../../../rules/permissions.ts'
import { invitationStates } from './states.ts'

export const teamRole = z.enum(teamRoles)

export const teamForm = z.object({
  name: line(60),
  description: line(500),
  parentId: id.nullable().optional().default(null),
  /** A member of the company. */
  leadId: id.nullable().optional().default(null),
})
export const teamEdit = teamForm.extend({ id, version })
/** `moveTo`: the team that gets its people; without one they stay in the archived team. */
export const teamArchiving = z.object({ id, version, moveTo: id.nullable().optional().default(null) })

export const teamRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  parentId: z.string().nullable(),
  lead: z.object({ accountId: z.string(), name: z.string() }).nullable(),
  archived: z.boolean(),
  version: z.number(),
  members: z.number(),
  /** Null while no feature has employees. */
  employees: z.number().nullable(),
  /** Open invitations that name it. */
  invitations: z.number(),
})
export type TeamEntry = z.infer<typeof teamRow>

export const memberRow = z.object({
  accountId: z.string(),
  name: z.string(),
  avatar: z.string(),
  role: teamRole,
  team: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Empty for readers who neither invite nor manage members. */
  phone: z.string(),
  email: z.string(),
  joinedAt: z.string(),
  lastSeenAt: z.string().nullable(),
  /** An operator has blocked the account. */
  blocked: z.boolean(),
  you: z.boolean(),
  /** Why the caller cannot change this member's role, or remove the member; empty if the caller can. */
  notRole: z.string(),
  notRemove: z.string(),
})
export type MemberRow = z.infer<typeof memberRow>

export const roleForm = z.object({ accountId: id, role: teamRole, was: teamRole })
export const memberTeamForm = z.object({ accountId: id, teamId: id.nullable() })

export const invitationState = z.enum(invitationStates)

export const invitationForm = z.object({
  /** A phone number or an e-mail address each. */
  lines: z.array(z.string().trim().max(200)).min(1).max(INVITATION_LINES_MAX, message('inviteLines')),
  /** For numbers without a calling code of their own. */
  areaCode: areaCallingCode.optional().default('86'),
  role: teamRole,
  teamId: id.nullable().optional().default(null),
})
export const invitedLine = z.object({ line: z.string(), sent: z.boolean(), message: z.string() })
export type InvitedLine = z.infer<typeof invitedLine>

export const invitationRow = z.object({
  id: z.string(),
  target: z.string(),
  channel: z.enum(['phone', 'email']),
  role: teamRole,
  team: z.string(),
  state: invitationState,
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  /** Its role is above the caller's own: it can be neither sent again nor revoked by them. */
  aboveOwn: z.boolean(),
})
export type InvitationEntry = z.infer<typeof invitationRow>

/**
 * What the reader can do with an invitation: `signIn` first; `ready` to accept; `email`: confirm the address first; `other`: it was sent
 * to somebody else; `refused` for the reason in `objection`; `ended`.
 */
export const fits = ['signIn', 'ready', 'email', 'other', 'refused', 'ended'] as const

export const invitationView = z.object({
  id: z.string(),
  state: invitationState,
  company: z.object({ name: z.string(), fullName: z.string(), logoUrl: z.string().nullable(), verified: z.boolean() }),
  role: teamRole,
  team: z.string(),
  inviter: z.string(),
  channel: z.enum(['phone', 'email']),
  /** Masked. */
  target: z.string(),
  expiresAt: z.string(),
  fit: z.enum(fits),
  /** A sentence; empty unless `fit` is email, other, refused or ended. */
  objection: z.string(),
  /** The account has no name yet. */
  needsName: z.boolean(),
})
export type InvitationView = z.infer<typeof invitationView>

const token = line(100)
/** By the token of the message, or by the id of an invitation to the caller's own phone or e-mail address. */
const which = { token: token.optional(), id: id.optional() }
const named = { path: ['token'], error: message('required') }
export const viewQuery = z.object({ token })
export const acceptForm = z.object({ ...which, name: optionalNameLine(60) }).refine((form) => form.token || form.id, named)
export const declineForm = z.object(which).refine((form) => form.token || form.id, named)
