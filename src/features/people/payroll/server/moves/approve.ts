import { takeTurn } from '../../../../../platform/server/data/query.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import { assertSecond } from '../../../../base/account/server/writes.ts'
import { payrollNotices } from '../../contract/notices.ts'
import { refuseStale } from '../calculation.ts'
import { holdPay, shortText } from '../money.ts'
import { runMove } from '../move.ts'
import { notifyPreparers } from '../news.ts'
import { openPaymentsOf, refuseUnseen } from '../payments.ts'
import { preparersOf } from '../preparers.ts'

/**
 * Approves what was seen: the caller repeats the hash and the totals. Nobody who took part in preparing the run approves it, whatever tab
 * they use, unless the company has one member. Wallet → held.
 */
export const approve = runMove({
  call: 'POST /ws/payroll/run/approve',
  by: ['company'],
  posts: ['payroll.hold'],
  refusedWhen: {
    preparerApproves: ({ facts }) => facts.preparedByMe && facts.members > 1,
    runBlocked: ({ row, facts }) => row.blocking > 0 && { count: row.blocking, who: facts.who.blocking },
    runUnticked: ({ row, facts }) => row.unticked > 0 && { count: row.unticked, who: facts.who.unticked },
    walletShort: ({ facts }) => facts.needs.some(({ shortMinor }) => shortMinor > 0) && { short: shortText(facts.needs) },
  },
  prepare: async ({ row }, { hash, totals }, act) => {
    const by = [...(await preparersOf(act.db, row.id)).keys()]
    await assertSecond(act, { companyId: row.companyId, by, at: row.submittedAt ?? row.createdAt })
    const seen = [...totals].sort((a, b) => (a.currency < b.currency ? -1 : 1))
    const same =
      hash === row.hash &&
      seen.length === row.totals.length &&
      row.totals.every(
        (one, at) => one.currency === seen[at]?.currency && one.people === seen[at].people && one.netMinor === seen[at].netMinor,
      )
    if (!same) throw refuse('runChanged')
    // Another run with the same people, approved meanwhile, makes this one stale: only one is judged at a time.
    await takeTurn(act.tx, `payroll.approve:${row.companyId}`)
    await refuseStale(act, row)
    await refuseUnseen(act, row)
    return {
      set: { approvedBy: act.actor.accountId, approvedAt: act.now },
      detail: { totals },
      money: (version) => holdPay(act, row, version),
    }
  },
  after: async (act, { row }) => {
    await openPaymentsOf(act, row)
    await notifyPreparers(act, row, payrollNotices.runApproved, {})
  },
})
