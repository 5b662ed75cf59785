import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link, useSearchParams } from '../../../../../platform/web/router.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { OperatorArticleRow } from '../../contract/schema.ts'
import { articleStates } from '../../contract/topics.ts'
import { useList } from '../queries.ts'
import { EditorPage } from './EditorPage.tsx'
import { StateTag } from './StateTag.tsx'
import { t } from './texts.ts'

/** The desk: the list, or the article in the address. */
export default function ArticlesPage() {
  const [params] = useSearchParams()
  const id = params.get('id')
  if (id) return <EditorPage key={id} id={id} />
  if (params.get('new')) return <EditorPage key="new" id={null} />
  return <Desk />
}

function Desk() {
  const s = useTexts(t)
  const lang = useLang()
  const [params] = useSearchParams()
  const list = useListState({ filters: { search: '', state: '', topic: '', translation: '' }, column: 'changedAt' })
  const query = useList('GET /ws/operator/articles', list.input)
  const topics = useDict('articleTopic')
  const topicText = useDictText('articleTopic')
  const hrefOf = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    next.set(name, value)
    return `/operatorHome/articles?${next}`
  }
  const titleOf = (row: OperatorArticleRow) => row[lang]?.title || row.cn?.title || row.en?.title || s.untitled
  const write = useMay('operator:content') && (
    <Button component={Link} to={hrefOf('new', '1')} leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}>
      {s.write}
    </Button>
  )
  return (
    <>
      <PageHeader title={s.title} about={s.about} actions={write} />
      <FilterBar
        list={list}
        search={{ label: s.search }}
        selects={[
          { key: 'state', label: s.state, any: s.allStates, options: articleStates.map((value) => ({ value, label: s[value] })) },
          { key: 'topic', label: s.topic, any: s.allTopics, options: topics },
          {
            key: 'translation',
            label: s.translation,
            any: s.allTranslations,
            options: [
              { value: 'stale', label: s.stale },
              { value: 'missing', label: s.missing },
            ],
          },
        ]}
      />
      <DataTable
        label={s.title}
        query={query}
        list={list}
        rowKey={(row) => row.id}
        to={(row) => hrefOf('id', row.id)}
        empty={<EmptyState title={s.none} why={s.noneWhy} action={write} />}
        columns={[
          { key: 'title', title: s.article, render: (row) => <span lang={langOf(row, lang)}>{titleOf(row)}</span> },
          { key: 'topic', title: s.topic, render: (row) => topicText(row.topic) },
          { key: 'state', title: s.state, render: (row) => <StateTag row={row} /> },
          { key: 'translation', title: s.translation, render: (row) => <Translation row={row} /> },
          { key: 'publishAt', title: s.publishAt, sort: true, render: (row) => row.publishAt && <TimeText value={row.publishAt} /> },
          {
            key: 'changedAt',
            title: s.changed,
            sort: true,
            render: (row) => (
              <span className={blocks.named}>
                <TimeText value={row.changedAt} />
                <span>{row.changedBy}</span>
              </span>
            ),
          },
        ]}
        card={(row) => ({
          title: <span lang={langOf(row, lang)}>{titleOf(row)}</span>,
          status: <StateTag row={row} />,
          meta: (
            <>
              {topicText(row.topic)} · <TimeText value={row.changedAt} /> <Translation row={row} />
            </>
          ),
        })}
      />
    </>
  )
}

const langOf = (row: OperatorArticleRow, lang: 'cn' | 'en'): string | undefined => {
  if (row[lang]?.title) return undefined
  return lang === 'cn' ? 'en' : 'zh-CN'
}

function Translation({ row }: { row: OperatorArticleRow }) {
  const s = useTexts(t)
  if (!row.cn || !row.en) return <StatusTag tone="info">{row.cn ? s.noEn : s.noCn}</StatusTag>
  if (!row.cn.stale && !row.en.stale) return <StatusTag>{s.inStep}</StatusTag>
  return (
    <span className={blocks.line}>
      {row.cn.stale && <StatusTag tone="warn">{s.staleCn}</StatusTag>}
      {row.en.stale && <StatusTag tone="warn">{s.staleEn}</StatusTag>}
    </span>
  )
}
