import { correctionOf } from '../../../../platform/server/data/search/spelling.ts'
import type { Name } from '../../../../platform/server/data/search/vocabulary.ts'
import { wordsOf } from '../../../../platform/server/data/search/words.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import type { NamedArea } from '../../area/contract/schema.ts'
import { namedArea } from '../../area/server/reads.ts'
import { vocabulary } from './reads.ts'

const MOST = 6
const SHORTEST_BEGINNING = 2

/** The countries and regions that typed words name, those named outright before those of a city. */
export function regionsNamed(features: readonly Feature[], search: string): NamedArea[] {
  const known = vocabulary(features)
  const names = wordsOf(search, known).flatMap(({ typed, names: own }): readonly Name[] => {
    if (own.length > 0) return own
    const begun = typed.length < SHORTEST_BEGINNING ? [] : known.beginningWith(typed)
    if (begun.length > 0) return begun
    const meant = correctionOf(typed, known)
    return meant ? known.named(meant) : []
  })
  const of = (family: 'codes' | 'near') => names.flatMap((name) => name[family]?.['region'] ?? [])
  return [...new Set([...of('codes'), ...of('near')])].slice(0, MOST).map(namedArea)
}
