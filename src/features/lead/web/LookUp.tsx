import { type FormEvent, type ReactNode, useState } from 'react'
import { useAct } from '../../../platform/web/act.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { ApiError, type CallOptions } from '../../../platform/web/client.ts'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../platform/web/portal/actions.tsx'
import { TextField } from '../../../platform/web/portal/fields.tsx'
import { say } from './checks.ts'
import css from './contact.module.css'
import { t } from './texts.ts'

export interface LookUpProps<R> {
  hint: string
  /** The reference that was just given, to save the typing. */
  known?: string
  /** What it was left with, where that is not phone or e-mail. */
  contactLabel?: string
  ask: (asked: { reference: string; contact: string }, options: CallOptions) => Promise<R>
  children: (found: R) => ReactNode
}

/** Reference and contact, and what became of it. */
export function LookUp<R>({ hint, known = '', contactLabel, ask, children }: LookUpProps<R>) {
  const s = useTexts(t)
  const [reference, setReference] = useState(known)
  const [contact, setContact] = useState('')
  const [missing, setMissing] = useState<Record<string, string>>({})
  const [found, setFound] = useState<R | null>(null)
  const look = useAct((asked: { reference: string; contact: string }, options) => ask(asked, { ...options, quiet: true }), {
    onDone: setFound,
    onError: () => setFound(null),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = {
      ...(!reference.trim() && { reference: say('required') }),
      ...(!contact.trim() && { contact: say('required') }),
    }
    setMissing(wrong)
    if (Object.keys(wrong).length === 0) void look.run({ reference: reference.trim(), contact: contact.trim() })
  }
  return (
    <>
      <form className={`${blocks.form} ${css.look}`} noValidate onSubmit={onSubmit}>
        <TextField
          label={s.reference}
          description={hint}
          autoComplete="off"
          maxLength={30}
          value={reference}
          error={missing['reference']}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <TextField
          label={contactLabel ?? s.contact}
          maxLength={200}
          value={contact}
          error={missing['contact']}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
        <ActionButton type="submit" look="outline" busy={look.pending}>
          {s.look}
        </ActionButton>
      </form>
      <div className={`${blocks.tight} ${css.found}`} role="status">
        {found && children(found)}
        {!found && look.error && (
          <p>{look.error instanceof ApiError && look.error.status === 404 ? s.notFound : look.error.message || s.lookFailed}</p>
        )}
      </div>
    </>
  )
}
