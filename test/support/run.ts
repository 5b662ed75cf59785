import type { Lang } from '../../src/platform/contract/texts.ts'

/** Which run this is: `npm test`, `npm run test:deep` or `npm run test:soak`. */
export const run = (process.env['HENGDU_RUN'] ?? 'gate') as 'gate' | 'deep' | 'soak'

export interface Seat {
  readonly lang: Lang
  readonly dark: boolean
}

/**
 * The language and colour scheme in which a walk or journey is made: by its name, so that both are spread over all of them. The gate makes
 * each in one, the deep run in the other.
 */
export function seatOf(name: string): Seat {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 4
  const at = run === 'deep' ? 3 - sum : sum
  return { lang: at < 2 ? 'cn' : 'en', dark: at % 2 === 1 }
}
