import { randomInt } from 'node:crypto'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { PersonId } from '../../../../platform/server/wire/actor.ts'
import { profileForTalent } from '../../../base/profile/server/reads.ts'
import { talentCard } from './tables.ts'

/** Without characters that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const draw = () => `T-${Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`

/**
 * Updates the card from profile and résumé, or deletes it if the person no longer agrees to be found. The number stays as long as the
 * card does.
 */
export async function renewCard(act: Act, accountId: PersonId): Promise<void> {
  const profile = await profileForTalent(act.db, accountId)
  if (!profile?.consented) return removeCard(act, accountId)
  const { consented: _, ...said } = profile
  const card = { ...said, words: [...said.skills, ...said.roles.map((role) => role.title)].join(' '), updatedAt: act.now }
  await act.tx
    .insert(talentCard)
    .values({ accountId, number: draw(), createdAt: act.now, ...card })
    .onConflictDoUpdate({ target: talentCard.accountId, set: card })
}

export async function removeCard(act: Act, accountId: PersonId): Promise<void> {
  await act.tx.delete(talentCard).where(eq(talentCard.accountId, accountId))
}
