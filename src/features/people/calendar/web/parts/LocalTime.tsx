import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { localAt, weekdayName } from '../day.ts'
import { useMinute } from '../useMinute.ts'
import { c } from './country-texts.ts'

const BEIJING_MINUTES = 480

/** Time and weekday of a place, and how far it is from Beijing. */
export function LocalTime({ offsetMinutes }: { offsetMinutes: number }) {
  const s = useTexts(c)
  const lang = useLang()
  const now = useMinute()
  if (now === null) return null
  const { clock, day } = localAt(now, offsetMinutes)
  const ahead = offsetMinutes - BEIJING_MINUTES
  return (
    <>
      <strong>{clock}</strong> {s.thereNow(weekdayName(day, lang), day !== localAt(now, BEIJING_MINUTES).day)}
      {' · '}
      {ahead === 0 ? s.sameTime : ahead > 0 ? s.ahead(ahead / 60) : s.behind(-ahead / 60)}
    </>
  )
}
