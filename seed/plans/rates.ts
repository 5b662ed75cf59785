import { parseWage } from '../../src/features/people/cost/contract/money.ts'
import { draftForm } from '../../src/features/people/cost/contract/schema.ts'
import { draftOf, employingRegion } from '../../src/features/people/cost/server/reads.ts'
import { reviewRate, saveDraft } from '../../src/features/people/cost/server/writes.ts'
import { americas } from '../data/rates/americas.ts'
import { asia } from '../data/rates/asia.ts'
import { europe } from '../data/rates/europe.ts'
import type { RateLine, RegionRates } from '../data/rates/shape.ts'
import { closedMonths, payDateOf } from '../engine/months.ts'
import type { Scene } from '../engine/scene.ts'

/** Working days from the first draft to the last review. */
const TAKES = 2
/** Of a pay run, before and after its pay date. */
const RUN = { before: 4, after: 0.5 }

/**
 * Typical statutory rates, written by one operator and reviewed by the other, marked as samples; a few wait for review. It begins `latest`
 * working days ago, or as much earlier as no pay run waits for its approval meanwhile: a reviewed rate changes what an employer owes.
 */
export function planRates(scene: Scene, latest: number): void {
  const all = [...asia, ...europe, ...americas]
  const payDates = closedMonths(scene.days.today).map((month) => scene.days.agoOf(payDateOf(month)))
  let from = latest
  while (payDates.some((ago) => from > ago + RUN.after && from - TAKES < ago + RUN.before)) from++
  all.forEach((rates, nth) => {
    const [writer, reviewer] = nth % 2 === 0 ? [0, 1] : [1, 0]
    const form = draftForm.parse(formOf(rates))
    scene.plan(from - nth / 50, () => scene.do(scene.operators[writer]!, (act) => saveDraft(act, form)))
    if (rates.waits) return
    scene.plan(from - 1 - nth / 50, () =>
      scene.do(scene.operators[reviewer]!, async (act) => reviewRate(act, await draftOf(act.db, form.region))),
    )
  })
}

function formOf({ region, effectiveFrom, note, lines }: RegionRates) {
  const { currency } = employingRegion(region)
  const minor = (text: string | undefined): number | null => {
    if (text === undefined) return null
    const parsed = parseWage(text, currency)
    if (typeof parsed === 'string') throw new Error(`seed: ${region} ${text}: ${parsed}`)
    return parsed
  }
  return {
    region,
    effectiveFrom,
    noteCn: note.cn,
    noteEn: note.en,
    sample: true,
    components: lines.map((line) => ({
      code: line.code,
      nameCn: line.name.cn,
      nameEn: line.name.en,
      kind: kindOf(line),
      base: line.base ?? 'month',
      ratePpm: line.percent === undefined ? null : Math.round(line.percent * 10_000),
      capMinor: minor(line.wageCap ?? line.amountCap),
      floorMinor: minor(line.floor),
      fixedMinor: minor(line.fixed),
      brackets: (line.brackets ?? []).map(([upto, percent]) => ({
        uptoMinor: minor(upto ?? undefined),
        ratePpm: Math.round(percent * 10_000),
      })),
      whole: line.whole ?? false,
      sourceName: line.source[0],
      sourceUrl: line.source[1],
      noteCn: line.note?.cn ?? '',
      noteEn: line.note?.en ?? '',
    })),
  }
}

const kindOf = (line: RateLine) =>
  line.brackets
    ? 'brackets'
    : line.fixed !== undefined
      ? 'fixed'
      : line.wageCap !== undefined
        ? 'percentSalaryCap'
        : line.amountCap !== undefined
          ? 'percentAmountCap'
          : 'percent'
