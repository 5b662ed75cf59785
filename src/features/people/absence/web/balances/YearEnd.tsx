import { Select } from '@mantine/core'
import { yearOf } from '../../../../../platform/contract/day.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { today } from '../../../../../platform/web/today.ts'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { balancePath } from '../../contract/paths.ts'
import type { YearEndRow } from '../../contract/views.ts'
import { LeaveTypeText } from '../LeaveTypeText.tsx'
import { daysText } from '../leave-texts.ts'
import { fetchExport, useList } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { usePeopleFilters } from '../usePeopleFilters.ts'
import { t } from './texts.ts'

/** What the end of a year carries and ends, before it happens. */
export function YearEnd() {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const filters = usePeopleFilters()
  const thisYear = yearOf(today())
  const [{ year }, patch] = useUrlState({ year: thisYear })
  const list = useListState({ filters: { search: '', teamId: '', country: '' } })
  const query = useList('GET /ws/absence/yearEnd', { ...list.input, year })
  const until = (row: YearEndRow) => (row.until ? formatDate(row.until, lang) : '—')
  return (
    <>
      <FilterBar
        list={list}
        search={{ label: w.search }}
        selects={[filters.team, filters.country]}
        aside={<ExportButton needs="absence:edit" fetch={() => fetchExport('POST /ws/absence/yearEnd/export', { ...list.input, year })} />}
      >
        <Select
          aria-label={s.year}
          data={[thisYear, thisYear + 1].map(String)}
          value={String(year)}
          allowDeselect={false}
          onChange={(chosen) => patch({ year: Number(chosen) })}
        />
      </FilterBar>
      <p className={`${blocks.fine} ${spacing.before3}`}>{s.yearAbout(year)}</p>
      <DataTable
        label={s.yearEnd}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        to={(row) => balancePath(row.employee.id)}
        columns={[
          { key: 'name', title: w.employee, render: (row) => row.employee.name },
          { key: 'team', title: w.team, render: (row) => row.employee.team?.name ?? '—' },
          { key: 'type', title: w.type, render: (row) => <LeaveTypeText code={row.type} /> },
          { key: 'left', title: s.left, align: 'end', render: (row) => daysText(row.leftHundredths, lang) },
          { key: 'carried', title: s.carried, align: 'end', render: (row) => daysText(row.carriedHundredths, lang) },
          { key: 'until', title: s.carriedUntil, render: until },
          {
            key: 'expired',
            title: s.expired,
            align: 'end',
            render: (row) => (
              <strong className={row.expiredHundredths > 0 ? blocks.bad : undefined}>{daysText(row.expiredHundredths, lang)}</strong>
            ),
          },
          { key: 'next', title: s.next, align: 'end', render: (row) => daysText(row.nextHundredths, lang) },
        ]}
        card={(row) => ({
          title: row.employee.name,
          status: <LeaveTypeText code={row.type} />,
          money: daysText(row.leftHundredths, lang),
          meta: `${s.carried} ${daysText(row.carriedHundredths, lang)} · ${s.expired} ${daysText(row.expiredHundredths, lang)}`,
        })}
        empty={<EmptyState title={s.nothingEnds} why={s.nothingEndsWhy} />}
      />
    </>
  )
}
