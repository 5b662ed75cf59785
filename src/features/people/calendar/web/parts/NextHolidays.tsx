import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import type { calendarCalls } from '../../contract/calls.ts'
import { Credit } from '../Credit.tsx'
import { shortDay } from '../day.ts'
import { c } from './country-texts.ts'

type Next = ResultOf<(typeof calendarCalls)['GET /ws/calendar/place']>['next']

/** The next holidays of a place, and what they are based on. */
export function NextHolidays({ next }: { next: Next }) {
  const s = useTexts(c)
  const lang = useLang()
  if (next.length === 0) return <p>{s.none}</p>
  return (
    <>
      <ul>
        {next.map((day) => (
          <li key={day.date + day.name.en}>
            <strong>{shortDay(day.date, lang)}</strong> <span lang={lang === 'cn' ? day.cnLang : undefined}>{day.name[lang]}</span>
          </li>
        ))}
      </ul>
      <Credit className={blocks.fine} />
      <p className={blocks.fine}>{next.every(({ basis }) => basis === 'verified') ? s.verified : s.unverified}</p>
    </>
  )
}
