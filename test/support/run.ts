import type { Lang } from '../../src/platform/contract/texts.ts'

/** Which run this is: `npm test`, `npm run test:deep` or `npm run test:soak`. */
export const run = (process.env['HENGDU_RUN'] ?? 'gate') as 'gate' | 'deep' | 'soak'

/** Widths of a window in px: a desk, a phone, and the narrowest that is promised. */
export type Width = 1440 | 390 | 320

export interface Seat {
  readonly lang: Lang
  readonly dark: boolean
  readonly width: Width
}

/**
 * The language, colour scheme and width in which a walk or journey is made: by its name, so that all are spread over all of them. The gate
 * makes each in one, the deep run in the other: the other language, the other scheme, and wide instead of narrow.
 */
export function seatOf(name: string): Seat {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 65_521
  const at = run === 'deep' ? 15 - (sum % 16) : sum % 16
  return { lang: at & 1 ? 'en' : 'cn', dark: (at & 2) !== 0, width: at & 4 ? 1440 : at & 8 ? 390 : 320 }
}

/** The language of a journey in this run, as a list for `each`. */
export const langOf = (name: string): readonly [Lang] => [seatOf(name).lang]
