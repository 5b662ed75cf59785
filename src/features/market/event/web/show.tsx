import { Fragment } from 'react'
import type { Lang } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { RegionBadge } from '../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { CountryLink } from '../../../base/area/web/parts/CountryLink.tsx'
import type { EventCard } from '../contract/schema.ts'
import css from './events.module.css'
import { t } from './texts.ts'
import { dayNumber, isElsewhere, monthOf, spanText, weekday } from './when.ts'

export function PhaseTag({ event }: { event: Pick<EventCard, 'phase' | 'seatsLeft'> }) {
  const s = useTexts(t)
  const { phase } = event
  if (phase === 'open')
    return event.seatsLeft > 0 ? <StatusTag tone="ok">{s.isOpen}</StatusTag> : <StatusTag tone="warn">{s.isFull}</StatusTag>
  const [tone, word] = {
    forecast: ['info', s.isForecast] as const,
    between: ['neutral', s.isBetween] as const,
    underWay: ['primary', s.isUnderWay] as const,
    finished: ['neutral', s.isFinished] as const,
    cancelled: ['bad', s.isCancelled] as const,
  }[phase]
  return <StatusTag tone={tone}>{word}</StatusTag>
}

/** The number of seats left, if that still matters. */
export function useSeats(): (event: EventCard) => string {
  const s = useTexts(t)
  const lang = useLang()
  return (event) => {
    if (event.phase === 'forecast') return s.opensAt(formatTime(event.registrationFrom, lang, event.zone))
    // Once sign-up has ended, free seats are not shown.
    if (event.phase !== 'open') return ''
    if (event.seatsLeft > 0) return s.seatsLeft(event.seatsLeft)
    return event.waiting > 0 ? s.fullWaiting(event.waiting) : s.full
  }
}

export function usePlace(): (event: Pick<EventCard, 'city' | 'online' | 'region'>) => string {
  const s = useTexts(t)
  const lang = useLang()
  return (event) => (event.online ? s.online : event.city[lang] || event.region.name[lang])
}

/** The city, leading to its country; or that it is online. */
export function Where({ event }: { event: Pick<EventCard, 'city' | 'online' | 'region'> }) {
  const place = usePlace()
  const { code } = event.region
  return event.online ? <RegionBadge code={code} name={place(event)} /> : <CountryLink code={code} name={place(event)} />
}

/** A period that breaks between day and hours or between its ends, never inside them. */
export const Together = ({ text }: { text: string }) =>
  text.split(/(?<= – |\d, |: |：|周[一二三四五六日] )/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the position in the text is the identity
    <Fragment key={at}>
      <span className={blocks.nowrap}>{part.trimEnd()}</span>
      {part.endsWith(' ') ? ' ' : <wbr />}
    </Fragment>
  ))

/** The time at the location, and the same in the reader's zone. */
export function When({ event, bare }: { event: EventCard; bare?: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const elsewhere = isElsewhere(event.startsAt, event.zone)
  return (
    <span className={css.when}>
      <span>
        <Together text={spanText(event.startsAt, event.endsAt, lang, event.zone)} />
      </span>
      {elsewhere ? (
        <span className={blocks.fine}>
          <Together text={s.yourTime(spanText(event.startsAt, event.endsAt, lang))} />
        </span>
      ) : (
        !bare && <span className={blocks.fine}>{s.sameZone}</span>
      )}
    </span>
  )
}

/** A calendar leaf. The text beside it has the same information. */
export function Leaf({ event }: { event: EventCard }) {
  const lang: Lang = useLang()
  return (
    <span className={css.leaf} aria-hidden="true">
      <span>{monthOf(event.startsAt, lang, event.zone)}</span>
      <strong>{dayNumber(event.startsAt, event.zone)}</strong>
      <span>{weekday(event.startsAt, lang, event.zone)}</span>
    </span>
  )
}
