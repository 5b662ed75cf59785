import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { liveState } from '../../../platform/web/live.ts'
import { useStore } from '../../../platform/web/store.ts'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { useUrlState } from '../../../platform/web/ui/useUrlState.ts'
import { ConversationList } from './ConversationList.tsx'
import css from './chat.module.css'
import { StartDialog } from './StartDialog.tsx'
import { Thread } from './Thread.tsx'
import { t } from './texts.ts'

/** Conversations and the one that is open: side by side, or one at a time on a phone. `seq` in the address is the message to show. */
export default function ChatPage() {
  const s = useTexts(t)
  const [{ id, seq, search }, patch] = useUrlState({ id: '', seq: 0, search: '' })
  const [starting, setStarting] = useState(false)
  const live = useStore(liveState)
  const open = (to: string, at = 0) => patch({ id: to, seq: at })
  return (
    <div className={css.page} data-open={id !== '' || undefined}>
      <PageHeader
        title={s.title}
        actions={
          <Button variant="default" onClick={() => setStarting(true)}>
            {s.start}
          </Button>
        }
      />
      {live === 'connecting' && (
        <p className={css.offline} role="status">
          {s.connecting}
        </p>
      )}
      <div className={css.columns}>
        <ConversationList current={id} search={search} onSearch={(text) => patch({ search: text })} onOpen={open} />
        {id === '' ? (
          <div className={css.nothing}>
            <EmptyState title={s.choose} why={s.chooseWhy} bare />
          </div>
        ) : (
          <Thread key={id} id={id} seq={seq} onBack={() => open('')} />
        )}
      </div>
      {starting && (
        <StartDialog
          onClose={() => setStarting(false)}
          onOpen={(to) => {
            setStarting(false)
            open(to)
          }}
        />
      )}
    </div>
  )
}
