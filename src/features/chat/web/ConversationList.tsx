import { TextInput } from '@mantine/core'
import { IconBellOff, IconPin } from '@tabler/icons-react'
import { type KeyboardEvent, useDeferredValue } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { watched } from '../../../platform/web/queries.ts'
import { Avatar } from '../../../platform/web/ui/Avatar.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { TimeText } from '../../../platform/web/ui/TimeText.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import css from './chat.module.css'
import { previewOf } from './lines.ts'
import { type ChatEvent, type ConversationRow, useRead } from './queries.ts'
import { t } from './texts.ts'
import { useChatUnread } from './unread.ts'

const icon = { size: 16, stroke: 1.75, role: 'img' } as const

export interface ConversationListProps {
  current: string
  search: string
  onSearch: (text: string) => void
  onOpen: (id: string, seq?: number) => void
  onClose: () => void
}

/** The arrow keys move between the entries. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  // A menu is drawn elsewhere and has keys of its own.
  if (step === 0 || !event.currentTarget.contains(event.target as Node)) return
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('input, [data-entry]')]
  const at = entries.findIndex((one) => one.matches(':focus'))
  entries[at + step]?.focus()
  event.preventDefault()
}

/** The conversations with what is unread; with words in the search those of that name, and the messages that contain them. */
export function ConversationList({ current, search, onSearch, onOpen, onClose }: ConversationListProps) {
  const s = useTexts(t)
  const words = useDeferredValue(search.trim())
  const list = useRead('GET /ws/chat/conversations', {}, watched)
  const found = useRead('GET /ws/chat/search', words === '' ? null : { search: words.slice(0, 100), pageSize: 20 })
  const rows = list.data?.records ?? []
  const shown = words === '' ? rows : rows.filter((row) => row.name.toLowerCase().includes(words.toLowerCase()))
  const messages = words === '' ? [] : (found.data?.records ?? [])
  return (
    <section className={css.list} aria-label={s.conversations} onKeyDown={onArrow}>
      <TextInput
        type="search"
        aria-label={s.search}
        placeholder={s.search}
        value={search}
        maxLength={100}
        onChange={(event) => onSearch(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
      />
      {list.isError && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      <div className={css.entries} aria-busy={list.isPending}>
        {list.data && rows.length === 0 && <EmptyState title={s.none} why={s.noneWhy} bare />}
        <ul>
          {shown.map((row) => (
            <li key={row.id}>
              <Entry row={row} isCurrent={row.id === current} onOpen={() => onOpen(row.id)} onClose={onClose} />
            </li>
          ))}
        </ul>
        {messages.length > 0 && (
          <>
            <h2 className={css.heading}>{s.found}</h2>
            <ul>
              {messages.map((event) => (
                <li key={`${event.id}:${event.seq}`}>
                  <Found
                    event={event}
                    name={rows.find((row) => row.id === event.id)?.name ?? ''}
                    onOpen={() => onOpen(event.id, event.seq)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        {words !== '' && found.data && shown.length + messages.length === 0 && <p className={blocks.fine}>{s.noneFound}</p>}
      </div>
    </section>
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
  const lang = useLang()
  const { unread = 0, mentions = 0 } = useChatUnread().of[row.id] ?? {}
  return (
    <div className={css.entryRow} data-current={isCurrent || undefined}>
      <button type="button" className={css.entry} data-entry aria-current={isCurrent || undefined} onClick={onOpen}>
        <Avatar name={row.name} src={row.avatar} square={row.type === '1'} />
        <span className={css.entryText}>
          <span className={css.entryName} data-wraps>
            <strong>{row.name}</strong>
            {row.pinned && <IconPin {...icon} aria-label={s.isPinned} />}
            {row.quiet && <IconBellOff {...icon} aria-label={s.isQuiet} />}
            <small>
              <TimeText value={row.time} show="relative" />
            </small>
          </span>
          <span className={css.entryName}>
            <span className={css.preview}>{row.last && previewOf(row.last, lang)}</span>
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

function Found({ event, name, onOpen }: { event: ChatEvent; name: string; onOpen: () => void }) {
  const lang = useLang()
  return (
    <button type="button" className={css.entry} data-entry onClick={onOpen}>
      <span className={css.entryText}>
        <span className={css.entryName} data-wraps>
          <strong>{name}</strong>
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
