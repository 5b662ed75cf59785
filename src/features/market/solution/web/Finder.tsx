import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Choice, Segments } from '../../../../platform/web/portal/fields.tsx'
import { Note } from '../../../../platform/web/portal/layout.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { serviceCategory } from '../../provider/contract/services.ts'
import { ProviderRows } from '../../provider/web/parts.tsx'
import { type Answers, needs, planFor, sizes, stages, topicOf, urgencies } from '../contract/finder.ts'
import { Handover, titleOf } from './handover.tsx'
import { useProviderCounts, useRegions } from './queries.ts'
import { ReadFirst } from './ReadFirst.tsx'
import css from './solution.module.css'
import { t } from './texts.ts'

const known = <V extends string>(values: readonly V[], given: string, fallback: V): V =>
  (values as readonly string[]).includes(given) ? (given as V) : fallback

type Word = Answers['stage' | 'need' | 'size' | 'when']

/** The answers in the address; unknown values count as the first answer. */
function useAnswers(): [Answers, (change: Partial<Answers>) => void] {
  const [state, patch] = useUrlState({ stage: 'explore', region: '', need: 'people', size: 'few', when: 'quarter' })
  const answers: Answers = {
    stage: known(stages, state.stage, 'explore'),
    region: /^[A-Z]{2}$/.test(state.region) ? state.region : '',
    need: known(needs, state.need, 'people'),
    size: known(sizes, state.size, 'few'),
    when: known(urgencies, state.when, 'quarter'),
  }
  return [answers, patch]
}

/** Five questions on the left, the result on the right, updated at once. */
export function Finder() {
  const s = useTexts(t)
  const [answers, answer] = useAnswers()
  const regions = useRegions()
  const options = <V extends Word>(values: readonly V[]) => values.map((value) => ({ value, label: s[value] }))
  return (
    <div className={blocks.columns} data-ratio="5-7">
      <div className={blocks.form}>
        <Segments stacked label={s.qStage} value={answers.stage} options={options(stages)} onChange={(stage) => answer({ stage })} />
        <Choice
          label={s.qRegion}
          empty={s.anywhere}
          value={answers.region}
          options={regions.options}
          onChange={(event) => answer({ region: event.target.value })}
        />
        <Segments label={s.qNeed} value={answers.need} options={options(needs)} onChange={(need) => answer({ need })} />
        <Segments label={s.qSize} value={answers.size} options={options(sizes)} onChange={(size) => answer({ size })} />
        <Segments label={s.qWhen} value={answers.when} options={options(urgencies)} onChange={(when) => answer({ when })} />
      </div>
      <Outcome answers={answers} place={regions.nameOf(answers.region)} />
    </div>
  )
}

function Outcome({ answers, place }: { answers: Answers; place: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const serviceName = useDictText('service')
  const countOf = useProviderCounts(answers.region)
  const { steps, cautions } = planFor(answers)
  const listed = steps.map(({ service, why }, at) => `${at + 1}. ${serviceName(service)}: ${why[lang]}`).join('\n')
  const first = steps[0]!
  const summary = s.demandBody(s[answers.stage], s[answers.need], s[answers.size], s[answers.when], listed)
  return (
    <section className={`${blocks.panel} ${blocks.form} ${css.outcome}`} aria-labelledby="plan">
      <h2 id="plan">{place ? s.resultAt(place) : s.result}</h2>
      <ol className={`${lists.rows} ${css.plan}`}>
        {steps.map(({ service, why }) => {
          const count = countOf(service)
          const query = new URLSearchParams({ ...(answers.region && { region: answers.region }), service })
          return (
            <li key={service}>
              <h3>{serviceName(service)}</h3>
              <p>{why[lang]}</p>
              {count === 0 ? (
                <span className={blocks.fine}>{s.noProviders}</span>
              ) : (
                <Link to={`/globalQuickfind?${query}`}>{count === null ? serviceName(service) : s.providersFor(count)}</Link>
              )}
            </li>
          )
        })}
      </ol>
      {cautions.length > 0 && (
        <Note tone="warn">
          <strong>{s.cautions}</strong>
          <ul className={lists.bullets}>
            {cautions.map((caution) => (
              <li key={caution.en}>{caution[lang]}</li>
            ))}
          </ul>
        </Note>
      )}
      <div className={blocks.buttons}>
        <Handover
          demand={{
            category: serviceCategory[first.service],
            title: titleOf([place, serviceName(first.service)], lang),
            description: summary,
            areaCode: answers.region,
          }}
          contact={{ from: 'finder', region: answers.region, summary }}
        />
      </div>
      <p className={blocks.fine} data-reader>
        {s.draftNote}
      </p>
      <h3>{s.matched}</h3>
      {answers.region === '' ? (
        <p>{s.matchedNowhere}</p>
      ) : (
        <ProviderRows region={answers.region} service={steps.map(({ service }) => service).join(',')} limit={3} />
      )}
      <h3>{s.reading}</h3>
      <ReadFirst topic={topicOf[answers.need]} region={answers.region} />
    </section>
  )
}
