import { demandNotices } from '../../../contract/notices.ts'
import { partMoves } from '../../../contract/plan/states.ts'
import { served } from '../../context.ts'
import { notifyProvider, notifyPublisher } from '../../news.ts'
import type { PartMoveSpec } from '../move.ts'
import { releasingPart } from '../release.ts'
import { claimedBy, keepSending } from '../sendings.ts'

/**
 * A period or a week is over and the provider has not submitted it: it is sent as it is, a period for its whole amount. A week in which
 * nothing was logged is over without payment; its money stays for the next one.
 */
export const sendOverdue: PartMoveSpec<undefined> = {
  by: ['timer'],
  posts: ['demand.refund'],
  prepare: async (context, _input, act) => {
    const claimedMinor = claimedBy(context.part, undefined)
    if (claimedMinor > 0) return { to: 'sent', set: { claimedMinor, openedAt: null } }
    const { money, after } = await releasingPart(act, context, { uptoMinor: 0, isLast: true })
    return { to: 'released', set: { claimedMinor }, after: after.parts, money }
  },
  after: async (act, { context: { row }, row: part }) => {
    if (part.state === 'sent') await keepSending(act, part, { note: '', fileIds: [] })
    const what = part.state === 'sent' ? partMoves.sendOverdue.past : nothingDone
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.partTimer, { part: part.name, what })
    await notifyProvider(act, served(row), demandNotices.partTimer, { part: part.name, what })
  },
}

const nothingDone = {
  cn: '没有登记工作，本周不付款，托管资金留给下一周',
  en: 'Nothing was logged: nothing is paid, and its escrow stays for the next week',
}
