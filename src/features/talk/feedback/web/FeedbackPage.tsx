import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useTexts } from '../../../../platform/web/i18n.tsx'
import { useSearchParams } from '../../../../platform/web/router.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { UsualTime } from '../../../base/queue/web/parts.tsx'
import type { FeedbackState } from '../contract/states.ts'
import { FeedbackForm } from './FeedbackForm.tsx'
import { Answers, Words } from './parts.tsx'
import { useList, useRead } from './queries.ts'
import { feedbackTone, t } from './texts.ts'

/** Feedback on the product: the form, and what one has sent before with the answers. */
export default function FeedbackPage() {
  const [params] = useSearchParams()
  const id = params.get('id')
  return id ? <One id={id} /> : <All page={params.get('page') ?? ''} />
}

const Tag = ({ state }: { state: FeedbackState }) => {
  const word = useDictText('feedbackState')
  return <StatusTag tone={feedbackTone[state]}>{word(state)}</StatusTag>
}

function All({ page }: { page: string }) {
  const s = useTexts(t)
  const kind = useDictText('feedbackKind')
  const list = useListState({ filters: {} })
  const query = useList('GET /ws/feedback/list', { pageNo: list.pageNo, pageSize: list.pageSize })
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <div className={blocks.stack}>
        <SectionCard title={s.write}>
          <FeedbackForm page={page} />
        </SectionCard>
        <SectionCard title={s.mine}>
          <DataTable
            bare
            label={s.mine}
            list={list}
            query={query}
            rowKey={(row) => row.id}
            to={(row) => `/personalHome/feedback?id=${row.id}`}
            columns={[
              { key: 'text', title: s.text, render: (row) => <UserText lang={row.lang}>{brief(row.text)}</UserText> },
              { key: 'number', title: s.number, width: 130, render: (row) => row.reference },
              { key: 'kind', title: s.kind, width: 170, render: (row) => kind(row.kind) },
              { key: 'state', title: s.state, width: 130, render: (row) => <Tag state={row.state} /> },
              { key: 'time', title: s.time, width: 140, render: (row) => <TimeText value={row.createdAt} show="relative" /> },
            ]}
            card={(row) => ({
              title: <UserText lang={row.lang}>{brief(row.text)}</UserText>,
              status: <Tag state={row.state} />,
              meta: (
                <>
                  {row.reference} · {s.answersCount(row.answers)}
                </>
              ),
            })}
            empty={<EmptyState bare title={s.none} why={s.noneWhy} />}
          />
        </SectionCard>
      </div>
    </>
  )
}

const brief = (text: string): string => (text.length > 80 ? `${[...text].slice(0, 80).join('')}…` : text)

function One({ id }: { id: string }) {
  const s = useTexts(t)
  const kind = useDictText('feedbackKind')
  const { data, error, refetch } = useRead('GET /ws/feedback/detail', { id })
  return (
    <>
      <PageHeader
        title={data ? kind(data.kind) : s.title}
        back={{ to: '/personalHome/feedback', label: s.back }}
        {...(data && { number: data.reference, status: <Tag state={data.state} /> })}
      />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Bones />}
      {data && (
        <div className={blocks.stack}>
          <Words one={data} title={s.yourWords} />
          {(data.state === 'received' || data.state === 'looked') && (
            <p className={blocks.quiet}>
              <UsualTime queue="feedback" />
            </p>
          )}
          <Answers one={data} />
        </div>
      )}
    </>
  )
}
