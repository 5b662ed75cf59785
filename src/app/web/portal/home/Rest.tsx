import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Band, Split, Steps } from '../../../../platform/web/portal/layout.tsx'
import { CONFIRM_DAYS, POSTPONE_DAYS } from '../../../../rules/constants.ts'
import { BreakableHeading } from './BreakableHeading.tsx'
import css from './home.module.css'
import { LoadOnApproach } from './LoadOnApproach.tsx'
import { SLIP } from './places.ts'
import { t } from './texts.ts'
import { useHall } from './useHall.ts'

export const SECTIONS = 6

/** Section by section, as many as are wanted by now; what is asked of the server comes when the reader does. */
export function Rest({ upTo }: { upTo: number }) {
  const s = useTexts(t)
  const hall = useHall()
  const steps = [
    { title: s.step1, text: s.step1Why },
    { title: s.step2, text: s.step2Why },
    { title: s.step3, text: s.step3Why(POSTPONE_DAYS) },
    { title: s.step4, text: s.step4Why(CONFIRM_DAYS) },
  ]
  const sections = [
    <Band key="cost" id={SLIP} still>
      <Split title={<BreakableHeading parts={[s.costTitle1, s.costTitle2]} />} about={s.costAbout}>
        <LoadOnApproach load={cost} wide={520} narrow={860} />
      </Split>
    </Band>,
    <Band key="providers" tone="surface">
      <Split
        title={<BreakableHeading parts={[s.providersTitle1, s.providersTitle2]} />}
        about={s.providersAbout}
        aside={<More to="/globalQuickfind">{s.providersAll}</More>}
      >
        <LoadOnApproach load={providers} wide={430} narrow={560} />
      </Split>
    </Band>,
    <Band key="demands">
      <Split title={s.openTitle} about={s.openWhy} aside={<More to={hall}>{s.openAll}</More>}>
        <LoadOnApproach load={demands} wide={560} narrow={760} />
      </Split>
    </Band>,
    <Band key="events" tone="surface">
      <Split
        title={<BreakableHeading parts={[s.eventsTitle1, s.eventsTitle2]} />}
        about={s.eventsAbout}
        aside={<More to="/international">{s.eventsAll}</More>}
      >
        <LoadOnApproach load={events} wide={330} narrow={560} />
      </Split>
    </Band>,
    <Band key="safety" tone="sunken">
      <Split
        ratio="5-7"
        title={<BreakableHeading parts={[s.safetyTitle1, s.safetyTitle2]} />}
        about={s.safetyAbout}
        aside={<More to="/safetyCompliance">{s.safetyTo}</More>}
      >
        <Steps items={steps} />
      </Split>
    </Band>,
    <Band key="articles" tone="surface">
      <Split
        ratio="3-9"
        title={<BreakableHeading parts={[s.articlesTitle1, s.articlesTitle2]} />}
        about={s.articlesAbout}
        aside={<More to="/informationCenter">{s.articlesAll}</More>}
      >
        <LoadOnApproach load={articles} wide={360} narrow={480} />
      </Split>
    </Band>,
  ]
  return sections.slice(0, upTo)
}

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className={css.more}>
    <ActionLink to={to} look="quiet">
      {children}
    </ActionLink>
  </p>
)

// Each in a piece of its own, fetched when the reader comes near.
const providers = () =>
  import('../../../../features/provider/web/parts.tsx').then(({ ProviderRows }) => ({ default: () => <ProviderRows limit={5} /> }))
const demands = () => import('./OpenDemands.tsx')
const cost = () => import('../../../../features/cost/web/parts.tsx').then(({ CostSlip }) => ({ default: () => <CostSlip /> }))
const events = () =>
  import('../../../../features/event/web/parts.tsx').then(({ NextEvents }) => ({ default: () => <NextEvents limit={3} /> }))
const articles = () =>
  import('../../../../features/article/web/parts.tsx').then(({ LatestArticles }) => ({ default: () => <LatestArticles limit={4} /> }))
