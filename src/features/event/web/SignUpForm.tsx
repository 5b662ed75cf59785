import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useAct } from '../../../platform/web/act.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { caller, newKey } from '../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { ActionButton } from '../../../platform/web/portal/actions.tsx'
import { Problem, TextField } from '../../../platform/web/portal/fields.tsx'
import { useSession } from '../../../platform/web/session.ts'
import type { leadCalls } from '../../lead/contract/calls.ts'
import { currentChannel } from '../../partner/web/queries.ts'
import type { EventCard, EventTicket } from '../contract/schema.ts'
import css from './detail.module.css'
import { t } from './page-texts.ts'
import { call } from './queries.ts'
import { When } from './show.tsx'

const ask = caller<typeof leadCalls>()
type Field = 'name' | 'company' | 'contact'

/** Name, company and where to reach you; then the ticket. */
export function SignUpForm({ event, onDone }: { event: EventCard; onDone: (ticket: EventTicket) => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const [wrong, setWrong] = useState<Partial<Record<Field, string>>>({})
  const [attempt] = useState(newKey)
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const { token } = useSession()
  const me = useQuery({
    queryKey: ['lead', 'me', token],
    queryFn: () => ask('GET /ws/lead/me', {}, { quiet: true }),
    enabled: Boolean(token),
    staleTime: 60_000,
  })
  const known = me.data
  const value = {
    name: typed.name ?? known?.name ?? '',
    company: typed.company ?? known?.company ?? '',
    contact: typed.contact ?? (known?.phone ? `+${known.areaCode} ${known.phone}` : (known?.email ?? '')),
  }
  const act = useAct((input: typeof value, options) =>
    call('POST /ws/event/signUp', { id: event.slug, ...input, channel: currentChannel() ?? '', attempt }, { ...options, quiet: true }),
  )
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  const send = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const missing: Partial<Record<Field, string>> = {
      ...(value.name.trim() === '' && { name: s.namePlaceholder }),
      ...(value.contact.trim() === '' && { contact: s.contactMissing }),
    }
    setWrong(missing)
    setTries((n) => n + 1)
    if (Object.keys(missing).length > 0) return
    const ticket = await act.run(value)
    if (ticket) onDone(ticket)
    else setTries((n) => n + 1)
  }
  const field = (name: Field) => ({
    value: value[name],
    error: wrong[name] ?? act.fields[name],
    onChange: (changed: { target: { value: string } }) => {
      setTyped((before) => ({ ...before, [name]: changed.target.value }))
      setWrong(({ [name]: _, ...rest }) => rest)
    },
  })
  const full = event.seatsLeft === 0
  const refused = act.error && Object.keys(act.fields).length === 0 ? act.error : null
  return (
    <form ref={form} noValidate className={blocks.form} onSubmit={send}>
      <div className={css.sheetHead}>
        <strong>{event.title[lang]}</strong>
        <When event={event} bare />
      </div>
      {full && (
        <p className={blocks.notice} data-tone="warn">
          {s.queueWhy(event.waiting)}
        </p>
      )}
      {refused && <Problem key={tries}>{refused.message}</Problem>}
      <TextField label={s.name} placeholder={s.namePlaceholder} autoComplete="name" maxLength={60} required {...field('name')} />
      <TextField
        label={s.company}
        placeholder={s.companyPlaceholder}
        autoComplete="organization"
        maxLength={120}
        optional
        {...field('company')}
      />
      <TextField label={s.contact} description={s.contactAbout} autoComplete="email" maxLength={200} required {...field('contact')} />
      <p className={blocks.fine}>
        {s.use} <Link to="/platformProtocol/2">{s.policy}</Link>
      </p>
      <ActionButton type="submit" busy={act.pending}>
        {full ? s.joinQueue : s.signUp}
      </ActionButton>
    </form>
  )
}
