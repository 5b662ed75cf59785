import { refuseFields } from '../../../../platform/server/refusal.ts'
import { findIndividual } from '../../../account/server/reads.ts'
import { demandNotices } from '../../contract/notices.ts'
import { applicationOf, setApplication } from '../applications.ts'
import { demandMove } from '../move.ts'
import { publisherName, tellPerson } from '../news.ts'

/** *add* of the source: invites one individual, by phone number or by id. */
export const invite = demandMove({
  call: 'POST /ws/demand/add',
  action: 'add',
  by: ['publisher'],
  prepare: async ({ row }, input, act) => {
    const accountId = await findIndividual(act.db, input)
    if (!accountId) throw refuseFields({ phone: 'individualUnknown' })
    const before = await applicationOf(act, row.id, accountId)
    if (before && before.state !== 'withdrawn') throw refuseFields({ phone: 'invitedAlready' })
    return { subjectId: accountId }
  },
  after: async (act, { row, input, plan: { subjectId } }) => {
    if (!subjectId) return
    await setApplication(act, row.id, subjectId, 'invited', { message: input.message, invited: true })
    await tellPerson(act, subjectId, row, demandNotices.invited, { who: await publisherName(act, row) })
  },
})
