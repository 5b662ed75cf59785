import { contactLink } from '../../../../platform/contract/contact-link.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import { ActionButton, ActionLink } from '../../../../platform/web/portal/actions.tsx'
import { Fold } from '../../../../platform/web/portal/Fold.tsx'
import { LoadWhenIdle } from '../../../../platform/web/portal/LoadWhenIdle.tsx'
import { Band, Intro, Split } from '../../../../platform/web/portal/layout.tsx'
import { SectionIndex } from '../../../../platform/web/portal/SectionIndex.tsx'
import { show } from '../../../../platform/web/portal/show.ts'
import { useSectionAsked } from '../../../../platform/web/portal/useSectionAsked.ts'
import { FormFinder } from './FormFinder.tsx'
import { FormTable } from './FormTable.tsx'
import { t as formTexts } from './forms-texts.ts'
import css from './hiring.module.css'
import { Answers, ContractKinds, OnboardingSteps } from './reading.tsx'
import { SlipScreen } from './SlipScreen.tsx'
import { sections, t } from './texts.ts'
import { Ways } from './Ways.tsx'

const CostSlip = lazyPart(async () => ({ default: (await import('../../../people/cost/web/parts.tsx')).CostSlip }))
const HolidayPlanner = lazyPart(async () => ({ default: (await import('../../../people/calendar/web/parts.tsx')).HolidayPlanner }))
const Overlap = lazyPart(async () => ({ default: (await import('../../../people/calendar/web/parts.tsx')).Overlap }))
const TalentSearch = lazyPart(async () => ({ default: (await import('../../talent/web/parts.tsx')).TalentSearch }))

/** Source §1: global hiring and talent services. `?at=slip` opens the page at a section. */
export default function HiringPage() {
  const s = useTexts(t)
  useSectionAsked(sections)
  return (
    <>
      <Opening />
      <SectionIndex label={s.contents} parts={sections.map((id) => ({ id, title: s.inIndex(id) }))} />
      <Band id="choose" tone="surface" still>
        <Split title={s.choose} about={<p>{s.chooseAbout}</p>} aside={<WhatItIs />}>
          <FormFinder />
        </Split>
        <Compared />
      </Band>
      <Band id="contracts" still>
        <Split
          title={s.contracts}
          about={<p>{s.contractsAbout}</p>}
          aside={<ActionLink to="/personalHome/pdemand">{s.postDemand}</ActionLink>}
        >
          <ContractKinds />
        </Split>
      </Band>
      <Band id="onboarding" tone="surface" still>
        <Split title={s.onboarding} about={<p>{s.onboardingAbout}</p>}>
          <OnboardingSteps />
        </Split>
      </Band>
      <Band id="slip" still>
        <Split title={s.slip} about={<p>{s.slipAbout}</p>}>
          <LoadWhenIdle room={680} narrow={1220}>
            <CostSlip />
          </LoadWhenIdle>
        </Split>
      </Band>
      <Band id="planner" tone="surface" still>
        <Split title={s.planner} about={<p>{s.plannerAbout}</p>} ratio="3-9">
          <LoadWhenIdle room={880} narrow={1240}>
            <HolidayPlanner />
          </LoadWhenIdle>
        </Split>
      </Band>
      <Band id="overlap" still>
        <Split title={s.overlap} about={<p>{s.overlapAbout}</p>} ratio="3-9">
          <LoadWhenIdle room={960} narrow={1080}>
            <Overlap />
          </LoadWhenIdle>
        </Split>
      </Band>
      <Band id="talent" tone="surface" still>
        <Split
          title={s.talent}
          about={<p>{s.talentAbout}</p>}
          aside={<ActionLink to={contactLink({ from: 'talent', topic: 'hire' })}>{s.askTalent}</ActionLink>}
        >
          <LoadWhenIdle room={1200} narrow={1480}>
            <TalentSearch />
          </LoadWhenIdle>
        </Split>
      </Band>
      <Band id="faq" still>
        <Split title={s.faq}>
          <Answers />
        </Split>
      </Band>
    </>
  )
}

function Opening() {
  const s = useTexts(t)
  return (
    <Intro
      title={
        <>
          <span>{s.title1}</span>
          <wbr />
          <span>{s.title2}</span>
        </>
      }
      lead={s.lead}
      acts={
        <>
          <ActionButton onClick={() => show('slip')}>{s.toSlip}</ActionButton>
          <ActionButton look="outline" onClick={() => show('choose')}>
            {s.toChoose}
          </ActionButton>
        </>
      }
      aside={<SlipScreen />}
    />
  )
}

/** The three models beside each other: drawn, and by their answers to five questions. */
function Compared() {
  const s = useTexts(formTexts)
  return (
    <div className={css.compared}>
      <Fold title={s.drawnTitle} wide="plain">
        <Ways />
      </Fold>
      <Fold title={s.tableTitle}>
        <FormTable />
      </Fold>
    </div>
  )
}

function WhatItIs() {
  const s = useTexts(formTexts)
  return (
    <Fold title={s.isTitle} className={`${blocks.tight} ${css.is}`}>
      <ul>
        {[s.is1, s.is2].map((line) => (
          <li key={line} data-is="yes">
            {line}
          </li>
        ))}
        {[s.isNot1, s.isNot2, s.isNot3].map((line) => (
          <li key={line} data-is="no">
            {line}
          </li>
        ))}
      </ul>
    </Fold>
  )
}
