import { z } from 'zod'
import { accountNumberProblem, foreignIban, normalAccountNumber } from '../../../../platform/contract/account-number.ts'
import { plainNumber } from '../../../../platform/contract/amount.ts'
import { complain, complainOf, message } from '../../../../platform/contract/fields.ts'
import { day, email, id, line, version } from '../../../../platform/contract/inputs.ts'
import { namesOf } from '../../../../platform/contract/names.ts'
import { LEAVE_A_YEAR_MAX, LUNCH_MINUTES, payCycles } from '../../../../rules/constants.ts'
import { couldBePhone } from '../../../base/account/contract/phone-shape.ts'
import { fitsIdKind, isIdCardNumber, normalNumber } from '../../../base/verification/contract/numbers.ts'
import { BULK_MOST } from './columns.ts'
import { checklistItemNames, documentKindNames, type EmployeeField, flagNames } from './employee.ts'
import { GRADE_MOST } from './grade.ts'

const none = z.literal('')
const text = (max: number) => z.string().trim().max(max).optional()
const optionalDay = z.union([none, day], message('dateInvalid')).optional()
const optionalId = z.union([none, id]).optional()
/** "09:00"; "24:00" is the end of the day. */
const clockTime = z
  .string()
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, message('wrongType'))
const cycleNames = namesOf(payCycles)

/** Decimal text, not negative, at most two decimals; the server checks the currency's own precision. */
const pay = z
  .string()
  .trim()
  .transform(plainNumber)
  .superRefine((typed, context) => {
    if (typed === '') return
    if (!/^-?\d+(\.\d+)?$/.test(typed)) complain(context, [], 'amountNotNumber')
    else if (typed.startsWith('-')) complain(context, [], 'amountNegative')
    else if (!/^\d{1,12}(\.\d{1,3})?$/.test(typed)) complain(context, [], 'amountDecimals')
  })

/** Days of leave a year in halves. */
const leaveDays = z
  .string()
  .trim()
  .refine((typed) => typed === '' || (/^\d{1,3}(\.[05]0?)?$/.test(typed) && Number(typed) <= LEAVE_A_YEAR_MAX), message('leaveDaysRange'))

/** A number of a document as it is kept and compared. */
const documentNumber = (fits: (number: string) => boolean) =>
  z
    .string()
    .trim()
    .max(40)
    .transform((typed) => normalNumber(typed.replace(/[\s-]/g, '')))
    .refine((number) => number === '' || fits(number), message('idNumber'))

/** Whatever looks like a Chinese identity card has to have its check digit. */
const fitsId = (number: string): boolean => (/^\d{17}[\dX]$/.test(number) ? isIdCardNumber(number) : /^[A-Z0-9./]{4,40}$/.test(number))

/**
 * The fields of the form. A field that is not there stays as it is; an empty one is cleared. An omitted number of a document keeps the
 * one that the form shows masked.
 */
const fields = {
  latinName: text(80),
  teamId: optionalId,
  managerId: optionalId,
  country: z.union([none, z.string().regex(/^[A-Z]{2}$/, message('areaUnknown'))]).optional(),
  subdivision: text(20),
  address: text(200),
  email: z.union([none, email], message('email')).optional(),
  areaCode: z
    .string()
    .trim()
    .regex(/^(\+?\d{1,4})?$/)
    .transform((typed) => typed.replace('+', ''))
    .optional(),
  phone: text(30),
  zone: text(60),
  idNumber: documentNumber(fitsId).optional(),
  passportNumber: documentNumber((number) => fitsIdKind('passport', number)).optional(),
  visaNumber: documentNumber((number) => fitsIdKind('other', number)).optional(),
  jobTitle: text(80),
  grade: text(GRADE_MOST),
  jobDescription: text(2_000),
  contractStart: optionalDay,
  contractEnd: optionalDay,
  probationEnd: optionalDay,
  /** Empty: the start of the contract. */
  serviceFrom: optionalDay,
  workDays: z.array(z.number().int().min(1).max(7)).max(7).optional(),
  /** From when on changed working days hold, for somebody who is employed; today without it. */
  workDaysFrom: optionalDay,
  dayStart: z.union([none, clockTime], message('wrongType')).optional(),
  dayEnd: z.union([none, clockTime], message('wrongType')).optional(),
  cycle: z.union([none, z.enum(cycleNames)], message('notListed')).optional(),
  currency: z.union([none, z.string().regex(/^[A-Z]{3}$/, message('currencyUnknown'))]).optional(),
  basePay: pay.optional(),
  leaveDays: leaveDays.optional(),
} as const

/** Minutes since midnight. */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Paid minutes of a day: the stretch without lunch (source §5); null while it is not known or too short. */
export function paidMinutes(dayStart: string, dayEnd: string): number | null {
  if (!dayStart || !dayEnd) return null
  const paid = minuteOf(dayEnd) - minuteOf(dayStart) - LUNCH_MINUTES
  return paid > 0 ? paid : null
}

interface Dated {
  contractStart?: string | undefined
  contractEnd?: string | undefined
  probationEnd?: string | undefined
  dayStart?: string | undefined
  dayEnd?: string | undefined
}

/** What is wrong between fields, where both are given: by the form for its own step, by the server for the whole record. */
export function betweenFields(one: Dated): Partial<Record<EmployeeField, 'dateOrder' | 'probationOrder' | 'hoursOrder' | 'hoursShort'>> {
  const { contractStart: start, contractEnd: end, probationEnd: probation, dayStart, dayEnd } = one
  const wrong: ReturnType<typeof betweenFields> = {}
  if (start && end && end < start) wrong.contractEnd = 'dateOrder'
  if (probation && ((start && probation < start) || (end && probation > end))) wrong.probationEnd = 'probationOrder'
  if (dayStart && dayEnd && minuteOf(dayEnd) <= minuteOf(dayStart)) wrong.dayEnd = 'hoursOrder'
  else if (dayStart && dayEnd && paidMinutes(dayStart, dayEnd) === null) wrong.dayEnd = 'hoursShort'
  return wrong
}

const checked = <T extends z.ZodObject>(form: T) =>
  form.superRefine((typed, context) => {
    for (const [field, error] of Object.entries(betweenFields(typed as Dated))) complain(context, field, error)
    // The server checks the numbering plans.
    const { phone } = typed as { phone?: string }
    if (phone && !couldBePhone(phone)) complain(context, 'phone', 'phone')
  })

/** A new employee needs a name only. `number` is for those who bring numbers of their own; otherwise the next of the company. */
export const employeeForm = checked(
  z.object({
    name: line(60),
    number: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z0-9][A-Z0-9./-]{0,19})?$/, message('wrongType'))
      .optional(),
    ...fields,
  }),
)
export const employeeChange = checked(z.object({ name: line(60).optional(), ...fields }))
/** Which row, as the caller has seen it. */
export const onRow = z.object({ id, version })
export const saveForm = checked(z.object({ id, version, name: line(60).optional(), ...fields }))
export type EmployeeForm = z.output<typeof employeeForm>
export type EmployeeChange = z.output<typeof employeeChange>
/** As the screens fill it in. */
export type TypedEmployee = z.input<typeof employeeChange>

const reason = line(300)

export const leaveForm = z.object({ id, version, leaveOn: day, reason })
export const didNotJoinForm = z.object({ id, version, reason })
export const rehireForm = z
  .object({ id, version, contractStart: day, contractEnd: optionalDay, probationEnd: optionalDay })
  .superRefine((typed, context) => {
    for (const [field, error] of Object.entries(betweenFields(typed))) complain(context, field, error)
  })
export const waiveForm = z.object({ id, item: z.enum(checklistItemNames), reason })

export const documentForm = z
  .object({
    employeeId: id,
    kind: z.enum(documentKindNames),
    file: z.string(message('fileRequired')).trim().min(1, message('fileRequired')).max(200),
    issuedOn: optionalDay,
    expiresOn: optionalDay,
    note: z.string().trim().max(200).optional().default(''),
  })
  .superRefine(({ issuedOn, expiresOn }, context) => {
    if (issuedOn && expiresOn && expiresOn < issuedOn) complain(context, 'expiresOn', 'dateOrder')
  })

export const payeeForm = z
  .object({
    employeeId: id,
    holder: line(100),
    bankName: line(100),
    bankArea: z
      .union([none, z.string().regex(/^[A-Z]{2}$/, message('areaUnknown'))])
      .optional()
      .default(''),
    swift: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^([A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?)?$/, message('wrongType'))
      .optional()
      .default(''),
    /** Omitted: the number that is kept stays. */
    accountNumber: z.string().trim().transform(normalAccountNumber).optional(),
  })
  .superRefine(({ accountNumber, bankArea }, context) => {
    if (accountNumber === undefined) return
    const problem = accountNumberProblem(accountNumber, bankArea)
    if (problem) return complainOf(context, 'accountNumber', problem)
    const code = bankArea && foreignIban(accountNumber, bankArea)
    if (code) complain(context, 'bankArea', 'ibanCountry', { code })
  })
export type PayeeForm = z.output<typeof payeeForm>

export const listFilters = {
  search: z.string().trim().max(60).optional(),
  status: z.coerce.number().int().min(0).max(4).optional(),
  teamId: z.union([z.literal('none'), id]).optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, message('areaUnknown'))
    .optional(),
  grade: text(GRADE_MOST),
  flag: z.enum(flagNames).optional(),
} as const
export const listFilter = z.object(listFilters)
export type ListFilter = z.output<typeof listFilter>

export const bulkForm = z
  .object({
    ids: z.array(id).min(1).max(BULK_MOST),
    action: z.enum(['team', 'onboard', 'alreadyEmployed']),
    /** For `team`: "" takes them out of their teams. */
    teamId: optionalId,
  })
  .refine(({ action, teamId }) => action !== 'team' || teamId !== undefined, { path: ['teamId'], error: message('required') })
