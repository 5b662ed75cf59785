import { TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../../../platform/web/act.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import type { OperatorEvent } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import css from './desk.module.css'
import { t } from './texts.ts'

type Said = { in: boolean; title: string; lines: string[] }

/** Check-in: one field that a scanner types into. The result stays until the next ticket. */
export function Door({ event }: { event: OperatorEvent }) {
  const s = useTexts(t)
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState<Said | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const act = useAct(
    (input: { id: string; code: string; at: number }, options) =>
      call('POST /ws/operator/event/checkIn', { id: input.id, code: input.code }, { ...options, quiet: true }),
    {
      stale,
      onDone: (who) => setSaid({ in: true, title: s.isIn, lines: [[who.name, who.company].filter(Boolean).join(', '), who.code] }),
      onError: (error) => setSaid({ in: false, title: s.notIn, lines: [error.message] }),
    },
  )
  useEffect(() => field.current?.focus(), [])
  if (event.state === 'draft' || event.state === 'cancelled') return <EmptyState title={s.noDoor} />
  const send = async (submitted: FormEvent) => {
    submitted.preventDefault()
    const code = typed.trim()
    if (code === '') return
    setTyped('')
    // A repeated scan of the same ticket must be answered too.
    await act.run({ id: event.id, code, at: Date.now() })
    field.current?.focus()
  }
  return (
    <SectionCard title={s.tabDoor} about={s.doorAbout}>
      <form className={`${blocks.beside} ${css.door}`} onSubmit={send}>
        <TextInput
          ref={field}
          size="lg"
          label={s.doorField}
          value={typed}
          autoComplete="off"
          spellCheck={false}
          onChange={(changed) => setTyped(changed.currentTarget.value)}
        />
        <ActButton needs="operator:events" type="submit" size="lg" loading={act.pending}>
          {s.letIn}
        </ActButton>
      </form>
      <div className={css.said} role="status" data-in={said?.in} data-said={said !== null || undefined}>
        {!said && <span className={blocks.fine}>{s.doorWaits}</span>}
        {said && (
          <>
            <strong>{said.title}</strong>
            {said.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
      </div>
      <p className={blocks.fine}>{s.doorCount(event.numbers.checkedIn, event.numbers.confirmed)}</p>
    </SectionCard>
  )
}
