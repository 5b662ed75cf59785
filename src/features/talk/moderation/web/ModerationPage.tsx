import { useDictText, useTexts } from '../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../platform/web/ui/review/CaseFrame.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { CaseParts, StateTag } from './CaseParts.tsx'
import { call, put, useList, useRead } from './queries.ts'
import { t } from './texts.ts'

const PATH = '/personalHome/moderation'

/** One's own reports, and the measures against oneself with their appeal. */
export default function ModerationPage() {
  const id = useSearchParams()[0].get('id')
  return id ? <One id={id} /> : <All />
}

function All() {
  const s = useTexts(t)
  const ground = useDictText('reportGround')
  const list = useListState({ filters: {} })
  const query = useList('GET /ws/moderation/list', { pageNo: list.pageNo, pageSize: list.pageSize })
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <DataTable
        label={s.title}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        to={(row) => `${PATH}?id=${row.id}`}
        columns={[
          { key: 'number', title: s.number, width: 130, render: (row) => row.reference },
          { key: 'ground', title: s.ground, render: (row) => ground(row.ground) },
          { key: 'side', title: s.side, width: 150, render: (row) => s[row.side] },
          { key: 'state', title: s.state, width: 170, render: (row) => <StateTag state={row.state} /> },
          { key: 'time', title: s.time, width: 140, render: (row) => <TimeText value={row.createdAt} show="relative" /> },
        ]}
        card={(row) => ({
          title: ground(row.ground),
          status: <StateTag state={row.state} />,
          meta: (
            <>
              {row.reference} · {s[row.side]}
            </>
          ),
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} />}
      />
    </>
  )
}

function One({ id }: { id: string }) {
  const s = useTexts(t)
  const { data, error, refetch } = useRead('GET /ws/moderation/detail', { id })
  return (
    <>
      <PageHeader
        title={data ? s[data.side] : s.title}
        back={{ to: PATH, label: s.back }}
        {...(data && { number: data.reference, status: <StateTag state={data.state} /> })}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Bones />}
      {data && (
        <CaseParts
          key={data.state}
          one={data}
          save={(text, options) => call('POST /ws/moderation/appeal', { id, text }, options)}
          onDone={(after) => put('GET /ws/moderation/detail', { id }, after)}
        />
      )}
    </>
  )
}
