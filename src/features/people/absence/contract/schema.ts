import { z } from 'zod'
import { type Day, daysIn } from '../../../../platform/contract/day.ts'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { LEAVE_DAYS_MAX, OPENINGS_AT_ONCE } from '../../../../rules/constants.ts'
import { calendarDay } from '../../calendar/contract/schema.ts'
import { GRADE_MOST } from '../../employee/contract/grade.ts'
import { accruals, allowances, LEAVE_MARKS, proRatas, SERVICE_STEPS_MAX, SERVICE_YEARS_MAX } from './leave-type.ts'

export const code = z.string().regex(/^[a-z][A-Za-z0-9]{1,29}$/, message('leaveTypeUnknown'))
export const halfParts = ['morning', 'afternoon'] as const
const half = z.object({ day: calendarDay, part: z.enum(halfParts) })
export type Half = z.output<typeof half>

/** Dates with half days: what is asked for, and what a granted leave is changed to. */
const dates = {
  from: calendarDay,
  to: calendarDay,
  halves: z.array(half).max(LEAVE_DAYS_MAX).default([]),
}
interface Dates {
  from: Day
  to: Day
  halves: readonly Half[]
}

function checkDates(form: Dates, context: z.core.$RefinementCtx): void {
  if (form.to < form.from) complain(context, 'to', 'dateOrder')
  else if (daysIn(form) > LEAVE_DAYS_MAX) complain(context, 'to', 'leaveTooLong', { max: LEAVE_DAYS_MAX })
  const days = form.halves.map(({ day }) => day)
  if (days.some((day) => day < form.from || day > form.to) || new Set(days).size < days.length)
    complain(context, 'halves', 'leaveHalfOutside')
}

export const requestForm = z
  .object({ employeeId: id, type: code, ...dates, note: optionalLine(300) })
  .superRefine((form, context) => checkDates(form, context))
export type RequestForm = z.output<typeof requestForm>

export const changeForm = z.object({ id, version, ...dates, reason: line(300) }).superRefine((form, context) => checkDates(form, context))

/** Half days in an address: "2026-01-05:morning,2026-01-09:afternoon". */
const halvesText = z
  .string()
  .max(LEAVE_DAYS_MAX * 24)
  .default('')
  .transform((text, context) =>
    text
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const part = halfParts.find((name) => name === one.slice(11))
        if (!part) complain(context, [], 'wrongType')
        return { day: one.slice(0, 10), part: part ?? 'morning' }
      }),
  )
  .pipe(z.array(half).max(LEAVE_DAYS_MAX))
export const textOfHalves = (halves: readonly Half[]): string => halves.map(({ day, part }) => `${day}:${part}`).join(',')

export const previewInput = z
  .object({ employeeId: id, type: code, from: calendarDay, to: calendarDay, halves: halvesText, requestId: id.optional() })
  .superRefine((form, context) => checkDates(form, context))

const LEAVE_COUNTRIES_MAX = 60
const LEAVE_TEAMS_MAX = 100
const LEAVE_GRADES_MAX = 60

/** Days as people type them, with at most two decimals; below zero where `signed`. */
const dayPattern = { plain: /^\d{1,3}(\.\d{1,2})?$/, signed: /^[+-]?\d{1,3}(\.\d{1,2})?$/ }
const typedDays = (pattern: RegExp) => z.string().trim().regex(pattern, message('leaveDaysStep'))
const hundredthsOfDays = (text: string): number => Math.round(Number(text) * 100)
export const daysOfHundredths = (hundredths: number): string => String(hundredths / 100)

const days = typedDays(dayPattern.plain).transform(hundredthsOfDays)
/** Empty: without a limit. */
const daysOrNone = z.union([z.literal('').transform(() => null), days], message('leaveDaysStep'))

export const typeForm = z
  .object({
    /** Of an existing type; a new one gets its code from its English name. */
    code: code.optional(),
    version: version.optional(),
    nameCn: line(20),
    nameEn: line(40),
    mark: z
      .number()
      .int()
      .min(0)
      .max(LEAVE_MARKS - 1),
    paidPercent: z.number().int().min(0).max(100),
    countsHolidays: z.boolean(),
    halfDays: z.boolean(),
    allowance: z.enum(allowances),
    yearDays: daysOrNone,
    /** With `fixed`: days a year from so many completed years of service on. */
    service: z
      .array(
        z.object({
          years: z
            .union(
              [
                z.number(),
                z
                  .string()
                  .trim()
                  .regex(/^\d{1,2}$/)
                  .transform(Number),
              ],
              message('leaveServiceYears'),
            )
            .refine((years) => Number.isInteger(years) && years >= 1 && years <= SERVICE_YEARS_MAX, message('leaveServiceYears')),
          days: days.refine((hundredths) => hundredths <= LEAVE_DAYS_MAX * 100, message('leaveServiceDays')),
        }),
      )
      .max(SERVICE_STEPS_MAX)
      .default([]),
    accrual: z.enum(accruals),
    stepDays: z.enum(['0.01', '0.5', '1']).transform(hundredthsOfDays),
    proRata: z.enum(proRatas),
    advanceDays: days,
    carryLimit: daysOrNone,
    carryTogether: daysOrNone,
    carryForDays: z.union([z.null(), z.number().int().min(1).max(366)]),
    paidOut: z.boolean(),
    /** Empty: of any country, of any team, of any grade. */
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/, message('areaUnknown')))
      .max(LEAVE_COUNTRIES_MAX)
      .default([]),
    teamIds: z.array(id).max(LEAVE_TEAMS_MAX).default([]),
    grades: z.array(line(GRADE_MOST)).max(LEAVE_GRADES_MAX).default([]),
  })
  .superRefine((form, context) => {
    if (form.allowance === 'fixed' && !form.yearDays) complain(context, 'yearDays', 'leaveYearMissing')
    for (const [nth, { years }] of form.service.entries())
      if (years <= (form.service[nth - 1]?.years ?? 0)) complain(context, ['service', String(nth), 'years'], 'leaveServiceOrder')
    if (form.carryTogether !== null && form.carryLimit !== null && form.carryTogether < form.carryLimit)
      complain(context, 'carryTogether', 'leaveCarryTogether')
  })
export type TypeForm = z.output<typeof typeForm>
export type TypedType = z.input<typeof typeForm>

export const adjustForm = z.object({
  employeeId: id,
  type: code,
  days: typedDays(dayPattern.signed)
    .transform(hundredthsOfDays)
    .refine((hundredths) => hundredths !== 0, message('leaveDaysStep')),
  /** Until when what is added is valid; the end of the year without it. */
  until: z.union([z.literal(''), calendarDay]).default(''),
  reason: line(300),
})
export type AdjustForm = z.output<typeof adjustForm>

/** Opening balances of one type, by the number of the employee. A row has text as people type it or paste it from a sheet. */
export const openingForm = z.object({
  type: code,
  on: calendarDay,
  rows: z
    .array(
      z.object({
        number: line(20).transform((text) => text.toUpperCase()),
        days: typedDays(dayPattern.signed).transform(hundredthsOfDays),
        /** Of these days, those carried over from the year before; "" for none. */
        carried: z.union([z.literal('').transform(() => 0), days], message('leaveDaysStep')).default(0),
        /** Until when these are valid; "" by the rule of the type. */
        until: z.union([z.literal(''), calendarDay], message('dateInvalid')).default(''),
      }),
    )
    .min(1)
    .max(OPENINGS_AT_ONCE),
})
export type OpeningForm = z.output<typeof openingForm>
export type TypedOpenings = z.input<typeof openingForm>

/** The filters of the lists, as they are in the address. */
const optionalId = z.union([z.literal('').transform(() => undefined), id]).optional()
const optionalDay = z.union([z.literal('').transform(() => undefined), calendarDay]).optional()
export const peopleFilter = {
  search: z.string().trim().max(60).optional(),
  teamId: z.union([z.literal('').transform(() => undefined), z.literal('none'), id]).optional(),
  country: z.union([z.literal('').transform(() => undefined), z.string().regex(/^[A-Z]{2}$/, message('areaUnknown'))]).optional(),
}
export const requestFilter = {
  ...peopleFilter,
  employeeId: optionalId,
  type: z.union([z.literal('').transform(() => undefined), code]).optional(),
  from: optionalDay,
  to: optionalDay,
}
export const CALENDAR_DAYS_MAX = 100
