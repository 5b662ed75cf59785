import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line, optionalLine, verificationCode, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { DEMAND_MESSAGE_MAX } from '../../../../rules/demand.ts'
import { invitationStates, invitationToken } from '../../../work/demand/contract/invitations.ts'
import { claimStates, claimWays } from './claims.ts'
import { providerNumber } from './schema.ts'

const one = z.object({ id: providerNumber })
const applies = { company: 'demand:serve', individual: 'demand:apply' } as const
const codeWay = z.enum(['email', 'sms'])
const done = z.object({ done: z.literal(true) })

/** Where the caller's side has to do with an entry. */
const claimAnswer = z.object({
  number: z.string(),
  /** Whose it is: of the caller's side, of another, or of nobody yet. */
  owner: z.enum(['own', 'other', 'none']),
  mayClaim: z.boolean(),
  /** The ways in which a code can be sent to its listed contact; where it goes is not shown. */
  ways: z.array(codeWay),
  /** The last claim by licence of the caller's side. */
  claim: z.object({ state: z.enum(claimStates), reason: z.string(), at: z.string() }).nullable(),
  refusesInvitations: z.boolean(),
})

const claimRow = z.object({
  id: z.string(),
  version,
  state: z.enum(claimStates),
  way: z.enum(claimWays),
  licence: z.string(),
  note: z.string(),
  reason: z.string(),
  provider: z.object({ id: z.string(), number: z.string(), name: pair }),
  claimant: z.object({ ownerType: z.enum(['company', 'person']), id: z.string(), name: z.string(), by: z.string() }),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type ClaimRow = z.infer<typeof claimRow>

/** Entries of the directory that are hired, and claimed by those whom they name. */
export const hireCalls = defineCalls({
  'GET /ws/provider/invite': {
    about: 'The caller’s open demands, each with what became of an invitation of this entry, and why it cannot be invited.',
    audience: 'company',
    permission: 'demand:pick',
    input: one,
    result: z.object({
      records: z.array(
        z.object({
          id: z.string(),
          number: z.string(),
          title: z.string(),
          recruitEnd: z.string(),
          invited: z.enum(invitationStates).nullable(),
        }),
      ),
      refused: z.string().nullable(),
    }),
  },
  'POST /ws/provider/invite': {
    title: { cn: '邀请名录中的服务商', en: 'Invite a provider of the directory' },
    about:
      'Invites an entry to an open demand: its account, or by a message to its listed contact, which the caller does not learn. Once for each demand.',
    audience: 'company',
    permission: 'demand:pick',
    input: one.extend({ demandId: id, message: z.string().trim().max(DEMAND_MESSAGE_MAX).default('') }),
    result: done,
  },
  'POST /ws/provider/invitations/refuse': {
    title: { cn: '不再接收邀请', en: 'Refuse all invitations' },
    about: 'The entry that this invitation was sent to wants no more of them; the token of the message is enough.',
    audience: 'anyone',
    limited: 'open',
    input: z.object({ token: invitationToken }),
    result: done,
  },
  'GET /ws/provider/invited': {
    about: 'The entry that an invitation was sent to, by the token of its message.',
    audience: 'anyone',
    limited: 'open',
    secret: true,
    input: z.object({ token: invitationToken }),
    result: z.object({ number: z.string(), refusesInvitations: z.boolean() }),
  },
  'GET /ws/provider/claim': {
    about: 'Whose an entry is, and how the caller’s side can prove that it is theirs.',
    audience: 'member',
    permission: applies,
    input: one,
    result: claimAnswer,
  },
  'POST /ws/provider/claim/code': {
    title: { cn: '发送认领验证码', en: 'Send a code to claim an entry' },
    about: 'Sends a code to the listed contact of an entry. The answer does not show where it went.',
    audience: 'member',
    permission: applies,
    input: one.extend({ way: codeWay }),
    result: z.object({ resendSeconds: z.number(), validMinutes: z.number() }),
  },
  'POST /ws/provider/claim/confirm': {
    title: { cn: '凭验证码认领名录条目', en: 'Claim an entry with a code' },
    about: 'The entry is the caller’s side from now on, and the invitations that wait for it are theirs.',
    audience: 'member',
    permission: applies,
    input: one.extend({ way: codeWay, code: verificationCode }),
    result: z.object({ demands: z.array(z.string()) }),
  },
  'POST /ws/provider/claim/licence': {
    title: { cn: '凭执照认领名录条目', en: 'Claim an entry by its licence' },
    about: 'Asks an operator to look up the licence of an entry and to give the entry to the caller’s side.',
    audience: 'member',
    permission: applies,
    input: one.extend({ licence: line(120), note: line(500) }),
    result: done,
  },
  'POST /ws/provider/own/invitations': {
    title: { cn: '设置是否接收邀请', en: 'Accept or refuse invitations' },
    about: 'Whether one’s own entry takes invitations.',
    audience: 'member',
    permission: applies,
    input: one.extend({ refuses: z.boolean() }),
    result: done,
  },
  'GET /ws/operator/provider/claims': {
    about: 'Claims of entries, those that wait oldest first.',
    audience: 'operator',
    permission: 'operator:providers',
    input: z.object({ ...pageInput, search: optionalLine(100), state: z.enum(claimStates).default('waiting') }),
    result: pageOf(claimRow),
  },
  'POST /ws/operator/provider/claim/approve': {
    title: { cn: '通过条目认领', en: 'Approve a claim' },
    about: 'Gives the entry to the claimant, once the licence was looked up.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'providerClaim',
    input: z.object({ id, version }),
    result: z.object({ id: z.string() }),
  },
  'POST /ws/operator/provider/claim/refuse': {
    title: { cn: '驳回条目认领', en: 'Refuse a claim' },
    about: 'Refuses a claim with a reason that the claimant reads.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'providerClaim',
    input: z.object({ id, version, reason: line(500) }),
    result: z.object({ id: z.string() }),
  },
})
