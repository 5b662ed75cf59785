import blocks from '../../../platform/web/blocks.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import lists from '../../../platform/web/lists.module.css'
import { Band, Broken, Intro } from '../../../platform/web/portal/layout.tsx'
import { useUrlState } from '../../../platform/web/ui/useUrlState.ts'
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

function Stages() {
  const s = useTexts(t)
  const [, patch] = useUrlState({ stage: 'explore' })
  const rows = [
    ['explore', s.sExplore, s.sExploreText, s.sExploreDont],
    ['enter', s.sEnter, s.sEnterText, s.sEnterDont],
    ['operate', s.sOperate, s.sOperateText, s.sOperateDont],
    ['scale', s.sScale, s.sScaleText, s.sScaleDont],
  ] as const
  return (
    <ol className={`${lists.rows} ${css.stages}`}>
      {rows.map(([stage, name, text, dont]) => (
        <li key={stage}>
          <h3>{name}</h3>
          <p>{text}</p>
          <div>
            <p className={blocks.fine}>{dont}</p>
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
          </div>
        </li>
      ))}
    </ol>
  )
}
