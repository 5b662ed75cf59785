import { ActionIcon } from '@mantine/core'
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { useStore } from '../../../../platform/web/store.ts'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { UploadedFile } from '../../../../platform/web/ui/upload.ts'
import { Composer } from './Composer.tsx'
import css from './chat.module.css'
import { chatState } from './chat-store.ts'
import { DemandTitle } from './DemandTitle.tsx'
import { draftOf, keepDraft } from './drafts.ts'
import { ForwardDialog } from './ForwardDialog.tsx'
import { Gone, isNotMine } from './Gone.tsx'
import { previewOf } from './lines.ts'
import { type Card, type ChatEvent, useRead } from './queries.ts'
import { discard, recall } from './sending.ts'
import { loadThread, myId } from './state.ts'
import { Timeline } from './Timeline.tsx'
import { t } from './texts.ts'
import { NoDroppedFiles } from './useDroppedFiles.ts'
import type { Outgoing, Recalled } from './waiting.ts'
import { asTyped } from './written.ts'

interface ThreadProps {
  id: string
  /** The message to show, and how many times one was asked for; `seq` 0 for the newest. */
  target: { seq: number; times: number }
  onTarget: (seq: number) => void
  /** Before and after the name; absent where the conversation is a part of another page. */
  onBack?: () => void
  onCard?: () => void
  menu?: (card: Card) => ReactNode
}

const nobody: Card['members'] = []

/** One conversation: its head, its messages, and the field for new ones. */
export function Thread({ id, target, onTarget, onBack, onCard, menu }: ThreadProps) {
  const s = useTexts(t)
  const card = useRead('GET /ws/chat/card', { id })
  const isGone = isNotMine(card.error)
  const shown = isGone ? undefined : card.data
  const { threads } = useStore(chatState)
  const thread = threads[id]
  const { failure, load } = useLoaded(id)
  const [reply, setReply] = useState<ChatEvent | null>(null)
  const [forwarded, setForwarded] = useState<ChatEvent | null>(null)
  const { written, again, edit, rewrite } = useWritten(id, setReply)
  const error = failure ?? card.error
  const isBusy = !error && (!thread || !shown)
  const silenced = shown && (shown.muted || (shown.allMuted && shown.role === 'member'))
  const closed = shown?.readOnly ? s.readOnly : silenced ? s.silenced : null
  return (
    <section className={css.thread} aria-label={shown?.name ?? s.timeline} aria-busy={isBusy}>
      <header className={`${blocks.row} ${css.head}`}>
        {onBack && (
          <ActionIcon className={css.back} variant="subtle" color="gray" size="lg" aria-label={s.back} onClick={onBack}>
            <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
        {shown && <Head card={shown} titled={onBack !== undefined} />}
        {shown && menu?.(shown)}
        {onCard && (
          <ActionIcon className={css.toCard} variant="subtle" color="gray" size="lg" aria-label={s.card} onClick={onCard}>
            <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        )}
      </header>
      {isGone ? (
        <Gone />
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={() => {
            load()
            void card.refetch()
          }}
        />
      ) : (
        <div className={css.body}>
          {shown && shown.pinnedSeq !== null && <PinnedMessage card={shown} seq={shown.pinnedSeq} onTarget={onTarget} />}
          <Timeline
            id={id}
            target={target}
            {...(shown && { card: shown })}
            acts={{ quote: setReply, forward: setForwarded, rewrite }}
            onTarget={onTarget}
            onEdit={edit}
            onRewrite={again}
          />
        </div>
      )}
      {(closed || !shown) && <NoDroppedFiles />}
      {closed ? (
        <p className={blocks.blank}>{closed}</p>
      ) : (
        shown && (
          <Composer
            key={written.times}
            id={id}
            isFocused={written.times > 0}
            members={shown.type === '0' ? nobody : shown.members.filter((one) => one.id !== myId())}
            files={written.files}
            reply={reply}
            onReply={setReply}
            onEditLast={edit}
            onSent={() => onTarget(0)}
          />
        )
      )}
      {forwarded && <ForwardDialog event={forwarded} onClose={() => setForwarded(null)} />}
    </section>
  )
}

/** Loads the newest messages, unless they are loaded. */
function useLoaded(id: string) {
  const [failure, setFailure] = useState<unknown>(null)
  const load = useCallback(() => {
    setFailure(null)
    loadThread(id).catch(setFailure)
  }, [id])
  useEffect(() => {
    if (!chatState.get().threads[id]) load()
  }, [id, load])
  return { failure, load }
}

/** What was sent or failed, put back into the field to be written again. Each time, the field begins again. */
function useWritten(id: string, onReply: (event: ChatEvent | null) => void) {
  const [written, setWritten] = useState<{ times: number; files: readonly UploadedFile[] }>({ times: 0, files: [] })
  const putBack = (content: string, files: readonly UploadedFile[] = []) => {
    const draft = draftOf(id)
    keepDraft(id, draft === '' ? asTyped(content) : `${asTyped(content)}\n${draft}`)
    setWritten(({ times }) => ({ times: times + 1, files }))
  }
  /** An answer stays an answer. */
  const answer = (seq: number | undefined) =>
    onReply(chatState.get().threads[id]?.events.find((event) => event.seq === seq && event.kind === 'message') ?? null)
  const edit = (message: Outgoing) => {
    discard(message.cid)
    putBack(message.content, message.files)
    answer(message.replySeq)
  }
  const again = ({ content, files, replySeq }: Pick<Recalled, 'content' | 'files' | 'replySeq'>) => {
    putBack(content, files)
    answer(replySeq)
  }
  const rewrite = (event: ChatEvent) => {
    recall(event)
    again(event)
  }
  return { written, again, edit, rewrite }
}

function Head({ card, titled }: { card: Card; titled: boolean }) {
  const s = useTexts(t)
  const lang = useLang()
  const typing = useStore(chatState).typing[card.id] ?? []
  const names = card.members.filter((one) => typing.includes(one.id)).map((one) => one.name)
  const other = card.members.find((one) => one.id === card.personId)
  return (
    <div className={css.headText}>
      <h2>{card.name}</h2>
      {card.desk && <StatusTag tone="primary">{s.desk}</StatusTag>}
      {titled && <DemandTitle title={card.title} />}
      <small>
        {names.length > 0
          ? s.typing(names.join(lang === 'cn' ? '、' : ', '))
          : card.type === '0'
            ? other?.companyName
            : s.members(card.members.length)}
      </small>
    </div>
  )
}

/** The message that an administrator has pinned, above the others. */
function PinnedMessage({ card, seq, onTarget }: { card: Card; seq: number; onTarget: (seq: number) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const read = useRead('GET /ws/chat/history', { id: card.id, before: seq + 1, size: 1 })
  const event = read.data?.events.find((one) => one.seq === seq)
  if (!event || event.recalled) return null
  return (
    <button type="button" className={css.pinnedMessage} onClick={() => onTarget(seq)}>
      <strong>{s.pinnedMessage}</strong>
      <span className={css.preview}>
        {event.username}: {previewOf(event, lang)}
      </span>
    </button>
  )
}
