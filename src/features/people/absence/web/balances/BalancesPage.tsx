import { Tabs } from '@mantine/core'
import { useState } from 'react'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { usePageTitle } from '../../../../../platform/web/title.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { type Column, DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../../platform/web/ui/useUrlState.ts'
import { balancePath } from '../../contract/paths.ts'
import type { BalanceRow, LeaveTypeView } from '../../contract/views.ts'
import { daysText } from '../leave-texts.ts'
import { fetchExport, useLeaveTypes, useList, useRead } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { usePeopleFilters } from '../usePeopleFilters.ts'
import css from './balances.module.css'
import EmployeeLeave from './EmployeeLeave.tsx'
import { OpeningDialog } from './OpeningDialog.tsx'
import { t as openingTexts } from './opening-texts.ts'
import { SendStatement } from './SendStatement.tsx'
import { t } from './texts.ts'
import { YearEnd } from './YearEnd.tsx'

const LIST = '/companyHome/leaveBalances'

/** Balances of everybody, the preview of the year's end, and one employee's leave. */
export default function BalancesPage() {
  const [{ employee }] = useUrlState({ employee: '' })
  return employee ? <OneEmployee id={employee} /> : <Everybody />
}

function OneEmployee({ id }: { id: string }) {
  const s = useTexts(t)
  const { data } = useRead('GET /ws/absence/balance', { employeeId: id })
  usePageTitle(data?.employee.name)
  return (
    <>
      <PageHeader
        title={data?.employee.name ?? s.title}
        number={data?.employee.number}
        about={data?.employee.team?.name}
        back={{ to: LIST, label: s.back }}
      />
      <EmployeeLeave employeeId={id} />
    </>
  )
}

function Everybody() {
  const s = useTexts(t)
  const [{ view }, patch] = useUrlState({ view: 'list' })
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <Tabs value={view} onChange={(next) => patch({ view: next ?? 'list' })} keepMounted={false}>
        <Tabs.List aria-label={s.parts}>
          <Tabs.Tab value="list">{s.list}</Tabs.Tab>
          <Tabs.Tab value="yearEnd">{s.yearEnd}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="list" className={css.panel}>
          <BalanceList />
        </Tabs.Panel>
        <Tabs.Panel value="yearEnd" className={css.panel}>
          <YearEnd />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

const nameIn = (types: readonly LeaveTypeView[] | undefined, code: string, lang: Lang): string =>
  types?.find((type) => type.code === code)?.name[lang] ?? code

function BalanceList() {
  const s = useTexts(t)
  const w = useTexts(shared)
  const lang = useLang()
  const filters = usePeopleFilters()
  const list = useListState({ filters: { search: '', teamId: '', country: '' } })
  const query = useList('GET /ws/absence/balances', list.input)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { data: types } = useLeaveTypes()
  const kept = (types ?? []).filter(({ allowance, archived }) => allowance !== 'none' && !archived)
  // Types of some countries, teams or grades would be columns that are empty for most.
  const general = kept.filter(({ countries, teamIds, grades }) => countries.length + teamIds.length + grades.length === 0)
  const others = (row: BalanceRow) =>
    row.balances
      .filter(({ type }) => general.every(({ code }) => code !== type))
      .map((one) => ({ ...one, name: nameIn(types, one.type, lang) }))
  const of = (row: BalanceRow, code: string) => row.balances.find(({ type }) => type === code)
  const columns: Column<BalanceRow>[] = [
    {
      key: 'name',
      title: w.employee,
      render: (row) => (
        <span className={blocks.named}>
          {row.name}
          <small>{row.number}</small>
        </span>
      ),
    },
    { key: 'team', title: w.team, render: (row) => row.team?.name ?? '—' },
    { key: 'country', title: w.country, render: (row) => row.country?.name[lang] ?? '—' },
    ...general.map(
      ({ code, name }): Column<BalanceRow> => ({
        key: code,
        title: name[lang],
        align: 'end',
        render: (row) => {
          const one = of(row, code)
          return one ? (
            <>
              <strong className={one.leftHundredths < 0 ? blocks.bad : undefined}>{daysText(one.leftHundredths, lang)}</strong>
              <span className={blocks.below}>{s.usedThisYear(daysText(one.usedHundredths, lang))}</span>
            </>
          ) : (
            '—'
          )
        },
      }),
    ),
    ...(general.length < kept.length
      ? [
          {
            key: 'others',
            title: s.others,
            render: (row: BalanceRow) =>
              others(row).map(({ type, name, leftHundredths }) => (
                <span key={type} className={blocks.below}>
                  {name} {daysText(leftHundredths, lang)}
                </span>
              )),
          },
        ]
      : []),
    {
      key: 'ends',
      title: s.ends,
      render: (row) => {
        const next = row.balances.flatMap(({ ending }) => ending ?? []).sort((a, b) => (a.on < b.on ? -1 : 1))[0]
        return next ? s.ending(daysText(next.hundredths, lang), formatDate(next.on, lang)) : '—'
      },
    },
  ]
  return (
    <>
      <FilterBar
        list={list}
        search={{ label: w.search }}
        selects={[filters.team, filters.country]}
        aside={
          <>
            <Opening />
            {chosen.size > 0 && <SendStatement employeeIds={[...chosen]} onDone={() => setChosen(new Set())} />}
            <ExportButton needs="absence:edit" fetch={() => fetchExport('POST /ws/absence/balances/export', list.input)} />
          </>
        }
      />
      <DataTable
        label={s.list}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        to={(row) => balancePath(row.id)}
        choice={{ chosen, onChange: setChosen, nameOf: (row) => row.name }}
        columns={columns}
        card={(row) => ({
          title: row.name,
          status: row.team?.name,
          meta: row.balances
            .map(({ type, leftHundredths }) => `${nameIn(types, type, lang)} ${daysText(leftHundredths, lang)}`)
            .join(' · '),
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} />}
      />
    </>
  )
}

function Opening() {
  const s = useTexts(openingTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ActButton needs="absence:edit" variant="default" onClick={() => setOpen(true)}>
        {s.open}
      </ActButton>
      {open && <OpeningDialog onClose={() => setOpen(false)} />}
    </>
  )
}
