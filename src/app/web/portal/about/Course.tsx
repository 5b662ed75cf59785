import { useTexts } from '../../../../platform/web/i18n.tsx'
import css from './course.module.css'
import { c } from './course-texts.ts'

const parties = ['company', 'platform', 'provider'] as const
type Party = (typeof parties)[number]

/** The course of a request in three lanes: a column for each step, a row for each party. */
export function Course() {
  const s = useTexts(c)
  const steps: ({ name: string } & Partial<Record<Party, string>>)[] = [
    { name: s.s1, company: s.s1Company, platform: s.s1Platform },
    { name: s.s2, platform: s.s2Platform },
    { name: s.s3, company: s.s3Company, provider: s.s3Provider },
    { name: s.s4, company: s.s4Company, platform: s.s4Platform, provider: s.s4Provider },
    { name: s.s5, company: s.s5Company, platform: s.s5Platform },
    { name: s.s6, platform: s.s6Platform, provider: s.s6Provider },
  ]
  return (
    <div className={css.lanes}>
      <ul className={css.names} aria-hidden="true">
        {parties.map((party) => (
          <li key={party} data-party={party}>
            {s[party]}
          </li>
        ))}
      </ul>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step.name} className={css.step}>
            <h4>{step.name}</h4>
            <ul className={css.does}>
              {parties.map(
                (party) =>
                  step[party] && (
                    <li key={party} className={css.doing} data-party={party}>
                      <b>{s[party]}</b> {step[party]}
                    </li>
                  ),
              )}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  )
}
