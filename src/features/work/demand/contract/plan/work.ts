import { z } from 'zod'
import { day, nameLine } from '../../../../../platform/contract/inputs.ts'
import { type Pair, plural } from '../../../../../platform/contract/texts.ts'
import { MINUTES_STEP, WORK_MEMO_MIN } from '../../../../../rules/demand.ts'
import { sheetEarned, type WorkUnit, workUnits } from './earned.ts'

/** How the weeks of a pay-as-you-go contract are paid. `cap` and what is counted are minutes for hours, else half days or pieces. */
export interface Work {
  unit: WorkUnit
  /** What a piece is called; empty for time. */
  piece: string
  rateMinor: number
  /** Most that a week may count. */
  cap: number
}

/** What was done on one day of a week. */
export interface WorkLine {
  day: string
  counted: number
  memo: string
}

/** A line as it was sent, with what the company accepts of it instead and why. */
export interface SentLine extends WorkLine {
  accepted: number | null
  answer: string
}

/** The units of work as they are shown. */
export const workUnitTexts = {
  hour: { cn: '小时', en: 'hour' },
  halfDay: { cn: '半天', en: 'half day' },
  piece: { cn: '件', en: 'piece' },
} as const satisfies Record<WorkUnit, Pair>
/** The same as what is typed in. */
export const workUnitsTexts = {
  hour: { cn: '小时', en: 'hours' },
  halfDay: { cn: '半天', en: 'half days' },
  piece: { cn: '件', en: 'pieces' },
} as const satisfies Record<WorkUnit, Pair>

/** Most that one day can count: 24 hours, two half days; a day of pieces has no limit of its own. */
const perDay: Record<WorkUnit, number> = { hour: 24 * 60, halfDay: 2, piece: Number.POSITIVE_INFINITY }

/** The most that a week can count, in units as they are typed. */
export const capMost: Record<WorkUnit, number> = { hour: 168, halfDay: 14, piece: 10_000 }

/** Hours are typed and shown as hours, and counted in minutes. */
export const countedOf = (unit: WorkUnit, units: number): number => (unit === 'hour' ? units * 60 : units)

/** What is counted as it is shown and typed: hours as 7:30, others as their number. */
export const countText = (unit: WorkUnit, counted: number): string =>
  unit === 'hour' ? `${Math.floor(counted / 60)}:${String(counted % 60).padStart(2, '0')}` : String(counted)

/** The same with its unit: "7:30 h", "5 half days". */
export const workPair = (unit: WorkUnit, counted: number): Pair =>
  ({
    hour: { cn: `${countText(unit, counted)} 小时`, en: `${countText(unit, counted)} h` },
    halfDay: { cn: `${counted} 个半天`, en: plural(counted, 'half day') },
    piece: { cn: `${counted} 件`, en: plural(counted, 'piece') },
  })[unit]

/** What a typed count comes to; hours may be typed as 7:30, 7.5 or 7. Null if it cannot be read. */
export function countFrom(unit: WorkUnit, typed: string): number | null {
  const text = typed.trim().replace('：', ':').replace(',', '.')
  if (unit !== 'hour') return /^\d{1,5}$/.test(text) ? Number(text) : null
  const clock = /^(\d{1,3}):([0-5]\d)$/.exec(text)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 60) : null
}

export const unitsOf = (unit: WorkUnit, counted: number): number => (unit === 'hour' ? counted / 60 : counted)

export const countOf = (lines: readonly Pick<WorkLine, 'counted'>[]): number => lines.reduce((sum, { counted }) => sum + counted, 0)

/** What of a sent sheet counts: each line as it was sent, or the part of it that the company accepts. */
export const acceptedCount = (lines: readonly SentLine[]): number =>
  lines.reduce((sum, { counted, accepted }) => sum + (accepted ?? counted), 0)

/** A sheet as it was sent for a week, without those that were taken back. */
interface SheetSent {
  version: number
  isSupplement: boolean
  lines: readonly SentLine[]
  /** Of a supplementary sheet: null until it has an answer. */
  acceptedMinor: number | null
}

/** What counts of a week that is released, by day: of the sheet that was sent last, and of its supplementary sheets that have an answer. */
export function countedBefore(sent: readonly SheetSent[]): Pick<WorkLine, 'day' | 'counted'>[] {
  const sheet = sent.filter(({ isSupplement }) => !isSupplement).toSorted((a, b) => b.version - a.version)
  const more = sent.filter(({ isSupplement, acceptedMinor }) => isSupplement && acceptedMinor !== null)
  return [...sheet.slice(0, 1), ...more].flatMap(({ lines }) =>
    lines.map(({ day, counted, accepted }) => ({ day, counted: accepted ?? counted })),
  )
}

/** What so many counted units come to, in minor units, rounded once. */
export const workEarned = ({ rateMinor, unit }: Pick<Work, 'rateMinor' | 'unit'>, counted: number): number =>
  sheetEarned(rateMinor, unit, counted)

export const workTerms = z.object({ unit: z.enum(workUnits), piece: z.string(), rateMinor: z.number().int(), cap: z.number().int() })
const workLine = z.object({ day: z.string(), counted: z.number().int(), memo: z.string() })
export const workLines = z.array(workLine)
export const sentLines = z.array(workLine.extend({ accepted: z.number().int().nullable(), answer: z.string() }))

/** The lines of a week as they are typed. */
export const typedLines = z.array(z.object({ day, counted: z.number().int().min(1).max(10_080), memo: nameLine(300) })).max(14)
/** What the company accepts of lines instead, each with a reason. */
export const loweredLines = z.array(z.object({ day, counted: z.number().int().min(0).max(10_080), answer: nameLine(300) })).max(14)
export type LoweredLine = z.output<typeof loweredLines>[number]

/** What is wrong with a line, as an error of a field with its parameters; null if nothing is. `before`: what counts of the week already. */
export function wrongLine(
  { unit, cap }: Work,
  lines: readonly WorkLine[],
  at: number,
  { from, to, today, before = [] }: { from: string; to: string; today: string; before?: readonly Pick<WorkLine, 'day' | 'counted'>[] },
): {
  field: keyof WorkLine
  error: 'lineOutside' | 'lineFuture' | 'lineTwice' | 'lineDay' | 'lineStep' | 'lineMemo' | 'lineOver'
  over?: number
} | null {
  const line = lines[at]!
  if (line.day < from || line.day > to) return { field: 'day', error: 'lineOutside' }
  if (line.day > today) return { field: 'day', error: 'lineFuture' }
  if (lines.slice(0, at).some((other) => other.day === line.day)) return { field: 'day', error: 'lineTwice' }
  if (line.counted + countOf(before.filter(({ day }) => day === line.day)) > perDay[unit]) return { field: 'counted', error: 'lineDay' }
  if (unit === 'hour' && line.counted % MINUTES_STEP !== 0) return { field: 'counted', error: 'lineStep' }
  const over = countOf(before) + countOf(lines.slice(0, at + 1)) - cap
  if (over > 0) return { field: 'counted', error: 'lineOver', over }
  if (line.memo.length < WORK_MEMO_MIN) return { field: 'memo', error: 'lineMemo' }
  return null
}
