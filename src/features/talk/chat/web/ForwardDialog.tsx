import { Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { Avatar } from '../../../../platform/web/ui/Avatar.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import css from './chat.module.css'
import { DemandTitle } from './DemandTitle.tsx'
import { previewOf } from './lines.ts'
import messageCss from './message.module.css'
import type { ChatEvent } from './queries.ts'
import { sendMessage } from './sending.ts'
import { t } from './texts.ts'
import { useListed, useWords } from './useListed.ts'

/** So many are found faster by their name. */
const MANY = 8

/** Sends the content and the files of a message to another conversation. */
export function ForwardDialog({ event, onClose }: { event: ChatEvent; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [typed, setTyped] = useState('')
  const words = useWords(typed)
  const list = useListed(words)
  const shown = list.rows.filter((row) => !row.readOnly && row.id !== event.id)
  const isNone = list.isAnswered && shown.length === 0 && !list.hasMore
  const forward = (id: string, name: string) => {
    sendMessage(id, { content: event.content, files: event.files ?? [] })
    toast.success(s.forwarded(name))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={s.forwardTo} closeButtonProps={{ 'aria-label': s.close }}>
      <div className={blocks.form} aria-busy={list.isPending}>
        <p className={`${blocks.cut} ${messageCss.quoted}`}>{previewOf(event, lang)}</p>
        {list.error && <ErrorState error={list.error} onRetry={list.refetch} />}
        {(words !== '' || list.total > MANY) && (
          <TextInput
            type="search"
            aria-label={s.searchConversations}
            placeholder={s.searchConversations}
            value={typed}
            maxLength={100}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
        {isNone && words === '' && <EmptyState title={s.nowhere} why={s.nowhereWhy} bare />}
        <ul>
          {shown.map((row) => (
            <li key={row.id}>
              <button type="button" className={css.entry} onClick={() => forward(row.id, row.name)}>
                <Avatar name={row.title || row.name} src={row.avatar} square={row.type === '1'} />
                <span className={css.entryText}>
                  <strong>{row.name}</strong>
                  <DemandTitle title={row.title} />
                </span>
              </button>
            </li>
          ))}
        </ul>
        {isNone && words !== '' && (
          <p className={blocks.fine} role="status">
            {s.nobodyFound}
          </p>
        )}
        {list.hasMore && <p className={blocks.fine}>{s.firstListed(list.rows.length)}</p>}
      </div>
    </Modal>
  )
}
