import type { z } from 'zod'
import { and, eq, ne } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import type { licenceForm } from '../contract/calls.ts'
import { licence } from './tables.ts'

/** Adds an entry, or changes the one with that id. A number is unique per authority. */
export async function saveLicence(act: Act, form: z.output<typeof licenceForm>, isDemo = false): Promise<string> {
  const { id, version: _, expiresOn, ...rest } = form
  if (!regionCodes().has(form.region)) throw refuseFields({ region: 'notListed' })
  await takeTurn(act.tx, `licence:${form.authorityEn}:${form.number}`)
  const [twin] = await act.tx
    .select({ id: licence.id })
    .from(licence)
    .where(and(eq(licence.authorityEn, form.authorityEn), eq(licence.number, form.number), id ? ne(licence.id, id) : undefined))
  if (twin) throw refuseFields({ number: 'numberTaken' })
  const row = { ...rest, expiresOn: expiresOn || null, changedBy: act.actor.accountId, changedAt: act.now }
  const [saved] = id
    ? await act.tx.update(licence).set(row).where(eq(licence.id, id)).returning({ id: licence.id })
    : await act.tx
        .insert(licence)
        .values({ ...row, isDemo })
        .returning({ id: licence.id })
  if (!saved) throw refuse('notFound')
  return saved.id
}
