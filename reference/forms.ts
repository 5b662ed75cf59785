/** What operators would type: the demo world and `npm run reference` use the same. */
import type { ArticleForm } from '../src/features/market/article/contract/schema.ts'
import type { ArticleSeed } from '../src/features/market/article/contract/seed.ts'
import { correctionForm } from '../src/features/people/calendar/contract/schema.ts'
import { parseWage } from '../src/features/people/cost/contract/money.ts'
import { draftForm } from '../src/features/people/cost/contract/schema.ts'
import { employingRegion } from '../src/features/people/cost/server/reads.ts'
import type { HolidaySource } from './holidays.ts'
import type { RateLine, RegionRates } from './rates/shape.ts'

const shift = { cn: '调休上班', en: 'Make-up workday' }

/** The corrections of one group of days, each with its source. */
export function correctionsOf({ region, source, adds = [], removes = [], renames = [], worked = [], countryOnly }: HolidaySource) {
  const form = (more: object) => correctionForm.parse({ region, reason: source, inParts: !countryOnly, ...more })
  return [
    ...adds.map(([date, { cn, en }]) => form({ date, kind: 'add', nameCn: cn, nameEn: en })),
    ...removes.map(([date, english]) => form({ date, kind: 'remove', english })),
    ...renames.map(([date, english, { cn, en }]) => form({ date, kind: 'rename', english, nameCn: cn, nameEn: en })),
    ...worked.map((date) => form({ date, kind: 'workday', nameCn: shift.cn, nameEn: shift.en })),
  ]
}

/** A draft of statutory rates, marked as a sample. */
export function rateForm({ region, effectiveFrom, note, lines }: RegionRates) {
  const { currency } = employingRegion(region)
  const minor = (text: string | undefined): number | null => {
    if (text === undefined) return null
    const parsed = parseWage(text, currency)
    if (typeof parsed === 'string') throw new Error(`${region} ${text}: ${parsed}`)
    return parsed
  }
  return draftForm.parse({
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
  })
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

/** Its facts were compared with the sources on the day of its last change. */
export const articleForm = ({ slug, topic, regions, author, sources, cn, en }: ArticleSeed, checkedOn: string): ArticleForm => ({
  slug,
  topic,
  regions,
  author: { cn: author.cn, en: author.en },
  cover: '',
  checkedOn,
  sources,
  cn: { ...cn },
  en: { ...en },
})
