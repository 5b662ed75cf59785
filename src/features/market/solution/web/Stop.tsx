import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { SplitBar } from '../../../../platform/web/portal/SplitBar.tsx'
import css from './scene.module.css'
import { x } from './scene-texts.ts'

const STARTS = 9 * 60 + 10
/** Minutes of a sample: until the call is answered, diagnosis, the way, repair. */
const MINUTES = [15, 45, 200, 145] as const

const clock = (minute: number) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** A machine stops: who comes, and how long each part takes. */
export function Stop() {
  const s = useTexts(x)
  const names = [s.answer, s.remote, s.travel, s.repair]
  const looks = ['beacon', 'strong', 'plain', 'ok'] as const
  const stations = [
    [s.p1, s.p1Text],
    [s.p2, s.p2Text],
    [s.p3, s.p3Text],
    [s.p4, s.p4Text],
    [s.p5, s.p5Text],
  ] as const
  const at = (station: number) => STARTS + MINUTES.slice(0, station).reduce((sum, minutes) => sum + minutes, 0)
  return (
    <section className={css.scene} aria-labelledby="stop">
      <h3 id="stop">{s.stop}</h3>
      <p>{s.stopAbout}</p>
      <SplitBar
        label={s.stop}
        parts={names.map((name, part) => ({ name, value: s.span(MINUTES[part]!), size: MINUTES[part]!, look: looks[part]! }))}
      />
      <ol className={`${blocks.columns} ${css.stations}`}>
        {stations.map(([title, text], station) => (
          <li key={title}>
            <b>{clock(at(station))}</b>
            <h4>{title}</h4>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
