import { z } from 'zod'
import { pageOf } from './page.ts'

/**
 * Why a result was found, word by word: an exact number; the title, a longer word there that begins so, or another word for the same; the
 * home region; what it does; what else it is marked with, such as a region that a firm serves; its text; something wider than was asked
 * for, such as the country of a city.
 */
export const matchKinds = ['number', 'title', 'beginning', 'synonym', 'home', 'service', 'related', 'text', 'near'] as const
export type MatchKind = (typeof matchKinds)[number]

const match = z.object({
  by: z.enum(matchKinds),
  /** As it was typed, folded. */
  word: z.string(),
  /** What the word names, where it names a region, a service or the like. */
  name: z.object({ cn: z.string(), en: z.string() }).nullable(),
})
export type Match = z.infer<typeof match>

/** A page of what may be searched by words: best first, each with why; without words as an ordinary page. */
export function searchedPageOf<S extends z.ZodRawShape>(record: z.ZodObject<S>) {
  return pageOf(record.extend({ matches: z.array(match).optional() })).extend({
    /** The words that were searched instead, where those typed are in no document and a letter away from known ones. */
    corrected: z.string().optional(),
  })
}
