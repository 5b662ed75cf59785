import { today } from '../../../../../platform/server/clock.ts'
import { fieldError, refuse, refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { NOTICE_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { noticeFrom, noticeOf } from '../../contract/plan/notice.ts'
import { served } from '../context.ts'
import { refund } from '../money.ts'
import { demandMove } from '../move.ts'
import { notifyProvider } from '../news.ts'
import { type PartRow, type PartWrite, partsOf, withMoney, writesOf } from '../parts/rows.ts'

/**
 * The company ends a long-term contract with the notice that was agreed. The plan is shortened at once, so that both sides see what is left
 * of it: the period of the last day by calendar days, and what later ones held returns. The request then ends as any other.
 */
export const giveNotice = demandMove({
  call: 'POST /ws/demand/notice',
  by: ['publisher'],
  providerSees: 'always',
  quiet: true,
  posts: ['demand.refund'],
  refusedWhen: {
    noNotice: ({ row }) => row.periodCycle === null,
    noticeGiven: ({ row }) => row.noticeAt !== null,
    noticeLate: ({ row, facts }) => {
      const date = Temporal.PlainDate.from(facts.today)
        .add({ days: noticeDaysOf(row) })
        .toString()
      return date >= row.expectedCompletion && { date }
    },
  },
  prepare: async ({ row }, { lastDay, reason, backMinor }, act) => {
    const parts = await partsOf(act.db, row.id)
    const from = [noticeFrom(parts, today(act.now), noticeDaysOf(row)), row.recruitEnd].toSorted().at(-1)!
    if (lastDay < from) throw refuseFields({ lastDay: fieldError('partBefore', { date: from }) })
    if (lastDay >= row.expectedCompletion) throw refuseFields({ lastDay: fieldError('partAfter', { date: row.expectedCompletion }) })
    const found = noticeOf(parts, row.periodCycle!, lastDay)
    if (!found) throw refuseFields({ lastDay: fieldError('partBefore', { date: from }) })
    if (found.backMinor !== backMinor) throw refuse('previewChanged')
    const part = parts[found.at]!
    return {
      set: { expectedCompletion: lastDay, noticeAt: act.now, amountMinor: row.amountMinor - (part.amountMinor - found.amountMinor) },
      reason,
      detail: { from: row.expectedCompletion, to: lastDay },
      money: refund(row, found.backMinor),
      parts: shortened(parts, part, found, lastDay),
    }
  },
  after: (act, { row, input }) =>
    notifyProvider(act, served(row), demandNotices.noticeGiven, { date: row.expectedCompletion, reason: input.reason }),
})

const noticeDaysOf = ({ noticeDays }: { noticeDays: number | null }): number => noticeDays ?? NOTICE_DAYS

/** The part that becomes the last one, and those after it, of which none is the last any more. */
function shortened(
  parts: readonly PartRow[],
  part: PartRow,
  { at, amountMinor, after }: NonNullable<ReturnType<typeof noticeOf>>,
  lastDay: string,
): PartWrite[] {
  const set = { amountMinor, dueOn: lastDay, isLast: true, name: `${part.startsOn} – ${lastDay}` }
  const own = { part, move: 'replan' as const, to: withMoney(part.state, after[at]!), set }
  return writesOf(parts, after, 'drop', own).map((write) =>
    write.part.id === part.id ? write : { ...write, set: { ...write.set, isLast: false } },
  )
}
