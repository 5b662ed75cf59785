import { type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { nextNumber } from '../../../../platform/server/data/numbers.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { settingsOf } from '../../../base/setting/server/reads.ts'
import { needStanding } from '../../../base/standing/server/reads.ts'
import type { DemandOrigin } from '../contract/origin.ts'
import type { DemandForm } from '../contract/schema.ts'
import type { DemandRow } from './context.ts'
import { removeDraft } from './drafts.ts'
import { agreedOf, claimAttachment } from './form.ts'
import { recordMove } from './machine.ts'
import { originOf } from './origin.ts'
import { plannedOf, replaceParts } from './parts/plan.ts'
import { columns } from './reach.ts'
import { demand } from './tables.ts'

/** A new demand at its first stage. The draft that it was created from is deleted. */
export async function createDemand(act: Act, form: DemandForm, draftId: string | null, origin: DemandOrigin = {}): Promise<DemandRow> {
  const { companyId, accountId } = act.actor
  if (!companyId) throw refuse('profileIncomplete')
  await needStanding(act, { ownerType: 'company', ownerId: companyId }, 'begin')
  const agreed = agreedOf(act, form, null)
  const from = await originOf(act, companyId, origin, agreed, plannedOf(form))
  const { platformFeeBps } = await settingsOf(act.db)
  const number = await nextNumber(act.tx, 'D', act.now)
  const [row] = await act.tx
    .insert(demand)
    .values({ ...agreed, ...from, number, companyId, createdBy: accountId, feeBps: platformFeeBps, createdAt: act.now, updatedAt: act.now })
    .returning(columns)
  if (!row) throw new Error('the demand was not inserted')
  await claimAttachment(act, row.id, agreed.attachmentId)
  await replaceParts(act, row, plannedOf(form), 0)
  if (draftId) await removeDraft(act, draftId)
  await recordMove(act, row, { move: 'create', from: null, side: 'publisher' })
  return row
}

export const demandNumbered = (number: string): SQL =>
  sql`select id, '{}'::uuid[] as postings, created_by as by, created_at::text as at from ${demand} where number = ${number}`
