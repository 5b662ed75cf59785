import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { employeePath } from '../../employee/contract/paths.ts'
import type { IntakeDetail, IntakeRow } from '../contract/calls.ts'
import { importFields } from '../contract/fields.ts'
import { groupNames, groups, type Outcome, outcomes } from '../contract/states.ts'
import css from './import.module.css'
import { useList } from './queries.ts'
import { t } from './texts.ts'

const tones: Record<Outcome, 'ok' | 'info' | 'bad' | 'warn' | 'neutral'> = {
  new: 'ok',
  update: 'info',
  toFix: 'bad',
  conflict: 'warn',
  known: 'neutral',
  same: 'neutral',
  exists: 'neutral',
  skipped: 'neutral',
}

/** The rows of an import under filters: what is wrong with each cell, what would change, what was done. */
export function Rows({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const list = useListState({ filters: { group: '', kind: '' } })
  const query = useList('GET /ws/intake/rows', { ...list.input, id: one.id })
  const name = (row: IntakeRow) => row.employee?.name || row.name || s.nobody
  return (
    <SectionCard title={s.rows} id="rows">
      <FilterBar
        list={list}
        selects={[
          { key: 'group', label: s.filterGroup, options: groupNames.map((group) => ({ value: group, label: groups[group][lang] })) },
          {
            key: 'kind',
            label: s.filterKind,
            options: one.kinds.map(({ kind, field, sentence }) => ({ value: kind, label: `${importFields[field][lang]}: ${sentence}` })),
          },
        ]}
      />
      <DataTable
        bare
        label={s.rows}
        list={list}
        query={query}
        rowKey={(row) => String(row.row)}
        columns={[
          { key: 'row', title: s.rowNumber, width: 72, render: (row) => row.row },
          { key: 'who', title: s.who, render: (row) => <Who row={row} name={name(row)} /> },
          { key: 'outcome', title: s.outcome, render: (row) => <OutcomeTag row={row} /> },
          { key: 'detail', title: s.detail, render: (row) => <Details row={row} /> },
        ]}
        card={(row) => ({
          title: `${row.row} · ${name(row)}`,
          status: <OutcomeTag row={row} />,
          meta: <Details row={row} />,
        })}
        empty={<EmptyState bare title={s.noRows} />}
      />
    </SectionCard>
  )
}

function Who({ row, name }: { row: IntakeRow; name: string }) {
  const s = useTexts(t)
  return (
    <>
      {row.employee ? <Link to={employeePath(row.employee.id)}>{name}</Link> : name}
      {row.hidden && <span className={blocks.below}>{s.hidden}</span>}
    </>
  )
}

function OutcomeTag({ row }: { row: IntakeRow }) {
  const s = useTexts(t)
  const lang = useLang()
  if (row.done === 'created') return <StatusTag tone="ok">{s.created}</StatusTag>
  if (row.done === 'updated') return <StatusTag tone="ok">{s.updated}</StatusTag>
  if (row.done === 'undone') return <StatusTag tone="neutral">{s.undoneRow}</StatusTag>
  if (row.done === 'refused') return <StatusTag tone="bad">{s.refusedRow}</StatusTag>
  return <StatusTag tone={tones[row.outcome]}>{outcomes[row.outcome][lang]}</StatusTag>
}

function Details({ row }: { row: IntakeRow }) {
  const s = useTexts(t)
  const lang = useLang()
  const skips = { sample: s.sample, total: s.total, heading: s.heading }
  const shown = (text: string | null) => (text === null || text === '' ? s.empty : text)
  return (
    <ul className={`${blocks.tight} ${css.details}`}>
      {row.problems.map((problem) => (
        <li key={`${problem.cell} ${problem.kind}`}>
          <span className={blocks.bad}>
            {problem.cell} {problem.heading || importFields[problem.field][lang]}
          </span>
          {problem.value && ` “${problem.value}”`}: {problem.sentence}
          {problem.proposal && <span className={blocks.below}>{s.propose(problem.proposal)}</span>}
        </li>
      ))}
      {row.changes.map(({ field, before, after }) => (
        <li key={field}>{s.change(importFields[field][lang], shown(before), shown(after))}</li>
      ))}
      {row.salary.map(({ field, before, after }) => (
        <li key={field}>
          {s.change(importFields[field][lang], shown(before), shown(after))} {s.payProposed}
        </li>
      ))}
      {row.skip && <li className={blocks.fine}>{skips[row.skip]}</li>}
      {row.note && <li>{row.note}</li>}
    </ul>
  )
}
