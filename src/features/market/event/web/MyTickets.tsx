import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Band, Row, Rows, Split } from '../../../../platform/web/portal/layout.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { eventPath } from '../contract/kinds.ts'
import type { EventTicket } from '../contract/schema.ts'
import { t } from './page-texts.ts'
import { useMine } from './queries.ts'
import { PhaseTag, usePlace, When } from './show.tsx'

/** The user's tickets for events that are not over yet, of every kind. Nothing for visitors. */
export function MyTickets() {
  const s = useTexts(t)
  const lang = useLang()
  const place = usePlace()
  const coming = useMine().data?.filter(({ event }) => event.phase !== 'finished') ?? []
  if (coming.length === 0) return null
  return (
    <Band still tone="surface">
      <Split title={s.mine} about={<p>{s.mineAbout}</p>}>
        <Rows label={s.mine}>
          {coming.map(({ event, ...ticket }) => (
            <Row
              key={ticket.code}
              title={<Link to={`${eventPath(event.slug, event.kind)}?ticket=${ticket.code}`}>{event.title[lang]}</Link>}
              meta={
                <>
                  <When event={event} bare />
                  <RegionBadge code={event.region.code} name={place(event)} />
                </>
              }
              end={event.phase === 'cancelled' ? <PhaseTag event={event} /> : <Place {...ticket} />}
            />
          ))}
        </Rows>
      </Split>
    </Band>
  )
}

function Place({ state, position }: Pick<EventTicket, 'state' | 'position'>) {
  const s = useTexts(t)
  if (state === 'unproved') return <StatusTag tone="warn">{s.proveTitle}</StatusTag>
  if (state === 'waitlisted') return <StatusTag tone="warn">{s.waitingAt(position ?? 1)}</StatusTag>
  return state === 'checkedIn' ? <StatusTag tone="neutral">{s.checkedIn}</StatusTag> : <StatusTag tone="ok">{s.seatKept}</StatusTag>
}
