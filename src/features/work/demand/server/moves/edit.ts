import { amountText } from '../../../../../platform/contract/amount.ts'
import { and, eq } from '../../../../../platform/server/data/drizzle.ts'
import { fieldError, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import type { Stage } from '../../contract/lifecycle.ts'
import { demandNotices } from '../../contract/notices.ts'
import { applicationsFor, partyOf } from '../applications.ts'
import { outdateBids } from '../bids.ts'
import { type DemandContext, type DemandRow, dueOf } from '../context.ts'
import { agreedOf, changedFields, changesText, claimAttachment, isSubstantial } from '../form.ts'
import { funding, refund } from '../money.ts'
import { demandMove } from '../move.ts'
import { notifyParty } from '../news.ts'
import { agreedPart, planDiffers, plannedOf, replaceParts } from '../parts/plan.ts'
import { partsOf } from '../parts/rows.ts'
import { setOpening } from '../sealed.ts'
import { demand } from '../tables.ts'

/**
 * A changed amount is funded from, or refunded to, the wallet, so that everything after creation stays fully funded; the currency is
 * fixed once something is in escrow. A substantial change returns a published demand to review.
 */
export const edit = demandMove({
  call: 'POST /ws/demand/edit',
  action: 'edit',
  by: ['publisher'],
  providerSees: 'never',
  begins: true,
  posts: ['demand.fund', 'demand.refund'],
  lingers: true,
  setsTime: true,
  second: 'demand:hosting',
  refusedWhen: { bidsOpened: ({ row }) => row.bidsOpenedAt !== null },
  waits: { publisher: ({ row }) => row.review === 'rejected' },
  waitsForPublisher: and(eq(demand.stage, 'review'), eq(demand.review, 'rejected')),
  prepare: async ({ row, facts: { heldMinor } }, { form }, act) => {
    const agreed = agreedOf(act, form, row)
    const parts = await partsOf(act.db, row.id)
    const replanned = planDiffers(parts, plannedOf(form))
    const changed = [...changedFields(row, agreed), ...(replanned ? (['plan'] as const) : [])]
    if (heldMinor > 0 && agreed.currency !== row.currency) throw refuseFields({ currency: 'currencyFixed' })
    if (row.stage !== 'created' && agreed.amountMinor === 0)
      throw refuseFields({ amount: fieldError('amountRange', { min: amountText(1, agreed.currency) }) })
    return {
      set: { ...agreed, ...reviewAfter(row, changed), ...(isSubstantial(changed) && { isUnchangedCopy: false }) },
      to: stageAfter(row, dueOf(agreed), heldMinor, changed),
      detail: { before: Object.fromEntries(changed.map((name) => [name, name === 'plan' ? parts.map(agreedPart) : row[name]])) },
      money: settlement(row, dueOf(agreed), heldMinor),
    }
  },
  after: async (act, { context, input, row, plan }) => {
    await setOpening(act, row)
    await claimAttachment(act, row.id, input.form.attachmentId ?? null)
    await replaceParts(act, row, plannedOf(input.form), heldAfter(context, row))
    const changed = Object.keys((plan?.detail?.['before'] as object | undefined) ?? {})
    if (!isSubstantial(changed)) return
    await outdateBids(act, row.id)
    const changes = changesText(context.row, row, changed.includes('plan'))
    for (const application of await applicationsFor(act, row.id, 'withdrawApplication'))
      await notifyParty(act, partyOf(application), row, demandNotices.demandChanged, { changes })
  },
})

/** What is in escrow once the settlement is posted. */
const heldAfter = ({ row: { stage }, facts: { heldMinor } }: DemandContext, row: DemandRow): number =>
  stage === 'created' ? Math.min(heldMinor, dueOf(row)) : dueOf(row)

function stageAfter(row: DemandRow, dueMinor: number, heldMinor: number, changed: string[]): Stage {
  if (row.stage === 'created') return dueMinor > 0 && heldMinor >= dueMinor ? 'review' : 'created'
  return row.stage === 'matching' && !isSubstantial(changed) ? 'matching' : 'review'
}

/**
 * A review in progress applies to the submitted text: a substantial change cancels it. A rejected demand can be submitted again after any
 * change.
 */
function reviewAfter(row: DemandRow, changed: string[]): Partial<DemandRow> {
  const reopened = row.review === 'rejected' ? changed.length > 0 : row.stage !== 'created' && isSubstantial(changed)
  return reopened ? { review: 'none', reviewAskedAt: null } : {}
}

function settlement(row: DemandRow, dueMinor: number, heldMinor: number) {
  if (heldMinor > dueMinor) return refund(row, heldMinor - dueMinor)
  return row.stage !== 'created' && heldMinor < dueMinor ? funding(row, dueMinor - heldMinor) : null
}
