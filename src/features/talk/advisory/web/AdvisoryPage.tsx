import { Button } from '@mantine/core'
import { useDict, useDictText, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../platform/web/router.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { AskForm } from './AskForm.tsx'
import { Question } from './Question.tsx'
import { useList } from './queries.ts'
import { StateTag } from './StateTag.tsx'
import { t } from './texts.ts'

const HOME = '/personalHome/advisory'

/** One’s own consultations: the list, a new question (`?ask=1`), one with its thread (`?id=…`). */
export default function AdvisoryPage() {
  const [params] = useSearchParams()
  const id = params.get('id')
  if (id) return <Question id={id} />
  return params.get('ask') ? <AskForm /> : <Questions />
}

function Questions() {
  const s = useTexts(t)
  const topic = useDictText('advisoryTopic')
  const topics = useDict('advisoryTopic')
  const states = useDict('advisoryState')
  const list = useListState({ filters: { search: '', state: '', topic: '' } })
  const query = useList('GET /ws/advisory/list', list.input)
  const ask = (
    <Button component={Link} to={`${HOME}?ask=1`}>
      {s.ask}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={ask} />
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={[
          { key: 'state', label: s.state, any: s.anyState, options: states },
          { key: 'topic', label: s.topic, any: s.anyTopic, options: topics },
        ]}
      />
      <DataTable
        label={s.title}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        to={(row) => `${HOME}?id=${row.id}`}
        columns={[
          { key: 'question', title: s.question, render: (row) => <UserText lang={row.lang}>{row.text}</UserText> },
          { key: 'number', title: s.number, width: 130, render: (row) => row.reference },
          { key: 'topic', title: s.topic, width: 150, render: (row) => topic(row.topic) },
          { key: 'state', title: s.state, width: 110, render: (row) => <StateTag state={row.state} /> },
          { key: 'updated', title: s.updated, width: 130, render: (row) => <TimeText value={row.updatedAt} show="relative" /> },
        ]}
        card={(row) => ({
          title: <UserText lang={row.lang}>{row.text}</UserText>,
          status: <StateTag state={row.state} />,
          meta: `${row.reference} · ${topic(row.topic)}`,
        })}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={ask} />}
      />
    </>
  )
}
