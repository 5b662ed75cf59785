import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { email, id, line, several, version } from '../../../../platform/contract/inputs.ts'
import { currencyInput, paidAmountInput } from '../../../../platform/contract/money.ts'
import { pageInput } from '../../../../platform/contract/page.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { searchedPageOf } from '../../../../platform/contract/search.ts'
import { DEMAND_MESSAGE_MAX, DRAFT_TEXT_MAX } from '../../../../rules/demand.ts'
import { bidCalls } from './bid-calls.ts'
import { bidDraftCalls } from './bid-draft-calls.ts'
import { bidVersion, pickPreview } from './bids.ts'
import { demandDeskCalls } from './desk-calls.ts'
import { hallCalls } from './hall-calls.ts'
import { invitationCalls } from './invitation-calls.ts'
import { myProviderCalls } from './my-provider-calls.ts'
import { demandOrigin } from './origin.ts'
import { partCalls } from './plan/calls.ts'
import { planCalls } from './plan/plan-calls.ts'
import { decimal } from './plan/schema.ts'
import { fundingPreview, releasePreview } from './previews.ts'
import { questionCalls } from './question-calls.ts'
import { application, demandDetail, demandForm, demandRow, escrow, moved, status, timelineEntry } from './schema.ts'
import { splitCalls } from './split/calls.ts'
import { templateCalls } from './templates.ts'

const one = z.object({ id })
/** A move names the version of the demand that its maker has read. */
const read = z.object({ id, version })
const withReason = read.extend({ reason: line(500) })
/** `measured`: the value of a last part that is measured. */
const delivery = read.extend({ note: line(3000), fileIds: z.array(id).max(4).default([]), measured: decimal.optional() })
const search = z.string().trim().max(100).optional().default('')

/** Individuals, and companies that serve. */
const applies = { company: 'demand:serve', individual: 'demand:apply' } as const
const delivers = { company: 'demand:serve', individual: 'demand:deliver' } as const
const eitherParty = { company: 'demand:accept', individual: 'demand:deliver' } as const

const ownCalls = defineCalls({
  'POST /ws/demand/create': {
    title: { cn: '创建需求', en: 'Create a request' },
    about: 'Creates a demand at stage 0. The draft that it came from is removed.',
    audience: 'company',
    permission: 'demand:create',
    input: z.object({ form: demandForm, draftId: id.nullish(), origin: demandOrigin.optional() }),
    result: moved,
  },
  'POST /ws/demand/edit': {
    title: { cn: '修改需求', en: 'Edit a request' },
    about: 'Edits at stages 0 to 2. A material change at 2 returns it to 1; a new amount tops up from, or returns to, the wallet.',
    audience: 'company',
    permission: 'demand:create',
    proof: 'whenPosting',
    edits: 'demand',
    input: z.object({ id, version, form: demandForm }),
    result: moved,
  },
  'GET /ws/demand/drafts': {
    about: 'The company’s unfinished forms.',
    audience: 'company',
    permission: 'demand:create',
    input: z.object({}),
    result: z.array(z.object({ id: z.string(), version, form: z.record(z.string(), z.unknown()), updatedAt: z.string() })),
  },
  'POST /ws/demand/draft/save': {
    title: { cn: '保存需求草稿', en: 'Save a draft request' },
    about: 'Saves an unfinished form as it is.',
    audience: 'company',
    permission: 'demand:create',
    edits: 'demandDraft',
    input: z.object({
      id: id.nullish(),
      /** For a draft with an id: the one that the form was opened with or saved as. */
      version: version.optional(),
      form: z.record(z.string().max(40), z.union([z.string().max(DRAFT_TEXT_MAX), z.number(), z.boolean(), z.null()])),
    }),
    result: z.object({ id: z.string(), version, updatedAt: z.string() }),
  },
  'POST /ws/demand/draft/remove': {
    title: { cn: '删除需求草稿', en: 'Delete a draft request' },
    about: 'Deletes a draft.',
    audience: 'company',
    permission: 'demand:create',
    edits: 'demandDraft',
    input: read,
    result: one,
  },
  'GET /ws/demand/mine': {
    about: 'The company’s demands, with search, stage filter and sort.',
    audience: 'company',
    permission: 'demand:view',
    input: z.object({
      ...pageInput,
      search,
      stage: several(z.coerce.number<string>().pipe(status)),
      currency: currencyInput.optional(),
      waiting: z.enum(['me']).optional(),
      column: z.enum(['relevance', 'updatedAt', 'amount', 'recruitEnd', 'number']).default('relevance'),
    }),
    result: searchedPageOf(demandRow),
  },
  'GET /ws/demand/overview': {
    about: 'The company’s workbench: pending items, funds, demands by stage.',
    audience: 'company',
    permission: 'demand:view',
    input: z.object({}),
    result: z.object({
      needsYou: z.array(demandRow),
      /** How many are in service past their expected completion. */
      overdue: z.number(),
      byStage: z.array(z.object({ seaServiceStatus: z.number(), count: z.number() })),
      money: z.array(escrow.extend({ walletMinor: z.number() })),
      /** Where the people and providers of running demands are. */
      places: z.array(
        z.object({
          areaCode: z.string(),
          name: pair,
          zone: z.string().nullable(),
          demands: z.number(),
        }),
      ),
      steps: z.object({ card: z.boolean(), verified: z.boolean(), funded: z.boolean(), posted: z.boolean() }),
    }),
  },
  'GET /ws/demand/joined': {
    about: 'Demands that the individual, or the company, applied to, was invited to, or serves.',
    audience: 'member',
    permission: applies,
    input: z.object({
      ...pageInput,
      search,
      state: z.enum(['open', 'serving', 'settled', 'past', 'invited']).optional(),
      column: z.enum(['relevance', 'updatedAt', 'amount', 'expectedCompletion']).default('relevance'),
    }),
    result: searchedPageOf(demandRow.extend({ applicationState: application.shape.state })),
  },
  'GET /ws/demand/detail': {
    about: 'One demand as the caller may see it: flags, possible moves with reasons, escrow, timeline.',
    audience: 'signedIn',
    input: one,
    result: demandDetail,
  },
  'GET /ws/demand/providers': {
    about: 'Every applicant and the outcome. For the publisher and operators.',
    audience: 'signedIn',
    input: one,
    result: z.object({ records: z.array(application), picked: z.string().nullable() }),
  },
  'GET /ws/demand/timeline': {
    about: 'Every move with who, when, from, to, why, and the posting.',
    audience: 'signedIn',
    input: one,
    result: z.array(timelineEntry),
  },
  'GET /ws/demand/hosting/preview': {
    about: 'The funded amount, the unfunded remainder and the wallet balance.',
    audience: 'company',
    permission: 'demand:view',
    input: one,
    result: fundingPreview,
  },
  'POST /ws/demand/hosting': {
    title: { cn: '托管资金', en: 'Fund escrow' },
    about: 'Wallet → escrow. Fully funded moves 0 → 1.',
    audience: 'company',
    permission: 'demand:hosting',
    proof: true,
    decides: 'demand',
    input: z.object({ id, version, amount: paidAmountInput }),
    result: moved,
  },
  'POST /ws/demand/publish': {
    title: { cn: '提交需求审核', en: 'Submit a request for review' },
    about: 'Asks for platform review.',
    audience: 'company',
    permission: 'demand:publish',
    decides: 'demand',
    input: read,
    result: moved,
  },
  'POST /ws/demand/cancel': {
    title: { cn: '取消需求', en: 'Cancel a request' },
    about: 'Cancels at 0 to 3 and refunds everything.',
    audience: 'company',
    permission: 'demand:cancel',
    proof: 'whenPosting',
    decides: 'demand',
    input: withReason,
    result: moved,
  },
  'POST /ws/demand/add': {
    title: { cn: '邀请服务商', en: 'Invite a provider' },
    about: 'Invites an individual by phone number or e-mail address, or an individual or a company by id.',
    audience: 'company',
    permission: 'demand:pick',
    input: z
      .object({
        id,
        areaCode: z.string().max(5).optional(),
        phone: z.string().trim().max(20).optional(),
        email: email.optional(),
        accountId: id.optional(),
        message: z.string().trim().max(DEMAND_MESSAGE_MAX).default(''),
      })
      .refine((input) => input.accountId || input.phone || input.email, { message: message('required'), path: ['phone'] }),
    result: moved,
  },
  'GET /ws/demand/pick/preview': {
    about: 'What a pick of this bid does to the escrow: what is due, what is added now, what returns at the start.',
    audience: 'company',
    permission: 'demand:view',
    input: z.object({ id, accountId: id }),
    result: pickPreview,
  },
  'POST /ws/demand/pick': {
    title: { cn: '选定服务商', en: 'Pick a provider' },
    about:
      'Picks one applicant, 2 → 3, and funds what the bid costs beyond what is in escrow. bidVersion is the bid that was read; without it, only one at the terms of the demand.',
    audience: 'company',
    permission: 'demand:pick',
    proof: 'whenPosting',
    decides: 'demand',
    input: z.object({ id, version, accountId: id, bidVersion: bidVersion.optional() }),
    result: moved,
  },
  'POST /ws/demand/cancelPick': {
    title: { cn: '撤销选定', en: 'Cancel a pick' },
    about: 'Cancels the pick before the work starts, 3 → 2.',
    audience: 'company',
    permission: 'demand:pick',
    proof: 'whenPosting',
    decides: 'demand',
    input: withReason,
    result: moved,
  },
  'POST /ws/demand/reclaim': {
    title: { cn: '要求收回托管资金', en: 'Reclaim an escrow' },
    about: 'Two weeks after the expected completion: asks for the escrow back. The provider keeps it by delivering within five days.',
    audience: 'company',
    permission: 'demand:confirm',
    decides: 'demand',
    input: withReason,
    result: moved,
  },
  'GET /ws/demand/release/preview': {
    about: 'Every deduction of an advance (amount given) or of the final release (no amount).',
    audience: 'signedIn',
    input: z.object({ id, amount: paidAmountInput.optional() }),
    result: releasePreview,
  },
  'POST /ws/demand/imprest': {
    title: { cn: '支付预付款', en: 'Pay an advance' },
    about: 'Pays an advance once. netMinor is what the preview showed.',
    audience: 'company',
    permission: 'demand:imprest',
    proof: true,
    decides: 'demand',
    input: z.object({ id, version, amount: paidAmountInput, netMinor: z.number().int() }),
    result: moved,
  },
  'POST /ws/demand/standingOrder': {
    title: { cn: '设置自动托管', en: 'Change a standing order' },
    about: 'Periods and weeks that are not funded are funded from the wallet five days before they begin, or no longer are.',
    audience: 'company',
    permission: 'demand:hosting',
    proof: true,
    decides: 'demand',
    input: read.extend({ on: z.boolean() }),
    result: moved,
  },
  'POST /ws/demand/postpone': {
    title: { cn: '申请或同意延期', en: 'Request or grant more days' },
    about: 'The provider requests, or the company grants, seven more days. Once.',
    audience: 'member',
    permission: { company: 'demand:grant', individual: 'demand:deliver' },
    decides: 'demand',
    input: z.object({ id, version, reason: z.string().trim().max(500).default('') }),
    result: moved,
  },
  'POST /ws/demand/postpone/refuse': {
    title: { cn: '不同意延期', en: 'Decline more days' },
    about: 'The company does not grant the seven days, with a reason. The provider may ask once more.',
    audience: 'company',
    permission: 'demand:grant',
    decides: 'demand',
    input: z.object({ id, version, reason: z.string().trim().max(500).default('') }),
    result: moved,
  },
  'POST /ws/demand/confirm': {
    title: { cn: '验收并放款', en: 'Confirm and release' },
    about: 'Confirms completion and releases the rest, 5 → 6. netMinor is what the preview showed.',
    audience: 'company',
    permission: 'demand:confirm',
    proof: true,
    decides: 'demand',
    input: z.object({ id, version, netMinor: z.number().int() }),
    result: moved,
  },
  'POST /ws/demand/return': {
    title: { cn: '退回交付', en: 'Return a delivery' },
    about: 'Returns the delivery with a reason, 5 → 4.',
    audience: 'company',
    permission: 'demand:confirm',
    decides: 'demand',
    input: withReason,
    result: moved,
  },
  'POST /ws/demand/start': {
    title: { cn: '接受条款并开始', en: 'Accept the terms and start' },
    about: 'Accepts the terms and starts, 3 → 4.',
    audience: 'member',
    permission: delivers,
    proof: 'whenPosting',
    decides: 'demand',
    input: z.object({ id, version, agreed: z.literal(true, message('agree')) }),
    result: moved,
  },
  'POST /ws/demand/decline': {
    title: { cn: '服务商谢绝', en: 'Decline as picked provider' },
    about: 'The picked provider declines, 3 → 2.',
    audience: 'member',
    permission: delivers,
    proof: 'whenPosting',
    decides: 'demand',
    input: withReason,
    result: moved,
  },
  'POST /ws/demand/complete': {
    title: { cn: '提交完成', en: 'Submit delivery' },
    about: 'Delivers, 4 → 5.',
    audience: 'member',
    permission: delivers,
    decides: 'demand',
    input: delivery,
    result: moved,
  },
  'POST /ws/demand/changeComplete': {
    title: { cn: '更新交付', en: 'Update a delivery' },
    about: 'A new version of the delivery; the old one is kept.',
    audience: 'member',
    permission: delivers,
    decides: 'demand',
    input: delivery,
    result: moved,
  },
  'POST /ws/demand/accept': {
    title: { cn: '通过验收', en: 'Accept the work' },
    about: 'Accepts the work, 6 → 7.',
    audience: 'member',
    permission: eitherParty,
    decides: 'demand',
    input: read,
    result: moved,
  },
  'POST /ws/demand/close': {
    title: { cn: '结案', en: 'Close out' },
    about: 'Closes one’s side; both closed ends the demand, 7 → 8.',
    audience: 'member',
    permission: eitherParty,
    proof: 'whenPosting',
    decides: 'demand',
    input: read,
    result: moved,
  },
})

export const demandCalls = {
  ...ownCalls,
  ...bidCalls,
  ...bidDraftCalls,
  ...questionCalls,
  ...partCalls,
  ...planCalls,
  ...splitCalls,
  ...hallCalls,
  ...invitationCalls,
  ...myProviderCalls,
  ...templateCalls,
  ...demandDeskCalls,
}
export type DemandCalls = typeof demandCalls
