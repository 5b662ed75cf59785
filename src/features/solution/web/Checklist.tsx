import { useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import lists from '../../../platform/web/lists.module.css'
import { ActionButton } from '../../../platform/web/portal/actions.tsx'
import { Choice } from '../../../platform/web/portal/fields.tsx'
import { Note } from '../../../platform/web/portal/layout.tsx'
import { useUrlState } from '../../../platform/web/ui/useUrlState.ts'
import { serviceCategory } from '../../provider/contract/services.ts'
import { ProviderRows } from '../../provider/web/parts.tsx'
import { type ChecklistService, checklistFor, checklistServices, type Paper } from '../contract/checklist.ts'
import { Handover, titleOf } from './handover.tsx'
import css from './integrated.module.css'
import { t } from './integrated-texts.ts'
import { useRegions } from './queries.ts'
import { t as shared } from './texts.ts'

const KEPT = 'checklist'

function readTicks(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [])
  } catch {
    return new Set()
  }
}
function keepTicks(ticks: Set<string>): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify([...ticks]))
  } catch {
    // Without storage the ticks live as long as the page.
  }
}

/** Papers by service and place: ticked off here, printed, or taken along into a demand or a contact. */
export function Checklist() {
  const s = useTexts(t)
  const both = useTexts(shared)
  const lang = useLang()
  const serviceName = useDictText('service')
  const regions = useRegions()
  const [state, patch] = useUrlState({ papers: 'ip', region: '' })
  const [ticks, setTicks] = useState(readTicks)
  const service: ChecklistService = checklistServices.find((one) => one === state.papers) ?? 'ip'
  const place = regions.nameOf(state.region)
  const list = checklistFor(service, state.region)
  const all = [...list.papers, ...list.local]
  const id = (paper: Paper) => `${service} ${state.region} ${paper.key}`
  const has = (paper: Paper) => ticks.has(id(paper))
  const tick = (paper: Paper, on: boolean) => {
    const next = new Set(ticks)
    if (on) next.add(id(paper))
    else next.delete(id(paper))
    setTicks(next)
    keepTicks(next)
  }
  const clear = () => {
    const next = new Set([...ticks].filter((one) => !one.startsWith(`${service} ${state.region} `)))
    setTicks(next)
    keepTicks(next)
  }
  const names = (papers: Paper[]) => papers.map((paper) => `· ${paper.name[lang]}`).join('\n')
  const done = all.filter(has)
  const missing = all.filter((paper) => !has(paper))
  const title = titleOf([place, serviceName(service)], lang)
  const summary = [
    title,
    ...(done.length > 0 ? [`${s.has}:\n${names(done)}`] : []),
    ...(missing.length > 0 ? [`${s.missing}:\n${names(missing)}`] : []),
  ].join('\n\n')
  const rows = (papers: Paper[]) => (
    <ul className={`${lists.rows} ${css.papers}`}>
      {papers.map((paper) => (
        <li key={paper.key}>
          <label>
            <input type="checkbox" checked={has(paper)} onChange={(event) => tick(paper, event.target.checked)} />
            <span>
              <strong>{paper.name[lang]}</strong>
              <span className={css.note}>{paper.note[lang]}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
  return (
    <div className={blocks.columns} data-ratio="5-7">
      <div className={`${blocks.form} ${css.asked}`}>
        <Choice
          label={s.service}
          value={service}
          options={checklistServices.map((value) => ({ value, label: serviceName(value) }))}
          onChange={(event) => patch({ papers: event.target.value })}
        />
        <Choice
          label={s.region}
          empty={s.anywhere}
          value={state.region}
          options={regions.options}
          onChange={(event) => patch({ region: event.target.value })}
        />
        <p className={css.progress} role="status">
          <progress value={done.length} max={all.length} aria-label={s.checklist} />
          {s.ready(done.length, all.length)}
        </p>
        <div className={blocks.buttons}>
          <Handover
            demand={{ category: serviceCategory[service], title, description: summary, areaCode: state.region }}
            contact={{ from: 'checklist', topic: 'legalIp', region: state.region, summary }}
          />
        </div>
        <div className={blocks.buttons}>
          <ActionButton look="quiet" onClick={() => window.print()}>
            {both.print}
          </ActionButton>
          {done.length > 0 && (
            <ActionButton look="quiet" onClick={clear}>
              {s.clear}
            </ActionButton>
          )}
        </div>
        <h3>{s.providersHere}</h3>
        <ProviderRows region={state.region || undefined} service={service} limit={3} />
      </div>
      <div className={`${blocks.panel} ${blocks.tight} ${css.sheet}`}>
        {list.local.length > 0 && (
          <>
            <h3>{s.local(place)}</h3>
            {rows(list.local)}
          </>
        )}
        <h3>{s.papers}</h3>
        {rows(list.papers)}
        {state.region !== '' && list.local.length === 0 && place && <Note>{s.noLocal(place)}</Note>}
        <p className={blocks.fine}>{s.checkDay}</p>
      </div>
    </div>
  )
}
