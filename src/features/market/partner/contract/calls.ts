import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { contactShape, lookUpInput, trapShape, withContact } from '../../lead/contract/contact.ts'
import { APPROACH_MAX, applicationStates, channelStates, partnerKinds, REGIONS_MAX } from './states.ts'

const keeper = { audience: 'operator', permission: 'operator:leads' } as const

export const applicationForm = withContact(
  z.object({
    ...contactShape,
    kind: z.enum(partnerKinds),
    company: line(120),
    regions: z
      .array(z.string().length(2, message('areaUnknown')))
      .max(REGIONS_MAX)
      .optional()
      .default([]),
    /** How they would refer customers, or what they do. */
    approach: z.string().trim().min(1).max(APPROACH_MAX),
    ...trapShape,
  }),
)
export type ApplicationForm = z.output<typeof applicationForm>

const channelBrief = z.object({ id: z.string(), code: z.string(), state: z.enum(channelStates) })

const applicationCase = z.object({
  version,
  id: z.string(),
  /** The account that it was sent from; null if nobody was signed in. */
  accountId: z.string().nullable(),
  reference: z.string(),
  kind: z.enum(partnerKinds),
  state: z.enum(applicationStates),
  company: z.string(),
  name: z.string(),
  areaCode: z.string(),
  phone: z.string(),
  email: z.string(),
  regions: z.array(namedArea),
  approach: z.string(),
  lang: z.enum(['cn', 'en']),
  reason: z.string(),
  doubt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  reviewer: z.string(),
  channel: channelBrief.nullable(),
})
export type ApplicationCase = z.infer<typeof applicationCase>

const money = z.object({ currency: z.string(), feeMinor: z.number(), shareMinor: z.number() })

const channelRow = channelBrief.extend({
  version,
  partner: z.string(),
  /** The language of the application. */
  lang: z.enum(['cn', 'en']),
  kind: z.enum(partnerKinds),
  reference: z.string(),
  createdAt: z.string(),
  companies: z.number(),
  people: z.number(),
  eventSignUps: z.number(),
  leads: z.number(),
  fundedDemands: z.number(),
  /** Platform fees on releases for the channel's companies, and the channel's share of them. */
  money: z.array(money),
})
export type ChannelRow = z.infer<typeof channelRow>

export const partnerCalls = defineCalls({
  'GET /ws/partner/terms': {
    audience: 'anyone',
    input: z.object({}),
    result: z.object({ platformFeeBps: z.number(), channelShareBps: z.number(), asOf: z.string() }),
    about: 'The platform fee and the channel’s share of it, as currently set.',
  },
  'POST /ws/partner/apply': {
    title: { cn: '申请成为伙伴', en: 'Apply for a partnership' },
    audience: 'anyone',
    limited: 'open',
    input: applicationForm,
    result: z.object({ reference: z.string() }),
    about: 'Applies for a partnership. Anonymous or signed in; counted by address.',
  },
  'GET /ws/partner/application': {
    audience: 'anyone',
    limited: 'open',
    input: lookUpInput,
    result: applicationCase
      .pick({ reference: true, kind: true, state: true, company: true, reason: true, createdAt: true, updatedAt: true })
      .extend({ channel: channelBrief.omit({ id: true }).nullable() }),
    about: 'The progress of an application, by its reference with the phone or e-mail entered.',
  },
  'GET /ws/operator/partner/applications': {
    ...keeper,
    input: z.object({
      ...pageInput,
      search: optionalLine(100),
      state: z
        .union([z.literal(''), z.enum(applicationStates)])
        .optional()
        .default(''),
      kind: z
        .union([z.literal(''), z.enum(partnerKinds)])
        .optional()
        .default(''),
    }),
    result: pageOf(applicationCase),
    about: 'Partner applications.',
  },
  'POST /ws/operator/partner/review': {
    title: { cn: '开始审核伙伴申请', en: 'Start the review of a partner' },
    ...keeper,
    decides: 'partnerApplication',
    input: z.object({ id, version }),
    result: applicationCase,
    about: 'Starts the review of an application.',
  },
  'POST /ws/operator/partner/approve': {
    title: { cn: '通过伙伴申请', en: 'Approve a partner' },
    ...keeper,
    decides: 'partnerApplication',
    input: z.object({ id, version }),
    result: applicationCase,
    about: 'Approves an application under review: the partner gets a channel code.',
  },
  'POST /ws/operator/partner/decline': {
    title: { cn: '拒绝伙伴申请', en: 'Decline a partner' },
    ...keeper,
    decides: 'partnerApplication',
    input: z.object({ id, version, reason: line(500) }),
    result: applicationCase,
    about: 'Declines an application under review, with the reason shown to the applicant.',
  },
  'POST /ws/operator/partner/delete': {
    title: { cn: '应要求删除伙伴申请', en: 'Delete a partner application on request' },
    ...keeper,
    decides: 'partnerApplication',
    input: z.object({ id, version }),
    result: z.object({ id: z.string() }),
    about: 'Deletes an application that did not lead to a channel, at the request of its sender.',
  },
  'GET /ws/operator/channels': {
    ...keeper,
    input: z.object({
      ...pageInput,
      search: optionalLine(100),
      state: z
        .union([z.literal(''), z.enum(channelStates)])
        .optional()
        .default(''),
    }),
    result: pageOf(channelRow),
    about: 'Channels with what they brought: registrations, event sign-ups, funded demands, fees and share.',
  },
  'POST /ws/operator/channel/state': {
    title: { cn: '暂停或恢复渠道', en: 'Pause or resume a channel' },
    ...keeper,
    decides: 'channel',
    input: z.object({ id, version, to: z.enum(channelStates) }),
    result: channelBrief,
    about: 'Pauses or resumes a channel. A paused one gains no accounts and no share.',
  },
})
