import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { anyPhone } from '../../../base/account/contract/phone.ts'
import { invitableBy, invitationsToEntry } from '../../../work/demand/server/reads.ts'
import { type Delivery, type EntryInvited, entryOfToken, inviteEntry } from '../../../work/demand/server/writes.ts'
import { providerErrors } from '../contract/errors.ts'
import type { hireCalls } from '../contract/hire-calls.ts'
import { providerByNumber } from './reads.ts'
import { type ContactRow, type ProviderRow, provider } from './tables.ts'

/** How a message reaches the listed contact of an entry, the first one first. */
export function reachesOf({ email, phone, deadAt }: ContactRow): Omit<Delivery, 'lang' | 'listed'>[] {
  const number = anyPhone('', phone)
  return deadAt
    ? []
    : [
        ...(email ? [{ channel: 'email' as const, to: email }] : []),
        ...(number ? [{ channel: 'sms' as const, to: `+${number.areaCode}${number.phone}` }] : []),
      ]
}

/** Why this entry cannot be invited by this company; null if it can. */
function objectionTo(row: ProviderRow, contact: ContactRow, companyId: string) {
  if (row.ownerId === companyId) return 'entryOwn' as const
  if (row.refusesInvitations) return 'entryRefuses' as const
  return !row.ownerId && reachesOf(contact).length === 0 ? ('entryUnreachable' as const) : null
}

async function listedEntry(look: Pick<Look, 'db'>, number: string) {
  const found = await providerByNumber(look.db, number)
  if (found?.row.state !== 'listed') throw refuse('notFound')
  return found
}

export async function inviteOptions(look: Look, number: string) {
  const { row, contact } = await listedEntry(look, number)
  const companyId = companyOf(look.actor)
  const [demands, invited] = await Promise.all([invitableBy(look.db, companyId), invitationsToEntry(look, row.id, companyId)])
  const refused = objectionTo(row, contact, companyId)
  return {
    records: demands.map((one) => ({ ...one, invited: invited.get(one.id) ?? null })),
    refused: refused && providerErrors[refused][look.lang],
  }
}

/** For a demand that was begun for this entry, when it is published; null if it cannot be invited. */
export async function entryToInvite(act: Act, number: string, companyId: string): Promise<EntryInvited | null> {
  const found = await providerByNumber(act.db, number)
  return found?.row.state === 'listed' && objectionTo(found.row, found.contact, companyId) === null ? invitedAs(found) : null
}

function invitedAs({ row, contact }: { row: ProviderRow; contact: ContactRow }): EntryInvited {
  const owner = row.ownerId && row.ownerType ? { ownerType: row.ownerType, ownerId: row.ownerId } : null
  const [reach] = reachesOf(contact)
  return {
    ...{ entryId: row.id, nameCn: row.nameCn, nameEn: row.nameEn, owner },
    delivery: !owner && reach ? { ...reach, lang: row.homeRegion === 'CN' ? 'cn' : 'en', listed: true } : null,
  }
}

export async function inviteProvider(act: Act, input: ParsedOf<(typeof hireCalls)['POST /ws/provider/invite']>): Promise<{ done: true }> {
  const { row, contact } = await listedEntry(act, input.id)
  const refused = objectionTo(row, contact, companyOf(act.actor))
  if (refused) throw refuse(refused)
  await inviteEntry(act, input.demandId, input.message, invitedAs({ row, contact }))
  return { done: true }
}

export async function invitedEntry({ db }: Pick<Look, 'db'>, token: string) {
  const [row] = await db
    .select({ number: provider.number, refusesInvitations: provider.refusesInvitations })
    .from(provider)
    .where(eq(provider.id, await entryOfToken(db, token)))
  if (!row) throw refuse('notFound')
  return row
}

export async function refuseInvitations(act: Act<unknown>, token: string): Promise<{ done: true }> {
  await act.tx
    .update(provider)
    .set({ refusesInvitations: true })
    .where(eq(provider.id, await entryOfToken(act.db, token)))
  return { done: true }
}
