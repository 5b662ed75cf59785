import { ownerOf } from '../../../../../platform/server/wire/actor.ts'
import { isPickable } from '../../contract/lifecycle.ts'
import { demandNotices } from '../../contract/notices.ts'
import { canTurn } from '../application-lifecycle.ts'
import { isFirstNewsOf, turnApplication } from '../applications.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

/** Withdraws an application, or declines an invitation. */
export const withdrawApplication = demandMove({
  call: 'POST /ws/demand/application/withdraw',
  by: ['applicant'],
  providerSees: 'own',
  quiet: true,
  refusedWhen: { noApplication: ({ application }) => !canTurn(application, 'withdrawApplication') },
  prepare: ({ actor }) => ({ subjectId: ownerOf(actor).ownerId }),
  after: async (act, { row, context }) => {
    await turnApplication(act, row.id, ownerOf(act.actor), 'withdrawApplication')
    // Who declines an invitation by number stays unnamed.
    if (isPickable(context.application?.state) && (await isFirstNewsOf(act, row)))
      await notifyPublisher(act, row, 'demand:pick', demandNotices.applicationWithdrawn, { who: await actorName(act) })
  },
})
