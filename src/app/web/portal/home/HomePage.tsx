import type { ReactNode } from 'react'
import { ProviderRows } from '../../../../features/market/provider/web/parts.tsx'
import { CostSlip } from '../../../../features/people/cost/web/parts.tsx'
import { MoneyPath } from '../../../../features/work/demand/web/parts/MoneyPath.tsx'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Broken } from '../../../../platform/web/portal/Broken.tsx'
import { LoadWhenIdle } from '../../../../platform/web/portal/LoadWhenIdle.tsx'
import { Band, Split } from '../../../../platform/web/portal/layout.tsx'
import { CONFIRM_DAYS, POSTPONE_DAYS } from '../../../../rules/demand.ts'
import { Hero } from './Hero.tsx'
import css from './home.module.css'
import { OpenDemands } from './OpenDemands.tsx'
import { SLIP } from './places.ts'
import { Starts } from './Starts.tsx'
import { t } from './texts.ts'
import { useHall } from './useHall.ts'

const Showcase = lazyPart(() => import('./show/Showcase.tsx'))
const Coverage = lazyPart(() => import('./Coverage.tsx'))
const News = lazyPart(() => import('./News.tsx'))

/** The tools for visitors. Prerendered: the first render must not depend on the user, the time or the server's answers. */
export default function HomePage() {
  const s = useTexts(t)
  const hall = useHall()
  const steps = [
    { at: 'bank', title: s.step1, text: s.step1Why },
    { at: 'wallet', title: s.step2, text: s.step2Why },
    { at: 'escrow', title: s.step3, text: s.step3Why(POSTPONE_DAYS) },
    { at: 'out', title: s.step4, text: s.step4Why(CONFIRM_DAYS) },
  ] as const
  return (
    <>
      <Hero />
      <Starts />
      <Band still>
        <Wide title={<Broken parts={[s.showTitle1, s.showTitle2]} />} about={s.showAbout} />
        <LoadWhenIdle room={735} narrow={1480}>
          <Showcase />
        </LoadWhenIdle>
      </Band>
      <Band tone="sunken">
        <Wide
          title={<Broken parts={[s.safetyTitle1, s.safetyTitle2]} />}
          about={s.safetyAbout}
          aside={<More to="/safetyCompliance">{s.safetyTo}</More>}
        />
        <MoneyPath steps={steps} />
      </Band>
      <Band id={SLIP} still>
        <Split title={<Broken parts={[s.costTitle1, s.costTitle2]} />} about={s.costAbout}>
          <CostSlip />
        </Split>
      </Band>
      <Band tone="surface">
        <Split
          title={<Broken parts={[s.providersTitle1, s.providersTitle2]} />}
          about={s.providersAbout}
          aside={<More to="/globalQuickfind">{s.providersAll}</More>}
        >
          <ProviderRows limit={5} />
        </Split>
      </Band>
      <Band still>
        <Wide title={<Broken parts={[s.mapTitle1, s.mapTitle2]} />} about={s.mapAbout} />
        <LoadWhenIdle room={680} narrow={640}>
          <Coverage />
        </LoadWhenIdle>
      </Band>
      <Band>
        <Split title={s.openTitle} about={s.openWhy} aside={<More to={hall}>{s.openAll}</More>}>
          <OpenDemands />
        </Split>
      </Band>
      <Band tone="surface">
        <Split
          title={<Broken parts={[s.eventsTitle1, s.eventsTitle2]} />}
          about={s.eventsAbout}
          aside={<More to="/international">{s.eventsAll}</More>}
        >
          <LoadWhenIdle room={450} narrow={730}>
            <News of="events" />
          </LoadWhenIdle>
        </Split>
      </Band>
      <Band tone="surface">
        <Split
          ratio="3-9"
          title={<Broken parts={[s.articlesTitle1, s.articlesTitle2]} />}
          about={s.articlesAbout}
          aside={<More to="/informationCenter">{s.articlesAll}</More>}
        >
          <LoadWhenIdle room={340} narrow={450}>
            <News of="articles" />
          </LoadWhenIdle>
        </Split>
      </Band>
    </>
  )
}

/** A heading across the page, with its sentence beside it: for what needs the whole width. */
const Wide = ({ title, about, aside }: { title: ReactNode; about: ReactNode; aside?: ReactNode }) => (
  <div className={`${blocks.columns} ${css.wide}`} data-ratio="5-7">
    <h2>{title}</h2>
    <div>
      <p>{about}</p>
      {aside}
    </div>
  </div>
)

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className={css.more}>
    <ActionLink to={to} look="quiet">
      {children}
    </ActionLink>
  </p>
)
