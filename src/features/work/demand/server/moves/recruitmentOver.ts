import { demandNotices } from '../../contract/notices.ts'
import { moveTexts } from '../../contract/texts.ts'
import { endApplications } from '../applications.ts'
import { refund } from '../money.ts'
import { timerMove } from '../move.ts'
import { notifyPublisher } from '../news.ts'
import { dropAll } from '../parts/last.ts'
import { partsOf } from '../parts/rows.ts'
import { pickUntil } from '../sealed.ts'

/** Recruitment ended without a pick. Everything in escrow is refunded. */
export const recruitmentOver = timerMove({
  providerSees: 'always',
  posts: ['demand.refund'],
  timer: pickUntil,
  prepare: async ({ row, facts }, _input, act) => ({
    set: { outcome: 'recruitmentOver' },
    money: refund(row, facts.heldMinor),
    parts: dropAll(await partsOf(act.db, row.id)),
  }),
  after: async (act, { row }) => {
    await endApplications(act, row)
    await notifyPublisher(act, row, 'demand:view', demandNotices.timerFired, { what: moveTexts.recruitmentOver.fired })
  },
})
