import { useEffect, useState } from 'react'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { dateFormat } from '../../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { Link } from '../../../../../platform/web/router.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { formatClock, formatDate } from '../../../../../platform/web/ui/time.ts'
import css from '../home/home.module.css'
import { t } from '../home/texts.ts'

const MINUTE = 60_000

/** The current time, updated every minute; at once when a sleeping page wakes. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    const timer = setTimeout(tick, MINUTE - (now % MINUTE) + 20)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now])
  return now
}

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetOf(zone: string | undefined, at: number): number {
  const named = dateFormat('en-GB', { ...(zone && { timeZone: zone }), timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value
  const found = named?.match(/([+-])(\d{2}):(\d{2})/)
  return found ? (found[1] === '-' ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) : 0
}

const weekday = (at: number, zone: string | undefined, lang: Lang): string =>
  dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { ...(zone && { timeZone: zone }), weekday: 'short' }).format(at)

interface Place {
  areaCode: string
  name: { cn: string; en: string }
  zone: string | null
  /** What is there: "2 demands". */
  note: string
  to?: string
}

/** Local times, after the reader's own unless `only`. */
export function Clocks({ places, only = false }: { places: readonly Place[]; only?: boolean }) {
  const s = useTexts(t)
  const now = useMinute()
  return (
    <ul className={`${lists.lines} ${css.clocks}`}>
      {!only && <Clock now={now} label={s.here} />}
      {places.map((place) => place.zone && <Clock key={`${place.areaCode} ${place.zone}`} now={now} place={place} zone={place.zone} />)}
    </ul>
  )
}

function Clock({ now, place, zone, label }: { now: number; place?: Place; zone?: string; label?: string }) {
  const lang = useLang()
  const s = useTexts(t)
  const iso = new Date(now).toISOString()
  const ahead = (offsetOf(zone, now) - offsetOf(undefined, now)) / 60
  const hours = s.hours(String(Math.abs(Math.round(ahead * 100) / 100)))
  const difference = ahead === 0 ? s.same : ahead > 0 ? s.ahead(hours) : s.behind(hours)
  return (
    <li>
      <div>
        {place ? <PlaceName place={place} /> : label}
        <span className={blocks.below}>{[zone && difference, place?.note].filter(Boolean).join(' · ') || formatDate(iso, lang)}</span>
      </div>
      <time dateTime={iso} className={css.clockTime}>
        {formatClock(iso, zone, false)}
        <span className={blocks.below}>
          {weekday(now, zone, lang)} {formatClock(iso, zone).split(' ')[1]}
        </span>
      </time>
    </li>
  )
}

function PlaceName({ place: { areaCode, name, to } }: { place: Place }) {
  const badge = <RegionBadge code={areaCode} name={name[useLang()]} />
  return to ? <Link to={to}>{badge}</Link> : badge
}
