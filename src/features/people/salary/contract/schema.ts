import { z } from 'zod'
import { day, id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { namesOf } from '../../../../platform/contract/names.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { payCycles } from '../../../../rules/constants.ts'
import { payCurrencyInput, payInput } from './pay.ts'
import { changeStateNames } from './states.ts'

export const cycle = z.enum(namesOf(payCycles))
const minor = z.number().int()
const currency = z.string()
export const person = z.object({ id: z.string(), number: z.string(), name: z.string(), latinName: z.string() })

export const salaryForm = z.object({
  employeeId: id,
  effectiveOn: day,
  cycle,
  currency: payCurrencyInput,
  base: payInput,
  reason: optionalLine(500),
})
export type SalaryForm = z.output<typeof salaryForm>

/** One row of a sheet: cycle and currency are those that hold if they are left out. */
export const sheetRow = z.object({
  number: line(20),
  effectiveOn: day,
  base: payInput,
  cycle: cycle.optional(),
  currency: payCurrencyInput.optional(),
  reason: optionalLine(500),
})
export type SheetRow = z.output<typeof sheetRow>

/** Base pay that holds, as shown. */
export const base = z.object({ baseMinor: minor, cycle, currency, effectiveOn: z.string() })
export type Base = z.infer<typeof base>

const retroPeriod = z.object({
  period: z.object({ from: z.string(), to: z.string() }),
  run: z.string(),
  minor,
  lines: z.array(z.object({ code: z.string(), minor })),
})

/** What the payroll feature says about a change. */
const effect = z.object({
  /** The first period that pays it; null where the person is in no pay group. */
  first: z.object({ from: z.string(), to: z.string(), payOn: z.string(), group: z.string() }).nullable(),
  /** What each closed period would be paid in addition, or have taken off. */
  retro: z.array(retroPeriod),
  retroMinor: minor,
})
export type Effect = z.infer<typeof effect>

export const preview = z.object({
  employee: person,
  old: base.nullable(),
  now: base,
  /** The old base in the new cycle, if the cycle changes. */
  convertedMinor: minor.nullable(),
  /** In hundredths of a per cent of the old base in the new cycle; null without one, or in another currency. */
  changeBps: z.number().int().nullable(),
  changeMinor: minor.nullable(),
  effect,
  notes: z.array(pair),
})
export type Preview = z.infer<typeof preview>

export const changeRow = z.object({
  id: z.string(),
  version,
  employee: person,
  state: z.enum(changeStateNames),
  effectiveOn: z.string(),
  cycle,
  currency,
  baseMinor: minor,
  /** What held before, when it was proposed. */
  old: base.nullable(),
  changeBps: z.number().int().nullable(),
  reason: z.string(),
  remark: z.string(),
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  proposedAt: z.string(),
  decidedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  decidedAt: z.string().nullable(),
  /** The next moves of the caller, each with the reason why not. */
  may: z.object({ approve: z.string().nullable(), refuse: z.string().nullable(), withdraw: z.string().nullable() }).nullable(),
})
export type ChangeRow = z.infer<typeof changeRow>
