import { type LiveFrame, onFrame } from '../../../../platform/web/live.ts'
import { onSessionEnd } from '../../../../platform/web/session.ts'
import { createStore, useStore } from '../../../../platform/web/store.ts'
import type { OwnFrame, Unread } from '../contract/wire.ts'

const none: Unread = { total: 0, mentions: 0, of: {} }
const store = createStore<Unread>(none)

/** What the server last said to be unread, in all conversations. */
export const useChatUnread = (): Unread => useStore(store)

export const unreadNow = (id: string): number => store.get().of[id]?.unread ?? 0

onSessionEnd(() => store.set(none))
onFrame((frame: LiveFrame) => {
  const { code, message } = frame as OwnFrame
  if (code === 1 && 'unread' in message) store.set(message.unread)
  if (code === '2' && 'do' in message && message.do === 'unread') store.set(message)
})
