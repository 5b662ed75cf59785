import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Broken } from '../../../../platform/web/portal/Broken.tsx'
import { Band, Intro } from '../../../../platform/web/portal/layout.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { Finder } from './Finder.tsx'
import css from './solution.module.css'
import { t } from './texts.ts'

/** ui.md: by stage; the finder makes it a tool. */
export default function SolutionPage() {
  const s = useTexts(t)
  return (
    <>
      <Intro title={<Broken parts={[s.title1, s.title2]} />} lead={s.lead} />
      <Band id="finder" still label={s.finder}>
        <Finder />
      </Band>
      <Band tone="surface">
        <h2>{s.stages}</h2>
        <p className={css.about}>{s.stagesAbout}</p>
        <Stages />
      </Band>
    </>
  )
}

/** What the company has in the country at the end of each stage; the next stage adds to it. */
const STANDS = [
  ['explore', ['asReport']],
  ['enter', ['asMark', 'asCertificate', 'asFirst']],
  ['operate', ['asCompany', 'asPayroll', 'asService']],
  ['scale', ['asTeam', 'asSecond']],
] as const

/** The four stages as stairs: each with what it adds, the reader's own marked. */
function Stages() {
  const s = useTexts(t)
  const [answers, patch] = useUrlState({ stage: 'explore' })
  const words = {
    explore: [s.sExplore, s.sExploreText, s.sExploreDont],
    enter: [s.sEnter, s.sEnterText, s.sEnterDont],
    operate: [s.sOperate, s.sOperateText, s.sOperateDont],
    scale: [s.sScale, s.sScaleText, s.sScaleDont],
  } as const
  return (
    <ol className={css.stages}>
      {STANDS.map(([stage, adds], at) => {
        const [name, text, dont] = words[stage]
        const here = answers.stage === stage
        return (
          <li key={stage} aria-current={here ? 'step' : undefined}>
            <div className={css.stairs}>
              <ul aria-label={s.adds}>
                {adds.map((key) => (
                  <li key={key}>{s[key]}</li>
                ))}
              </ul>
              <div aria-hidden="true">
                {STANDS.slice(0, at)
                  .flatMap(([, before]) => before)
                  .map((key) => (
                    <i key={key} />
                  ))}
              </div>
            </div>
            <h3>
              {name}{' '}
              {here && (
                <span className={css.here} data-reader>
                  {s.here}
                </span>
              )}
            </h3>
            <p>{text}</p>
            <p className={blocks.fine}>{dont}</p>
            {!here && (
              <button
                type="button"
                className={blocks.textButton}
                aria-label={`${s.findFor}: ${name}`}
                onClick={() => {
                  patch({ stage })
                  document.getElementById('finder')?.scrollIntoView({ block: 'start' })
                }}
              >
                {s.findFor}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}
