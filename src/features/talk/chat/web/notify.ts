import { useEffect } from 'react'
import { kept } from '../../../../platform/web/kept.ts'
import { currentLang } from '../../../../platform/web/lang.ts'
import { type LiveFrame, onFrame } from '../../../../platform/web/live.ts'
import { currentSession, isOperator } from '../../../../platform/web/session.ts'
import { createStore } from '../../../../platform/web/store.ts'
import type { OwnFrame, WireEvent } from '../contract/wire.ts'
import { previewOf } from './lines.ts'
import { call } from './queries.ts'

/** Notifications of the browser, on this device and with consent. `blocked`: the browser's own settings refuse them. */
type Notify = 'unknown' | 'off' | 'on' | 'blocked'

const WANTED = 'chat.notify'
/** Another tab or device may read the message first. */
const WAIT_MS = 1_000

function now(): Notify {
  if (typeof Notification === 'undefined') return 'unknown'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && kept.local.get(WANTED) === '1' ? 'on' : 'off'
}

export const notifyState = createStore<Notify>(now())

export async function wantNotify(on: boolean): Promise<Notify> {
  if (on) await Notification.requestPermission()
  if (on) kept.local.set(WANTED, '1')
  else kept.local.remove(WANTED)
  notifyState.set(now())
  return notifyState.get()
}

/** Only for a window that nobody looks at, a conversation that is not muted, and a message that is still unread. */
async function notify(event: WireEvent): Promise<void> {
  const row = await call('GET /ws/chat/card', { id: event.id }, { quiet: true })
  if (row.quiet || row.unread === 0) return
  const title = row.type === '0' ? row.name : `${event.username} · ${row.name}`
  // Several tabs show one.
  const shown = new Notification(title, { body: previewOf(event, currentLang()), tag: `chat ${event.id} ${event.seq}` })
  shown.onclick = () => {
    window.focus()
    location.hash = `#/${isOperator(currentSession().userInfo) ? 'operatorHome' : 'personalHome'}/IM?id=${event.id}`
    shown.close()
  }
}

function take({ code, message }: OwnFrame): void {
  if (code !== '2' || 'do' in message || message.mine || message.kind !== 'message') return
  if (now() !== 'on' || document.visibilityState === 'visible') return
  // Without a connection there is nothing to show either.
  setTimeout(() => void notify(message).catch(() => undefined), WAIT_MS)
}

/** While a frame of the workbench is on screen. */
export function useChatNotifications(): void {
  useEffect(() => onFrame((frame: LiveFrame) => take(frame as OwnFrame)), [])
}
