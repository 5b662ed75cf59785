import type { Currency } from '../../../../platform/contract/amount.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Owner } from '../../../../platform/server/wire/actor.ts'
import type { ReleaseKind } from '../contract/orders.ts'
import { addOrder } from './orders.ts'

export { withToday } from './day.ts'
export { announcedKey, arrivalKey, askAboutRepeats, askOnce, withKey } from './repeats.ts'

interface Recorded {
  orderId: string
  number: string
}

/** Records a posting of another feature among the owner's orders: money into escrow, refunds, beans bought, payroll funded. */
export async function recordOrder(
  act: Act,
  order: {
    owner: Owner
    type: 'escrow' | 'refund' | 'beans' | 'payroll'
    amountMinor: number
    currency: Currency
    ref: { type: string; id: string }
    /** The subject shown with the order: a demand's number and title. */
    subject?: string
    /** A route of the web app that shows it. */
    link?: string
    postingId: string
  },
): Promise<Recorded> {
  const row = await addOrder(act, {
    owner: order.owner,
    type: order.type,
    state: 'done',
    amountMinor: order.amountMinor,
    currency: order.currency,
    subject: order.subject ?? '',
    link: order.link ?? '',
    refType: order.ref.type,
    refId: order.ref.id,
    postingIds: [order.postingId],
  })
  return { orderId: row.id, number: row.number }
}

/**
 * Records a payment to a provider: `netMinor`, after the platform's fee. A person can withdraw it from now on; a company has it in its
 * wallet.
 * `netMinor` must be grossMinor − feeMinor, as in the posting.
 */
export async function recordRelease(
  act: Act,
  release: {
    owner: Owner
    demandId: string
    kind: ReleaseKind
    grossMinor: number
    feeMinor: number
    netMinor: number
    currency: Currency
    subject?: string
    link?: string
    postingId: string
  },
): Promise<Recorded> {
  if (release.netMinor !== release.grossMinor - release.feeMinor) throw new Error('a release is what is left after its fee')
  const ofCompany = release.owner.ownerType === 'company'
  const row = await addOrder(act, {
    owner: release.owner,
    ...(ofCompany
      ? ({ type: 'earning', state: 'done' } as const)
      : ({ type: 'release', state: 'available', releaseKind: release.kind } as const)),
    amountMinor: release.grossMinor,
    feeMinor: release.feeMinor,
    currency: release.currency,
    subject: release.subject ?? '',
    link: release.link ?? '',
    refType: 'demand',
    refId: release.demandId,
    postingIds: [release.postingId],
  })
  return { orderId: row.id, number: row.number }
}
