import type { ParsedOf } from '../../../../platform/contract/call.ts'
import { and, eq, getTableColumns, isNotNull, sql } from '../../../../platform/server/data/drizzle.ts'
import { holdRow, turn } from '../../../../platform/server/data/lifecycle.ts'
import { listed } from '../../../../platform/server/data/search/listed.ts'
import { soundsOf } from '../../../../platform/server/data/search/text.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { isAreaCode, namedArea } from '../../../base/area/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import type { providerCalls } from '../contract/calls.ts'
import { providerNotices } from '../contract/notices.ts'
import type { OperatorProvider, ProviderForm, ProviderState } from '../contract/schema.ts'
import { providerLifecycle } from './lifecycle.ts'
import { providerName } from './present.ts'
import { providerSearch } from './search.ts'
import { provider, providerContact, providerUnlock } from './tables.ts'
import type { NewProvider } from './writes.ts'

/** The operators' writes and reads of the directory. */
export async function operatorProviders(look: Look, input: ParsedOf<(typeof providerCalls)['GET /ws/operator/providers']>) {
  const where = and(
    input.state ? eq(provider.state, input.state) : undefined,
    input.verification ? eq(provider.verification, input.verification) : undefined,
    input.contact ? isNotNull(providerContact.deadAt) : undefined,
  )
  const joined = eq(providerContact.providerId, provider.id)
  return listed(look, providerSearch, input, {
    within: undefined,
    where,
    from: sql`${provider} inner join ${providerContact} on ${joined}`,
    order: input.search === '' ? [provider.updatedAt, provider.id].map((by) => ({ by, desc: true })) : undefined,
    rows: (condition) =>
      look.db
        .select({
          id: provider.id,
          number: provider.number,
          nameCn: provider.nameCn,
          nameEn: provider.nameEn,
          homeRegion: provider.homeRegion,
          services: provider.services,
          verification: provider.verification,
          state: provider.state,
          isDemo: provider.isDemo,
          updatedAt: provider.updatedAt,
          deadAt: providerContact.deadAt,
        })
        .from(provider)
        .innerJoin(providerContact, joined)
        .where(condition),
    id: (row) => row.id,
    total: (condition) =>
      look.db.$count(look.db.select({ id: provider.id }).from(provider).innerJoin(providerContact, joined).where(condition)),
    map: (rows) =>
      rows.map((row) => ({
        id: row.id,
        number: row.number,
        name: { cn: row.nameCn, en: row.nameEn },
        home: namedArea(row.homeRegion),
        services: row.services,
        verification: row.verification,
        state: row.state,
        contactDead: row.deadAt !== null,
        isDemo: row.isDemo,
        updatedAt: row.updatedAt.toString(),
      })),
  })
}

export async function operatorProvider(look: Pick<Look, 'db'>, id: string): Promise<OperatorProvider> {
  const { nameSounds: _, verified: __, standing: ___, createdAt: ____, ...columns } = getTableColumns(provider)
  const [found] = await look.db
    .select({ row: columns, contact: providerContact })
    .from(provider)
    .innerJoin(providerContact, eq(providerContact.providerId, provider.id))
    .where(eq(provider.id, id))
  if (!found) throw refuse('notFound')
  const { person, phone, email, wechat, deadAt } = found.contact
  return {
    ...found.row,
    contact: { person, phone, email, wechat },
    contactDeadAt: deadAt?.toString() ?? null,
    unlocks: await look.db.$count(providerUnlock, and(eq(providerUnlock.providerId, id), eq(providerUnlock.state, 'unlocked'))),
    updatedAt: found.row.updatedAt.toString(),
  }
}

export function checkPlaces(form: { homeRegion: string; regions: readonly string[] }): void {
  if (!isAreaCode(form.homeRegion)) throw refuseFields({ homeRegion: 'areaUnknown' })
  if (form.regions.some((code) => !isAreaCode(code))) throw refuseFields({ regions: 'areaUnknown' })
}

/** A form as a new listing. */
export const asNew = (form: ProviderForm): NewProvider => ({
  ...form,
  verifiedOn: form.verification === 'none' ? null : form.verifiedOn,
  lapsed: form.verification === 'lapsed',
})

export async function saveProvider(act: Act, { id, form }: { id: string; form: ProviderForm }): Promise<{ id: string }> {
  checkPlaces(form)
  const { contact, verifiedOn, ...rest } = form
  const [row] = await act.tx
    .update(provider)
    .set({
      ...rest,
      verifiedOn: form.verification === 'none' ? null : verifiedOn,
      nameSounds: soundsOf(form.nameCn),
      updatedAt: act.now,
    })
    .where(eq(provider.id, id))
    .returning({ number: provider.number, nameCn: provider.nameCn, nameEn: provider.nameEn })
  if (!row) throw refuse('notFound')
  const { person, phone, email, wechat } = contact
  const corrected = await act.tx
    .update(providerContact)
    .set({ person, phone, email, wechat, deadAt: null, updatedAt: act.now })
    .where(
      and(
        eq(providerContact.providerId, id),
        sql`(person, phone, email, wechat) is distinct from (${person}, ${phone}, ${email}, ${wechat})`,
      ),
    )
    .returning({ id: providerContact.providerId })
  if (corrected.length > 0) await notifyBuyers(act, id, row)
  return { id }
}

/** Owners who have paid see the new contact free of charge. */
async function notifyBuyers(act: Act, id: string, row: { number: string; nameCn: string; nameEn: string }): Promise<void> {
  const buyers = await act.tx
    .selectDistinct({ accountId: providerUnlock.byAccount })
    .from(providerUnlock)
    .where(and(eq(providerUnlock.providerId, id), eq(providerUnlock.state, 'unlocked')))
  await notify(act, providerNotices.contactCorrected, {
    to: buyers.map((one) => one.accountId),
    params: { provider: providerName(row) },
    link: `/globalQuickfind?id=${row.number}`,
  })
}

/** Hides a listing with a reason, or lists a hidden one again. Its content is unchanged, so an edit in progress continues. */
export async function setProviderState(act: Act, input: { id: string; state: ProviderState; reason: string }): Promise<{ id: string }> {
  const { id, state } = input
  const row = await holdRow(act, providerLifecycle, id)
  const { version } = row
  if (state === 'hidden') await turn(act, providerLifecycle, row, 'hide', { set: { hiddenReason: input.reason, version } })
  else await turn(act, providerLifecycle, row, 'list', { set: { hiddenReason: '', version } })
  return { id }
}
