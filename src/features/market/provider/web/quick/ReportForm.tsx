import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { may } from '../../../../../platform/web/permissions.ts'
import { ActionButton, ActionRow } from '../../../../../platform/web/portal/actions.tsx'
import { Segments, TextArea } from '../../../../../platform/web/portal/fields.tsx'
import { Problems } from '../../../../../platform/web/portal/Problems.tsx'
import { usePublicForm } from '../../../../../platform/web/portal/usePublicForm.ts'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatTime } from '../../../../../platform/web/ui/time.ts'
import { usePermissions } from '../../../../../platform/web/use-permissions.ts'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import type { ContactAnswer, DeadReason } from '../../contract/schema.ts'
import css from '../drawer.module.css'
import { d } from '../drawer-texts.ts'
import { call, stale } from '../queries.ts'

const reasons: readonly DeadReason[] = ['noAnswer', 'phoneDead', 'mailBounces', 'wrongPerson']
const empty: { reason: DeadReason; detail: string } = { reason: 'noAnswer', detail: '' }

/** Once, within the period: what was tried, so that the operator need not start from nothing; afterwards the result. */
export function Report({ answer }: { answer: ContactAnswer }) {
  const s = useTexts(d)
  const lang = useLang()
  const [open, setOpen] = useState(false)
  const listed = usePermissions()
  const { report, reportUntil } = answer
  if (report)
    return (
      <div className={`${blocks.tight} ${css.report}`}>
        <StatusTag tone={({ open: 'warn', confirmed: 'ok', rejected: 'neutral' } as const)[report.state]}>
          {s.reported(report.state)}
        </StatusTag>
        <p className={blocks.fine}>
          {s.reason(report.reason)} · {formatTime(report.at, lang)}
        </p>
        {report.decision ? (
          <p>{s.decision(report.decision)}</p>
        ) : (
          report.state === 'open' && (
            <p className={blocks.fine}>
              {s.reportOutcome} <UsualTime queue="deadContact" />
            </p>
          )
        )}
      </div>
    )
  if (!reportUntil || !may(listed?.auth, 'provider:unlock')) return null
  return (
    <div className={`${blocks.tight} ${css.report}`}>
      {open ? (
        <ReportForm id={answer.number} onClose={() => setOpen(false)} />
      ) : (
        <>
          <ActionButton look="quiet" onClick={() => setOpen(true)}>
            {s.reportOpen}
          </ActionButton>
          <p className={blocks.fine}>{s.reportUntil(formatTime(reportUntil, lang))}</p>
        </>
      )}
    </div>
  )
}

function ReportForm({ id, onClose }: { id: string; onClose: () => void }) {
  const s = useTexts(d)
  const form = usePublicForm({
    empty,
    check: () => ({}),
    save: ({ reason, detail }, options) => call('POST /ws/provider/report', { id, reason, detail: detail.trim() }, options),
    onDone: () => onClose(),
    stale,
  })
  const { values, set, field } = form
  return (
    <form className={blocks.form} noValidate onSubmit={form.onSubmit}>
      <Problems of={form} />
      <Segments
        stacked
        label={s.reportTitle}
        value={values.reason}
        onChange={(reason) => set({ reason })}
        options={reasons.map((value) => ({ value, label: s.reason(value) }))}
      />
      <TextArea description={s.detailAbout} optional rows={3} maxLength={500} {...field('detail', s.detail)} />
      <ActionRow>
        <ActionButton type="submit" busy={form.pending}>
          {s.reportSend}
        </ActionButton>
        <ActionButton look="outline" onClick={onClose}>
          {s.cancel}
        </ActionButton>
      </ActionRow>
      <p className={blocks.fine}>
        {s.reportOutcome} <UsualTime queue="deadContact" />
      </p>
    </form>
  )
}
