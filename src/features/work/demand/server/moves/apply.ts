import { ownerOf } from '../../../../../platform/server/wire/actor.ts'
import { demandNotices } from '../../contract/notices.ts'
import { isFirstNewsOf, turnApplication } from '../applications.ts'
import { addBid, offeredOf } from '../bids.ts'
import { demandMove } from '../move.ts'
import { actorName, notifyPublisher } from '../news.ts'

export const apply = demandMove({
  call: 'POST /ws/demand/apply',
  by: ['outsider', 'applicant'],
  providerSees: 'own',
  begins: true,
  refusedWhen: {
    serveUnverified: ({ actor, facts }) => actor.companyId !== null && !facts.callerVerified,
    appliedAlready: ({ application }) => application?.state === 'applied',
    bidTurnedDown: ({ application }) => application?.state === 'turnedDown',
    anotherPicked: ({ application }) => application?.state === 'lost',
    invitationOnly: ({ row, application }) => row.visibility === 'invited' && !application?.invited,
    recruitmentNotBegun: ({ row, facts }) => facts.today < row.recruitStart && { date: row.recruitStart },
    recruitmentEnded: ({ row, facts }) => facts.today > row.recruitEnd || row.bidsOpenedAt !== null,
  },
  waits: { applicant: ({ application }) => application?.state === 'invited' },
  prepare: ({ row, actor }, input, act) => {
    offeredOf(act, row, input)
    return { subjectId: ownerOf(actor).ownerId }
  },
  after: async (act, { row, input }) => {
    const { message } = input
    const application = await turnApplication(act, row.id, ownerOf(act.actor), 'apply', { message, appliedAt: act.now })
    await addBid(act, application, offeredOf(act, row, input))
    if (await isFirstNewsOf(act, row)) await notifyPublisher(act, row, 'demand:pick', demandNotices.applied, { who: await actorName(act) })
  },
})
