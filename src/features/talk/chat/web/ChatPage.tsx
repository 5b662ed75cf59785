import { useState } from 'react'
import { breakpoints } from '../../../../platform/web/breakpoints.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { liveState } from '../../../../platform/web/live.ts'
import { isOperator, useSession } from '../../../../platform/web/session.ts'
import { useStore } from '../../../../platform/web/store.ts'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { ConversationList } from './ConversationList.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import css from './chat.module.css'
import { OpenAbout, OpenWith } from './Opening.tsx'
import { StartDialog } from './StartDialog.tsx'
import { SidePanel } from './side/SidePanel.tsx'
import { Thread } from './Thread.tsx'
import { t } from './texts.ts'
import { useChatUnread } from './unread.ts'
import { NoDroppedFiles } from './useDroppedFiles.ts'

/**
 * Conversations, the one that is open, and what is about it: side by side, or one at a time on a phone. In the address: `seq` the message
 * to show, `part` the part of the card; `to` a person and `demand` a demand to talk with or about, from links of other pages.
 */
export default function ChatPage() {
  const s = useTexts(t)
  const [{ id, seq, search, part, to, demand }, patch] = useUrlState({ id: '', seq: 0, search: '', part: '', to: '', demand: '' })
  const [times, setTimes] = useState(0)
  const [starting, setStarting] = useState(false)
  const live = useStore(liveState)
  const isDesk = isOperator(useSession().userInfo)
  const unread = useChatUnread()
  const open = (next: string, at = 0) => {
    setTimes((before) => before + 1)
    patch({ id: next, seq: at, part: '', to: '', demand: '' })
  }
  const show = (at: number) => {
    setTimes((before) => before + 1)
    patch({ seq: at })
  }
  /** From the card, which covers the timeline where there is no space for both. */
  const showFromCard = (at: number) => {
    setTimes((before) => before + 1)
    patch({ seq: at, ...(matchMedia(breakpoints.laptop).matches && { part: '' }) })
  }
  const isOpening = to !== '' || demand !== ''
  return (
    <div className={css.page} data-open={id !== '' || isOpening || undefined} data-part={part || undefined}>
      <h1 className="sr-only" tabIndex={-1}>
        {s.title}
      </h1>
      {live === 'connecting' && (
        <p className={css.offline} role="status">
          {s.connecting}
        </p>
      )}
      <div className={css.columns}>
        <ConversationList
          current={id}
          search={search}
          onSearch={(text) => patch({ search: text })}
          onOpen={open}
          onClose={() => open('')}
          {...(!isDesk && { onStart: () => setStarting(true) })}
        />
        {id !== '' ? (
          <>
            <Thread
              key={id}
              id={id}
              target={{ seq, times }}
              onTarget={show}
              onBack={() => open('')}
              onCard={() => patch({ part: 'about' })}
              menu={(card) => <ConversationMenu row={card} unread={unread.of[id]?.unread ?? 0} onMarkedUnread={() => open('')} />}
            />
            <SidePanel
              key={`${id} side`}
              id={id}
              part={part}
              onPart={(next) => patch({ part: next })}
              onShow={showFromCard}
              onLeft={() => open('')}
            />
          </>
        ) : (
          <div className={css.nothing}>
            <NoDroppedFiles />
            {to !== '' ? (
              <OpenWith key={to} accountId={to} onOpen={open} onBack={() => open('')} />
            ) : demand !== '' ? (
              <OpenAbout key={demand} demandId={demand} onOpen={open} onBack={() => open('')} />
            ) : (
              <EmptyState title={s.choose} why={s.chooseWhy} bare />
            )}
          </div>
        )}
      </div>
      {starting && (
        <StartDialog
          onClose={() => setStarting(false)}
          onOpen={(next) => {
            setStarting(false)
            open(next)
          }}
        />
      )}
    </div>
  )
}
