import { useEffect, useId, useState } from 'react'
import { CODE_RESEND_SECONDS } from '../../rules/constants.ts'

/** Until when each address waits for another code, in milliseconds. Not state of the field: a page may ask for the first code before it. */
const waits = new Map<string, number>()

/** A code has just been sent: the field of this address counts down. */
export function codeSent(sentFor: string, seconds = CODE_RESEND_SECONDS): void {
  waits.set(sentFor, Date.now() + seconds * 1000)
}

const secondsUntil = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000))

export interface Sending {
  /**
   * Requests a code, and says in how many seconds another can be requested. `false` or a rejection: none was sent, and the button is
   * enabled again. Absent: a code from an app, no button.
   */
  onSend?: (() => Promise<unknown>) | undefined
  /** To what the code is sent, with `onSend`: the wait is that of the address, also when the field is mounted again. */
  sentFor?: string | undefined
}

/** The button of a field for a code: requests one, then waits. `left`: seconds until another may be requested. */
export function useSending({ onSend, sentFor }: Sending, onSent: () => void) {
  const id = useId()
  const [sending, setSending] = useState(false)
  const key = sentFor ?? id
  // Read at each rendering: sending sets `sending`, which renders again.
  const until = waits.get(key) ?? 0
  const [left, setLeft] = useState(() => secondsUntil(until))

  useEffect(() => {
    // Measures by the clock: timers of a background tab are delayed.
    const tick = () => {
      setLeft(secondsUntil(until))
      if (secondsUntil(until) === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 500)
    tick()
    return () => clearInterval(timer)
  }, [until])

  const send = async () => {
    if (!onSend || sending || left > 0) return
    setSending(true)
    try {
      const sent = await onSend()
      if (sent === false) return
      codeSent(key, typeof sent === 'number' ? sent : undefined)
      onSent()
    } catch {
      // The client has shown the reason; the button is enabled again.
    } finally {
      setSending(false)
    }
  }
  return { send, sending, left, wasSent: until > 0 }
}
