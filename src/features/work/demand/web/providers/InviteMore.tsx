import { Alert, NumberInput, Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { currentLang } from '../../../../../platform/web/lang.ts'
import lists from '../../../../../platform/web/lists.module.css'
import { toast } from '../../../../../platform/web/toast.ts'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_INVITATION_DAYS, DEMAND_LINK_USES_MAX, DEMAND_MESSAGE_MAX } from '../../../../../rules/demand.ts'
import { fieldErrors } from '../../../../../rules/field-errors.ts'
import { FormEnd } from '../FormEnd.tsx'
import { call, refreshIfMoved, stale } from '../queries.ts'
import { t } from './invitation-texts.ts'
import css from './providers.module.css'
import { t as providerTexts } from './texts.ts'

const linesOf = (text: string): string[] =>
  text
    .split(/[\n,;，；]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

type Kept = { line: string; reason: string }[]

/** Several at once, by phone number or e-mail address. What could not be sent stays in the field, with the reason. */
export function InviteMany({ demandId }: { demandId: string }) {
  const s = useTexts(t)
  const p = useTexts(providerTexts)
  const [kept, setKept] = useState<Kept>([])
  const act = useActForm({
    initial: { lines: '', message: '' },
    check: ({ lines }): Record<string, string> => (linesOf(lines).length > 0 ? {} : { lines: fieldErrors.required[currentLang()] }),
    save: ({ lines, message }, options) =>
      call('POST /ws/demand/invitation/many', { id: demandId, lines: linesOf(lines), message: message.trim() }, options),
    stale,
    onDone: ({ sent, lines }, { message }) => {
      setKept(lines)
      if (sent > 0) toast.success(s.sentMany(sent))
      act.restart({ lines: lines.map(({ line }) => line).join('\n'), message: lines.length > 0 ? message : '' })
    },
    onError: refreshIfMoved,
    warn: false,
  })
  return (
    <SectionCard title={s.manyTitle} about={s.manyAbout}>
      <form className={`${blocks.form} ${css.form}`} onSubmit={act.onSubmit} noValidate>
        <Textarea description={s.linesHint} withAsterisk aria-required autosize minRows={3} maxRows={12} {...act.field('lines', s.lines)} />
        {kept.length > 0 && (
          <Alert color="warn" role="status" title={s.notSent(kept.length)}>
            <ul className={lists.bullets}>
              {kept.map(({ line, reason }) => (
                <li key={line}>
                  {line} – {reason}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <Textarea
          description={p.messageHint}
          maxLength={DEMAND_MESSAGE_MAX}
          autosize
          minRows={2}
          maxRows={8}
          {...act.field('message', p.message)}
        />
        <FormEnd needs="demand:pick" of={act} verb={s.sendMany} />
      </form>
    </SectionCard>
  )
}

/** A link that the company passes on itself. It is shown once. */
export function InviteLink({ demandId }: { demandId: string }) {
  const s = useTexts(t)
  const [made, setMade] = useState<string | null>(null)
  const act = useActForm({
    initial: { days: DEMAND_INVITATION_DAYS as number, uses: 10 },
    check: () => ({}),
    save: ({ days, uses }, options) => call('POST /ws/demand/invitation/link', { id: demandId, days, uses }, options),
    stale,
    onDone: ({ path }) => setMade(`${location.origin}/#${path}`),
    onError: refreshIfMoved,
    warn: false,
  })
  return (
    <SectionCard title={s.linkTitle} about={s.linkAbout}>
      <form className={`${blocks.form} ${css.form}`} onSubmit={act.onSubmit} noValidate>
        <div className={blocks.pair}>
          <NumberInput min={1} max={DEMAND_INVITATION_DAYS} allowDecimal={false} {...act.field('days', s.linkDays)} />
          <NumberInput min={1} max={DEMAND_LINK_USES_MAX} allowDecimal={false} {...act.field('uses', s.linkUses)} />
        </div>
        {made && (
          <div className={blocks.notice} role="status">
            <p>{s.linkOnce}</p>
            <CopyText text={made} />
          </div>
        )}
        <FormEnd needs="demand:pick" of={act} verb={s.linkMake} />
      </form>
    </SectionCard>
  )
}
