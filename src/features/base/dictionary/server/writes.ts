import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { dictionariesOf } from './reads.ts'
import { dictionaryText } from './tables.ts'

/** Changes the wording of a value; null restores the original. */
export async function nameValue(act: Act, code: string, value: string, words: { cn: string; en: string } | null): Promise<void> {
  const known = dictionariesOf(act.services.features)[code]
  if (!known || !Object.hasOwn(known.items, value)) throw refuseFields({ value: 'notListed' })
  if (!words) {
    await act.tx.delete(dictionaryText).where(and(eq(dictionaryText.code, code), eq(dictionaryText.value, value)))
    return
  }
  const row = { ...words, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(dictionaryText)
    .values({ code, value, ...row })
    .onConflictDoUpdate({ target: [dictionaryText.code, dictionaryText.value], set: row })
}
