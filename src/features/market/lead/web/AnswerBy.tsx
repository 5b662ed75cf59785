import blocks from '../../../../platform/web/blocks.module.css'
import { dateFormat } from '../../../../platform/web/formats.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Spans } from '../../../../platform/web/portal/Spans.tsx'
import { formatTime } from '../../../../platform/web/ui/time.ts'
import { SERVICE_HOURS } from '../../../../rules/constants.ts'
import css from './contact.module.css'
import { useAnswerDays } from './parts.tsx'
import { t } from './texts.ts'

const TICKS = [0, 6, 12, 18]
const hourOf = (clock: string) => Number(clock.slice(0, 2)) + Number(clock.slice(3)) / 60

/** The days from now to the answer, with the service hours of each: by the rule "within one working day". */
export function AnswerBy() {
  const s = useTexts(t)
  const lang = useLang()
  const { days, by } = useAnswerDays()
  const named = dateFormat(lang === 'cn' ? 'zh-CN' : 'en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
  const hours = [hourOf(SERVICE_HOURS.from), hourOf(SERVICE_HOURS.to)] as const
  return (
    <div className={css.answer}>
      <p>
        {s.answerBy} <strong>{formatTime(by, lang, SERVICE_HOURS.zone)}</strong>
        {formatTime(by, lang) !== formatTime(by, lang, SERVICE_HOURS.zone) && (
          <span className={blocks.fine}> {s.byHere(formatTime(by, lang))}</span>
        )}
      </p>
      <Spans
        label={s.answerDays}
        scale={[0, 24]}
        ticks={TICKS.map((at) => ({ at, text: `${String(at).padStart(2, '0')}:00` }))}
        rows={days.map(({ day, rest, sent, answered }) => ({
          name: named.format(new Date(`${day}T00:00:00Z`)),
          text: rest ? s.rest : s.served(SERVICE_HOURS.from, SERVICE_HOURS.to),
          ...(!rest && { bar: hours }),
          marks: [
            ...(sent === undefined ? [] : [{ at: sent, text: s.sentNow }]),
            ...(answered === undefined ? [] : [{ at: answered, text: s.answered }]),
          ],
        }))}
      />
    </div>
  )
}
