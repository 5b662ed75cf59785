import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import blocks from '../blocks.module.css'
import { ActButton } from './ActButton.tsx'
import type { ActNeeds } from './acts.ts'
import { FormState } from './FormState.tsx'
import type { ActForm } from './useActForm.ts'

interface DialogFormProps<V> {
  of: ActForm<V>
  /** Whose permission its call asks, as of `ActButton`. */
  needs: ActNeeds
  /** Its name, if the dialog has another. */
  label?: string
  verb: ReactNode
  tone?: 'primary' | 'bad'
  cancel: string
  onCancel: () => void
  /** Disabled for a reason that the dialog already shows: an unchecked box, an amount that is still loading. */
  blocked?: boolean
  /** The dialog has no field: the verb takes the focus. */
  focusVerb?: boolean
  children: ReactNode
}

/** The form of a dialog, or of a part that opens. The input stays until the server has accepted it; a refusal is shown inside. */
export function DialogForm<V>({
  of,
  needs,
  label,
  verb,
  tone = 'primary',
  cancel,
  onCancel,
  blocked,
  focusVerb,
  children,
}: DialogFormProps<V>) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // React passes it on from the dialog to a form that opened it.
    event.stopPropagation()
    of.onSubmit(event)
  }
  return (
    <form className={blocks.form} onSubmit={submit} noValidate aria-label={label}>
      <FormState of={of} />
      {children}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onCancel}>
          {cancel}
        </Button>
        <ActButton
          needs={needs}
          type="submit"
          color={tone}
          loading={of.pending}
          blocked={blocked ?? false}
          data-autofocus={focusVerb || undefined}
        >
          {verb}
        </ActButton>
      </div>
    </form>
  )
}
