import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { findIndividual } from '../../../../base/account/server/reads.ts'
import { demandNotices } from '../../contract/notices.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf, turnApplication } from '../applications.ts'
import { keepInvitee, mustBeWithinInvitations, numberOf } from '../invitations.ts'
import { demandMove } from '../move.ts'
import { notifyParty, publisherName } from '../news.ts'
import { servingParty } from '../parties.ts'

/**
 * *add* of the source: invites one individual by phone number, or one party by id. By number the answer, the list and the history are the
 * same whether or not it is registered; the person is named to the publisher when they apply.
 */
export const invite = demandMove({
  call: 'POST /ws/demand/add',
  action: 'add',
  by: ['publisher'],
  providerSees: 'own',
  begins: true,
  prepare: async ({ row }, input, act) => {
    await mustBeWithinInvitations(act, row)
    if (input.phone !== undefined && !input.accountId) {
      numberOf({ ...input, phone: input.phone })
      return {}
    }
    const party = input.accountId ? await servingParty(act.db, input.accountId) : null
    if (!party || party.ownerId === row.companyId) throw refuseFields({ accountId: 'individualUnknown' })
    const before = await applicationOf(act, row.id, party.ownerId)
    if (!canTurn(before, 'invite')) throw refuseFields({ accountId: 'invitedAlready' })
    return { subjectId: party.ownerId }
  },
  after: async (act, { row, input, plan }) => {
    const accountId = plan?.subjectId ?? (await findIndividual(act.db, input))
    const party = accountId === null ? null : await servingParty(act.db, accountId)
    if (input.phone !== undefined && !input.accountId) {
      await keepInvitee(act, row.id, { ...input, phone: input.phone }, accountId)
      if (!accountId || !canTurn(await applicationOf(act, row.id, accountId), 'invite')) return
    }
    if (!party) return
    await turnApplication(act, row.id, party, 'invite', { message: input.message, invited: true })
    await notifyParty(act, party, row, demandNotices.invited, { who: await publisherName(act, row) })
  },
})
