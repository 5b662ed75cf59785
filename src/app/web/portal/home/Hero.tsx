import { Claims } from '../../../../features/market/claim/web/parts.tsx'
import { DestinationBoard } from '../../../../features/people/calendar/web/Board.tsx'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { show } from '../../../../platform/web/portal/show.ts'
import { WorldDots } from '../../../../platform/web/portal/WorldDots.tsx'
import { HeroSearch } from './HeroSearch.tsx'
import css from './home.module.css'
import { SLIP } from './places.ts'
import { t } from './texts.ts'

/** What the platform is for, and the search that answers it. Beside it today's date and time in the destination countries. */
export function Hero() {
  const s = useTexts(t)
  return (
    <section className={css.hero} data-night>
      <WorldDots className={css.backdrop} />
      <div className={`${blocks.page} ${blocks.columns} ${css.heroGrid}`}>
        <div>
          <p className={css.slogan}>{s.slogan}</p>
          <h1 tabIndex={-1}>
            <span>{s.line1}</span>
            <wbr />
            <span>{s.line2}</span>
          </h1>
          <p className={css.lead}>{s.lead}</p>
          <HeroSearch />
          <div className={css.acts}>
            <ActionButton look="quiet" onClick={() => show(SLIP)}>
              {s.toSlip}
            </ActionButton>
            <ActionLink to="/solution" look="quiet">
              {s.toFinder}
            </ActionLink>
            <ActionLink to="/contactUs?from=home" look="quiet" newTab>
              {s.freePlan}
              <span className="sr-only">{s.newTab}</span>
            </ActionLink>
          </div>
        </div>
        <DestinationBoard />
      </div>
      <div className={`${blocks.page} ${css.claims}`}>
        <Claims />
      </div>
    </section>
  )
}
