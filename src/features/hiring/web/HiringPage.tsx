import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { Act, Press } from '../../../platform/web/portal/acts.tsx'
import { Band, Intro, Note, Questions, Split, Steps } from '../../../platform/web/portal/layout.tsx'
import { show } from '../../../platform/web/portal/show.ts'
import { CONFIRM_DAYS } from '../../../rules/constants.ts'
import { HolidayPlanner, Overlap } from '../../calendar/web/parts.tsx'
import { CostSlip } from '../../cost/web/parts.tsx'
import { contactLink } from '../../lead/contract/link.ts'
import { TalentSearch } from '../../talent/web/parts.tsx'
import { FormFinder } from './FormFinder.tsx'
import { FormTable } from './FormTable.tsx'
import css from './hiring.module.css'
import { m } from './more-texts.ts'
import { t } from './texts.ts'

const sections = ['choose', 'contracts', 'slip', 'planner', 'overlap', 'onboarding', 'talent', 'faq'] as const

/** Source §1: global hiring and talent services. `?at=slip` opens the page at a section. */
export default function HiringPage() {
  const s = useTexts(t)
  const more = useTexts(m)
  const [params] = useSearchParams()
  const at = params.get('at')
  useEffect(() => {
    if (sections.some((one) => one === at)) show(at as string)
  }, [at])
  return (
    <>
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
            <Press onClick={() => show('slip')}>{s.toSlip}</Press>
            <Press look="outline" onClick={() => show('choose')}>
              {s.toChoose}
            </Press>
          </>
        }
        aside={
          <nav aria-label={s.contents} className={css.contents}>
            <ol>
              {sections.map((one) => (
                <li key={one}>
                  <button type="button" onClick={() => show(one)}>
                    {s[one]}
                  </button>
                </li>
              ))}
            </ol>
          </nav>
        }
      />
      <Band id="choose" tone="surface" still>
        <Split title={s.choose} about={<p>{s.chooseAbout}</p>} aside={<WhatItIs />}>
          <FormFinder />
        </Split>
        <FormTable />
      </Band>
      <Contracts />
      <Band id="slip" tone="surface" still>
        <Split title={s.slip} about={<p>{more.slipAbout}</p>}>
          <CostSlip />
        </Split>
      </Band>
      <Band id="planner" still>
        <Split title={s.planner} about={<p>{more.plannerAbout}</p>} ratio="3-9">
          <HolidayPlanner />
        </Split>
      </Band>
      <Band id="overlap" tone="surface" still>
        <Split title={s.overlap} about={<p>{more.overlapAbout}</p>} ratio="3-9">
          <Overlap />
        </Split>
      </Band>
      <Onboarding />
      <Band id="talent" tone="surface" still>
        <Split
          title={s.talent}
          about={<p>{more.talentAbout}</p>}
          aside={<Act to={contactLink({ from: 'talent', topic: 'hire' })}>{more.askTalent}</Act>}
        >
          <TalentSearch />
        </Split>
      </Band>
      <Faq />
    </>
  )
}

function WhatItIs() {
  const s = useTexts(t)
  return (
    <div className={css.is}>
      <h3>{s.isTitle}</h3>
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
    </div>
  )
}

function Contracts() {
  const s = useTexts(t)
  const more = useTexts(m)
  const kinds = [
    [more.longTerm, more.longTermFor, more.longTermHow],
    [more.usage, more.usageFor, more.usageHow],
    [more.kpi, more.kpiFor, more.kpiHow(CONFIRM_DAYS)],
  ] as const
  return (
    <Band id="contracts">
      <Split title={s.contracts} about={<p>{more.contractsAbout}</p>} aside={<Act to="/personalHome/pdemand">{more.postDemand}</Act>}>
        <div className={css.kinds}>
          {kinds.map(([name, forWhat, how]) => (
            <section key={name}>
              <h3>{name}</h3>
              <dl>
                <dt>{more.forWhat}</dt>
                <dd>{forWhat}</dd>
                <dt>{more.howPaid}</dt>
                <dd>{how}</dd>
              </dl>
            </section>
          ))}
        </div>
      </Split>
    </Band>
  )
}

function Onboarding() {
  const s = useTexts(t)
  const more = useTexts(m)
  const steps = [
    [more.step1, more.step1Who, more.step1Text],
    [more.step2, more.step2Who, more.step2Text],
    [more.step3, more.step3Who, more.step3Text],
    [more.step4, more.step4Who, more.step4Text],
    [more.step5, more.step5Who, more.step5Text],
    [more.step6, more.step6Who, more.step6Text(CONFIRM_DAYS)],
  ] as const
  return (
    <Band id="onboarding">
      <Split title={s.onboarding} about={<p>{more.onboardingAbout}</p>} aside={<Note>{more.permit}</Note>}>
        <Steps
          items={steps.map(([title, who, text]) => ({
            title,
            text: (
              <>
                <p className={css.who}>{who}</p>
                <p className={css.does}>{text}</p>
              </>
            ),
          }))}
        />
      </Split>
    </Band>
  )
}

function Faq() {
  const s = useTexts(t)
  const more = useTexts(m)
  return (
    <Band id="faq">
      <Split title={s.faq}>
        <Questions
          items={[
            { question: more.q1, answer: more.a1 },
            { question: more.q2, answer: more.a2 },
            { question: more.q3, answer: more.a3 },
            { question: more.q4, answer: more.a4 },
            { question: more.q5, answer: more.a5(CONFIRM_DAYS) },
            { question: more.q6, answer: more.a6 },
          ]}
        />
      </Split>
    </Band>
  )
}
