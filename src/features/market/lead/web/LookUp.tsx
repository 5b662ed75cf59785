import { type ReactNode, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import type { CallOptions } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { TextField } from '../../../../platform/web/portal/fields.tsx'
import { usePublicForm } from '../../../../platform/web/portal/usePublicForm.ts'
import { checkText } from './checks.ts'
import css from './contact.module.css'
import { t } from './texts.ts'

interface LookUpProps<R> {
  hint: string
  /** The reference that was just issued, prefilled. */
  known?: string
  /** The contact that was given, if it is neither phone nor e-mail. */
  contactLabel?: string
  ask: (asked: { reference: string; contact: string }, options: CallOptions) => Promise<R>
  children: (found: R) => ReactNode
}

const empty = { reference: '', contact: '' }

/** Reference and contact, and the state of the request. */
export function LookUp<R>({ hint, known = '', contactLabel, ask, children }: LookUpProps<R>) {
  const s = useTexts(t)
  const [found, setFound] = useState<R | null>(null)
  const { field, onSubmit, pending, failure } = usePublicForm({
    empty,
    given: { reference: known },
    check: (typed) => ({
      ...(!typed.reference.trim() && { reference: checkText('required') }),
      ...(!typed.contact.trim() && { contact: checkText('required') }),
    }),
    save: (typed, options) => ask({ reference: typed.reference.trim(), contact: typed.contact.trim() }, { ...options, quiet: true }),
    onDone: setFound,
  })
  return (
    <>
      <form className={`${blocks.form} ${css.look}`} noValidate onSubmit={onSubmit}>
        <TextField description={hint} autoComplete="off" maxLength={30} {...field('reference', s.reference)} />
        <TextField maxLength={200} {...field('contact', contactLabel ?? s.contact)} />
        <ActionButton type="submit" look="outline" busy={pending}>
          {s.look}
        </ActionButton>
      </form>
      <div className={`${blocks.tight} ${css.found}`} role="status">
        {failure ? <p>{failure.status === 404 ? s.notFound : failure.message || s.lookFailed}</p> : found && children(found)}
      </div>
    </>
  )
}
