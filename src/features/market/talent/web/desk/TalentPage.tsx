import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { Checked } from '../../../../base/verification/web/parts/Checked.tsx'
import { useList } from '../queries.ts'
import { t } from '../texts.ts'

/** For an introduction: the person behind a number. */
export default function TalentPage() {
  const s = useTexts(t)
  const lang = useLang()
  const list = useListState({ filters: { search: '' } })
  const query = useList('GET /ws/operator/talent', list.input)
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <FilterBar list={list} search={{ label: s.search }} />
      <DataTable
        label={s.title}
        list={list}
        query={query}
        rowKey={(row) => row.number}
        empty={<EmptyState title={s.nothing} />}
        columns={[
          { key: 'number', title: s.number, render: (row) => row.number },
          { key: 'name', title: s.name, render: (row) => row.name },
          { key: 'position', title: s.position, render: (row) => row.position },
          { key: 'region', title: s.region, render: (row) => <RegionBadge code={row.region.code} name={row.region.name[lang]} /> },
          {
            key: 'verified',
            title: s.identity,
            render: (row) => (row.verified ? <Checked kind="identity" on={row.checkedOn} /> : <StatusTag>{s.unverified}</StatusTag>),
          },
          { key: 'updated', title: s.updated, render: (row) => <TimeText value={row.updatedAt} /> },
        ]}
        card={(row) => ({ title: `${row.number} · ${row.name}`, meta: row.position })}
      />
    </>
  )
}
