import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { Samples, SampleTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { type EventKind, eventPath } from '../contract/kinds.ts'
import css from './events.module.css'
import { useRead } from './queries.ts'
import { Leaf, PhaseTag, useSeats, When, Where } from './show.tsx'
import { t } from './texts.ts'

/** The next events, for other pages: each with both local times and the seats left. Renders nothing if loading fails. */
export function NextEvents({ limit, kind }: { limit: number; kind?: EventKind }) {
  const lang = useLang()
  const s = useTexts(t)
  const seats = useSeats()
  const query = useRead('GET /ws/event/next', { limit, ...(kind && { kind }) })
  if (query.isPending)
    return (
      <ul className={`${lists.rows} ${css.next}`} aria-busy="true">
        {Array.from({ length: limit }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
          <li key={at} className={css.room} />
        ))}
      </ul>
    )
  if (query.isError) return null
  if (query.data.length === 0)
    return (
      <p className={`${blocks.quiet} ${css.none}`}>
        {s.noNext}{' '}
        <ActionLink to={`/${kind ?? 'onlineActivities'}`} look="quiet">
          {s.seeAll}
        </ActionLink>
      </p>
    )
  return (
    <Samples rows={query.data}>
      <ul className={`${lists.rows} ${css.next}`}>
        {query.data.map((event) => (
          <li key={event.slug}>
            <Leaf event={event} />
            <div>
              <p className={blocks.fine}>{s[event.kind]}</p>
              <h3>
                <Link to={eventPath(event.slug, event.kind)}>{event.title[lang]}</Link>
              </h3>
              <p className={css.meta}>
                <When event={event} bare />
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
