import { Modal } from '@mantine/core'
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
import { type ChatEvent, useRead } from './queries.ts'
import { sendMessage } from './sending.ts'
import { t } from './texts.ts'
import { useNamed } from './useNamed.tsx'

/** Sends the content and the files of a message to another conversation. */
export function ForwardDialog({ event, onClose }: { event: ChatEvent; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const list = useRead('GET /ws/chat/conversations')
  const open = list.data?.records.filter((row) => !row.readOnly && row.id !== event.id)
  const { field, shown, rest } = useNamed(open ?? [])
  const forward = (id: string, name: string) => {
    sendMessage(id, { content: event.content, files: event.files ?? [] })
    toast.success(s.forwarded(name))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={s.forwardTo} closeButtonProps={{ 'aria-label': s.close }}>
      <div className={blocks.form} aria-busy={list.isPending}>
        <p className={`${blocks.cut} ${messageCss.quoted}`}>{previewOf(event, lang)}</p>
        {list.isError && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
        {field}
        {open?.length === 0 && <EmptyState title={s.nowhere} why={s.nowhereWhy} bare />}
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
        {rest}
      </div>
    </Modal>
  )
}
