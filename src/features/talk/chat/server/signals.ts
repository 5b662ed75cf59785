import { defineSignal } from '../../../../platform/server/live/live.ts'
import type { ShownEvent } from './present.ts'

/** Events of a conversation that have just been committed by this server. */
export const eventsHere = defineSignal<readonly ShownEvent[]>('chat.eventsHere')

/** The same for other servers, which read the events: up to which number, and who has joined at which one. */
export const eventsElsewhere = defineSignal<{ id: string; seq: number; joined?: { at: number; accounts: string[] } }>(
  'chat.eventsElsewhere',
)

/** A member has read, or received, everything up to a number. */
export const pointerMoved = defineSignal<{ id: string; from: string; do: 'read' | 'delivered'; seq: number }>('chat.pointerMoved')

export const typing = defineSignal<{ id: string; from: string }>('chat.typing')
