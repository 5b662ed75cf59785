import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Choice, Segments, TextField, Tick } from '../../../../platform/web/portal/fields.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { type Depth, depths, depthWords, type Goal, goals, goalWords, partsOf } from '../contract/scope.ts'
import { Handover, titleOf } from './handover.tsx'
import css from './market.module.css'
import { t } from './market-texts.ts'
import { useRegions } from './queries.ts'
import { t as shared } from './texts.ts'

const languages = ['zh', 'en', 'zhEn'] as const

/** Goal, depth and parts give the outline of a deliverable: each part with its result and its acceptance criterion. */
export function ScopeBuilder() {
  const scope = useScope()
  return (
    <div className={blocks.columns} data-ratio="5-7">
      <Asked scope={scope} />
      <Outline scope={scope} />
    </div>
  )
}

type Scope = ReturnType<typeof useScope>

/** The choice in the address. */
function useScope() {
  const [state, patch] = useUrlState({ goal: 'entry', depth: 'interviews', region: '', product: '', language: 'zhEn', without: '' })
  const goal: Goal = goals.find((one) => one === state.goal) ?? 'entry'
  const depth: Depth = depths.find((one) => one === state.depth) ?? 'interviews'
  const left = new Set(state.without.split(',').filter(Boolean))
  const offered = partsOf(goal).filter((part) => depth !== 'desk' || part.key !== 'interviews')
  const toggle = (key: string, on: boolean) => {
    if (on) left.delete(key)
    else left.add(key)
    patch({ without: [...left].join(',') })
  }
  const chosen = offered.filter((part) => !left.has(part.key))
  return { state, patch, goal, depth, offered, chosen, toggle }
}

function Asked({ scope: { state, patch, goal, depth, offered, chosen, toggle } }: { scope: Scope }) {
  const s = useTexts(t)
  const lang = useLang()
  const regions = useRegions()
  return (
    <div className={blocks.form}>
      <Segments
        label={s.goal}
        value={goal}
        options={goals.map((value) => ({ value, label: goalWords[value].name[lang] }))}
        onChange={(next) => patch({ goal: next, without: '' })}
      />
      <Segments
        stacked
        label={s.depth}
        value={depth}
        options={depths.map((value) => ({
          value,
          label: (
            <>
              {depthWords[value].name[lang]}
              <small className={`${blocks.fine} ${css.means}`}>{depthWords[value].means[lang]}</small>
            </>
          ),
        }))}
        onChange={(next) => patch({ depth: next })}
      />
      <TextField
        label={s.product}
        placeholder={s.productHint}
        maxLength={60}
        value={state.product}
        onChange={(event) => patch({ product: event.target.value })}
      />
      <Choice
        label={s.region}
        empty={s.anywhere}
        value={state.region}
        options={regions.options}
        onChange={(event) => patch({ region: event.target.value })}
      />
      <Segments
        label={s.reportIn}
        value={languages.find((one) => one === state.language) ?? 'zhEn'}
        options={languages.map((value) => ({ value, label: s[value] }))}
        onChange={(language) => patch({ language })}
      />
      <fieldset className={`${blocks.tight} ${css.parts}`}>
        <legend>{s.parts}</legend>
        {offered.map((part) => (
          <Tick
            key={part.key}
            label={part.name[lang]}
            checked={chosen.includes(part)}
            onChange={(event) => toggle(part.key, event.target.checked)}
          />
        ))}
      </fieldset>
    </div>
  )
}

function Outline({ scope }: { scope: Scope }) {
  const s = useTexts(t)
  const both = useTexts(shared)
  const lang = useLang()
  const regions = useRegions()
  const { state, goal, chosen } = scope
  const title = titleOf([regions.nameOf(state.region), state.product.trim(), goalWords[goal].title[lang]], lang)
  return (
    <section className={`${blocks.panel} ${blocks.form} ${css.outline}`} aria-labelledby="outline">
      <p className={blocks.fine} id="outline">
        {s.outline}
      </p>
      <h3>{title}</h3>
      {chosen.length === 0 && <p>{s.chooseOne}</p>}
      <ol>
        {chosen.map((part) => (
          <li key={part.key}>
            <strong>{part.name[lang]}</strong>
            <dl>
              <dt>{s.gives}</dt>
              <dd>{part.gives[lang]}</dd>
              <dt>{s.accepted}</dt>
              <dd>{part.accepted[lang]}</dd>
            </dl>
          </li>
        ))}
      </ol>
      {chosen.length > 0 && (
        <>
          <div className={blocks.buttons}>
            <Onward scope={scope} title={title} />
          </div>
          <p className={blocks.fine} data-reader>
            {both.draftNote}
          </p>
        </>
      )}
    </section>
  )
}

/** The outline as a demand, or as a message. */
function Onward({ scope: { state, goal, depth, chosen }, title }: { scope: Scope; title: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const regions = useRegions()
  const place = regions.nameOf(state.region)
  const numbered = (line: (part: Scope['chosen'][number]) => string) => chosen.map((part, at) => `${at + 1}. ${line(part)}`).join('\n')
  const about = s.demandBody(goalWords[goal].name[lang], place || s.open, state.product.trim() || s.open, depthWords[depth].name[lang])
  const deliverables = numbered((part) => `${part.name[lang]}: ${part.gives[lang]}`)
  return (
    <Handover
      demand={{
        category: goal === 'campaign' ? 'influencer' : 'marketResearch',
        title,
        description: about,
        deliverables,
        acceptanceCriteria: numbered((part) => part.accepted[lang]),
        areaCode: state.region,
        workLanguage: state.language,
      }}
      contact={{ from: 'scope', topic: 'market', region: state.region, summary: `${title}\n${about}\n\n${deliverables}` }}
    />
  )
}
