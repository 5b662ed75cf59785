import type { Owner } from '../../../../../platform/server/wire/actor.ts'
import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { findIndividual } from '../../../../base/account/server/reads.ts'
import { demandNotices } from '../../contract/notices.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf, turnApplication } from '../applications.ts'
import { type Delivery, deliverInvitation } from '../invitation-mail.ts'
import { keepInvitee, mustBeWithinInvitations, mustSpareEntry, numberOf } from '../invitations.ts'
import { demandMove } from '../move.ts'
import { notifyParty, publisherName } from '../news.ts'
import { partyBriefs, servingParty } from '../parties.ts'

/** An entry of the directory, as the provider feature invites it: with its account, or where its listed contact is. */
export interface EntryInvited {
  entryId: string
  nameCn: string
  nameEn: string
  owner: Owner | null
  delivery: Delivery | null
}

/** Not of a request: the provider feature adds it. */
const entryOf = (input: object): EntryInvited | null => ('entry' in input ? (input.entry as EntryInvited) : null)

/**
 * *add* of the source: invites one individual by phone number, one party by id, or one entry of the directory. By number the answer, the
 * list and the history are the same whether or not it is registered; the person is named to the publisher when they apply.
 */
export const invite = demandMove({
  call: 'POST /ws/demand/add',
  action: 'add',
  by: ['publisher'],
  providerSees: 'own',
  begins: true,
  prepare: async ({ row }, input, act) => {
    await mustBeWithinInvitations(act, row)
    const entry = entryOf(input)
    if (entry) {
      await mustSpareEntry(act, entry.entryId)
      return {}
    }
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
    const { message } = input
    const entry = entryOf(input)
    if (entry) {
      const { owner: party, delivery, ...names } = entry
      const kept = await keepInvitee(act, row.id, { kind: 'entry', ...names, message, party, linked: !party })
      if (!kept) throw refuseFields({ demandId: 'invitedAlready' })
      if (delivery) await deliverInvitation(act, row, delivery, kept.token)
      if (!party || !canTurn(await applicationOf(act, row.id, party.ownerId), 'invite')) return
      await turnApplication(act, row.id, party, 'invite', { message, invited: true })
      return notifyParty(act, party, row, demandNotices.invited, { who: await publisherName(act, row) })
    }
    const accountId = plan?.subjectId ?? (await findIndividual(act.db, input))
    const party = accountId === null ? null : await servingParty(act.db, accountId)
    if (input.phone !== undefined && !input.accountId) {
      const kept = await keepInvitee(act, row.id, { kind: 'phone', ...numberOf({ ...input, phone: input.phone }), message, party })
      if (!kept) throw refuseFields({ phone: 'invitedAlready' })
      if (!accountId || !canTurn(await applicationOf(act, row.id, accountId), 'invite')) return
    } else if (party) {
      const name = (await partyBriefs(act.db, [party])).get(party.ownerId)?.name ?? ''
      await keepInvitee(act, row.id, { kind: 'party', nameCn: name, nameEn: name, message, party })
    }
    if (!party) return
    await turnApplication(act, row.id, party, 'invite', { message, invited: true })
    await notifyParty(act, party, row, demandNotices.invited, { who: await publisherName(act, row) })
  },
})
