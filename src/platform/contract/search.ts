import { z } from 'zod'
import { pageOf } from './page.ts'
import { pair } from './pair.ts'

/**
 * Why a result was found, word by word: an exact number; the title, a longer word there with this prefix, or a synonym; the home region,
 * or the country of a city; the service, or the one that a certificate belongs to; another mark, such as a region that a firm serves; the
 * text; a wider term of such a mark, such as serving the country of a city.
 */
const matchKinds = ['number', 'title', 'beginning', 'synonym', 'home', 'service', 'related', 'text', 'near'] as const
export type MatchKind = (typeof matchKinds)[number]

const match = z.object({
  by: z.enum(matchKinds),
  /** As typed, folded. */
  word: z.string(),
  /** What the word names, if it names a region, a service or the like. */
  name: pair.nullable(),
})
export type Match = z.infer<typeof match>

/** A page of a list that can be searched: best first, each with its reason; without words an ordinary page. */
export function searchedPageOf<S extends z.ZodRawShape>(record: z.ZodObject<S>) {
  return pageOf(record.extend({ matches: z.array(match).optional() })).extend({
    /** The words that were searched instead, if those typed are in no document and one letter away from known ones. */
    corrected: z.string().optional(),
  })
}
