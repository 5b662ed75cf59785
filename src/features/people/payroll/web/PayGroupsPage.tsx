import { Alert, Button } from '@mantine/core'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import { payCycles } from '../../../../rules/constants.ts'
import { prorations } from '../contract/run.ts'
import { GroupDialog } from './groups/GroupDialog.tsx'
import { GroupView } from './groups/GroupView.tsx'
import { SlipSetting } from './groups/SlipSetting.tsx'
import { t } from './groups/texts.ts'
import { fetchExport, useRead } from './queries.ts'
import { t as shared } from './texts.ts'

/** Who is paid when: groups, their people and their calendar. */
export default function PayGroupsPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const mayEdit = useMay('payroll:prepare')
  const [{ id, edit }, patch] = useUrlState({ id: '', edit: '', which: '', search: '', pageNo: 1 })
  const groups = useRead('GET /ws/payroll/groups')
  const create = mayEdit && (
    <Button onClick={() => patch({ edit: 'new' })} data-key="create">
      {s.create}
    </Button>
  )
  const editing = groups.data?.groups.find((group) => group.id === edit)
  const dialog = <GroupDialog group={edit === 'new' ? 'new' : (editing ?? null)} onClose={() => patch({ edit: '' })} />
  if (id)
    return (
      <>
        <GroupView id={id} onEdit={() => patch({ edit: id })} />
        {dialog}
      </>
    )
  return (
    <>
      <PageHeader
        title={s.title}
        about={s.about}
        actions={
          <>
            <ExportButton needs="pay:view" fetch={() => fetchExport('POST /ws/payroll/groups/export', {})} />
            {create}
          </>
        }
      />
      {(groups.data?.ungrouped ?? 0) > 0 && (
        <Alert color="warn" mb="md">
          {s.ungrouped(groups.data?.ungrouped ?? 0)}
        </Alert>
      )}
      <DataTable
        label={s.title}
        query={{ data: groups.data?.groups, isFetching: groups.isFetching, error: groups.error, refetch: groups.refetch }}
        rowKey={(group) => group.id}
        to={(group) => `/companyHome/payGroups?id=${group.id}`}
        columns={[
          { key: 'name', title: s.name, render: (group) => group.name },
          { key: 'cycle', title: s.cycle, render: (group) => payCycles[group.cycle][lang] },
          { key: 'method', title: s.method, render: (group) => prorations[group.method][lang] },
          { key: 'region', title: s.place, render: (group) => group.region },
          { key: 'people', title: words.people, align: 'end', render: (group) => group.people },
          { key: 'next', title: s.next, render: (group) => words.day(group.next.payOn) },
        ]}
        card={(group) => ({
          title: group.name,
          meta: `${payCycles[group.cycle][lang]} · ${s.peopleCount(group.people)}`,
          status: words.day(group.next.payOn),
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={create} />}
      />
      <SlipSetting />
      {dialog}
    </>
  )
}
