import { useEffect, useRef, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { currentChannel } from '../../../../platform/web/channel.ts'
import { newKey } from '../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../../platform/web/portal/actions.tsx'
import { Problem, TextField } from '../../../../platform/web/portal/fields.tsx'
import { usePublicForm } from '../../../../platform/web/portal/usePublicForm.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { useOwnContact } from '../../lead/web/queries.ts'
import type { EventCard, EventTicket } from '../contract/schema.ts'
import css from './detail.module.css'
import { shareLink } from './links.ts'
import { t } from './page-texts.ts'
import { QrBox } from './QrBox.tsx'
import { call, stale } from './queries.ts'
import { When } from './show.tsx'

const empty = { name: '', company: '', contact: '' }

/** Name, company and contact; then the ticket. */
export function SignUpForm({ event, onDone }: { event: EventCard; onDone: (ticket: EventTicket) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  // One sign-up, however often it is sent.
  const [request] = useState(newKey)
  const { data: known } = useOwnContact()
  const form = useRef<HTMLFormElement>(null)
  const { field, fill, attempt, onSubmit, pending, failure } = usePublicForm({
    empty,
    check: (typed) => ({
      ...(typed.name.trim() === '' && { name: s.namePlaceholder }),
      ...(typed.contact.trim() === '' && { contact: s.contactMissing }),
    }),
    save: (typed, options) =>
      call(
        'POST /ws/event/signUp',
        { id: event.slug, ...typed, channel: currentChannel() ?? '', attempt: request },
        { ...options, quiet: true },
      ),
    stale,
    onDone,
  })
  useEffect(() => {
    if (!known) return
    fill({ name: known.name, company: known.company, contact: known.phone ? `+${known.areaCode} ${known.phone}` : known.email })
  }, [known, fill])
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const full = event.seatsLeft === 0
  return (
    <form ref={form} noValidate className={blocks.form} onSubmit={onSubmit}>
      <div className={css.sheetHead}>
        <strong>{event.title[lang]}</strong>
        <When event={event} bare />
      </div>
      {full && (
        <p className={blocks.notice} data-tone="warn">
          {s.queueWhy(event.waiting)}
        </p>
      )}
      {failure && <Problem key={attempt}>{failure.message}</Problem>}
      <TextField placeholder={s.namePlaceholder} autoComplete="name" maxLength={60} required {...field('name', s.name)} />
      <TextField placeholder={s.companyPlaceholder} autoComplete="organization" maxLength={120} optional {...field('company', s.company)} />
      <TextField description={s.contactAbout} autoComplete="email" maxLength={200} required {...field('contact', s.contact)} />
      <p className={blocks.fine}>
        {s.use} <Link to="/platformProtocol/2">{s.policy}</Link>
      </p>
      <ActionButton type="submit" busy={pending}>
        {full ? s.joinQueue : s.signUp}
      </ActionButton>
      <div className={css.scan}>
        <p className={blocks.fine}>{s.signUpQr}</p>
        <QrBox value={shareLink(event.slug, lang, currentChannel())} label={s.shareQr} />
      </div>
    </form>
  )
}
