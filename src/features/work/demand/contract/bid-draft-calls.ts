import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, version } from '../../../../platform/contract/inputs.ts'
import { BID_FILES_MAX } from '../../../../rules/demand.ts'
import { fileBrief } from '../../../base/upload/contract/calls.ts'

/** Individuals, and companies that serve. */
const applies = { company: 'demand:serve', individual: 'demand:apply' } as const
const saved = z.object({ id: z.string(), version, updatedAt: z.string() })

/** Bids that have not been sent: the applicant's side alone sees them. One for each party and demand. */
export const bidDraftCalls = defineCalls({
  'GET /ws/demand/bid/draft': {
    about: 'What the caller’s side has typed of a bid and not sent; null if nothing.',
    audience: 'member',
    permission: applies,
    input: z.object({ demandId: id }),
    result: saved.extend({ form: z.record(z.string(), z.unknown()), files: z.array(fileBrief) }).nullable(),
  },
  'POST /ws/demand/bid/draft/save': {
    title: { cn: '保存报价草稿', en: 'Save a draft of a bid' },
    about: 'Saves what was typed of a bid, as it is, while the demand recruits. Sending the bid removes it.',
    audience: 'member',
    permission: applies,
    edits: 'demandBidDraft',
    input: z.object({
      demandId: id,
      id: id.nullish(),
      /** For a draft with an id: the one that the form was opened with or saved as. */
      version: version.optional(),
      form: z.record(z.string().max(40), z.string().max(8_000)),
      fileIds: z.array(id).max(BID_FILES_MAX).optional().default([]),
    }),
    result: saved,
  },
  'POST /ws/demand/bid/draft/remove': {
    title: { cn: '删除报价草稿', en: 'Delete a draft of a bid' },
    about: 'Deletes what was typed of a bid and not sent, with its files.',
    audience: 'member',
    permission: applies,
    edits: 'demandBidDraft',
    input: z.object({ id, version }),
    result: z.object({ id: z.string() }),
  },
})
