import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Spans } from '../../../../platform/web/portal/Spans.tsx'
import css from './scene.module.css'
import { x } from './scene-texts.ts'

/** Weeks before the opening day. */
const TASKS = [
  ['booth', 40, 30],
  ['builder', 24, 14],
  ['visa', 14, 5],
  ['freight', 10, 1],
  ['invite', 6, 0],
] as const
const TICKS = [40, 30, 20, 10]
const AFTER = 4

/** The weeks before a fair: what has to begin when. */
export function Countdown() {
  const s = useTexts(x)
  return (
    <section className={css.scene} aria-labelledby="countdown">
      <h3 id="countdown">{s.fair}</h3>
      <p>{s.fairAbout}</p>
      <Spans
        label={s.fair}
        scale={[-TICKS[0]!, AFTER]}
        ticks={[...TICKS.map((weeks) => ({ at: -weeks, text: s.tick(weeks) })), { at: 0, text: s.opening }]}
        rows={[
          ...TASKS.map(([key, from, to]) => ({ name: s[key], text: s.before(from, to), bar: [-from, -to] as const })),
          { name: s.open, text: s.openText, bar: [0, 0.7], look: 'beacon' },
          { name: s.follow, text: s.followText, bar: [0.7, 1], look: 'plain' },
        ]}
      />
    </section>
  )
}
