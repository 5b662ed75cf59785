import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { Link, useLocation } from '../../../../platform/web/router.tsx'
import spacing from '../../../../platform/web/spacing.module.css'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { formatDate } from '../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import type { DueItem } from '../contract/answers.ts'
import { documentKinds, flagNames, flags } from '../contract/employee.ts'
import { employeePath } from '../contract/paths.ts'
import { CalendarAddress } from './due/CalendarAddress.tsx'
import { daysText } from './due/days-text.ts'
import { Retention } from './due/Retention.tsx'
import { t } from './due/texts.ts'
import { FlagTag } from './parts.tsx'
import { fetchExport, useList, useRead } from './queries.ts'

const tabs: Partial<Record<DueItem['flag'], string>> = {
  documentEnds: 'documents',
  noBankAccount: 'contract',
  payeeUnconfirmed: 'contract',
}

export default function DueSoonPage() {
  const s = useTexts(t)
  const lang = useLang()
  const list = useListState({ filters: { flag: '', teamId: '' }, order: 'asc' })
  const due = useList('GET /ws/employee/due', list.input)
  const choices = useRead('GET /ws/employee/choices')
  const [subscribing, setSubscribing] = useState(false)
  const what = (row: DueItem) => (
    <span className={blocks.named}>
      <span>
        <FlagTag flag={row.flag} />
      </span>
      {row.document && <small>{documentKinds[row.document][lang]}</small>}
    </span>
  )
  const when = (row: DueItem) =>
    row.dueOn ? (
      <span className={blocks.named}>
        <span className={blocks.nowrap}>{formatDate(row.dueOn, lang)}</span>
        <small>{daysText(row.days ?? 0, s)}</small>
      </span>
    ) : (
      '—'
    )
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          <Button
            variant="default"
            leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setSubscribing(true)}
          >
            {s.subscribe}
          </Button>
        }
      />
      <Kinds counts={due.data?.counts} chosen={list.filters.flag} />
      <FilterBar
        list={list}
        selects={[
          {
            key: 'teamId',
            label: s.team,
            any: s.anyTeam,
            options: [
              ...(choices.data?.teams ?? []).map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: s.noTeam },
            ],
            searchable: true,
          },
        ]}
        aside={<ExportButton needs="people:edit" fetch={() => fetchExport('POST /ws/employee/due/export', list.input)} />}
      />
      <DataTable
        label={s.title}
        list={list}
        query={due}
        rowKey={(row) => `${row.id}.${row.flag}.${row.document ?? ''}`}
        to={(row) => employeePath(row.id, tabs[row.flag])}
        columns={[
          {
            key: 'name',
            title: s.employee,
            render: (row) => (
              <span className={blocks.named}>
                <strong>{row.name}</strong>
                <small>{row.number}</small>
              </span>
            ),
          },
          { key: 'what', title: s.what, render: what },
          { key: 'date', title: s.date, render: when },
          { key: 'team', title: s.team, render: (row) => row.team?.name ?? '—' },
          { key: 'country', title: s.country, render: (row) => row.country?.name[lang] ?? '—' },
        ]}
        card={(row) => ({
          title: row.name,
          status: what(row),
          money: when(row),
          meta: [row.number, row.team?.name, row.country?.name[lang]].filter(Boolean).join(' · '),
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} />}
      />
      <div className={spacing.after6}>
        <Retention />
      </div>
      <CalendarAddress open={subscribing} onClose={() => setSubscribing(false)} />
    </>
  )
}

function Kinds({ counts, chosen }: { counts: Record<string, number> | undefined; chosen: string }) {
  const s = useTexts(t)
  const lang = useLang()
  const { pathname, search } = useLocation()
  const to = (flag: string) => {
    const query = new URLSearchParams(search)
    query.delete('pageNo')
    if (flag) query.set('flag', flag)
    else query.delete('flag')
    return `${pathname}?${query}`
  }
  const all = Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)
  const kinds = flagNames.filter((flag) => flag !== 'onLeave' && (counts?.[flag] || flag === chosen))
  return (
    <nav className={lists.tabs} aria-label={s.kinds}>
      <Link to={to('')} replace aria-current={chosen === '' ? 'page' : undefined}>
        {s.all} <span className={blocks.fine}>{counts && all}</span>
      </Link>
      {kinds.map((flag) => (
        <Link key={flag} to={to(flag)} replace aria-current={chosen === flag ? 'page' : undefined}>
          {flags[flag][lang]} <span className={blocks.fine}>{counts?.[flag] ?? 0}</span>
        </Link>
      ))}
    </nav>
  )
}
