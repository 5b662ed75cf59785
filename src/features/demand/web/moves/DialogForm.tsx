import { Alert, Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import type { RunningAct } from '../../../../platform/web/act.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import type { DemandDetail } from '../../contract/schema.ts'
import css from './moves.module.css'
import { t } from './texts.ts'

export interface DialogProps {
  demand: DemandDetail
  /** What has happened, with its amount, for the notification; otherwise `saidOf` the move. Call it before `onDone`. */
  say: (text: string) => void
  onDone: () => void
  onCancel: () => void
}

interface DialogFormProps {
  children: ReactNode
  verb: ReactNode
  tone?: 'primary' | 'bad'
  cancel?: string
  onCancel: () => void
  onSubmit: () => unknown
  // biome-ignore lint/suspicious/noExplicitAny: only its state is used here
  act: Pick<RunningAct<any, any>, 'pending' | 'error'>
  /** Why the verb is disabled. */
  hold?: string | false | null | undefined
  /** Disabled for a reason that the dialog already shows: an unchecked box, an amount that is still loading. */
  blocked?: boolean
  /** The dialog has no field: the verb takes the focus. */
  focusVerb?: boolean
}

/** The frame of every move's dialog. The input stays until the server has accepted it; a refusal is shown inside. */
export function DialogForm({
  children,
  verb,
  tone = 'primary',
  cancel,
  onCancel,
  onSubmit,
  act,
  hold,
  blocked,
  focusVerb,
}: DialogFormProps) {
  const s = useTexts(t)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!hold && !blocked) void onSubmit()
  }
  const refused = act.error && Object.keys(act.error.fields).length === 0 ? act.error.message : null
  return (
    <form className={blocks.form} onSubmit={submit} noValidate>
      {children}
      {refused && (
        <Alert color="bad" role="alert">
          {refused}
        </Alert>
      )}
      <div className={blocks.buttonsEnd}>
        {hold && <p className={`${blocks.fine} ${css.hold}`}>{hold}</p>}
        <Button variant="default" onClick={onCancel}>
          {cancel ?? s.back}
        </Button>
        <Button
          type="submit"
          data-autofocus={focusVerb || undefined}
          color={tone}
          loading={act.pending}
          disabled={Boolean(hold) || blocked === true}
        >
          {verb}
        </Button>
      </div>
    </form>
  )
}
