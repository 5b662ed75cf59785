import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { useNavigate } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { FormSkeleton } from '../../../../../platform/web/ui/FormState.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { payCycles } from '../../../../../rules/constants.ts'
import type { GroupPerson, GroupRow } from '../../contract/group-schema.ts'
import { prorations } from '../../contract/run.ts'
import { useList, useRead, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { GroupCalendarView, yearOf } from './GroupCalendarView.tsx'
import { t } from './texts.ts'

/** One group: its calendar of the year, its people, and who could be in it. */
export function GroupView({ id, onEdit }: { id: string; onEdit: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const go = useNavigate()
  const confirm = useConfirm()
  const mayEdit = useMay('payroll:prepare')
  const one = useRead('GET /ws/payroll/group', { id })
  const archive = useWrite('POST /ws/payroll/group/archive', { onDone: () => go('/companyHome/payGroups') })
  const back = { to: '/companyHome/payGroups', label: s.toList }
  if (!one.data)
    return (
      <>
        <PageHeader title={s.title} back={back} />
        {one.error ? <ErrorState error={one.error} onRetry={one.refetch} /> : <FormSkeleton fields={5} />}
      </>
    )
  const { group, calendar } = one.data
  const ask = async () => {
    if (await confirm({ title: s.archiveTitle(group.name), body: s.archiveBody, verb: s.archive, tone: 'bad' }))
      await archive.run({ id, version: group.version, archived: true })
  }
  return (
    <>
      <PageHeader
        title={group.name}
        about={`${payCycles[group.cycle][lang]} · ${prorations[group.method][lang]} · ${group.region}`}
        back={back}
        actions={
          mayEdit && (
            <>
              <Button variant="default" onClick={onEdit}>
                {s.edit}
              </Button>
              <ActButton needs="payroll:prepare" variant="default" loading={archive.pending} onClick={ask}>
                {s.archive}
              </ActButton>
            </>
          )
        }
      />
      <div className={blocks.columns}>
        <People group={group} mayEdit={mayEdit} />
        <SectionCard title={s.calendarTitle(yearOf(calendar))}>
          <GroupCalendarView calendar={calendar} />
        </SectionCard>
      </div>
    </>
  )
}

function People({ group, mayEdit }: { group: GroupRow; mayEdit: boolean }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const list = useListState({ filters: { search: '', which: '' } })
  const which = list.filters.which || 'in'
  const people = useList('GET /ws/payroll/group/people', { ...list.input, groupId: group.id, which })
  const assign = useWrite('POST /ws/payroll/group/assign')
  const move = (row: GroupPerson) => assign.run({ groupId: which === 'in' ? null : group.id, employeeIds: [row.id] })
  const act = (row: GroupPerson) =>
    mayEdit && (
      <ActButton needs="payroll:prepare" size="xs" variant="default" throttleMs={0} onClick={() => move(row)}>
        {which === 'in' ? s.take : s.put}
      </ActButton>
    )
  const all = people.data?.records.map(({ id }) => id) ?? []
  return (
    <SectionCard title={s.peopleTitle}>
      <FilterBar
        list={list}
        search={{ label: words.search }}
        selects={[
          {
            key: 'which',
            label: s.which,
            any: s.in,
            options: [
              { value: 'ungrouped', label: s.ungroupedPeople },
              { value: 'others', label: s.others },
            ],
          },
        ]}
        aside={
          mayEdit && which !== 'in' && all.length > 0 ? (
            <ActButton needs="payroll:prepare" variant="default" onClick={() => assign.run({ groupId: group.id, employeeIds: all })}>
              {s.putAll}
            </ActButton>
          ) : undefined
        }
      />
      <DataTable
        label={s.peopleTitle}
        bare
        list={list}
        query={people}
        rowKey={(row) => row.id}
        columns={[
          {
            key: 'name',
            title: words.employee,
            render: (row) => (
              <span className={blocks.named}>
                <strong>{row.name}</strong>
                <span>
                  {[row.number, row.jobTitle, row.country].filter(Boolean).join(' · ')}
                  {row.group && row.group.id !== group.id && ` · ${s.fromGroup(row.group.name)}`}
                </span>
              </span>
            ),
          },
          {
            key: 'cycle',
            title: s.cycle,
            render: (row) => (
              <>
                {row.cycle ? payCycles[row.cycle][lang] : '—'}
                {row.cycle && row.cycle !== group.cycle && <span className={blocks.below}>{s.otherCycle}</span>}
              </>
            ),
          },
          { key: 'currency', title: words.currency, render: (row) => row.currency ?? '—' },
          ...(mayEdit ? [{ key: 'act', title: '', align: 'end' as const, render: act }] : []),
        ]}
        card={(row) => ({ title: row.name, meta: [row.number, row.jobTitle].filter(Boolean).join(' · '), next: act(row) })}
        empty={
          <EmptyState
            bare
            title={s.nobody}
            action={
              mayEdit && which === 'in' ? (
                <Button variant="default" onClick={() => list.setFilters({ which: 'ungrouped' })}>
                  {s.addPeople}
                </Button>
              ) : undefined
            }
          />
        }
      />
    </SectionCard>
  )
}
