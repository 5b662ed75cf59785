import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar, type FilterSelect } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import type { EmployeeListRow } from '../contract/answers.ts'
import { firstColumns, type ListColumn, listColumnNames, openColumns, payColumns } from '../contract/columns.ts'
import { flagNames, flags } from '../contract/employee.ts'
import { employeePath } from '../contract/paths.ts'
import { AccountsToConfirm } from './list/AccountsToConfirm.tsx'
import { ChosenBar } from './list/ChosenBar.tsx'
import { ColumnMenu } from './list/ColumnMenu.tsx'
import { columnsFor, FlagTags, NameCell } from './list/columns.tsx'
import { StateTabs } from './list/StateTabs.tsx'
import { ViewMenu } from './list/ViewMenu.tsx'
import { EmployeeStateTag } from './parts.tsx'
import { fetchExport, useList, useRead } from './queries.ts'
import { t } from './texts.ts'

export default function EmployeesPage() {
  const s = useTexts(t)
  const lang = useLang()
  const mayEdit = useMay('people:edit')
  const mayImport = useMay('people:import')
  const list = useListState({
    filters: { search: '', status: '', teamId: '', country: '', grade: '', flag: '' },
    column: 'name',
    order: 'asc',
  })
  const { allowed, shown, showColumns } = useShownColumns()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const employees = useList('GET /ws/employee/list', list.input)
  const { search, teamId, country, grade } = list.filters
  const others = { ...(search && { search }), ...(teamId && { teamId }), ...(country && { country }), ...(grade && { grade }) }
  const counts = useList('GET /ws/employee/counts', others)
  const selects = useSelects(counts.data?.byFlag)

  const create = mayEdit && (
    <Button component={Link} to="/companyHome/employeeEdit" data-key="create">
      {s.create}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          <>
            <ExportButton
              needs="people:view"
              fetch={() => fetchExport('POST /ws/employee/export', { ...list.input, columns: shown.join() })}
            />
            {mayImport && (
              <Button component={Link} to="/companyHome/employeeImport" variant="default">
                {s.import}
              </Button>
            )}
            {create}
          </>
        }
      />
      {list.filters.flag === 'payeeUnconfirmed' && <AccountsToConfirm />}
      <StateTabs list={list} counts={counts.data} />
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={selects}
        aside={
          <>
            <ViewMenu list={list} columns={shown} showColumns={showColumns} />
            <ColumnMenu allowed={allowed} shown={shown} onChange={showColumns} />
          </>
        }
      />
      <DataTable
        label={s.title}
        list={list}
        query={employees}
        rowKey={(row) => row.id}
        to={(row) => employeePath(row.id)}
        {...(mayEdit && { choice: { chosen, onChange: setChosen, nameOf: (row: EmployeeListRow) => row.name } })}
        columns={columnsFor(shown, lang, s.hours)}
        card={(row) => ({
          title: <NameCell row={row} />,
          status: <EmployeeStateTag status={row.status} />,
          meta: [row.team?.name, row.jobTitle, row.country?.name[lang]].filter(Boolean).join(' · '),
          next: <FlagTags row={row} />,
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={create} />}
      />
      {chosen.size > 0 && (
        <div className={blocks.floating}>
          <ChosenBar chosen={chosen} onChange={setChosen} filters={list.input} total={employees.data?.total ?? 0} />
        </div>
      )}
    </>
  )
}

/** The columns that the viewer may see, and those of them that the address asks for. The name is always shown. */
function useShownColumns() {
  const mayEdit = useMay('people:edit')
  const maySeePay = useMay('pay:view')
  const [{ columns: asked }, patch] = useUrlState({ columns: '' })
  const allowed = listColumnNames.filter(
    (name) => openColumns.includes(name) || (payColumns.includes(name) ? maySeePay : mayEdit || maySeePay),
  )
  const wanted = asked ? asked.split(',') : firstColumns
  const shown = allowed.filter((name) => name === 'name' || wanted.includes(name))
  const showColumns = (names: readonly ListColumn[]) => patch({ columns: names.join() === firstColumns.join() ? '' : names.join() })
  return { allowed, shown, showColumns }
}

/** Team, country, grade and flag. A flag that the viewer may not see has no count. */
function useSelects(byFlag: Record<string, number> | undefined): FilterSelect[] {
  const s = useTexts(t)
  const lang = useLang()
  const choices = useRead('GET /ws/employee/choices')
  return [
    {
      key: 'teamId',
      label: s.team,
      any: s.anyTeam,
      options: [...(choices.data?.teams ?? []).map(({ id, name }) => ({ value: id, label: name })), { value: 'none', label: s.noTeam }],
      searchable: true,
    },
    {
      key: 'country',
      label: s.country,
      any: s.anyCountry,
      options: (choices.data?.countries ?? []).map(({ code, name }) => ({ value: code, label: name[lang] })),
      searchable: true,
    },
    ...gradeSelect(choices.data?.grades ?? [], s),
    {
      key: 'flag',
      label: s.flag,
      any: s.anyFlag,
      options: flagNames
        .filter((flag) => byFlag?.[flag] !== undefined)
        .map((flag) => ({ value: flag, label: `${flags[flag][lang]} (${byFlag?.[flag]})` })),
    },
  ]
}

/** Offered where the company has grades that the viewer may see. */
const gradeSelect = (grades: readonly string[], s: { grade: string; anyGrade: string }): FilterSelect[] =>
  grades.length === 0
    ? []
    : [{ key: 'grade', label: s.grade, any: s.anyGrade, options: grades.map((name) => ({ value: name, label: name })), searchable: true }]
