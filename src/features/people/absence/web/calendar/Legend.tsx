import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import type { CalendarView, LeaveTypeView } from '../../contract/views.ts'
import { TypeSwatch } from '../LeaveTypeText.tsx'
import leave from '../leave.module.css'
import { t as shared } from '../texts.ts'
import css from './calendar.module.css'
import { t } from './texts.ts'

/** What the grid's colours and patterns mean, and where the holidays of each region come from. */
export function Legend({ view, types }: { view: CalendarView; types: readonly LeaveTypeView[] }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const used = new Set(view.absences.map(({ type }) => type))
  const shown = types.filter(({ code, archived }) => !archived || used.has(code))
  const details = shown.some(({ code }) => used.has(code)) || view.details
  return (
    <section className={`${spacing.after3} ${blocks.tight}`} aria-label={s.legend}>
      <ul className={blocks.line}>
        {details &&
          shown.map((type) => (
            <li key={type.code} className={leave.type}>
              <TypeSwatch type={type} /> {type.name[lang]}
            </li>
          ))}
        {used.has(null) && (
          <li className={leave.type}>
            <span className={`${leave.mark} ${leave.swatch}`} aria-hidden="true" /> {s.away}
          </li>
        )}
        {details && (
          <li className={leave.type}>
            <span className={`${leave.mark} ${leave.swatch}`} data-waits aria-hidden="true" /> {s.waits}
          </li>
        )}
        <li className={leave.type}>
          <span className={css.sample} data-kind="rest" aria-hidden="true" /> {s.rest}
        </li>
        <li className={leave.type}>
          <span className={`${css.sample} ${css.holiday}`} aria-hidden="true" /> {s.holiday}
        </li>
        <li className={leave.type}>
          <strong className={blocks.bad} aria-hidden="true">
            !
          </strong>{' '}
          {s.conflict}
        </li>
      </ul>
      <p className={blocks.fine}>{w.teamRule}</p>
      {[...Map.groupBy(view.regions, ({ basis }) => basis)].map(([basis, regions]) => (
        <p className={blocks.fine} key={basis}>
          {w.holidaysOf(w[basis], regions.map(({ name }) => name[lang]).join(lang === 'cn' ? '、' : ', '))}
        </p>
      ))}
    </section>
  )
}
