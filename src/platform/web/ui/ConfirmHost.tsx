import { Button, Modal, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import blocks from '../blocks.module.css'
import { useTexts } from '../i18n.tsx'
import { useLocation } from '../router.tsx'
import { useStore } from '../store.ts'
import { asking, type Confirmed, type ConfirmRequest } from './ConfirmDialog.tsx'
import { Mantined } from './Mantined.tsx'
import { MoneyLines } from './MoneyLines.tsx'
import { t } from './texts.ts'

/** Above a form that opens it from within a dialog. */
const ABOVE_DIALOGS = 400

/** The one dialog of `useConfirm`, at the root of the app. */
export default function ConfirmHost() {
  return (
    <Mantined>
      <Dialog />
    </Mantined>
  )
}

function Dialog() {
  const s = useTexts(t)
  const now = useStore(asking)
  const { pathname } = useLocation()
  // The question stays visible while the dialog fades.
  const [shown, setShown] = useState<{ request: ConfirmRequest; opened: boolean; from: Element | null } | null>(null)
  useEffect(() => {
    if (now) setShown({ request: now.request, opened: true, from: document.activeElement })
    else setShown((before) => before && { ...before, opened: false })
  }, [now])
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation to another page dismisses the question of the previous one
  useEffect(() => () => asking.get()?.answer(false), [pathname])
  const answer = (given: Confirmed) => {
    const from = shown?.from
    asking.get()?.answer(given)
    // After the dialog has returned the focus; if the button was removed, the focus is on the body.
    setTimeout(() => {
      if (document.activeElement === document.body && from instanceof HTMLElement && from.isConnected) from.focus()
    }, 250)
  }
  return (
    <Modal
      opened={shown?.opened ?? false}
      onClose={() => answer(false)}
      title={shown?.request.title}
      size="md"
      zIndex={ABOVE_DIALOGS}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {shown && <Question request={shown.request} onAnswer={answer} />}
    </Modal>
  )
}

function Question({ request, onAnswer }: { request: ConfirmRequest; onAnswer: (answer: Confirmed) => void }) {
  const s = useTexts(t)
  const [reason, setReason] = useState('')
  const asked = request.reason
  const given = reason.trim()
  return (
    <form
      className={blocks.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!asked?.required || given) onAnswer({ reason: given })
      }}
    >
      {request.body && <div className={blocks.quiet}>{request.body}</div>}
      {request.money && <MoneyLines {...request.money} />}
      {asked && (
        <Textarea
          label={asked.label}
          placeholder={asked.placeholder}
          withAsterisk={asked.required}
          maxLength={asked.max ?? 500}
          autosize
          minRows={2}
          maxRows={6}
          data-autofocus
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={() => onAnswer(false)} data-autofocus={!asked && request.tone === 'bad' ? true : undefined}>
          {request.cancel ?? s.cancel}
        </Button>
        <Button
          type="submit"
          color={request.tone ?? 'primary'}
          disabled={Boolean(asked?.required && !given)}
          data-autofocus={!asked && request.tone !== 'bad' ? true : undefined}
        >
          {request.verb}
        </Button>
      </div>
    </form>
  )
}
