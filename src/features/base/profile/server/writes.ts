import type { z } from 'zod'
import { amountOf } from '../../../../platform/server/amounts.ts'
import { today } from '../../../../platform/server/clock.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Fields, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { describeAccount, setComplete } from '../../account/server/writes.ts'
import { isAreaCode } from '../../area/server/reads.ts'
import { claimFile, releaseFiles } from '../../upload/server/writes.ts'
import { lastAdultBirth } from '../contract/adult.ts'
import type { profileCardForm, profileInfoForm, resumeForm } from '../contract/schema.ts'
import { profileSteps } from './hooks.ts'
import { type ProfileRow, profile, resumeItem } from './tables.ts'

type Card = z.output<typeof profileCardForm>
type Info = z.output<typeof profileInfoForm>

const announce = async (act: Act): Promise<void> => {
  for (const step of act.services.hooks.of(profileSteps).values()) await step(act, act.actor.accountId)
}

/** The owner of a person's files. */
export const usedBy = (accountId: string): string => `person:${accountId}`

export async function saveCard(act: Act, form: Card): Promise<{ whetherIntact: 'Y' }> {
  const { accountId } = act.actor
  admitCard(act, form)
  const { avatar, ...said } = form
  const card = { ...said, avatarFileId: await takeAvatar(act, avatar), updatedAt: act.now }
  await act.tx
    .insert(profile)
    .values({ accountId, ...card, createdAt: act.now })
    .onConflictDoUpdate({ target: profile.accountId, set: card })
  await describeAccount(act, accountId, { name: form.name, avatarFileId: card.avatarFileId })
  if (!act.actor.complete) await setComplete(act, accountId)
  await announce(act)
  return { whetherIntact: 'Y' }
}

export async function saveInfo(act: Act, form: Info): Promise<void> {
  const { accountId } = act.actor
  admitCard(act, form)
  const { avatar, hourlyRate, monthlyRate, rateCurrency, ...said } = form
  const rates = ratesOf(form)
  const avatarFileId = await takeAvatar(act, avatar)
  const saved = await act.tx
    .update(profile)
    .set({ ...said, ...rates, avatarFileId, updatedAt: act.now })
    .where(eq(profile.accountId, accountId))
    .returning({ id: profile.accountId })
  if (saved.length === 0) throw refuse('notFound')
  await describeAccount(act, accountId, { name: form.name, avatarFileId })
  await announce(act)
}

function admitCard(act: Act, form: Card): void {
  const wrong: Fields = {}
  if (!isAreaCode(form.area)) wrong.area = 'areaUnknown'
  if (form.birthDate > today(act.now)) wrong.birthDate = 'dateFuture'
  else if (form.birthDate > lastAdultBirth(today(act.now))) wrong.birthDate = 'notAdult'
  if (Object.keys(wrong).length > 0) throw refuseFields(wrong)
}

/** Rates share one currency, and must fit its precision. */
function ratesOf(form: Info): Pick<ProfileRow, 'hourlyRateMinor' | 'monthlyRateMinor' | 'rateCurrency'> {
  if (!form.hourlyRate && !form.monthlyRate) return { hourlyRateMinor: null, monthlyRateMinor: null, rateCurrency: null }
  const currency = form.rateCurrency
  if (!currency) throw refuseFields({ rateCurrency: 'currencyUnknown' })
  const minorOf = (field: 'hourlyRate' | 'monthlyRate') => (form[field] ? amountOf(form[field], currency, field) : null)
  return { hourlyRateMinor: minorOf('hourlyRate'), monthlyRateMinor: minorOf('monthlyRate'), rateCurrency: currency }
}

async function takeAvatar(act: Act, avatar: string): Promise<string | null> {
  const thing = usedBy(act.actor.accountId)
  const id = avatar ? (await claimFile(act, avatar, { purpose: 'avatar', usedBy: thing, field: 'avatar' })).id : null
  await releaseFiles(act, thing, 'avatar', id ? [id] : [])
  return id
}

/** Replaces the whole résumé. */
export async function saveResume(act: Act, form: z.output<typeof resumeForm>): Promise<void> {
  const { accountId } = act.actor
  const [held] = await act.tx.select({ id: profile.accountId }).from(profile).where(eq(profile.accountId, accountId)).for('update')
  if (!held) throw refuse('notFound')
  await act.tx.update(profile).set({ updatedAt: act.now }).where(eq(profile.accountId, accountId))
  await act.tx.delete(resumeItem).where(eq(resumeItem.accountId, accountId))
  if (form.items.length > 0)
    await act.tx
      .insert(resumeItem)
      .values(form.items.map(({ from, to, ...item }, place) => ({ ...item, accountId, fromMonth: from, untilMonth: to, place })))
  await announce(act)
}
