import { Alert, Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { download } from '../../../../../platform/web/download.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { endSession } from '../../../../../platform/web/session.ts'
import { toast } from '../../../../../platform/web/toast.ts'
import { today } from '../../../../../platform/web/today.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormErrors } from '../../../../../platform/web/ui/FormErrors.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { EXPORT_TIMEOUT_MS } from '../../../../../rules/constants.ts'
import { documents } from '../../../agreement/contract/documents.ts'
import { closeForm } from '../../contract/schema.ts'
import { call, useRead } from '../queries.ts'
import css from './settings.module.css'
import { t } from './texts.ts'

export function DataPart() {
  const s = useTexts(t)
  const save = async () => {
    const data = await call('GET /ws/account/export', {}, { timeoutMs: EXPORT_TIMEOUT_MS }).catch(() => null)
    if (!data) return
    download(`hengdu-${today()}.json`, JSON.stringify(data, null, 2), 'application/json')
  }
  return (
    <SectionCard title={s.data} about={s.dataAbout}>
      <ActButton needs="own" variant="default" onClick={save}>
        {s.download}
      </ActButton>
    </SectionCard>
  )
}

export function ClosePart() {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  return (
    <SectionCard title={s.close} about={s.closeAbout}>
      {open ? (
        <CloseForm onCancel={() => setOpen(false)} />
      ) : (
        <Button variant="outline" color="bad" onClick={() => setOpen(true)}>
          {s.closeStart}
        </Button>
      )}
    </SectionCard>
  )
}

/** The server gives all reasons at once; each becomes a line. */
const obstacles = (message: string): string[] => {
  const [, reasons = message] = message.split(/[:：](.*)/s)
  return reasons
    .split(/[;；]/)
    .map((reason) => reason.trim())
    .filter(Boolean)
}

function CloseForm({ onCancel }: { onCancel: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useActForm({
    warn: false,
    initial: { agreed: false },
    check: (typed) => checkBy(closeForm, typed),
    save: (_typed, options) => call('POST /ws/account/close', { agreed: true }, options),
    onDone: () => {
      toast.success(s.closed)
      endSession({ reason: 'logout' })
    },
  })
  const { form } = act
  const losses = useRead('GET /ws/account/closing')
  const title = documents.find((each) => each.group === 'platformProtocol' && each.n === 4)!.title[lang]
  const blocked = act.failure?.error === 'cancellationBlocked'
  return (
    <form className={`${blocks.form} ${css.fields}`} onSubmit={act.onSubmit} noValidate>
      <FormErrors of={act} />
      {act.failure && (
        <Alert color="bad" role="alert" title={blocked ? s.closeBlocked : undefined}>
          {blocked ? (
            <ul className={lists.bullets}>
              {obstacles(act.failure.message).map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : (
            act.failure.message
          )}
        </Alert>
      )}
      {losses.data?.losses.map((loss) => (
        <p key={loss}>{loss}</p>
      ))}
      <Checkbox
        checked={form.values.agreed}
        onChange={(event) => form.setFieldValue('agreed', event.currentTarget.checked)}
        {...act.named('agreed', s.agreement)}
        aria-required
        label={
          <>
            {s.closeAgree}
            <a href="#/platformProtocol/4" target="_blank" rel="noopener">
              {lang === 'cn' ? `《${title}》` : title}
              <span className="sr-only">{s.newTab}</span>
            </a>
          </>
        }
      />
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onCancel}>
          {s.cancel}
        </Button>
        <ActButton needs="own" type="submit" color="bad" loading={act.pending}>
          {s.closeNow}
        </ActButton>
      </div>
    </form>
  )
}
