import type { ResultOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatClock, formatDate } from '../../../../../platform/web/ui/time.ts'
import type { DemandCalls } from '../../contract/calls.ts'
import css from '../split/split.module.css'
import { t } from '../split/texts.ts'

type Line = ResultOf<DemandCalls['POST /ws/operator/split/read']>['talk'][number]

/** What both sides wrote, by days, the oldest first. Files are named and not opened. */
export function SplitTalk({ talk }: { talk: readonly Line[] }) {
  const lang = useLang()
  const s = useTexts(t)
  const days = [...Map.groupBy(talk, ({ at }) => formatDate(at, lang))]
  const sideName = { publisher: s.company, provider: s.provider }
  return days.map(([day, lines]) => (
    <section key={day} className={css.day}>
      <h4 className={css.dayTitle}>
        <TimeText value={lines[0]!.at} show="date" />
      </h4>
      <ul className={css.talk}>
        {lines.map(({ seq, at, side, name, text, files, recalled }) => (
          <li key={seq} data-side={side ?? undefined}>
            <p className={css.who}>
              <strong>{name}</strong>
              <span className={blocks.quiet}>{side === null ? s.noSide : sideName[side]}</span>
              <time className={blocks.quiet} dateTime={at}>
                {formatClock(at, undefined, false)}
              </time>
            </p>
            {recalled ? <p className={blocks.quiet}>{s.recalled}</p> : text !== '' && <p className={blocks.text}>{text}</p>}
            {files.length > 0 && <p className={blocks.fine}>{s.files(files.join(lang === 'cn' ? '、' : ', '))}</p>}
          </li>
        ))}
      </ul>
    </section>
  ))
}
