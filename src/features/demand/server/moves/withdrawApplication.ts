import { demandNotices } from '../../contract/notices.ts'
import { setApplication } from '../applications.ts'
import { demandMove } from '../move.ts'
import { actorName, tellPublisher } from '../news.ts'

/** Withdraws an application, or declines an invitation. */
export const withdrawApplication = demandMove({
  call: 'POST /ws/demand/application/withdraw',
  by: ['applicant'],
  quiet: true,
  refusedWhen: { noApplication: ({ application }) => application?.state !== 'applied' && application?.state !== 'invited' },
  prepare: ({ actor }) => ({ subjectId: actor.accountId }),
  after: async (act, { row }) => {
    await setApplication(act, row.id, act.actor.accountId, 'withdrawn')
    await tellPublisher(act, row, 'demand:pick', demandNotices.applicationWithdrawn, { who: await actorName(act) })
  },
})
