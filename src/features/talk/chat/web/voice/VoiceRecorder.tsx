import { ActionIcon, Button } from '@mantine/core'
import { IconMicrophone, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { VOICE_SECONDS } from '../../../../../rules/uploads.ts'
import { lengthOf, t } from './texts.ts'
import { useVoice, type VoiceStep } from './useVoice.ts'
import css from './voice.module.css'

/** A press that lasts longer than this is a hold: its end sends. */
const HOLD_MS = 350

/** The button, and above the tools the bar of the message that is being recorded. A tap or a key begins, or a hold that ends by sending. */
export function VoiceRecorder({ onSend }: { onSend: (file: UploadedFile) => void }) {
  const s = useTexts(t)
  const voice = useVoice(onSend)
  const { now } = voice
  const button = useRef<HTMLButtonElement>(null)
  const holding = useHold(button, voice)
  const isIdle = now.step === 'idle'
  const end = () => {
    voice.cancel()
    button.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end()
  }
  return (
    <>
      {(now.step !== 'idle' || now.problem) && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Esc does what the button does
        <div className={`${blocks.line} ${css.bar}`} onKeyDown={onKey}>
          <p className={css.said} role={isProblem(now) ? 'alert' : 'status'} data-bad={isProblem(now) || undefined}>
            {said(now, s, holding.isHeld)}
          </p>
          {now.step === 'recording' && <Elapsed since={now.since} />}
          {!isIdle && (
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label={s.cancel} onClick={end}>
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          )}
          {(now.step === 'recording' || now.step === 'full' || now.step === 'failed') && !holding.isHeld && (
            <Button size="sm" autoFocus onClick={() => void voice.send()}>
              {now.step === 'failed' ? s.again : s.send}
            </Button>
          )}
        </div>
      )}
      <ActionIcon
        ref={button}
        className={css.button}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={s.record}
        title={s.recordHint}
        // Not disabled while it is held: the end of the hold would not arrive.
        data-disabled={(!isIdle && !holding.isHeld) || undefined}
        aria-disabled={(!isIdle && !holding.isHeld) || undefined}
        onContextMenu={(event) => event.preventDefault()}
        {...holding.props}
      >
        <IconMicrophone size={20} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
    </>
  )
}

const isProblem = (now: VoiceStep): boolean => now.step === 'failed' || (now.step === 'idle' && now.problem !== null)

function said(now: VoiceStep, s: ReturnType<typeof t.pick>, isHeld: boolean): string {
  switch (now.step) {
    case 'idle':
      return now.problem ? s[now.problem] : ''
    case 'asking':
      return s.asking
    case 'recording':
      return isHeld ? s.holding : s.recording(VOICE_SECONDS)
    case 'full':
      return s.full(VOICE_SECONDS)
    case 'sending':
      return s.sending(Math.round(now.part * 100))
    case 'failed':
      return now.why
  }
}

/** A tap begins; a hold begins and, at its end, sends, or discards if the pointer has left the button. */
function useHold(button: { current: HTMLElement | null }, { now, start, cancel, send }: ReturnType<typeof useVoice>) {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wasHeld = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const release = (isSent: boolean) => {
    clearTimeout(timer.current)
    if (!isHeld) return
    setHeld(false)
    // Before the browser has allowed it, the end of a hold leaves a recording that goes on.
    if (now.step === 'recording' || now.step === 'full') isSent ? void send() : cancel()
  }
  return {
    isHeld,
    props: {
      onPointerDown: (event: PointerEvent) => {
        if (now.step !== 'idle' || event.button !== 0) return
        wasHeld.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
        timer.current = setTimeout(() => {
          wasHeld.current = true
          setHeld(true)
          void start()
        }, HOLD_MS)
      },
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const under = document.elementFromPoint(clientX, clientY)
        release(button.current?.contains(under) ?? false)
      },
      onPointerCancel: () => release(false),
      onClick: () => {
        if (now.step === 'idle' && !wasHeld.current) void start()
        wasHeld.current = false
      },
    },
  }
}

/** Not announced each second: the limit was said at the beginning. */
function Elapsed({ since }: { since: number }) {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const ticking = setInterval(() => setSeconds((performance.now() - since) / 1000), 250)
    return () => clearInterval(ticking)
  }, [since])
  return (
    <span className={`${css.elapsed} ${blocks.fine}`} role="timer">
      {lengthOf(Math.floor(seconds))} / {lengthOf(VOICE_SECONDS)}
    </span>
  )
}
