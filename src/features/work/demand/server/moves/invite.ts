import { refuseFields } from '../../../../../platform/server/wire/refusal.ts'
import { DEMAND_INVITATION_DAYS } from '../../../../../rules/demand.ts'
import { findIndividual } from '../../../../base/account/server/reads.ts'
import { demandNotices } from '../../contract/notices.ts'
import { canTurn } from '../application-lifecycle.ts'
import { applicationOf, turnApplication } from '../applications.ts'
import { deliverIfPossible, deliverInvitation, type EntryInvited } from '../invitation-mail.ts'
import {
  type Contact,
  hasInvitation,
  keepInvitee,
  mustBeFewLinks,
  mustBeNew,
  mustBeWithinInvitations,
  mustSpareEntry,
  numberOf,
} from '../invitations.ts'
import { demandMove } from '../move.ts'
import { notifyParty, publisherName } from '../news.ts'
import { partyBriefs, servingParty } from '../parties.ts'
import { isSealed } from '../sealed.ts'

/** Not of a request: the provider feature adds it. */
const entryOf = (input: object): EntryInvited | null => ('entry' in input ? (input.entry as EntryInvited) : null)

/** A link that the company passes on itself; `made` gets its token. Not of a request either. */
export interface LinkInvited {
  days: number
  uses: number
  made: (token: string) => void
}
const linkOf = (input: object): LinkInvited | null => ('link' in input ? (input.link as LinkInvited) : null)

interface Named {
  accountId?: string | undefined
  areaCode?: string | undefined
  phone?: string | undefined
  email?: string | undefined
}
/** The number or address of who is invited; null if they are invited by their id. */
function contactIn({ accountId, areaCode, phone, email }: Named): Contact | null {
  if (accountId) return null
  if (phone !== undefined) return { kind: 'phone', ...numberOf({ areaCode, phone }) }
  return email === undefined ? null : { kind: 'email', email }
}

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
  refusedWhen: { bidsOpened: ({ row }) => row.bidsOpenedAt !== null },
  prepare: async ({ row }, input, act) => {
    await mustBeWithinInvitations(act, row)
    const entry = entryOf(input)
    if (entry) {
      await mustSpareEntry(act, entry.entryId)
      return {}
    }
    if (linkOf(input)) {
      await mustBeFewLinks(act, row.id)
      return {}
    }
    const contact = contactIn(input)
    if (contact) {
      await mustBeNew(act, row.id, contact)
      return {}
    }
    const party = input.accountId ? await servingParty(act.db, input.accountId) : null
    if (!party || party.ownerId === row.companyId) throw refuseFields({ accountId: 'individualUnknown' })
    const before = await applicationOf(act, row.id, party.ownerId)
    // While bids are sealed, who has applied already is invited like anybody else: a refusal would name them.
    const known = isSealed(row) ? await hasInvitation(act, row.id, party.ownerId) : !canTurn(before, 'invite')
    if (known) throw refuseFields({ accountId: 'invitedAlready' })
    return { subjectId: party.ownerId }
  },
  after: async (act, { row, input, plan }) => {
    const { message } = input
    const entry = entryOf(input)
    if (entry) {
      const { owner: party, delivery, ...names } = entry
      const kept = await keepInvitee(act, row.id, {
        kind: 'entry',
        ...names,
        message,
        party,
        ...(!party && { days: DEMAND_INVITATION_DAYS }),
      })
      if (!kept) throw refuseFields({ demandId: 'invitedAlready' })
      if (delivery) await deliverInvitation(act, row, delivery, kept.token)
      if (!party || !canTurn(await applicationOf(act, row.id, party.ownerId), 'invite')) return
      await turnApplication(act, row.id, party, 'invite', { message, invited: true })
      return notifyParty(act, party, row, demandNotices.invited, { who: await publisherName(act, row) })
    }
    const link = linkOf(input)
    if (link) {
      const kept = await keepInvitee(act, row.id, { kind: 'link', message, party: null, days: link.days, usesMost: link.uses })
      return link.made(kept!.token)
    }
    const contact = contactIn(input)
    const accountId = plan?.subjectId ?? (await findIndividual(act.db, contact ?? input))
    const party = accountId === null ? null : await servingParty(act.db, accountId)
    if (contact) {
      // What is kept is the same whether or not somebody is registered; who is not gets the link.
      const kept = await keepInvitee(act, row.id, { ...contact, message, party, days: DEMAND_INVITATION_DAYS })
      if (!kept) throw refuseFields({ [contact.kind]: 'invitedAlready' })
      if (!accountId) await deliverIfPossible(act, row, contact, kept.token)
      if (!accountId || !canTurn(await applicationOf(act, row.id, accountId), 'invite')) return
    } else if (party) {
      const name = (await partyBriefs(act.db, [party])).get(party.ownerId)?.name ?? ''
      await keepInvitee(act, row.id, { kind: 'party', nameCn: name, nameEn: name, message, party })
    }
    if (!party || (isSealed(row) && !canTurn(await applicationOf(act, row.id, party.ownerId), 'invite'))) return
    await turnApplication(act, row.id, party, 'invite', { message, invited: true })
    await notifyParty(act, party, row, demandNotices.invited, { who: await publisherName(act, row) })
  },
})
