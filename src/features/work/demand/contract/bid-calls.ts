import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { message } from '../../../../platform/contract/fields.ts'
import { id, version } from '../../../../platform/contract/inputs.ts'
import { BID_NOTE_MAX } from '../../../../rules/demand.ts'
import { turnDownCategories } from './bid-rules.ts'
import { bidForm, bidVersion, counterForm, track } from './bids.ts'
import { moved } from './schema.ts'

const one = z.object({ id })
const read = z.object({ id, version })

/** Individuals, and companies that serve. */
const applies = { company: 'demand:serve', individual: 'demand:apply' } as const

/** Bids: what applicants offer, and what the company says to it. A pick is a move of the demand. */
export const bidCalls = defineCalls({
  'POST /ws/demand/apply': {
    title: { cn: '报名需求', en: 'Apply to a request' },
    about: 'Applies to an open demand with a bid. What it leaves out is as the demand says: its amount, its expected completion.',
    audience: 'member',
    permission: applies,
    decides: 'demand',
    input: read.extend(bidForm.shape),
    result: moved,
  },
  'POST /ws/demand/bid/revise': {
    title: { cn: '修改报价', en: 'Revise a bid' },
    about: 'A new version of one’s bid; the older ones are kept. bidVersion is the version that was read.',
    audience: 'member',
    permission: applies,
    decides: 'demand',
    input: read.extend({ ...bidForm.shape, bidVersion }),
    result: moved,
  },
  'POST /ws/demand/bid/counter': {
    title: { cn: '还价', en: 'Make a counter-offer' },
    about:
      'Offers an applicant other terms for their bid, which wait for an answer for seven days. The bid stays as it is. One at a time for each bid.',
    audience: 'company',
    permission: 'demand:pick',
    decides: 'demand',
    input: z.object({ id, version, accountId: id, bidVersion, ...counterForm.shape }),
    result: moved,
  },
  'POST /ws/demand/bid/counter/withdraw': {
    title: { cn: '撤回还价', en: 'Withdraw a counter-offer' },
    about: 'Withdraws the terms that wait for an answer of the applicant.',
    audience: 'company',
    permission: 'demand:pick',
    decides: 'demand',
    input: z.object({ id, version, accountId: id }),
    result: moved,
  },
  'POST /ws/demand/bid/counter/accept': {
    title: { cn: '接受还价', en: 'Accept a counter-offer' },
    about: 'The terms that the company offers become the next version of one’s bid. bidVersion is the version that they were offered for.',
    audience: 'member',
    permission: applies,
    decides: 'demand',
    input: read.extend({ bidVersion }),
    result: moved,
  },
  'POST /ws/demand/bid/counter/decline': {
    title: { cn: '不接受还价', en: 'Decline a counter-offer' },
    about: 'Declines the terms that the company offers. The bid stays as it is.',
    audience: 'member',
    permission: applies,
    decides: 'demand',
    input: read.extend({ bidVersion, reason: z.string().trim().max(500).default('') }),
    result: moved,
  },
  'POST /ws/demand/bid/turnDown': {
    title: { cn: '不采用报价', en: 'Turn down a bid' },
    about:
      'Turns down a bid, with a category and words. The applicant is notified ten minutes later; until then it can be taken back unseen.',
    audience: 'company',
    permission: 'demand:pick',
    decides: 'demand',
    input: z
      .object({
        id,
        version,
        accountId: id,
        bidVersion: bidVersion.optional(),
        category: z.enum(turnDownCategories),
        reason: z.string().trim().max(500).default(''),
      })
      .refine(({ category, reason }) => category !== 'other' || reason !== '', { message: message('required'), path: ['reason'] }),
    result: moved,
  },
  'POST /ws/demand/bid/reconsider': {
    title: { cn: '重新考虑报价', en: 'Reconsider a bid' },
    about: 'Takes back that a bid was turned down, while recruitment runs.',
    audience: 'company',
    permission: 'demand:pick',
    decides: 'demand',
    input: z.object({ id, version, accountId: id }),
    result: moved,
  },
  'POST /ws/demand/bid/shortlist': {
    title: { cn: '标记候选', en: 'Shortlist a bid' },
    about: 'Puts an applicant on the shortlist, or takes them off it. Only members of the company see it.',
    audience: 'company',
    permission: 'demand:pick',
    input: z.object({ id, accountId: id, shortlisted: z.boolean() }),
    result: one,
  },
  'POST /ws/demand/bid/note': {
    title: { cn: '保存报价备注', en: 'Save a note on a bid' },
    about: 'What the company notes about an applicant: one text, which only its members who may pick read. An empty one removes it.',
    audience: 'company',
    permission: 'demand:pick',
    edits: 'demandBidNote',
    input: z.object({ id, version, accountId: id, text: z.string().trim().max(BID_NOTE_MAX) }),
    result: z.object({ version: z.number().int() }),
  },
  'GET /ws/demand/bids/tracks': {
    about: 'What those who applied have done on the platform, for the comparison of their bids.',
    audience: 'company',
    permission: 'demand:view',
    input: one,
    result: z.array(track),
  },
  'POST /ws/demand/bids/export': {
    title: { cn: '导出报价', en: 'Export bids' },
    ...exportCall,
    about: 'The bids that can be picked, beside each other, as an xlsx workbook.',
    audience: 'company',
    permission: 'demand:view',
    input: one,
  },
  'POST /ws/demand/application/withdraw': {
    title: { cn: '撤回报名或谢绝邀请', en: 'Withdraw an application' },
    about: 'Withdraws an application, or declines an invitation.',
    audience: 'member',
    permission: applies,
    decides: 'demand',
    input: read,
    result: moved,
  },
})
