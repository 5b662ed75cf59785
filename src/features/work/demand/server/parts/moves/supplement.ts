import { today } from '../../../../../../platform/server/clock.ts'
import { REPEATS_MAX, SUPPLEMENT_DAYS } from '../../../../../../rules/demand.ts'
import { demandNotices } from '../../../contract/notices.ts'
import { countOf, workEarned, workPair } from '../../../contract/plan/work.ts'
import { actorName, notifyPublisher } from '../../news.ts'
import { lastDayOf } from '../last.ts'
import { judgeLines } from '../lines.ts'
import { type PartContext, partMove } from '../move.ts'
import { claimFiles, keepSending } from '../sendings.ts'

/**
 * Work that was forgotten in a week that is released: a sheet of its own, on days of that week and under its cap. Week and supplement come
 * to what one sheet would have come to, since they are rounded together. No money is promised for it, so that no timer releases it.
 */
export const supplement = partMove({
  call: 'POST /ws/demand/part/supplement',
  by: ['provider'],
  most: REPEATS_MAX,
  ofLast: true,
  during: ['service', 'complete', 'confirmed', 'acceptance'],
  refusedWhen: {
    partNotLogged: ({ part }) => part.work === null,
    supplementLate: (context) => {
      const date = lastSupplementDay(context)
      return today(context.now) > date && { date }
    },
    // What was paid is not what counts of it: both sides have accepted a split.
    supplementSettled: ({ part, counted }) => part.work !== null && part.earnedMinor !== workEarned(part.work, countOf(counted)),
  },
  prepare: (context, { lines }) => {
    const { part, counted } = context
    judgeLines(context, lines, counted)
    return { set: { claimedMinor: workEarned(part.work!, countOf(counted) + countOf(lines)), openedAt: null } }
  },
  after: async (act, { context: { row }, row: part, input }) => {
    await claimFiles(act, row.id, input.fileIds)
    const lines = input.lines.toSorted((a, b) => a.day.localeCompare(b.day))
    await keepSending(act, part, input, { lines, claimedMinor: part.claimedMinor! - part.earnedMinor })
    await notifyPublisher(act, row, 'demand:confirm', demandNotices.supplementSent, {
      who: await actorName(act),
      part: part.name,
      work: workPair(part.work!.unit, countOf(lines)),
    })
  },
})

const lastSupplementDay = (context: Pick<PartContext, 'row' | 'part'>): string =>
  Temporal.PlainDate.from(lastDayOf(context)).add({ days: SUPPLEMENT_DAYS }).toString()
