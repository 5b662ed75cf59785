import { z } from 'zod'
import { complain } from '../../../../platform/contract/fields.ts'
import { day, line } from '../../../../platform/contract/inputs.ts'
import { namesOf } from '../../../../platform/contract/names.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { cycle, person } from '../../salary/contract/schema.ts'
import { methodsOf } from './engine/units.ts'
import { method, span, who } from './shapes.ts'

/** Leave that was taken in advance, when somebody leaves: never deducted without a question unless the group says so. */
export const negativeLeaves = {
  ask: { cn: '扣回前须在检查项中确认', en: 'Deduct, once it is ticked in the checks' },
  deduct: { cn: '直接扣回', en: 'Deduct' },
  ignore: { cn: '不扣回', en: 'Do not deduct' },
} as const satisfies Record<string, Pair>
export type NegativeLeave = keyof typeof negativeLeaves
const negativeLeaveNames = namesOf(negativeLeaves)
export const UNUSED_PERCENT_MAX = 500

export const groupForm = z
  .object({
    name: line(60),
    cycle,
    anchor: day,
    cutOffDays: z.coerce.number().int().min(-31).max(31),
    payKind: z.enum(['daysAfterEnd', 'date']),
    /** Days after the end of the period, or the date in the month. */
    payDay: z.coerce.number().int().min(-31).max(62),
    payMonths: z.coerce.number().int().min(0).max(2).default(0),
    method,
    /** ISO 3166: a country, or a subdivision such as DE-BY. */
    region: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/),
    /** What a day of unused leave is paid at on leaving, of the daily wage. */
    unusedPercent: z.coerce.number().int().min(0).max(UNUSED_PERCENT_MAX).default(100),
    negativeLeave: z.enum(negativeLeaveNames).default('ask'),
  })
  .superRefine((form, context) => {
    if (!methodsOf(form.cycle).includes(form.method)) complain(context, 'method', 'methodNotForCycle')
    if (form.payKind === 'date' && form.cycle !== 'monthly') complain(context, 'payKind', 'methodNotForCycle')
    if (form.payKind === 'date' && (form.payDay < 1 || form.payDay > 31)) complain(context, 'payDay', 'payBeforePeriod')
  })
export type GroupForm = z.output<typeof groupForm>

export const periodRow = span.extend({ cutOffOn: z.string(), payOn: z.string(), /** Moved from a day of rest. */ moved: z.boolean() })
export type PeriodRow = z.infer<typeof periodRow>

export const groupCalendar = z.object({
  periods: z.array(periodRow),
  /** Years with a pay date more than usual. */
  extra: z.array(z.object({ year: z.number().int(), dates: z.number().int() })),
  basis: z.enum(['verified', 'public', 'none']),
})
export type GroupCalendar = z.infer<typeof groupCalendar>

export const groupRow = z.object({
  id: z.string(),
  version: z.number().int(),
  name: z.string(),
  cycle,
  anchor: z.string(),
  cutOffDays: z.number().int(),
  payKind: z.enum(['daysAfterEnd', 'date']),
  payDay: z.number().int(),
  payMonths: z.number().int(),
  method,
  region: z.string(),
  unusedPercent: z.number().int(),
  negativeLeave: z.enum(negativeLeaveNames),
  archived: z.boolean(),
  people: z.number().int(),
  runs: z.number().int(),
  next: periodRow,
  extra: groupCalendar.shape.extra,
})
export type GroupRow = z.infer<typeof groupRow>

export const groupPerson = person.extend({
  country: z.string(),
  jobTitle: z.string(),
  cycle: cycle.nullable(),
  currency: z.string().nullable(),
  status: z.number().int(),
  group: who.nullable(),
})
export type GroupPerson = z.infer<typeof groupPerson>
