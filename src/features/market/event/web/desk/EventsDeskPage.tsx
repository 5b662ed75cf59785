import { Button } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../../platform/web/router.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { eventKinds, eventStates } from '../../contract/kinds.ts'
import type { OperatorEventRow } from '../../contract/schema.ts'
import { useList } from '../queries.ts'
import { t as words } from '../texts.ts'
import { EventCase, NewEvent } from './EventCase.tsx'
import { StateTag } from './StateTag.tsx'
import { t } from './texts.ts'

export default function EventsDeskPage() {
  const [params] = useSearchParams()
  const id = params.get('id')
  if (id) return <EventCase key={id} id={id} />
  return params.get('new') ? <NewEvent /> : <EventsList />
}

const taken = (row: OperatorEventRow) => `${row.numbers.confirmed + row.numbers.checkedIn} / ${row.seats}`

function EventsList() {
  const s = useTexts(t)
  const w = useTexts(words)
  const lang = useLang()
  const list = useListState({ filters: { search: '', kind: '', state: '' }, column: 'startsAt' })
  const query = useList('GET /ws/operator/events', list.input)
  const create = useMay('operator:events') && (
    <Button component={Link} to="/operatorHome/events?new=1">
      {s.create}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={create} />
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={[
          { key: 'kind', label: s.kind, any: s.anyKind, options: eventKinds.map((value) => ({ value, label: w[value] })) },
          { key: 'state', label: s.state, any: s.anyState, options: eventStates.map((value) => ({ value, label: s[value] })) },
        ]}
      />
      <DataTable
        label={s.title}
        query={query}
        list={list}
        keys
        rowKey={(row) => row.id}
        to={(row) => `/operatorHome/events?id=${row.id}`}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={create} />}
        columns={[
          { key: 'title', title: s.event, render: (row) => row.title[lang] },
          { key: 'kind', title: s.kind, render: (row) => w[row.kind] },
          { key: 'state', title: s.state, render: (row) => <StateTag state={row.state} /> },
          {
            key: 'startsAt',
            title: s.when,
            sort: true,
            render: (row) => (
              <span className={blocks.named}>
                <TimeText value={row.startsAt} zone={row.zone} />
                <span>
                  <RegionBadge code={row.region.code} name={row.city[lang] || row.region.name[lang]} />
                </span>
              </span>
            ),
          },
          { key: 'taken', title: s.taken, align: 'end', render: (row) => taken(row) },
          { key: 'waiting', title: s.waiting, align: 'end', render: (row) => row.numbers.waitlisted },
        ]}
        card={(row) => ({
          title: row.title[lang],
          status: <StateTag state={row.state} />,
          meta: (
            <>
              {w[row.kind]} · <TimeText value={row.startsAt} zone={row.zone} /> · {taken(row)}
            </>
          ),
        })}
      />
    </>
  )
}
