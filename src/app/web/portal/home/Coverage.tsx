import { countryPath } from '../../../../features/base/area/web/parts/CountryLink.tsx'
import { useRead as useEvents } from '../../../../features/market/event/web/queries.ts'
import { useFacets } from '../../../../features/market/provider/web/queries.ts'
import { useCostRegions } from '../../../../features/people/cost/web/queries.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { WorldMap } from '../../../../platform/web/portal/WorldMap.tsx'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import { SampleCount } from '../../../../platform/web/ui/StatusTag.tsx'
import css from './coverage.module.css'
import { t } from './texts.ts'

const MOST = 12

/** What there is in each country and region, as a map and as links. Every number is a query. */
export default function Coverage() {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  const firms = useFacets({})
  const rates = useCostRegions()
  const events = useEvents('GET /ws/event/list', { pageSize: 1, tab: 'ongoing' })
  if (firms.isError) return <p>{s.mapFailed}</p>
  const reviewed = new Set(rates.data?.regions.filter(({ state }) => state === 'reviewed').map(({ code }) => code))
  const eventsIn = new Map(events.data?.regions.map(({ code, count }) => [code, count]))
  const regions = [...(firms.data?.region ?? [])].sort((one, other) => other.count - one.count)
  const marks = regions.map(({ code, name, count }) => ({
    code,
    label: name[lang],
    count,
    text: s.mapOf(name[lang], count, reviewed.has(code), eventsIn.get(code) ?? 0),
  }))
  const figures = [
    [firms.data?.region.length, s.mapFirms],
    [rates.data && reviewed.size, s.mapRates],
    [events.data && eventsIn.size, s.mapEvents],
  ] as const
  return (
    <div className={spacing.after6} aria-busy={firms.isPending || undefined}>
      <WorldMap label={s.mapLabel} marks={marks} onPick={(code) => void navigate(countryPath(code))} />
      <dl className={css.figures}>
        {figures.map(([n, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{n ?? '–'}</dd>
          </div>
        ))}
      </dl>
      {firms.data && <SampleCount samples={firms.data.samples} total={firms.data.total} />}
      <ul className={css.regions}>
        {regions.slice(0, MOST).map(({ code, name, count }) => (
          <li key={code}>
            <Link to={countryPath(code)}>
              <RegionBadge code={code} name={name[lang]} />
              <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
