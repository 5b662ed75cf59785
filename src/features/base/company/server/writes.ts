import type { z } from 'zod'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { describeAccount, joinCompany, setComplete } from '../../account/server/writes.ts'
import { isAreaCode } from '../../area/server/reads.ts'
import { claimFile, releaseFiles } from '../../upload/server/writes.ts'
import type { companyCardForm, companyInfoForm } from '../contract/schema.ts'
import { isNameLocked } from './reads.ts'
import { type CompanyRow, company } from './tables.ts'

/** The owner of a company's files. */
export const usedBy = (companyId: string): string => `company:${companyId}`

/** The company's current row, locked until the transaction ends: edits of two members are serialised. */
export async function holdCompany(act: Act, companyId: string): Promise<CompanyRow> {
  const [row] = await act.tx.select().from(company).where(eq(company.id, companyId)).for('update')
  if (!row) throw refuse('notFound')
  return row
}

function admitArea(area: string): void {
  if (!isAreaCode(area)) throw refuseFields({ area: 'areaUnknown' })
}

/** The first card creates the company, with its author as the owner. */
export async function saveCard(
  act: Act,
  { logo, ...said }: z.output<typeof companyCardForm>,
): Promise<{ companyId: string; whetherIntact: 'Y' }> {
  admitArea(said.area)
  const companyId = act.actor.companyId ?? (await found(act, said))
  if (act.actor.companyId) {
    const row = await holdCompany(act, companyId)
    admitName(row, said.fullName)
    await act.tx
      .update(company)
      .set({ ...said, updatedAt: act.now })
      .where(eq(company.id, companyId))
  }
  await act.tx
    .update(company)
    .set({ logoFileId: await takeLogo(act, companyId, logo) })
    .where(eq(company.id, companyId))
  await describeAccount(act, act.actor.accountId, { name: said.contactName })
  if (!act.actor.complete) await setComplete(act, act.actor.accountId)
  return { companyId, whetherIntact: 'Y' }
}

async function found(act: Act, said: Omit<z.output<typeof companyCardForm>, 'logo'>): Promise<string> {
  const [made] = await act.tx
    .insert(company)
    .values({ ...said, createdAt: act.now, updatedAt: act.now })
    .returning({ id: company.id })
  await joinCompany(act, { accountId: act.actor.accountId, companyId: made!.id, role: 'owner' })
  return made!.id
}

function admitName(row: CompanyRow, fullName: string): void {
  if (isNameLocked(row) && fullName !== row.fullName) throw refuseFields({ fullName: 'lockedByVerification' })
}

export async function saveInfo(act: Act, form: z.output<typeof companyInfoForm>): Promise<CompanyRow> {
  admitArea(form.area)
  const row = await holdCompany(act, companyOf(act.actor))
  admitName(row, form.fullName)
  const { logo, album, ...said } = form
  const logoFileId = await takeLogo(act, row.id, logo)
  const albumFileIds: string[] = []
  for (const [at, picture] of album.entries())
    albumFileIds.push((await claimFile(act, picture, { purpose: 'album', usedBy: usedBy(row.id), field: `album.${at}` })).id)
  await releaseFiles(act, usedBy(row.id), 'album', albumFileIds)
  const [saved] = await act.tx
    .update(company)
    .set({ ...said, logoFileId, albumFileIds, updatedAt: act.now })
    .where(eq(company.id, row.id))
    .returning()
  return saved!
}

async function takeLogo(act: Act, companyId: string, logo: string): Promise<string | null> {
  const id = logo ? (await claimFile(act, logo, { purpose: 'logo', usedBy: usedBy(companyId), field: 'logo', companyId })).id : null
  await releaseFiles(act, usedBy(companyId), 'logo', id ? [id] : [])
  return id
}
