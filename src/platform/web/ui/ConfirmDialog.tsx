import { Button, Textarea } from '@mantine/core'
import { useModals } from '@mantine/modals'
import { type ReactNode, useCallback, useState } from 'react'
import { useTexts } from '../i18n.tsx'
import css from './ConfirmDialog.module.css'
import { MoneyLines, type MoneyLinesProps } from './MoneyLines.tsx'
import { t } from './texts.ts'

export interface ConfirmRequest {
  title: ReactNode
  body?: ReactNode
  /** What the act moves, line by line, from the server's preview. */
  money?: Omit<MoneyLinesProps, 'boxed'>
  /** The verb of the act, never "OK". */
  verb: string
  tone?: 'primary' | 'bad'
  cancel?: string
  /** Asks for a reason; `required` holds the button until there is one. */
  reason?: { label: string; required?: boolean; max?: number; placeholder?: string }
}

export type Confirmed = { reason: string } | false

/** `const confirm = useConfirm(); if (!(await confirm({…}))) return`. Focus goes back to where it was. */
export function useConfirm(): (request: ConfirmRequest) => Promise<Confirmed> {
  const modals = useModals()
  return useCallback(
    (request) =>
      new Promise<Confirmed>((resolve) => {
        const before = document.activeElement
        let answer: Confirmed = false
        const id = modals.openModal({
          title: request.title,
          size: 'md',
          onClose: () => {
            resolve(answer)
            // After the dialog has handed focus back; a button that vanished leaves it on the body.
            setTimeout(() => {
              if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus()
            }, 250)
          },
          children: (
            <Question
              request={request}
              onAnswer={(given) => {
                answer = given
                modals.closeModal(id)
              }}
            />
          ),
        })
      }),
    [modals],
  )
}

function Question({ request, onAnswer }: { request: ConfirmRequest; onAnswer: (answer: Confirmed) => void }) {
  const s = useTexts(t)
  const [reason, setReason] = useState('')
  const asked = request.reason
  const given = reason.trim()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (!asked?.required || given) onAnswer({ reason: given })
      }}
    >
      {request.body && <div className={css.body}>{request.body}</div>}
      {request.money && (
        <div className={css.part}>
          <MoneyLines {...request.money} />
        </div>
      )}
      {asked && (
        <div className={css.part}>
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
        </div>
      )}
      <div className={css.buttons}>
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
