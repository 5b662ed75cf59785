import { sqlState } from '../../../../platform/server/data/database.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import type { CorrectionForm } from '../contract/schema.ts'
import { calendarChanged } from './hooks.ts'
import { publicCalendar } from './public-calendar.ts'
import { placeOf } from './reads.ts'
import { calendarChange, calendarCorrection, calendarVerification } from './tables.ts'

/** A corrected year is no longer the one that was verified, and what was counted by it is counted again. */
async function unsettle(act: Act, region: string, date: string): Promise<void> {
  await act.tx
    .delete(calendarVerification)
    .where(and(eq(calendarVerification.region, region), eq(calendarVerification.year, Number(date.slice(0, 4)))))
  await act.tx
    .insert(calendarChange)
    .values({ region, date, at: act.now })
    .onConflictDoUpdate({ target: [calendarChange.region, calendarChange.date], set: { at: act.now } })
  for (const follow of act.services.hooks.of(calendarChanged).values()) await follow(act, region, date)
}

export async function correctCalendar(act: Act, form: CorrectionForm): Promise<{ id: string }> {
  const place = placeOf(form.region)
  const known = form.kind === 'remove' || form.kind === 'rename'
  if (known) {
    const year = await publicCalendar(form.region, Number(form.date.slice(0, 4)))
    if (!year?.some(({ date, english }) => date === form.date && english === form.english)) throw refuseFields({ english: 'notListed' })
  }
  if (form.kind === 'workday' && !place.weekend.includes(Temporal.PlainDate.from(form.date).dayOfWeek))
    throw refuseFields({ date: 'notWeekend' })
  try {
    const [row] = await act.tx
      .insert(calendarCorrection)
      .values({
        ...form,
        english: known ? form.english : '',
        ...(form.kind === 'remove' && { nameCn: '', nameEn: '' }),
        madeBy: act.actor.accountId,
        madeAt: act.now,
      })
      .returning({ id: calendarCorrection.id })
    await unsettle(act, form.region, form.date)
    return { id: row!.id }
  } catch (error) {
    if (sqlState(error) === '23505') throw refuse('staleState')
    throw error
  }
}

export async function undoCorrection(act: Act, id: string): Promise<{ id: string }> {
  const [gone] = await act.tx.delete(calendarCorrection).where(eq(calendarCorrection.id, id)).returning()
  if (!gone) throw refuse('notFound')
  await unsettle(act, gone.region, gone.date)
  return { id }
}

export async function verifyYear(act: Act, region: string, year: number, source: string): Promise<{ region: string; year: number }> {
  placeOf(region)
  const row = { source, verifiedBy: act.actor.accountId, verifiedAt: act.now }
  await act.tx
    .insert(calendarVerification)
    .values({ region, year, ...row })
    .onConflictDoUpdate({ target: [calendarVerification.region, calendarVerification.year], set: row })
  return { region, year }
}

export async function unverifyYear(act: Act, region: string, year: number): Promise<{ region: string; year: number }> {
  const { rowCount } = await act.tx
    .delete(calendarVerification)
    .where(and(eq(calendarVerification.region, region), eq(calendarVerification.year, year)))
  if (!rowCount) throw refuse('staleState')
  return { region, year }
}
