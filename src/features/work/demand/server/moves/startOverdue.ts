import { daysAfter } from '../../../../../platform/server/clock.ts'
import { START_DAYS } from '../../../../../rules/demand.ts'
import { demandNotices } from '../../contract/notices.ts'
import { moveTexts } from '../../contract/texts.ts'
import { askedParts } from '../agreed.ts'
import { backToMatching, turnApplication } from '../applications.ts'
import { served } from '../context.ts'
import { timerMove } from '../move.ts'
import { notifyParty, notifyPublisher } from '../news.ts'

/** The provider did not start in time. */
export const startOverdue = timerMove({
  providerSees: 'own',
  posts: ['demand.refund'],
  timer: (_row, now) => daysAfter(now, START_DAYS),
  prepare: (context, _input, act) => backToMatching(act, context, ''),
  after: async (act, { context, row }) => {
    await askedParts(act, context.row, row)
    const { provider } = served(context.row)
    const what = moveTexts.startOverdue.fired
    await turnApplication(act, row.id, provider, 'startOverdue')
    await notifyParty(act, provider, row, demandNotices.timerFired, { what })
    await notifyPublisher(act, row, 'demand:pick', demandNotices.timerFired, { what })
  },
})
