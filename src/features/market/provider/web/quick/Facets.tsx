import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { useKeeps } from '../../../../base/saved/web/parts.tsx'
import css from '../facets.module.css'
import { chosenOf, type FacetName, facetNames, toggled } from '../state.ts'
import { t } from '../texts.ts'
import { type FilterProps, useValueName } from './Chips.tsx'

const FEW = 10

/** Every filter with the number of providers that each of its values would leave. */
export function Facets({ state, patch, facets }: FilterProps) {
  const s = useTexts(t)
  const keeps = useKeeps()
  return (
    <div className={blocks.stack}>
      <label className={css.value}>
        <input
          type="checkbox"
          checked={state.verified === 'Y'}
          onChange={(event) => patch({ verified: event.currentTarget.checked ? 'Y' : '', page: 1 })}
        />
        <span>{s.verifiedOnly}</span>
        <span className={blocks.fine}>{facets?.verified}</span>
      </label>
      {keeps && (
        <label className={css.value}>
          <input
            type="checkbox"
            checked={state.bookmarked === 'Y'}
            onChange={(event) => patch({ bookmarked: event.currentTarget.checked ? 'Y' : '', page: 1 })}
          />
          <span>{s.bookmarked}</span>
        </label>
      )}
      <div className={`${blocks.beside} ${css.groups}`}>
        {facetNames.map((facet) => (
          <Facet key={facet} facet={facet} state={state} patch={patch} facets={facets} />
        ))}
      </div>
    </div>
  )
}

/** One filter: the most frequent values, the rest on demand, and all chosen ones. */
export function Facet({ facet, state, patch, facets }: FilterProps & { facet: FacetName }) {
  const s = useTexts(t)
  const nameOf = useValueName(facets)
  const [all, setAll] = useState(false)
  const chosen = chosenOf(state, facet)
  const counted: readonly { code: string; count: number }[] = facets?.[facet] ?? []
  const gone = chosen.filter((code) => !counted.some((one) => one.code === code)).map((code) => ({ code, count: 0 }))
  const values = [...counted.filter((one, at) => all || at < FEW || chosen.includes(one.code)), ...gone]
  if (facets && values.length === 0) return null
  return (
    <fieldset className={css.facet}>
      <legend>{s[facet]}</legend>
      {!facets &&
        Array.from({ length: FEW }, (_, at) => <div key={String(at)} className={`${blocks.bone} ${css.waiting}`} aria-hidden="true" />)}
      {values.map(({ code, count }) => (
        <label key={code} className={css.value}>
          <input type="checkbox" checked={chosen.includes(code)} onChange={() => patch(toggled(state, facet, code))} />
          <span>{nameOf(facet, code)}</span>
          <span className={blocks.fine}>{count}</span>
        </label>
      ))}
      {counted.length > FEW && (
        <button type="button" className={`${blocks.textButton} ${css.fold}`} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? s.showFew : s.showAll(counted.length)}
          <span className="sr-only">{s[facet]}</span>
        </button>
      )}
    </fieldset>
  )
}
