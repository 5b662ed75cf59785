import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { id, line, optionalLine, several, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { searchedPageOf } from '../../../../platform/contract/search.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { hireCalls } from './hire-calls.ts'
import {
  applicationForm,
  applicationRow,
  applicationStates,
  contactAnswer,
  deadReasons,
  operatorProvider,
  operatorProviderRow,
  providerDetail,
  providerForm,
  providerNumber,
  providerRow,
  providerStates,
  reportRow,
  reportStates,
  unlockedRow,
  verifications,
} from './schema.ts'
import { services } from './services.ts'

/** The filters of the directory. */
export const directoryFilterInput = {
  search: z.string().trim().max(100).optional().default(''),
  region: several(z.string().regex(/^[A-Z]{2}$/, message('areaUnknown'))),
  service: several(z.enum(services)),
  industry: several(z.string().max(40)),
  language: several(z.string().max(10)),
  /** Only verified ones. */
  verified: z.enum(['Y']).optional(),
  /** Only what the caller has bookmarked. */
  bookmarked: z.enum(['Y']).optional(),
}

const one = z.object({ id: providerNumber })
const moved = z.object({ id: z.string() })
const words = z.string().trim().max(100).optional().default('')
const counted = z.array(z.object({ code: z.string(), count: z.number().int() }))

const ownCalls = defineCalls({
  'GET /ws/provider/search': {
    about:
      'The directory: search in both languages, any of the values of each filter, paged. Without keywords, verified providers come first.',
    audience: 'anyone',
    input: z.object({ ...pageInput, ...directoryFilterInput, column: z.enum(['relevance', 'verified', 'name']).default('relevance') }),
    result: searchedPageOf(providerRow),
  },
  'GET /ws/provider/facets': {
    about: 'How many providers each value of each filter would leave, given the search and the other filters.',
    audience: 'anyone',
    input: z.object(directoryFilterInput),
    result: z.object({
      total: z.number().int(),
      /** How many of the total are samples. */
      samples: z.number().int(),
      /** If nothing is found: the search without one of its words, and how many that finds. */
      shorter: z.array(z.object({ search: z.string(), count: z.number().int() })),
      region: z.array(namedArea.extend({ count: z.number().int() })),
      service: counted,
      industry: counted,
      language: counted,
      verified: z.number().int(),
    }),
  },
  'GET /ws/provider/detail': {
    about: 'One listed provider. Of its contact only which kinds there are.',
    audience: 'anyone',
    input: one,
    result: providerDetail,
  },
  'GET /ws/provider/verify': {
    about: 'Whether a provider number is in the directory, and whether and when it was verified.',
    audience: 'anyone',
    input: z.object({ number: providerNumber }),
    result: z.object({
      number: z.string(),
      listed: z.boolean(),
      name: pair.nullable(),
      home: namedArea.nullable(),
      verification: z.enum(verifications).nullable(),
      verifiedOn: z.string().nullable(),
      isDemo: z.boolean(),
      asOf: z.string(),
    }),
  },
  'POST /ws/provider/apply': {
    title: { cn: '申请收录服务商', en: 'Apply to be listed as provider' },
    about: 'Asks to be listed, signed in or not. Answers a reference number.',
    audience: 'anyone',
    limited: 'open',
    input: applicationForm,
    result: z.object({ number: z.string() }),
  },
  'GET /ws/provider/application': {
    about: 'The progress of an application, by its number and e-mail address.',
    audience: 'anyone',
    limited: 'open',
    input: z.object({ number: line(20), email: line(200) }),
    result: z.object({
      number: z.string(),
      state: z.enum(applicationStates),
      reason: z.string(),
      providerNumber: z.string().nullable(),
      createdAt: z.string(),
    }),
  },
  'GET /ws/provider/contact': {
    about: 'A provider’s contact where the caller’s side has paid for it; the price and the balance where it has not.',
    audience: 'member',
    input: one,
    result: contactAnswer,
  },
  'POST /ws/provider/unlock': {
    title: { cn: '用豆查看联系方式', en: 'Unlock a contact' },
    about: 'Unlocks a contact with beans, once per company or person; viewing again is free. `confirm` is the price that was shown.',
    audience: 'member',
    permission: 'provider:unlock',
    proof: 'whenPosting',
    input: one.extend({ confirm: z.number().int().min(0) }),
    result: contactAnswer,
  },
  'GET /ws/provider/unlocked': {
    about: 'Contacts that the caller’s side has paid for, newest first.',
    audience: 'member',
    input: z.object({ ...pageInput, search: words }),
    result: pageOf(unlockedRow),
  },
  'POST /ws/provider/report': {
    title: { cn: '举报联系方式失效', en: 'Report an invalid contact' },
    about: 'Reports a paid contact as invalid, once, within thirty days.',
    audience: 'member',
    permission: 'provider:unlock',
    input: one.extend({ reason: z.enum(deadReasons), detail: z.string().trim().max(500).default('') }),
    result: contactAnswer,
  },

  'GET /ws/operator/providers': {
    about: 'Every provider, hidden ones too.',
    audience: 'operator',
    permission: 'operator:providers',
    input: z.object({
      ...pageInput,
      search: words,
      state: z.enum(providerStates).optional(),
      verification: z.enum(verifications).optional(),
      contact: z.enum(['dead']).optional(),
    }),
    result: searchedPageOf(operatorProviderRow),
  },
  'GET /ws/operator/provider': {
    about: 'A provider with its contact, for the form.',
    audience: 'operator',
    permission: 'operator:providers',
    input: z.object({ id }),
    result: operatorProvider,
  },
  'POST /ws/operator/provider/save': {
    title: { cn: '修改服务商', en: 'Edit a provider' },
    about: 'Edits a provider. A changed contact becomes available again, and those who paid for it are notified.',
    audience: 'operator',
    permission: 'operator:providers',
    edits: 'provider',
    input: z.object({ id, version, form: providerForm }),
    result: moved,
  },
  'POST /ws/operator/provider/state': {
    title: { cn: '展示或隐藏服务商', en: 'List or hide a provider' },
    about: 'Hides a provider from the directory, with a reason, or lists it again.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'provider',
    input: z.object({ id, version, state: z.enum(providerStates), reason: optionalLine(500) }).superRefine((input, context) => {
      if (input.state === 'hidden' && !input.reason) complain(context, 'reason', 'required')
    }),
    result: moved,
  },
  'GET /ws/operator/provider/applications': {
    about: 'Listing applications, oldest first.',
    audience: 'operator',
    permission: 'operator:providers',
    input: z.object({ ...pageInput, search: words, state: z.enum(['open', ...applicationStates]).default('open') }),
    result: pageOf(applicationRow),
  },
  'POST /ws/operator/provider/application/take': {
    title: { cn: '开始审核收录申请', en: 'Start the review of a listing' },
    about: 'Starts the review of an application.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'providerApplication',
    input: z.object({ id, version }),
    result: moved,
  },
  'POST /ws/operator/provider/application/approve': {
    title: { cn: '通过收录申请', en: 'Approve a listing' },
    about: 'Creates the listing from an application, with both languages.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'providerApplication',
    input: z.object({ id, version, form: providerForm }),
    result: moved,
  },
  'POST /ws/operator/provider/application/decline': {
    title: { cn: '拒绝收录申请', en: 'Decline a listing' },
    about: 'Declines an application with a reason shown to the applicant.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'providerApplication',
    input: z.object({ id, version, reason: line(500) }),
    result: moved,
  },
  'POST /ws/operator/provider/application/delete': {
    title: { cn: '应要求删除收录申请', en: 'Delete a listing application on request' },
    about: 'Deletes an application, at the request of its sender. A listing that was made of it stays.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'providerApplication',
    input: z.object({ id, version }),
    result: moved,
  },
  'GET /ws/operator/provider/reports': {
    about: 'Reports of invalid contacts, oldest first.',
    audience: 'operator',
    permission: 'operator:providers',
    input: z.object({ ...pageInput, search: words, state: z.enum(reportStates).default('open') }),
    result: pageOf(reportRow),
  },
  'POST /ws/operator/provider/report/confirm': {
    title: { cn: '确认联系方式失效', en: 'Confirm an invalid contact' },
    about:
      'Confirms the contact as invalid: beans are refunded to everyone who reported it or could still have, and it is unavailable until corrected.',
    audience: 'operator',
    permission: 'operator:providers',
    proof: true,
    decides: 'providerReport',
    input: z.object({ id, version }),
    result: moved.extend({ refundedBeans: z.number().int() }),
  },
  'POST /ws/operator/provider/report/reject': {
    title: { cn: '驳回联系方式举报', en: 'Reject a contact report' },
    about: 'Confirms the contact as valid; the reporter sees the reason.',
    audience: 'operator',
    permission: 'operator:providers',
    decides: 'providerReport',
    input: z.object({ id, version, reason: line(500) }),
    result: moved,
  },
})

export const providerCalls = { ...ownCalls, ...hireCalls }
