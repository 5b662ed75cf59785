import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { usePlace } from '../../../../people/calendar/web/queries.ts'
import { CostCell } from './CostCell.tsx'
import css from './country.module.css'
import { ArticlesCell, DemandsCell, EventsCell, PapersCell, ProvidersCell } from './LocalCells.tsx'
import { HolidaysCell, OverlapCell } from './TimeCells.tsx'
import { t } from './texts.ts'

/** Everything that the platform knows about one country or region; what it does not know is said. Nothing for a code of no place. */
export default function CountryPanel({ region }: { region: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const place = usePlace(region)
  const name = place.data?.name[lang] ?? region
  if (place.isError) return null
  return (
    <section className={css.panel} aria-label={s.label(name)}>
      <HolidaysCell region={region} asked={place} />
      <CostCell region={region} />
      <OverlapCell region={region} />
      <ProvidersCell region={region} />
      <DemandsCell region={region} />
      <EventsCell region={region} />
      <ArticlesCell region={region} />
      <PapersCell region={region} />
    </section>
  )
}
