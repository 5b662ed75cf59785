import { Suspense, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import { ActionButton, ActionLink, ActionRow } from '../../../../platform/web/portal/actions.tsx'
import { Segments } from '../../../../platform/web/portal/fields.tsx'
import { InSlices } from '../../../../platform/web/portal/InSlices.tsx'
import { LoadWhenIdle } from '../../../../platform/web/portal/LoadWhenIdle.tsx'
import { Band, Facts, Split } from '../../../../platform/web/portal/layout.tsx'
import { Sheet } from '../../../../platform/web/portal/Sheet.tsx'
import { WorldMap } from '../../../../platform/web/portal/WorldMap.tsx'
import { Link, useLocation, useNavigate } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { Corrected } from '../../../../platform/web/ui/SearchNotes.tsx'
import { totalText } from '../../../../platform/web/ui/total.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { SavedSearches } from '../../../base/saved/web/parts.tsx'
import { countryFacts } from './country.ts'
import { useFacets, useProviders } from './queries.ts'
import { Chips, type FilterProps } from './quick/Chips.tsx'
import { Facet, Facets } from './quick/Facets.tsx'
import { Head } from './quick/Head.tsx'
import { Results } from './quick/Results.tsx'
import css from './quickfind.module.css'
import { activeOf, chosenOf, defaults, filtersOf, onlyRegion, type State, searchOf, toggled } from './state.ts'
import { t } from './texts.ts'

const ProviderSheet = lazyPart(() => import('./quick/ProviderSheet.tsx'))
const SheetScreen = lazyPart(() => import('./quick/SheetScreen.tsx'))
const ApplySheet = lazyPart(() => import('./apply/ApplySheet.tsx'))

/** An entry opened from the list closes by going back to it; one opened by its address closes in place. */
export const OPENED = { opened: true }

export default function QuickfindPage() {
  const [state, patch] = useUrlState(defaults)
  const [filtering, setFiltering] = useState(false)
  const facets = useFacets(filtersOf(state)).data
  const rows = useProviders(searchOf(state))
  const filters = { state, patch, facets }
  return (
    <>
      <Head state={state} patch={patch} />
      <Country state={state} />
      <Found {...filters} rows={rows} onFilter={() => setFiltering(true)} />
      <Listing />
      <Filters {...filters} open={filtering} onClose={() => setFiltering(false)} />
      <Opened state={state} patch={patch} />
    </>
  )
}

/** What else is known about the only country that is chosen. Its height is reserved: the directory below does not move. */
function Country({ state }: { state: State }) {
  const region = onlyRegion(state)
  if (!region) return null
  return (
    <div className={`${blocks.page} ${css.country}`}>
      <countryFacts.Slot region={region} />
    </div>
  )
}

function Found({ state, patch, facets, rows, onFilter }: FilterProps & { rows: ReturnType<typeof useProviders>; onFilter: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const shows = state.view === 'map' ? 'map' : ''
  const active = activeOf(state).filter((name) => name !== 'search').length
  return (
    <Band still label={s.label}>
      <div className={`${blocks.between} ${spacing.before4}`}>
        <p className={css.found} role="status">
          {rows.data ? s.found(totalText(rows.data)) : s.loading}
        </p>
        <div className={`${blocks.buttons} ${css.tools}`}>
          <ActionButton look="outline" className={css.narrow ?? ''} onClick={onFilter}>
            {s.filtersCount(active)}
          </ActionButton>
          <SavedSearches list="directory" filters={{ ...filtersOf(state), bookmarked: undefined }} />
          <Order state={state} patch={patch} />
          <div className={css.narrow}>
            <Segments
              label={s.view}
              hideLabel
              value={shows}
              onChange={(view) => patch({ view })}
              options={[
                { value: '', label: s.asRows },
                { value: 'map', label: s.asMap },
              ]}
            />
          </div>
        </div>
      </div>
      <Corrected typed={state.search} corrected={rows.data?.corrected} />
      <Chips state={state} patch={patch} facets={facets} />
      <div className={`${blocks.columns} ${css.body}`} data-ratio="5-7" data-view={shows || 'rows'}>
        <div className={`${blocks.stack} ${css.side}`}>
          <section className={`${blocks.panel} ${css.map}`} aria-label={s.asMap}>
            <InSlices>
              <WorldMap
                label={s.mapLabel}
                marks={(facets?.region ?? []).map((one) => ({ code: one.code, label: one.name[lang], count: one.count }))}
                onPick={(code) => patch(toggled(state, 'region', code))}
              />
            </InSlices>
            <p className={blocks.fine}>{s.mapHint}</p>
          </section>
          <div className={css.narrow}>
            <Facet facet="region" state={state} patch={patch} facets={facets} />
          </div>
          <div className={css.wide}>
            <Facets state={state} patch={patch} facets={facets} />
          </div>
        </div>
        <InSlices>
          <Results state={state} patch={patch} query={rows} facets={facets} />
        </InSlices>
      </div>
    </Band>
  )
}

function Order({ state, patch }: Omit<FilterProps, 'facets'>) {
  const s = useTexts(t)
  const best = state.search.trim() !== '' ? s.byMatch : chosenOf(state, 'region').length > 0 ? s.byHome : ''
  return (
    <label className={`${blocks.inline} ${css.sort}`}>
      <span>{s.sort}</span>
      <select className={blocks.control} value={state.sort} onChange={(event) => patch({ sort: event.currentTarget.value, page: 1 })}>
        {best && <option value="">{best}</option>}
        <option value={best && 'verified'}>{s.byVerified}</option>
        <option value="name">{s.byName}</option>
      </select>
    </label>
  )
}

/** How a provider comes to be listed. */
function Listing() {
  const s = useTexts(t)
  const { search } = useLocation()
  const applying = (step: string) => {
    const query = new URLSearchParams(search)
    query.set('apply', step)
    return `?${query}`
  }
  return (
    <Band tone="surface">
      <Split
        title={s.listTitle1}
        about={s.listAbout}
        aside={
          <ActionRow>
            <ActionLink to={applying('1')} look="primary" state={OPENED}>
              {s.apply}
            </ActionLink>
            <Link to={applying('look')} state={OPENED}>
              {s.lookUp}
            </Link>
          </ActionRow>
        }
        ratio="5-7"
      >
        <Facts
          items={[
            { name: s.verifyTitle, value: s.verifyText },
            { name: s.priceTitle, value: s.priceText },
          ]}
        />
        <LoadWhenIdle room={400} narrow={590}>
          <SheetScreen />
        </LoadWhenIdle>
      </Split>
    </Band>
  )
}

/** The filters on a narrow screen. */
function Filters({ state, patch, facets, open, onClose }: FilterProps & { open: boolean; onClose: () => void }) {
  const s = useTexts(t)
  return (
    <Sheet open={open} onClose={onClose} title={s.filters} side>
      <Facets state={state} patch={patch} facets={facets} />
      <div className={css.sheetEnd}>
        <ActionButton onClick={onClose}>{s.showFound(facets?.total ?? 0)}</ActionButton>
      </div>
    </Sheet>
  )
}

/** The sheet in the address: a provider, or the application. */
function Opened({ state, patch }: Omit<FilterProps, 'facets'>) {
  const navigate = useNavigate()
  const { state: came } = useLocation()
  const close = (names: { id?: ''; apply?: '' }) => {
    if ((came as typeof OPENED | null)?.opened) void navigate(-1)
    else patch(names)
  }
  return (
    <Suspense fallback={null}>
      {state.id && <ProviderSheet key={state.id} id={state.id} onClose={() => close({ id: '' })} />}
      {state.apply && (
        <ApplySheet
          look={state.apply === 'look'}
          onLook={(look) => patch({ apply: look ? 'look' : '1' })}
          onClose={() => close({ apply: '' })}
        />
      )}
    </Suspense>
  )
}
