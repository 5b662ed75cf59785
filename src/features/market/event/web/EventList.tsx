import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Breaking } from '../../../../platform/web/portal/Breaking.tsx'
import { Cover } from '../../../../platform/web/portal/Cover.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { Samples, SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { eventKinds, eventPath } from '../contract/kinds.ts'
import type { EventCard } from '../contract/schema.ts'
import css from './events.module.css'
import { Leaf, PhaseTag, useSeats, When, Where } from './show.tsx'
import { t } from './texts.ts'

/** Events between lines: the date, the picture, the facts, and the seats left. */
export function EventList({ events, label }: { events: readonly EventCard[]; label: string }) {
  const lang = useLang()
  const s = useTexts(t)
  const seats = useSeats()
  return (
    <Samples rows={events}>
      <ul className={`${lists.rows} ${lists.far} ${css.list}`} aria-label={label}>
        {events.map((event) => (
          <li key={event.slug}>
            <Leaf event={event} />
            <div className={css.picture}>
              <Cover
                seed={event.slug}
                codes={[event.region.code]}
                topic={eventKinds.indexOf(event.kind)}
                kind={s[event.kind]}
                date={formatDate(event.startsAt, lang, event.zone)}
                src={event.cover}
              />
            </div>
            <div>
              <h3>
                <Link to={eventPath(event.slug, event.kind)}>
                  <Breaking text={event.title[lang]} lang={lang} line={10} />
                </Link>
              </h3>
              <p className={css.meta}>{event.summary[lang]}</p>
              <p className={css.meta}>
                <When event={event} />
              </p>
            </div>
            <div className={`${lists.end} ${css.end}`}>
              <PhaseTag event={event} />
              {event.isDemo && <SampleTag />}
              <Where event={event} />
              <span>{seats(event)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Samples>
  )
}

export const EventRooms = ({ rows }: { rows: number }) => (
  <ul className={`${lists.rows} ${css.list}`} aria-busy="true">
    {Array.from({ length: rows }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
      <li key={at} className={css.room} />
    ))}
  </ul>
)
