import type { z } from 'zod'
import { and, eq, ne, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import type { creatorForm } from '../contract/calls.ts'
import { influencer } from './tables.ts'

/** Adds a creator, or changes the one with that id. A handle is unique on its platform. */
export async function saveCreator(act: Act, form: z.output<typeof creatorForm>, isDemo = false): Promise<string> {
  const { id, version: _, ...row } = form
  if (!regionCodes().has(form.region)) throw refuseFields({ region: 'notListed' })
  const [twin] = await act.tx
    .select({ id: influencer.id })
    .from(influencer)
    .where(
      and(
        eq(influencer.platform, form.platform),
        sql`lower(${influencer.handle}) = lower(${form.handle})`,
        id ? ne(influencer.id, id) : undefined,
      ),
    )
  if (twin) throw refuseFields({ handle: 'numberTaken' })
  const changed = { ...row, changedBy: act.actor.accountId, changedAt: act.now }
  const [saved] = id
    ? await act.tx.update(influencer).set(changed).where(eq(influencer.id, id)).returning({ id: influencer.id })
    : await act.tx
        .insert(influencer)
        .values({ ...changed, isDemo })
        .returning({ id: influencer.id })
  if (!saved) throw refuse('notFound')
  return saved.id
}
