import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import css from '../facets.module.css'
import type { useFacets } from '../queries.ts'
import { activeOf, chosenOf, clearing, everyFilterGone, type FacetName, facetNames, type State, toggled } from '../state.ts'
import { t } from '../texts.ts'

type FacetData = NonNullable<ReturnType<typeof useFacets>['data']>
export interface FilterProps {
  state: State
  patch: (change: Partial<State>) => void
  facets: FacetData | undefined
}

/** The label of a filter value. Names of regions come with the counts. */
export function useValueName(facets: FacetData | undefined): (facet: FacetName, value: string) => string {
  const lang = useLang()
  const words = { service: useDictText('service'), industry: useDictText('industry'), language: useDictText('language') }
  return (facet, value) =>
    facet === 'region' ? (facets?.region.find((one) => one.code === value)?.name[lang] ?? value) : words[facet](value)
}

/** The chosen values, each with a remove button. */
export function Chips({ state, patch, facets }: FilterProps) {
  const s = useTexts(t)
  const nameOf = useValueName(facets)
  if (activeOf(state).length === 0) return null
  const chip = (key: string, name: string, change: Partial<State>) => (
    <li key={key}>
      <button type="button" className={blocks.chip} aria-label={s.remove(name)} onClick={() => patch(change)}>
        <span>{name}</span>
        <span aria-hidden="true">×</span>
      </button>
    </li>
  )
  return (
    <ul className={`${blocks.line} ${css.chips}`} aria-label={s.chosen}>
      {state.search.trim() && chip('search', s.words(state.search.trim()), clearing('search'))}
      {facetNames.flatMap((facet) =>
        chosenOf(state, facet).map((value) => chip(`${facet} ${value}`, nameOf(facet, value), toggled(state, facet, value))),
      )}
      {state.bookmarked === 'Y' && chip('bookmarked', s.bookmarked, clearing('bookmarked'))}
      {state.verified === 'Y' && chip('verified', s.verifiedOnly, clearing('verified'))}
      <li>
        <button type="button" className={`${blocks.chip} ${css.clear}`} onClick={() => patch(everyFilterGone)}>
          {s.clear}
        </button>
      </li>
    </ul>
  )
}
