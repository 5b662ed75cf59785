import { createContext, useContext } from 'react'
import blocks from '../blocks.module.css'
import { useLang } from '../i18n.tsx'
import { formatClock, formatDate, formatRelative, formatTime } from './time.ts'

/** The reader's zone at a time: "GMT+8". It changes with summer time. */
export const zoneAt = (iso: string): string => formatClock(iso).split(' ')[1] ?? ''

/** The zone that a table names for all its times: its rows repeat no other. */
export const ZoneOfTable = createContext<string | null>(null)

interface TimeTextProps {
  /** ISO instant, or a day (YYYY-MM-DD). */
  value: string
  /** `time` shows date, time and zone; `date` only the day; `relative` the age, with the full time in its title. */
  show?: 'time' | 'date' | 'relative'
  /** IANA zone; the reader's own when absent. */
  zone?: string
}

export function TimeText({ value, show = 'time', zone }: TimeTextProps) {
  const lang = useLang()
  const isDay = value.length === 10
  const named = useContext(ZoneOfTable)
  const zoneless = !isDay && !zone && show === 'time' && named === zoneAt(value)
  const whole = isDay ? formatDate(value, lang) : formatTime(value, lang, zone)
  const full = zoneless ? whole.replace(` ${named}`, '') : whole
  const age = isDay ? full : formatRelative(value, lang, Date.now())
  const text = show === 'relative' ? age : show === 'date' ? formatDate(value, lang, zone) : full
  return (
    <time
      className={isDay || show === 'date' ? blocks.nowrap : undefined}
      dateTime={value}
      data-zoneless={zoneless || undefined}
      title={show === 'relative' ? full : age === text ? undefined : age}
    >
      {text}
    </time>
  )
}
