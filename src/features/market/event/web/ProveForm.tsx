import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Problem, TextField } from '../../../../platform/web/portal/fields.tsx'
import { usePublicForm } from '../../../../platform/web/portal/usePublicForm.ts'
import { SIGNUP_PROOF_MINUTES } from '../../../../rules/constants.ts'
import type { EventTicket } from '../contract/schema.ts'
import css from './detail.module.css'
import { t } from './page-texts.ts'
import { call, stale } from './queries.ts'
import { When } from './show.tsx'

interface ProveProps {
  ticket: EventTicket
  onDone: (ticket: EventTicket) => void
  /** Back to the form: another contact, or a new code. */
  onAgain: () => void
}

/** The second step of signing up: the code that was sent to the contact. */
export function ProveForm({ ticket, onDone, onAgain }: ProveProps) {
  const s = useTexts(t)
  const lang = useLang()
  const { field, attempt, onSubmit, pending, failure } = usePublicForm({
    empty: { proof: '' },
    check: (typed) => ({ ...(typed.proof.trim() === '' && { proof: s.proveMissing }) }),
    save: ({ proof }, options) => call('POST /ws/event/prove', { code: ticket.code, proof: proof.trim() }, { ...options, quiet: true }),
    stale,
    onDone,
  })
  return (
    <form noValidate className={blocks.form} onSubmit={onSubmit}>
      <div className={css.sheetHead}>
        <strong>{ticket.event.title[lang]}</strong>
        <When event={ticket.event} bare />
      </div>
      <p className={blocks.notice}>{s.proveWhy(SIGNUP_PROOF_MINUTES)}</p>
      {failure && <Problem key={attempt}>{failure.message}</Problem>}
      <TextField inputMode="numeric" autoComplete="one-time-code" maxLength={6} required {...field('proof', s.proveCode)} />
      <ActionButton type="submit" busy={pending}>
        {s.proveNow}
      </ActionButton>
      <ActionButton look="quiet" onClick={onAgain}>
        {s.proveAgain}
      </ActionButton>
    </form>
  )
}
