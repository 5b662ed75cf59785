import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import css from './board.module.css'
import { b } from './board-texts.ts'
import { Credit } from './Credit.tsx'
import { localAt, shortDay } from './day.ts'
import { type BoardRow, useBoard } from './queries.ts'
import { useMinute } from './useMinute.ts'

const ROWS = 6

/** The most relevant regions as a timetable: local time, the next holiday, providers there. Each row opens its providers. */
export function DestinationBoard() {
  const s = useTexts(b)
  const board = useBoard()
  const now = useMinute()
  return (
    <section className={css.board} data-night aria-label={s.board}>
      <div className={css.head}>
        <h2>{s.board}</h2>
        <p>{s.boardAbout}</p>
      </div>
      <div className={css.columns} aria-hidden="true">
        <span>{s.place}</span>
        <span>{s.localTime}</span>
        <span className={css.wide}>{s.nextHoliday}</span>
      </div>
      {board.isError && (
        <div className={css.failed}>
          <p>{s.boardFailed}</p>
          <ActionButton look="outline" onClick={() => void board.refetch()}>
            {s.retry}
          </ActionButton>
        </div>
      )}
      {!board.isError && (
        <ul className={css.rows} aria-busy={!board.data}>
          {board.data?.rows.map((row) => <BoardLine key={row.code} row={row} now={now} />) ??
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders while loading
            Array.from({ length: ROWS }, (_, nth) => <li key={nth} className={css.room} />)}
        </ul>
      )}
      <Credit className={css.credit} />
    </section>
  )
}

function BoardLine({ row, now }: { row: BoardRow; now: number | null }) {
  const s = useTexts(b)
  const lang = useLang()
  const local = now === null ? null : localAt(now, row.offsetMinutes)
  const isToday = local !== null && row.next?.date === local.day
  return (
    <li>
      <Link to={`/globalQuickfind?region=${row.code}`} className={css.line}>
        <RegionBadge code={row.code} name={row.name[lang]} />
        <span className={css.clock}>
          <span className="sr-only">{s.localTime} </span>
          {local?.clock ?? '--:--'}
        </span>
        <span className={css.next}>
          <span className="sr-only">{s.nextHoliday} </span>
          <span className={css.label} aria-hidden="true">
            {s.holiday}
          </span>
          {row.next ? (
            <>
              {isToday ? s.today : shortDay(row.next.date, lang)}{' '}
              <span lang={lang === 'cn' ? row.next.cnLang : 'en'} className={css.name}>
                {row.next.name[lang]}
              </span>
            </>
          ) : (
            <span className={css.name}>{s.noHoliday}</span>
          )}
        </span>
      </Link>
    </li>
  )
}
