import { z } from 'zod'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { day, line, optionalLine } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { CALENDAR_YEAR_MAX, CALENDAR_YEAR_MIN } from '../../../../rules/constants.ts'

export const correctionKinds = ['add', 'remove', 'rename', 'workday'] as const
export type CorrectionKind = (typeof correctionKinds)[number]

export const year = z.coerce.number().int().min(CALENDAR_YEAR_MIN).max(CALENDAR_YEAR_MAX)
export const regionCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, message('areaUnknown'))
/** A country or region, or a state or province of one (ISO 3166-2). */
export const placeCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/, message('areaUnknown'))
/** Both within the years that the calendar covers, at most two years apart. */
export const calendarDay = day.refine(
  (text) => Number(text.slice(0, 4)) >= CALENDAR_YEAR_MIN && Number(text.slice(0, 4)) <= CALENDAR_YEAR_MAX,
  message('calendarYears'),
)

export const holiday = z.object({
  date: z.string(),
  /** `cn` may be English text if there is no Chinese; `cnLang` says so. */
  name: pair,
  cnLang: z.enum(['zh-CN', 'en']),
  corrected: z.boolean(),
})
export type Holiday = z.infer<typeof holiday>

/** Source of a year's holidays: the public calendar, an operator's verification, or none. */
export const basis = z.enum(['public', 'verified', 'none'])
export type Basis = z.infer<typeof basis>

export const place = z.object({
  code: z.string(),
  name: pair,
  zone: z.string(),
  /** Days of rest, Monday is 1. */
  weekend: z.array(z.number().int()),
})

export const yearOf = z.object({
  region: place,
  /** States and provinces of the country that have days of their own, to choose one. */
  parts: z.array(z.object({ code: z.string(), name: pair })),
  year: z.number().int(),
  basis,
  verifiedOn: z.string().nullable(),
  verifiedBy: z.string(),
  source: z.string(),
  holidays: z.array(holiday),
  /** Days of the weekend that are working days in exchange for a longer holiday. */
  workdays: z.array(holiday),
})
export type YearOf = z.infer<typeof yearOf>

export const correctionForm = z
  .object({
    region: regionCode,
    date: calendarDay,
    kind: z.enum(correctionKinds),
    /** The English name of the holiday that is removed or renamed. */
    english: optionalLine(120),
    nameCn: optionalLine(60),
    nameEn: optionalLine(120),
    reason: line(300),
    /** Whether it also counts in states and provinces whose days are listed by themselves. */
    inParts: z.boolean().default(true),
  })
  .superRefine((form, context) => {
    const lack = (path: string) => complain(context, path, 'required')
    if ((form.kind === 'remove' || form.kind === 'rename') && !form.english) lack('english')
    if (form.kind !== 'remove' && !form.nameCn) lack('nameCn')
    if (form.kind !== 'remove' && !form.nameEn) lack('nameEn')
  })
export type CorrectionForm = z.output<typeof correctionForm>

/** Minutes of the day; both ends on the same day. */
export const hours = {
  aFrom: z.coerce.number().int().min(0).max(1439).default(540),
  aTo: z.coerce.number().int().min(1).max(1440).default(1080),
  bFrom: z.coerce.number().int().min(0).max(1439).default(540),
  bTo: z.coerce.number().int().min(1).max(1440).default(1080),
}
