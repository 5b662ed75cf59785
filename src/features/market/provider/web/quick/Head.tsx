import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Broken } from '../../../../../platform/web/portal/Broken.tsx'
import { Intro } from '../../../../../platform/web/portal/layout.tsx'
import { usePageTitle } from '../../../../../platform/web/title.ts'
import { SampleCount } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { LocalTime } from '../../../../people/calendar/web/parts/LocalTime.tsx'
import { usePlace } from '../../../../people/calendar/web/queries.ts'
import { useFacets } from '../queries.ts'
import css from '../quickfind.module.css'
import { activeOf, onlyRegion } from '../state.ts'
import { t } from '../texts.ts'
import type { FilterProps } from './Chips.tsx'
import { SearchBox } from './SearchBox.tsx'

/** Title and search. Small as soon as something is asked, so that the answer is on the first screen. */
export function Head({ state, patch }: Omit<FilterProps, 'facets'>) {
  const s = useTexts(t)
  const lang = useLang()
  const region = onlyRegion(state)
  const place = usePlace(region)
  const asked = activeOf(state).length > 0
  const name = region && (place.data?.name[lang] ?? (place.isError ? null : '…'))
  usePageTitle(place.data && name ? s.countryTitle(name) : null)
  return (
    <Intro
      title={name ?? <Broken parts={[s.title1, s.title2]} />}
      lead={asked ? place.data && <LocalTime offsetMinutes={place.data.offsetMinutes} /> : s.lead}
      compact={asked}
    >
      <SearchBox value={state.search} onChange={(text) => patch({ search: text, page: 1 })} tries={!asked} />
      {!asked && <Whole />}
    </Intro>
  )
}

/** How large the directory is. */
function Whole() {
  const s = useTexts(t)
  const lang = useLang()
  const { data, dataUpdatedAt } = useFacets({})
  return (
    <p className={`${blocks.fine} ${css.whole}`}>
      {data && (
        <>
          {s.whole(data.total, data.region.length, data.verified)} {s.asOf(formatTime(new Date(dataUpdatedAt).toISOString(), lang))}{' '}
          <SampleCount samples={data.samples} total={data.total} />
        </>
      )}
    </p>
  )
}
