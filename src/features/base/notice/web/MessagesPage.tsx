import { Button, Switch } from '@mantine/core'
import { noticeGroups } from '../../../../platform/contract/notice.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useEntry } from '../../../../platform/web/permissions.ts'
import { Link, useNavigate } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { type ListState, useListState } from '../../../../platform/web/ui/useListState.ts'
import type { NoticeRow } from '../contract/calls.ts'
import css from './messages.module.css'
import { useList, useRead, useWrite } from './queries.ts'
import { t, typeLabels } from './texts.ts'

/** Messages of the signed-in user. Opening one marks it read and leads to its subject. */
export default function MessagesPage() {
  const s = useTexts(t)
  const lang = useLang()
  const navigate = useNavigate()
  const list = useListState({ filters: { search: '', type: '', unread: '' }, column: 'time', order: 'desc' })
  const type = noticeGroups.find((one) => one === list.filters.type)
  const notices = useList('GET /ws/notice/list', {
    pageNo: list.pageNo,
    pageSize: list.pageSize,
    order: list.order,
    search: list.filters.search.slice(0, 100),
    ...(type && { type }),
    ...(list.filters.unread === 'Y' && { unread: 'Y' }),
  })
  const unread = useRead('GET /ws/notice/unread').data?.unread ?? 0
  const mark = useWrite('POST /ws/notice/read')
  const settings = useEntry('accountSettings')
  // "Nothing is unread" is a success message, not an empty search.
  const onlyUnread = list.filters.unread === 'Y' && !type && list.filters.search === ''

  const open = (row: NoticeRow) => {
    if (!row.read) void mark.run({ ids: [row.id] })
    if (row.link) void navigate(row.link)
  }
  const markAll = async () => {
    const done = await mark.run({ all: true })
    if (done) toast.success(s.read(done.read))
  }

  return (
    <>
      <PageHeader
        title={s.title}
        about={unread > 0 ? s.unreadCount(unread) : s.about}
        actions={
          <>
            <ActButton needs="own" variant="default" onClick={markAll} {...(unread === 0 && { unable: s.allRead })}>
              {s.markAll}
            </ActButton>
            {settings && (
              <Button variant="default" component={Link} to={settings}>
                {s.preferences}
              </Button>
            )}
          </>
        }
      />
      <Filters list={list} />
      <DataTable
        label={s.title}
        query={notices}
        list={onlyUnread ? { ...list, filtered: false } : list}
        rowKey={(row) => row.id}
        onOpen={open}
        columns={[
          { key: 'message', title: s.message, render: (row) => <Message row={row} /> },
          { key: 'type', title: s.type, width: 110, render: (row) => typeLabels[row.type][lang] },
          { key: 'read', title: s.mark, width: 130, render: (row) => <MarkOne row={row} onMark={() => mark.run({ ids: [row.id] })} /> },
          { key: 'time', title: s.time, width: 140, sort: true, render: (row) => <TimeText value={row.time} show="relative" /> },
        ]}
        card={(row) => ({
          title: <Message row={row} />,
          meta: (
            <>
              {typeLabels[row.type][lang]} · <TimeText value={row.time} show="relative" />
            </>
          ),
          next: <MarkOne row={row} onMark={() => mark.run({ ids: [row.id] })} />,
        })}
        empty={onlyUnread ? <AllRead onShowAll={list.clearFilters} /> : <EmptyState title={s.empty} why={s.emptyWhy} />}
      />
    </>
  )
}

function Filters({ list }: { list: ListState<{ unread: string }> }) {
  const s = useTexts(t)
  const lang = useLang()
  return (
    <FilterBar
      list={list}
      search={{ label: s.search }}
      selects={[
        { key: 'type', label: s.type, any: s.anyType, options: noticeGroups.map((value) => ({ value, label: typeLabels[value][lang] })) },
      ]}
    >
      <Switch
        label={s.unreadOnly}
        checked={list.filters.unread === 'Y'}
        onChange={(event) => list.setFilters({ unread: event.currentTarget.checked ? 'Y' : '' })}
      />
    </FilterBar>
  )
}

function AllRead({ onShowAll }: { onShowAll: () => void }) {
  const s = useTexts(t)
  return (
    <EmptyState
      title={s.allRead}
      action={
        <Button variant="default" onClick={onShowAll}>
          {s.showAll}
        </Button>
      }
    />
  )
}

/** A message can be read without opening what it speaks of. */
function MarkOne({ row, onMark }: { row: NoticeRow; onMark: () => unknown }) {
  const s = useTexts(t)
  if (row.read) return null
  return (
    <ActButton needs="own" variant="default" size="xs" aria-label={s.markThis(row.title)} onClick={onMark}>
      {s.markOne}
    </ActButton>
  )
}

function Message({ row }: { row: NoticeRow }) {
  const s = useTexts(t)
  return (
    <span className={css.message} data-unread={!row.read || undefined}>
      <span className={`${blocks.row} ${css.title}`}>
        {!row.read && <span className={css.dot} aria-hidden="true" />}
        {row.title}
        {!row.read && <span className="sr-only">{s.unread}</span>}
      </span>
      <span className={css.content}>{row.content}</span>
    </span>
  )
}
