import blocks from '../blocks.module.css'
import { useLang } from '../i18n.tsx'
import { formatDate, formatRelative, formatTime } from './time.ts'

export interface TimeTextProps {
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
  const full = isDay ? formatDate(value, lang) : formatTime(value, lang, zone)
  const age = isDay ? full : formatRelative(value, lang, Date.now())
  const text = show === 'relative' ? age : show === 'date' ? formatDate(value, lang, zone) : full
  return (
    <time
      className={isDay || show === 'date' ? blocks.nowrap : undefined}
      dateTime={value}
      title={show === 'relative' ? full : age === text ? undefined : age}
    >
      {text}
    </time>
  )
}
