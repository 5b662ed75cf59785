import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { IconBellOff, IconPin } from '@tabler/icons-react'
import { type RefObject, useRef, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { isOperator, useSession } from '../../../../platform/web/session.ts'
import { useStore } from '../../../../platform/web/store.ts'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { Pagination } from '../../../../platform/web/ui/Pagination.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import type { ConversationRow } from '../contract/calls.ts'
import { ConversationMenu } from './ConversationMenu.tsx'
import css from './chat.module.css'
import { chatState } from './chat-store.ts'
import { DemandTitle } from './DemandTitle.tsx'
import { drafts } from './drafts.ts'
import { LongList, onArrow } from './LongList.tsx'
import { plainText, previewOf } from './lines.ts'
import { NotifySwitch } from './NotifySwitch.tsx'
import { type FoundEvent, useList } from './queries.ts'
import { t } from './texts.ts'
import { useChatUnread } from './unread.ts'
import { useEndAhead, useListed, useWords } from './useListed.ts'

const PAGE_SIZE = 20
const icon = { size: 16, stroke: 1.75, role: 'img' } as const

/** The lists of the source: friends, by which it means people, and groups. */
const types = { friends: '0', groups: '1' } as const
type Kind = 'all' | keyof typeof types

interface ConversationListProps {
  current: string
  search: string
  onSearch: (text: string) => void
  onOpen: (id: string, seq?: number) => void
  onClose: () => void
  /** Absent for those who do not begin conversations here. */
  onStart?: () => void
}

/** The conversations with what is unread; with words in the search those of that name, and the messages that contain them. */
export function ConversationList({ current, search, onSearch, onOpen, onClose, onStart }: ConversationListProps) {
  const s = useTexts(t)
  const entries = useRef<HTMLDivElement>(null)
  const words = useWords(search)
  const isDesk = isOperator(useSession().userInfo)
  const [kind, setKind] = useState<Kind>('all')
  const list = useListed(words, kind === 'all' ? undefined : types[kind])
  const isOfAll = words === '' && kind === 'all'
  const isNone = list.isAnswered && list.total === 0
  return (
    <section className={css.list} aria-label={s.conversations} onKeyDown={onArrow}>
      <div className={css.listHead}>
        <TextInput
          type="search"
          aria-label={s.search}
          placeholder={s.searchHint}
          value={search}
          maxLength={100}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
        />
        {onStart && (
          <Button variant="default" onClick={onStart}>
            {s.start}
          </Button>
        )}
        {(!isOfAll || list.total > 0) && (
          <SegmentedControl
            className={css.kinds}
            size="xs"
            fullWidth
            aria-label={s.kinds}
            value={kind}
            onChange={(value) => setKind(value as Kind)}
            data={(['all', 'friends', 'groups'] as const).map((value) => ({ value, label: s[value] }))}
          />
        )}
      </div>
      {list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
      <div ref={entries} className={css.entries} aria-busy={list.isPending}>
        {isNone && isOfAll && <EmptyState title={s.none} why={isDesk ? s.deskStart : s.noneWhy} bare />}
        {isNone && words === '' && kind !== 'all' && <p className={blocks.fine}>{s.noneOfKind}</p>}
        <LongList scrollRef={entries} of={list.total}>
          {list.rows.map((row) => (
            <Entry key={row.id} row={row} isCurrent={row.id === current} onOpen={() => onOpen(row.id)} onClose={onClose} />
          ))}
        </LongList>
        <ListEnd list={list} box={entries} />
        {words !== '' && <FoundList key={words} words={words} isAlone={isNone} onOpen={onOpen} />}
      </div>
      <NotifySwitch />
    </section>
  )
}

/** More come by scrolling and by the arrow keys, or by the button. */
function ListEnd({ list, box }: { list: ReturnType<typeof useListed>; box: RefObject<HTMLElement | null> }) {
  const s = useTexts(t)
  const end = useEndAhead(box, list.hasMore && list.isAnswered ? `${list.rows.length}` : '', list.addMore)
  /** The button may be gone then: the focus goes on from the last one listed. */
  const add = () => {
    ;[...(box.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].at(-1)?.focus()
    list.addMore()
  }
  return (
    <div ref={end}>
      {list.hasMore && (
        <div className={css.note}>
          <button type="button" className={blocks.textButton} onClick={add}>
            {s.moreConversations}
          </button>
        </div>
      )}
      {list.isFull && <p className={`${blocks.fine} ${css.note}`}>{s.firstListed(list.rows.length)}</p>}
    </div>
  )
}

interface EntryProps {
  row: ConversationRow
  isCurrent: boolean
  onOpen: () => void
  onClose: () => void
}

function Entry({ row, isCurrent, onOpen, onClose }: EntryProps) {
  const s = useTexts(t)
  const { unread = 0, mentions = 0 } = useChatUnread().of[row.id] ?? {}
  return (
    <div className={css.entryRow} data-current={isCurrent || undefined}>
      <button type="button" className={css.entry} data-entry aria-current={isCurrent || undefined} onClick={onOpen}>
        <Avatar name={row.title || row.name} src={row.avatar} square={row.type === '1'} />
        <span className={css.entryText}>
          <span className={css.entryName}>
            <strong>
              <bdi>{row.name}</bdi>
            </strong>
            {row.desk && <span className={css.desk}>{s.desk}</span>}
            {row.pinned && <IconPin {...icon} aria-label={s.isPinned} />}
            {row.quiet && <IconBellOff {...icon} aria-label={s.isQuiet} />}
            <small>
              <TimeText value={row.time} show="relative" />
            </small>
          </span>
          <DemandTitle title={row.title} />
          <span className={css.entryName}>
            <Preview row={row} isCurrent={isCurrent} />
            {mentions > 0 && (
              <span className={css.count} data-mention>
                <span aria-hidden="true">@{mentions}</span>
                <span className="sr-only">{s.mentionedTimes(mentions)}</span>
              </span>
            )}
            {(unread > 0 || row.markedUnread) && (
              <span className={css.count} data-quiet={row.quiet || undefined}>
                <span aria-hidden="true">{unread > 99 ? '99+' : unread || '•'}</span>
                <span className="sr-only">{unread > 0 ? s.unread(unread) : s.isMarkedUnread}</span>
              </span>
            )}
          </span>
        </span>
      </button>
      <ConversationMenu row={row} unread={unread} onMarkedUnread={() => isCurrent && onClose()} />
    </div>
  )
}

/** What is being written, in the place of the last message: by others now, or by oneself and not sent. */
function Preview({ row, isCurrent }: { row: ConversationRow; isCurrent: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const typing = useStore(chatState).typing[row.id] ?? []
  const draft = useStore(drafts)[row.id]
  if (typing.length > 0) return <span className={css.preview}>{s.someoneTyping}</span>
  if (draft && !isCurrent)
    return (
      <>
        <span className={css.draft}>{s.draft}</span>
        <span className={css.preview} dir="auto">
          {plainText(draft, lang)}
        </span>
      </>
    )
  if (!row.last) return <span className={css.preview} />
  const isSaid = row.type === '1' && row.last.kind === 'message' && !row.last.recalled
  return (
    <span className={css.preview}>
      {isSaid && (
        <>
          <bdi>{row.last.mine ? s.you : row.last.username}</bdi>:{' '}
        </>
      )}
      <bdi>{previewOf(row.last, lang)}</bdi>
    </span>
  )
}

interface FoundListProps {
  words: string
  /** No conversation has such a name. */
  isAlone: boolean
  onOpen: (id: string, seq: number) => void
}

/** The messages with these words, of all conversations. */
function FoundList({ words, isAlone, onOpen }: FoundListProps) {
  const s = useTexts(t)
  const [pageNo, setPageNo] = useState(1)
  const { data: found } = useList('GET /ws/chat/search', { search: words, pageNo, pageSize: PAGE_SIZE })
  if (!found) return null
  if (found.total === 0) return isAlone && <p className={blocks.fine}>{s.noneFound}</p>
  return (
    <>
      <h2 className={`${blocks.fine} ${css.heading}`}>{s.found}</h2>
      <ul>
        {found.records.map((event) => (
          <li key={`${event.id}:${event.seq}`}>
            <Found event={event} onOpen={() => onOpen(event.id, event.seq)} />
          </li>
        ))}
      </ul>
      {found.total > PAGE_SIZE && (
        <Pagination pageNo={pageNo} pageSize={PAGE_SIZE} total={found.total} sizes={[PAGE_SIZE]} onChange={setPageNo} />
      )}
    </>
  )
}

function Found({ event, onOpen }: { event: FoundEvent; onOpen: () => void }) {
  const lang = useLang()
  return (
    <button type="button" className={css.entry} data-entry onClick={onOpen}>
      <span className={css.entryText}>
        <span className={css.entryName}>
          <strong>
            <bdi>{event.name}</bdi>
          </strong>
          <small>
            <TimeText value={new Date(event.timestamp).toISOString()} show="relative" />
          </small>
        </span>
        <span className={css.preview}>
          {event.username}: {previewOf(event, lang)}
        </span>
      </span>
    </button>
  )
}
