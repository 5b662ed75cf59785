import { Popover } from '@mantine/core'
import { memo, type ReactNode, useState, useSyncExternalStore } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import css from './chat.module.css'
import { chatState } from './chat-store.ts'
import { goneOf, noteOf, previewOf } from './lines.ts'
import { Message } from './Message.tsx'
import { type MessageActs, MessageMenu } from './MessageMenu.tsx'
import { everyoneNames } from './mentions.ts'
import messageCss from './message.module.css'
import { type Card, type ChatEvent, useRead } from './queries.ts'
import { discard, isRecalling, resend, rewritable } from './sending.ts'
import { t } from './texts.ts'
import type { Outgoing, Recalled } from './waiting.ts'

const NAMES_SHOWN = 50

interface LineProps {
  event: ChatEvent
  /** The answered message, if it is loaded. */
  quoted: ChatEvent | undefined
  isFound: boolean
  /** The first of several of one sender. */
  begins: boolean
  /** One's own, after which nobody has written: it shows how far it has come. */
  isLast: boolean
  card: Card | undefined
  acts: MessageActs & { put: (recalled: Recalled) => void }
}

export const Line = memo(function Line({ event, quoted, card, isFound, begins, isLast, acts }: LineProps) {
  const s = useTexts(t)
  const lang = useLang()
  if (event.kind !== 'message' || event.recalled) {
    const note = event.kind === 'message' ? goneOf(event, lang) : noteOf(event, lang)
    const before = event.mine && event.recalled === 'sender' ? rewritable(event.id, event.seq) : null
    return (
      <div data-seq={event.seq} className={css.line}>
        {note && (
          <p className={`${blocks.fine} ${css.note}`}>
            {note}
            {before && (
              <button type="button" className={blocks.textButton} onClick={() => acts.put(before)}>
                {s.rewrite}
              </button>
            )}
          </p>
        )}
      </div>
    )
  }
  const names = card && event.mentions && namesIn(event.content, card, event.mentions)
  return (
    <div data-seq={event.seq} className={css.line}>
      <Message
        mine={event.mine}
        begins={begins}
        {...(!event.mine && { sender: { name: event.username, avatar: event.avatar, desk: event.desk === true } })}
        content={event.content}
        {...(names && { mentioned: names })}
        quote={event.replySeq !== undefined && <Quote id={event.id} seq={event.replySeq} known={quoted} onJump={acts.jump} />}
        files={event.files ?? []}
        at={event.timestamp}
        isFound={isFound}
        tools={
          card && (
            <>
              {event.mine && <Delivered event={event} card={card} isLast={isLast} />}
              <MessageMenu event={event} card={card} acts={acts} />
            </>
          )
        }
      />
    </div>
  )
})

/** The names in a text that are to be marked. */
const namesIn = (content: string, { members }: Card, mentions: readonly string[]): string[] =>
  [...members.filter((one) => mentions.includes(one.id)).map((one) => one.name), ...everyoneNames()].filter((name) =>
    content.includes(`@${name}`),
  )

/** The answered message in a line, and the way to it; one that is older than what is loaded is read by itself. */
function Quote({ id, seq, known, onJump }: { id: string; seq: number; known: ChatEvent | undefined; onJump: (seq: number) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const read = useRead('GET /ws/chat/history', known ? null : { id, before: seq + 1, size: 1 }, { staleTime: Number.POSITIVE_INFINITY })
  const event = known ?? read.data?.events.find((one) => one.seq === seq)
  if (!event) return <p className={`${blocks.cut} ${messageCss.quoted}`}>{read.isPending ? '…' : s.quoteGone}</p>
  return (
    <button type="button" className={`${blocks.cut} ${messageCss.quoted}`} onClick={() => onJump(seq)}>
      {event.mine ? s.you : event.username}: {previewOf(event, lang)}
    </button>
  )
}

type Reach = `read ${number}` | 'delivered' | 'sent'

const readersOf = ({ members, id }: Card, event: ChatEvent) => {
  const moved = chatState.get().pointers[id] ?? {}
  return members.filter((one) => one.id !== event.from && Math.max(one.readSeq, moved[one.id]?.read ?? 0) >= event.seq)
}

function reachOf(card: Card, event: ChatEvent): Reach {
  const read = readersOf(card, event).length
  if (read > 0) return `read ${read}`
  const moved = chatState.get().pointers[card.id] ?? {}
  const isDelivered = card.members.some(
    (one) => one.id !== event.from && Math.max(one.deliveredSeq, moved[one.id]?.delivered ?? 0) >= event.seq,
  )
  return isDelivered ? 'delivered' : 'sent'
}

/** How far one's own message has come. Only what changes is drawn again. */
function Delivered({ event, card, isLast }: { event: ChatEvent; card: Card; isLast: boolean }) {
  const s = useTexts(t)
  const reach = useSyncExternalStore(chatState.subscribe, () => reachOf(card, event))
  const recalling = useSyncExternalStore(chatState.subscribe, () => isRecalling(event.id, event.seq))
  return (
    <span className={messageCss.reach} data-shown={isLast || recalling || undefined}>
      {reach === 'sent' || reach === 'delivered' ? (
        <span>{s[reach]}</span>
      ) : card.type === '0' ? (
        <span>{s.read}</span>
      ) : (
        <Readers event={event} card={card} count={Number(reach.slice(5))} />
      )}
      {recalling && <span>{s.recalling}</span>}
    </span>
  )
}

/** How many have read it, and on a tap who. */
function Readers({ event, card, count }: { event: ChatEvent; card: Card; count: number }) {
  const s = useTexts(t)
  const lang = useLang()
  const [opened, setOpened] = useState(false)
  const names = opened
    ? readersOf(card, event)
        .slice(0, NAMES_SHOWN)
        .map((one) => one.name)
    : []
  return (
    <Popover opened={opened} onChange={setOpened} withinPortal width="auto">
      <Popover.Target>
        <button type="button" className={blocks.textButton} onClick={() => setOpened(!opened)}>
          {s.readBy(count)}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={s.readers}>
        <p className={messageCss.readers}>
          {names.join(lang === 'cn' ? '、' : ', ')}
          {count > names.length && ` ${s.andMore(count - names.length)}`}
        </p>
      </Popover.Dropdown>
    </Popover>
  )
}

export function Undelivered({ message, onEdit }: { message: Outgoing; onEdit: (message: Outgoing) => void }): ReactNode {
  const s = useTexts(t)
  if (message.failed === null) return <span>{s.sending}</span>
  return (
    <>
      <span className={blocks.bad} role="alert">
        {s.failed}: {message.failed}
      </span>
      <button type="button" className={blocks.textButton} onClick={() => resend(message.cid)}>
        {s.resend}
      </button>
      <button type="button" className={blocks.textButton} onClick={() => onEdit(message)}>
        {s.edit}
      </button>
      <button type="button" className={blocks.textButton} onClick={() => discard(message.cid)}>
        {s.discard}
      </button>
    </>
  )
}
