import { z } from 'zod'
import { complain, message } from '../../../../platform/contract/fields.ts'
import { day, line, optionalLine } from '../../../../platform/contract/inputs.ts'
import { pair } from '../../../../platform/contract/pair.ts'
import { bases, componentKinds } from './estimate.ts'

export const rateStates = ['draft', 'reviewed', 'retired'] as const
export type RateState = (typeof rateStates)[number]

/** Any currency in which wages are paid there, including those in which the platform keeps no accounts. */
export const wageCurrency = z.string().brand<'WageCurrency'>()
const minor = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const ppm = z.number().int().min(0).max(1_000_000)

const bracket = z.object({ uptoMinor: minor.nullable(), ratePpm: ppm })

/** The rules within one component; the table's checks repeat them. */
const component = z.object({
  code: z.string(),
  name: pair,
  kind: z.enum(componentKinds),
  base: z.enum(bases),
  ratePpm: ppm.nullable(),
  capMinor: minor.nullable(),
  floorMinor: minor.nullable(),
  fixedMinor: minor.nullable(),
  brackets: z.array(bracket),
  whole: z.boolean(),
  /** The body that publishes the rate, and where. */
  sourceName: z.string(),
  sourceUrl: z.string(),
  note: pair,
})
export type Component = z.infer<typeof component>

export const estimatedLine = z.object({
  component,
  countedMinor: minor,
  limited: z.enum(['cap', 'floor']).nullable(),
  slices: z.array(z.object({ fromMinor: minor, uptoMinor: minor.nullable(), ratePpm: ppm, countedMinor: minor, amountMinor: minor })),
  ownMinor: minor,
  amountMinor: minor,
})

export type EstimatedLine = z.infer<typeof estimatedLine>

export const regionCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, message('areaUnknown'))

/** One version of a region's rates, as the operator sees it. */
export const rateVersion = z.object({
  id: z.string(),
  version: z.number().int(),
  edition: z.number().int(),
  state: z.enum(rateStates),
  effectiveFrom: z.string(),
  effectiveTo: z.string().nullable(),
  note: pair,
  sample: z.boolean(),
  components: z.array(component),
  editors: z.array(z.string()),
  /** Whether the caller wrote any of it and therefore may not review it. */
  editedByMe: z.boolean(),
  editedAt: z.string(),
  reviewedBy: z.string(),
  reviewedAt: z.string().nullable(),
  retiredBy: z.string(),
  retiredAt: z.string().nullable(),
  retireReason: z.string(),
})
export type RateVersion = z.infer<typeof rateVersion>

const componentForm = z
  .object({
    code: line(20),
    nameCn: line(60),
    nameEn: line(80),
    kind: z.enum(componentKinds),
    base: z.enum(bases),
    ratePpm: ppm.nullable().default(null),
    capMinor: minor.nullable().default(null),
    floorMinor: minor.nullable().default(null),
    fixedMinor: minor.nullable().default(null),
    brackets: z.array(bracket).max(12).default([]),
    whole: z.boolean().default(false),
    sourceName: line(120),
    sourceUrl: z.url({ protocol: /^https?$/, error: message('wrongType') }).max(300),
    noteCn: optionalLine(300),
    noteEn: optionalLine(400),
  })
  .superRefine((form, context) => {
    if (form.kind.startsWith('percent') && form.ratePpm === null) complain(context, 'ratePpm', 'required')
    if (form.kind === 'fixed' && form.fixedMinor === null) complain(context, 'fixedMinor', 'required')
    if ((form.kind === 'percentSalaryCap' || form.kind === 'percentAmountCap') && form.capMinor === null)
      complain(context, 'capMinor', 'required')
    if (form.capMinor !== null && form.floorMinor !== null && form.floorMinor > form.capMinor) complain(context, 'floorMinor', 'limitOrder')
    if (form.kind === 'brackets' && !bracketsRise(form.brackets)) complain(context, 'brackets', 'bracketOrder')
  })
export type ComponentForm = z.input<typeof componentForm>

/** Limits increase, and only the last bracket has none. */
export function bracketsRise(brackets: readonly { uptoMinor: number | null }[]): boolean {
  return (
    brackets.length > 0 &&
    brackets.every(({ uptoMinor }, at) => {
      if (at === brackets.length - 1) return uptoMinor === null
      return uptoMinor !== null && uptoMinor > (brackets[at - 1]?.uptoMinor ?? 0)
    })
  )
}

export const draftForm = z
  .object({
    region: regionCode,
    effectiveFrom: day,
    effectiveTo: day.nullable().default(null),
    noteCn: optionalLine(600),
    noteEn: optionalLine(800),
    sample: z.boolean().default(false),
    components: z.array(componentForm).min(1).max(30),
  })
  .superRefine((form, context) => {
    if (form.effectiveTo && form.effectiveTo < form.effectiveFrom) complain(context, 'effectiveTo', 'dateOrder')
    if (new Set(form.components.map(({ code }) => code)).size < form.components.length) complain(context, 'components', 'codeTwice')
  })
export type DraftForm = z.output<typeof draftForm>
