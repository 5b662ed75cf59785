import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { loadChunk } from '../../../../platform/web/chunk.ts'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { kept } from '../../../../platform/web/kept.ts'
import lists from '../../../../platform/web/lists.module.css'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Choice } from '../../../../platform/web/portal/fields.tsx'
import { Note } from '../../../../platform/web/portal/layout.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { serviceCategory } from '../../provider/contract/services.ts'
import { ProviderRows } from '../../provider/web/parts.tsx'
import { isLocal, papersFor } from '../contract/checklist.ts'
import { type ChecklistService, checklistServices, type Paper } from '../contract/papers/paper.ts'
import { Handover, titleOf } from './handover.tsx'
import css from './integrated.module.css'
import { t } from './integrated-texts.ts'
import { useRegions } from './queries.ts'
import { t as shared } from './texts.ts'

const KEPT = 'checklist'

/** Checked items stay in this browser, by service and place. */
function useTicks(service: ChecklistService, region: string) {
  const [ticks, setTicks] = useState(() => new Set(kept.local.read<string[]>(KEPT) ?? []))
  const of = `${service} ${region} `
  const keep = (next: Set<string>) => {
    setTicks(next)
    kept.local.write(KEPT, [...next])
  }
  return {
    has: (paper: Paper) => ticks.has(of + paper.key),
    tick: (paper: Paper, on: boolean) => {
      const next = new Set(ticks)
      if (on) next.add(of + paper.key)
      else next.delete(of + paper.key)
      keep(next)
    },
    clear: () => keep(new Set([...ticks].filter((one) => !one.startsWith(of)))),
  }
}

type Ticks = ReturnType<typeof useTicks>

/** Papers by service and place: checked off here, printed, or carried into a demand or a contact. */
export function Checklist() {
  const s = useTexts(t)
  const serviceName = useDictText('service')
  const regions = useRegions()
  const [state, patch] = useUrlState({ papers: 'ip', region: '' })
  const service: ChecklistService = checklistServices.find((one) => one === state.papers) ?? 'ip'
  const ticks = useTicks(service, state.region)
  const place = regions.nameOf(state.region)
  const hasOwn = ({ value }: { value: string }) => isLocal(value)
  const grouped = [
    ...regions.options.filter(hasOwn).map((one) => ({ ...one, group: s.withLocal })),
    ...regions.options.filter((one) => !hasOwn(one)).map((one) => ({ ...one, group: s.generalOnly })),
  ]
  const papers = papersFor(service)
  const own = useQuery({
    queryKey: ['local papers'],
    queryFn: () => loadChunk(() => import('../contract/papers/local.ts')),
    enabled: isLocal(state.region),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const local = own.data?.localPapers(service, state.region) ?? []
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
          options={grouped}
          onChange={(event) => patch({ region: event.target.value })}
        />
        <Progress service={service} region={state.region} papers={[...papers, ...local]} ticks={ticks} />
        <h3>{s.providersHere}</h3>
        <ProviderRows region={state.region || undefined} service={service} limit={3} />
      </div>
      <div className={`${blocks.panel} ${blocks.tight} ${css.sheet}`}>
        {own.isError && (
          <Note>
            <p>{s.localFailed(place)}</p>
            <ActionButton look="outline" busy={own.isFetching} onClick={() => void own.refetch()}>
              {s.retry}
            </ActionButton>
          </Note>
        )}
        {local.length > 0 && (
          <>
            <h3>{s.local(place)}</h3>
            <Papers papers={local} ticks={ticks} />
          </>
        )}
        <h3>{s.papers}</h3>
        <Papers papers={papers} ticks={ticks} />
        {place && state.region !== '' && local.length === 0 && (own.isSuccess || !isLocal(state.region)) && <Note>{s.noLocal(place)}</Note>}
        <p className={blocks.fine}>{s.checkDay}</p>
      </div>
    </div>
  )
}

function Papers({ papers, ticks }: { papers: readonly Paper[]; ticks: Ticks }) {
  const lang = useLang()
  return (
    <ul className={`${lists.rows} ${css.papers}`}>
      {papers.map((paper) => (
        <li key={paper.key}>
          <label>
            <input type="checkbox" checked={ticks.has(paper)} onChange={(event) => ticks.tick(paper, event.target.checked)} />
            <span>
              <strong>{paper.name[lang]}</strong>
              <span className={css.note}>{paper.note[lang]}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

interface ProgressProps {
  service: ChecklistService
  region: string
  papers: Paper[]
  ticks: Ticks
}

/** How much is ready, and the next steps. */
function Progress({ service, region, papers, ticks }: ProgressProps) {
  const s = useTexts(t)
  const both = useTexts(shared)
  const lang = useLang()
  const regions = useRegions()
  const serviceName = useDictText('service')
  const title = titleOf([regions.nameOf(region), serviceName(service)], lang)
  const done = papers.filter(ticks.has)
  const missing = papers.filter((paper) => !ticks.has(paper))
  const names = (of: Paper[]) => of.map((paper) => `· ${paper.name[lang]}`).join('\n')
  const summary = [
    title,
    ...(done.length > 0 ? [`${s.has}:\n${names(done)}`] : []),
    ...(missing.length > 0 ? [`${s.missing}:\n${names(missing)}`] : []),
  ].join('\n\n')
  return (
    <>
      <p className={`${blocks.row} ${css.progress}`} role="status">
        <progress value={done.length} max={papers.length} aria-label={s.checklist} />
        {s.ready(done.length, papers.length)}
      </p>
      <div className={blocks.buttons}>
        <Handover
          demand={{ category: serviceCategory[service], title, description: summary, areaCode: region }}
          contact={{ from: 'checklist', topic: 'legalIp', region, summary }}
        />
      </div>
      <div className={blocks.buttons}>
        <ActionButton look="quiet" onClick={() => window.print()}>
          {both.print}
        </ActionButton>
        {done.length > 0 && (
          <ActionButton look="quiet" onClick={ticks.clear}>
            {s.clear}
          </ActionButton>
        )}
      </div>
    </>
  )
}
