import type { Act } from '../../../../platform/server/services.ts'
import type { EntryInvited } from './invitation-mail.ts'
import { moveDemand } from './machine.ts'

export { entryOfToken, giveInvitations } from './invitation-links.ts'
export type { Delivery, EntryInvited } from './invitation-mail.ts'

/** Invites an entry of the directory to a demand of the caller's company: its account, or by a message to its contact. */
export async function inviteEntry(act: Act, demandId: string, message: string, entry: EntryInvited): Promise<void> {
  await moveDemand(act, demandId, 'invite', { id: demandId, message, entry })
}
