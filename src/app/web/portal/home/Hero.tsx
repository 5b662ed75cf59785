import { DestinationBoard } from '../../../../features/calendar/web/Board.tsx'
import { Claims } from '../../../../features/claim/web/parts.tsx'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import css from './home.module.css'
import { SLIP } from './places.ts'
import { t } from './texts.ts'

/** What the platform is for, and today's date and events in the destination countries. */
export function Hero() {
  const s = useTexts(t)
  return (
    <section className={css.hero} data-night>
      <div className={css.backdrop} aria-hidden="true" />
      <div className={css.heroGrid}>
        <div>
          <p className={css.slogan}>{s.slogan}</p>
          <h1 tabIndex={-1}>
            <span>{s.line1}</span>
            <wbr />
            <span>{s.line2}</span>
          </h1>
          <p className={css.lead}>{s.lead}</p>
          <div className={css.acts}>
            <ActionLink to="/contactUs?from=home" look="beacon" newTab>
              {s.freePlan}
              <span className="sr-only">{s.newTab}</span>
            </ActionLink>
            <ActionButton look="outline" onClick={toSlip}>
              {s.toSlip}
            </ActionButton>
          </div>
        </div>
        <DestinationBoard />
      </div>
      <div className={css.claims}>
        <Claims />
      </div>
    </section>
  )
}

/** On the same page, but not a link: the hash belongs to the router. */
function toSlip(): void {
  const section = document.getElementById(SLIP)
  section?.scrollIntoView({ block: 'start' })
  // From here the next tab stop is the first field of the slip.
  const heading = section?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
