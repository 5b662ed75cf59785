import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Fold } from '../../../../platform/web/portal/Fold.tsx'
import { Note, Questions, Steps } from '../../../../platform/web/portal/layout.tsx'
import { CONFIRM_DAYS } from '../../../../rules/demand.ts'
import css from './hiring.module.css'
import { t } from './reading-texts.ts'

/** The three contracts of a demand and how each settles through escrow. */
export function ContractKinds() {
  const s = useTexts(t)
  const kinds = [
    [s.longTerm, s.longTermFor, s.longTermHow],
    [s.usage, s.usageFor, s.usageHow],
    [s.kpi, s.kpiFor, s.kpiHow(CONFIRM_DAYS)],
  ] as const
  return (
    <div className={`${lists.rows} ${css.kinds}`}>
      {kinds.map(([name, forWhat, how]) => (
        <Fold key={name} title={name} className={css.kind}>
          <dl>
            <dt>{s.forWhat}</dt>
            <dd>{forWhat}</dd>
            <dt>{s.howPaid}</dt>
            <dd>{how}</dd>
          </dl>
        </Fold>
      ))}
    </div>
  )
}

/** Who does what, in how many days. */
export function OnboardingSteps() {
  const s = useTexts(t)
  const steps = [
    [s.step1, s.step1Who, s.step1Text],
    [s.step2, s.step2Who, s.step2Text],
    [s.step3, s.step3Who, s.step3Text],
    [s.step4, s.step4Who, s.step4Text],
    [s.step5, s.step5Who, s.step5Text],
    [s.step6, s.step6Who, s.step6Text(CONFIRM_DAYS)],
  ] as const
  return (
    <>
      <Fold title={s.sixSteps} wide="plain">
        <Steps
          items={steps.map(([title, who, text]) => ({
            title,
            text: (
              <>
                <p className={blocks.fine}>{who}</p>
                <p>{text}</p>
              </>
            ),
          }))}
        />
      </Fold>
      <Note>{s.permit}</Note>
    </>
  )
}

export function Answers() {
  const s = useTexts(t)
  return (
    <Questions
      items={[
        { question: s.q1, answer: s.a1 },
        { question: s.q2, answer: s.a2 },
        { question: s.q3, answer: s.a3 },
        { question: s.q4, answer: s.a4 },
        { question: s.q5, answer: s.a5(CONFIRM_DAYS) },
        { question: s.q6, answer: s.a6 },
      ]}
    />
  )
}
