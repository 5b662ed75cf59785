import type { ReactNode } from 'react'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Act } from '../../../../platform/web/portal/acts.tsx'
import { Band, Split, Steps } from '../../../../platform/web/portal/layout.tsx'
import { CONFIRM_DAYS, POSTPONE_DAYS } from '../../../../rules/constants.ts'
import { Hero } from './Hero.tsx'
import css from './home.module.css'
import { Near } from './Near.tsx'
import { Starts } from './Starts.tsx'
import { t } from './texts.ts'
import { useHall } from './useHall.ts'

/** What a visitor can find out here, section by section. The words are prerendered; what is asked of the server comes when the reader does. */
export default function HomePage() {
  const s = useTexts(t)
  const hall = useHall()
  const steps = [
    { title: s.step1, text: s.step1Why },
    { title: s.step2, text: s.step2Why },
    { title: s.step3, text: s.step3Why(POSTPONE_DAYS) },
    { title: s.step4, text: s.step4Why(CONFIRM_DAYS) },
  ]
  return (
    <>
      <Hero />
      <Starts />
      <Band tone="surface">
        <Split title={s.openTitle} about={s.openWhy} aside={<More to={hall}>{s.openAll}</More>}>
          <Near load={() => import('./OpenDemands.tsx')} wide={560} narrow={760} />
        </Split>
      </Band>
      <Band tone="sunken">
        <Split
          ratio="5-7"
          title={inParts(s.safetyTitle1, s.safetyTitle2)}
          about={s.safetyAbout}
          aside={<More to="/safetyCompliance">{s.safetyTo}</More>}
        >
          <Steps items={steps} />
        </Split>
      </Band>
    </>
  )
}

const More = ({ to, children }: { to: string; children: ReactNode }) => (
  <p className={css.more}>
    <Act to={to} look="quiet">
      {children}
    </Act>
  </p>
)

/** A heading that may only break where its author lets it. */
const inParts = (first: string, second: string) => (
  <>
    <span className={css.part}>{first}</span>
    <wbr />
    <span className={css.part}>{second}</span>
  </>
)
