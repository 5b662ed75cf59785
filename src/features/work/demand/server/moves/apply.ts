import { ownerOf } from '../../../../../platform/server/wire/actor.ts'
import { demandNotices } from '../../contract/notices.ts'
import { isFirstNewsOf, turnApplication } from '../applications.ts'
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
    anotherPicked: ({ application }) => application?.state === 'lost',
    invitationOnly: ({ row, application }) => row.visibility === 'invited' && !application?.invited,
    recruitmentNotBegun: ({ row, facts }) => facts.today < row.recruitStart && { date: row.recruitStart },
    recruitmentEnded: ({ row, facts }) => facts.today > row.recruitEnd,
  },
  waits: { applicant: ({ application }) => application?.state === 'invited' },
  prepare: ({ actor }) => ({ subjectId: ownerOf(actor).ownerId }),
  after: async (act, { row, input }) => {
    await turnApplication(act, row.id, ownerOf(act.actor), 'apply', { message: input.message, appliedAt: act.now })
    if (await isFirstNewsOf(act, row)) await notifyPublisher(act, row, 'demand:pick', demandNotices.applied, { who: await actorName(act) })
  },
})
