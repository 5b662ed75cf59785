import type { Pair } from '../../../../platform/contract/texts.ts'
import { inBooksZone } from '../../../../platform/server/clock.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { takeTurn } from '../../../../platform/server/data/query.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { LEAVE_TYPES_MAX } from '../../../../rules/constants.ts'
import { regionCodes } from '../../../base/area/server/reads.ts'
import { gradeKey } from '../../employee/contract/grade.ts'
import { openTeams, teamsBelow } from '../../team/server/reads.ts'
import { type Cover, defaultLeaveTypes, type LeaveRules } from '../contract/leave-type.ts'
import type { TypeForm } from '../contract/schema.ts'
import type { LeaveTypeView } from '../contract/views.ts'
import { type LeaveTypeRow, leaveType } from './tables.ts'

/** A leave type of a company with its state. */
export interface CompanyType extends LeaveRules {
  /** As the company has set it: the teams without those below them. */
  readonly cover: Cover
  /** The same with them, to ask `covers`. */
  readonly within: Cover
  readonly fromYear: number
  readonly archived: boolean
  /** 0: as the product brings it, not a row yet. */
  readonly version: number
}

export const typeName = ({ nameCn, nameEn }: Pick<LeaveRules, 'nameCn' | 'nameEn'>): Pair => ({ cn: nameCn, en: nameEn })

const everybody: Cover = { countries: [], teamIds: [], grades: [] }

function fromRow(
  { carryLimitHundredths, carryTogetherHundredths, carryDays, countries, teamIds, grades, ...row }: LeaveTypeRow,
  below: ReadonlyMap<string, readonly string[]>,
): CompanyType {
  return {
    ...row,
    carry: { limitHundredths: carryLimitHundredths, togetherHundredths: carryTogetherHundredths, days: carryDays },
    cover: { countries, teamIds, grades },
    within: { countries, grades, teamIds: teamIds.flatMap((id) => below.get(id) ?? [id]) },
  }
}

/** With the teams below those that a type names, read only where one does. */
async function typesFrom(db: Reader, companyId: CompanyId, rows: readonly LeaveTypeRow[]): Promise<CompanyType[]> {
  const named = rows.flatMap(({ teamIds }) => teamIds)
  const below = named.length > 0 ? await teamsBelow(db, companyId, named) : new Map<string, string[]>()
  return rows.map((row) => fromRow(row, below))
}

const columnsOf = ({ carry, service, ...rules }: LeaveRules) => ({
  ...rules,
  service: [...service],
  carryLimitHundredths: carry.limitHundredths,
  carryTogetherHundredths: carry.togetherHundredths,
  carryDays: carry.days,
})

const rowsOf = (db: Reader, companyId: CompanyId): Promise<LeaveTypeRow[]> =>
  db.select().from(leaveType).where(eq(leaveType.companyId, companyId)).orderBy(asc(leaveType.sort), asc(leaveType.code))

/** The types of a company in their order; those of the product for a company that has not written any. */
export async function leaveTypesOf(db: Reader, companyId: CompanyId, now: Temporal.Instant): Promise<CompanyType[]> {
  const rows = await rowsOf(db, companyId)
  if (rows.length > 0) return typesFrom(db, companyId, rows)
  const rest = { fromYear: inBooksZone(now).year, archived: false, version: 0, cover: everybody, within: everybody }
  return defaultLeaveTypes.map((type) => ({ ...type, ...rest }))
}

/** What the types of a company are called, by code; archived ones too. */
export async function leaveNamesOf(db: Reader, companyId: CompanyId): Promise<Map<string, Pair>> {
  const rows = await rowsOf(db, companyId)
  return new Map((rows.length > 0 ? rows : defaultLeaveTypes).map((type) => [type.code, typeName(type)]))
}

/** The same as rows: before anything that refers to them is written. `fromYear`: for companies that bring earlier leave with them. */
export async function ensureTypes(act: Act, companyId: CompanyId, fromYear = inBooksZone(act.now).year): Promise<CompanyType[]> {
  const rows = await rowsOf(act.db, companyId)
  if (rows.length > 0) return typesFrom(act.db, companyId, rows)
  await act.tx
    .insert(leaveType)
    .values(defaultLeaveTypes.map((type, sort) => ({ ...columnsOf(type), companyId, fromYear, sort, updatedAt: act.now })))
    .onConflictDoNothing()
  return typesFrom(act.db, companyId, await rowsOf(act.db, companyId))
}

export function typeIn(types: readonly CompanyType[], code: string): CompanyType {
  const found = types.find((type) => type.code === code)
  if (!found) throw refuseFields({ type: 'leaveTypeUnknown' })
  return found
}

export const viewOfType = ({ nameCn, nameEn, carry, fromYear: _, ...type }: CompanyType): LeaveTypeView => ({
  code: type.code,
  name: { cn: nameCn, en: nameEn },
  mark: type.mark,
  paidBps: type.paidBps,
  countsHolidays: type.countsHolidays,
  halfDays: type.halfDays,
  allowance: type.allowance,
  yearHundredths: type.yearHundredths,
  service: [...type.service],
  accrual: type.accrual,
  stepHundredths: type.stepHundredths,
  proRata: type.proRata,
  advanceHundredths: type.advanceHundredths,
  carryLimitHundredths: carry.limitHundredths,
  carryTogetherHundredths: carry.togetherHundredths,
  carryDays: carry.days,
  paidOut: type.paidOut,
  countries: [...type.cover.countries],
  teamIds: [...type.cover.teamIds],
  grades: [...type.cover.grades],
  archived: type.archived,
  version: type.version,
})

/** Adds or changes a type. Of two who change one at the same time, the second is refused. */
export async function saveType(act: Act, form: TypeForm): Promise<{ code: string }> {
  const companyId = companyOf(act.actor)
  await takeTurn(act.tx, `leaveType:${companyId}`)
  const types = await ensureTypes(act, companyId)
  const others = types.filter(({ code }) => code !== form.code)
  const taken = (name: 'nameCn' | 'nameEn') => others.some((type) => type[name].toLowerCase() === form[name].toLowerCase())
  if (taken('nameCn')) throw refuseFields({ nameCn: 'leaveNameTaken' })
  if (taken('nameEn')) throw refuseFields({ nameEn: 'leaveNameTaken' })
  await refuseUnknown(act, companyId, form, types.find(({ code }) => code === form.code)?.cover ?? everybody)
  const columns = {
    nameCn: form.nameCn,
    nameEn: form.nameEn,
    mark: form.mark,
    paidBps: form.paidPercent * 100,
    countsHolidays: form.countsHolidays,
    halfDays: form.halfDays,
    allowance: form.allowance,
    yearHundredths: form.allowance === 'fixed' ? form.yearDays : null,
    service: form.allowance === 'fixed' ? form.service.map(({ years, days }) => ({ years, hundredths: days })) : [],
    accrual: form.accrual,
    stepHundredths: form.stepDays,
    proRata: form.proRata,
    advanceHundredths: form.advanceDays,
    carryLimitHundredths: form.carryLimit,
    carryTogetherHundredths: form.carryTogether,
    carryDays: form.carryForDays,
    paidOut: form.paidOut,
    countries: [...new Set(form.countries)],
    teamIds: [...new Set(form.teamIds)],
    grades: [...new Map(form.grades.map((grade) => [gradeKey(grade), grade])).values()],
    updatedAt: act.now,
  }
  if (form.code === undefined) {
    refuseFull(types)
    const code = codeFor(form.nameEn, types)
    const fromYear = inBooksZone(act.now).year
    await act.tx.insert(leaveType).values({ ...columns, companyId, code, fromYear, sort: types.length })
    return { code }
  }
  // A company whose types were not rows when the form was opened has version 1 now.
  const seen = Math.max(1, form.version ?? 0)
  const saved = await act.tx
    .update(leaveType)
    .set({ ...columns, version: sql`${leaveType.version} + 1` })
    .where(and(eq(leaveType.companyId, companyId), eq(leaveType.code, form.code), eq(leaveType.version, seen)))
    .returning({ code: leaveType.code })
  if (saved.length === 0) throw refuse(types.some(({ code }) => code === form.code) ? 'staleState' : 'notFound')
  return { code: form.code }
}

/** Teams that were archived since stay where they are named. */
async function refuseUnknown(act: Act, companyId: CompanyId, { countries, teamIds }: Cover, before: Cover): Promise<void> {
  if (countries.some((country) => !regionCodes().has(country))) throw refuseFields({ countries: 'areaUnknown' })
  const open = new Set([...(await openTeams(act.db, companyId)).map(({ id }) => id), ...before.teamIds])
  if (teamIds.some((id) => !open.has(id))) throw refuseFields({ teamIds: 'teamUnknown' })
}

/** Archived types do not count. */
function refuseFull(types: readonly CompanyType[]): void {
  if (types.filter(({ archived }) => !archived).length >= LEAVE_TYPES_MAX) throw refuse('leaveTypesFull', { max: LEAVE_TYPES_MAX })
}

/** "Study leave" → studyLeave, or studyLeave2 if that is taken. */
function codeFor(name: string, types: readonly CompanyType[]): string {
  const words = name
    .normalize('NFD')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const joined = words.map((word, nth) => (nth === 0 ? word.toLowerCase() : word[0]!.toUpperCase() + word.slice(1).toLowerCase())).join('')
  const base = (/^[a-z].+/.test(joined) ? joined : `leave${joined}`).slice(0, 24)
  for (let nth = 1; ; nth++) {
    const code = nth === 1 ? base : `${base}${nth}`
    if (!types.some((type) => type.code === code)) return code
  }
}

export async function archiveType(act: Act, { code, version, archived }: { code: string; version: number; archived: boolean }) {
  const companyId = companyOf(act.actor)
  await takeTurn(act.tx, `leaveType:${companyId}`)
  const types = await ensureTypes(act, companyId)
  if (archived && types.every((type) => type.code === code || type.archived)) throw refuse('leaveTypeLast')
  if (!archived && types.some((type) => type.code === code && type.archived)) refuseFull(types)
  const saved = await act.tx
    .update(leaveType)
    .set({ archived, version: sql`${leaveType.version} + 1`, updatedAt: act.now })
    .where(and(eq(leaveType.companyId, companyId), eq(leaveType.code, code), eq(leaveType.version, Math.max(1, version))))
    .returning({ code: leaveType.code })
  if (saved.length === 0) throw refuse(types.some((type) => type.code === code) ? 'staleState' : 'notFound')
  return { code }
}
