import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Spans } from '../../../../platform/web/portal/Spans.tsx'
import { fairMonths } from '../contract/fair.ts'
import css from './scene.module.css'
import { x } from './scene-texts.ts'

const TASKS = ['booth', 'builder', 'visa', 'meetings', 'freight'] as const
const TICKS = [12, 9, 6, 3]
/** In months: the fair, and the working days of following up after it. */
const FAIR = [0, 0.15] as const
const FOLLOW_UP = [0.15, 0.3] as const
const AFTER = 1

/** The months before a fair: what has to begin when. */
export function Countdown() {
  const s = useTexts(x)
  return (
    <section className={css.scene} aria-labelledby="countdown">
      <h3 id="countdown">{s.fair}</h3>
      <p>{s.fairAbout}</p>
      <Spans
        label={s.fair}
        scale={[-TICKS[0]!, AFTER]}
        ticks={[...TICKS.map((months) => ({ at: -months, text: s.tick(months) })), { at: 0, text: s.opening }]}
        rows={[
          ...TASKS.map((key) => {
            const [from, to] = fairMonths[key]
            return { name: s[key], text: s.before(from), bar: [-from, -to] as const }
          }),
          { name: s.open, text: s.openText, bar: FAIR, look: 'beacon' },
          { name: s.follow, text: s.followText, bar: FOLLOW_UP, look: 'plain' },
        ]}
      />
    </section>
  )
}
