import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { download } from '../../../../../platform/web/download.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { listFormats } from '../../contract/payment-schema.ts'
import { runMoves } from '../../contract/run.ts'
import type { RunDetail } from '../../contract/run-schema.ts'
import { Pay } from '../parts.tsx'
import { useList, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** People who are named; of more, all are recorded together. */
const SHOWN = 100

/** What the company pays itself, in currencies without accounts here: the list for its bank, then the proof of what was paid. */
export function OutsideDialog({ run, opened, onClose }: { run: RunDetail; opened: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const [proof, setProof] = useState<UploadedFile | null>(null)
  const [busy, setBusy] = useState(false)
  const [reference, setReference] = useState('')
  const one = useList('GET /ws/payroll/run/payments', { id: run.id, state: 'outside', pageSize: SHOWN })
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const turn = (id: string) => setLeft((all) => new Set(all.has(id) ? [...all].filter((other) => other !== id) : [...all, id]))
  const chosen = (one.data?.records ?? []).map(({ employee }) => employee.id).filter((id) => !left.has(id))
  const list = useWrite('POST /ws/payroll/run/outsideList', {
    quiet: true,
    onDone: ({ name, text }) => download(name, text, 'text/csv;charset=utf-8'),
  })
  const record = useWrite('POST /ws/payroll/run/payOutside', {
    onDone: () => {
      toast.success(runMoves.payOutside.past[lang])
      onClose()
    },
  })
  return (
    <Modal closeButtonProps={{ 'aria-label': words.close }} opened={opened} onClose={onClose} title={s.outsideTitle}>
      <div className={blocks.form}>
        <p className={blocks.quiet}>{s.outsideBody}</p>
        {run.payments
          .filter(({ state }) => state === 'outside')
          .map((one) => (
            <p key={one.currency}>
              <strong>
                <Pay minor={one.minor} currency={one.currency} />
              </strong>{' '}
              {s.peopleCount(one.count)}
            </p>
          ))}
        <div className={blocks.tight}>
          <p className={blocks.quiet}>{s.listAbout}</p>
          <div className={blocks.buttons}>
            {listFormats.map((format) => (
              <ActButton
                needs="payroll:pay"
                key={format}
                variant="default"
                size="xs"
                loading={list.pending}
                onClick={() => list.run({ id: run.id, format })}
              >
                {s[format]}
              </ActButton>
            ))}
          </div>
          {list.error && <ErrorState error={list.error} />}
        </div>
        {one.data && one.data.total <= SHOWN && (
          <fieldset className={blocks.tight}>
            <legend>{s.whichPaid}</legend>
            {one.data.records.map((payment) => (
              <Checkbox
                key={payment.id}
                checked={!left.has(payment.employee.id)}
                onChange={() => turn(payment.employee.id)}
                label={
                  <>
                    {payment.employee.name} {payment.employee.number} · <Pay minor={payment.amountMinor} currency={payment.currency} />
                  </>
                }
              />
            ))}
          </fieldset>
        )}
        <UploadField
          label={s.proof}
          purpose="payoutProof"
          value={proof}
          onChange={setProof}
          onBusy={setBusy}
          error={record.fields['proof']}
          required
        />
        <TextInput label={s.reference} maxLength={140} value={reference} onChange={(event) => setReference(event.currentTarget.value)} />
        {record.error?.isGeneral && <ErrorState error={record.error} />}
        <div className={blocks.buttonsEnd}>
          <Button variant="default" onClick={onClose}>
            {words.close}
          </Button>
          <ActButton
            needs="payroll:pay"
            loading={record.pending}
            unable={busy || !proof ? s.proof : chosen.length === 0 && one.data ? s.whichPaid : undefined}
            onClick={() =>
              record.run({
                id: run.id,
                version: run.version,
                proof: proof?.id ?? '',
                reference,
                ...(left.size > 0 && { employeeIds: chosen }),
              })
            }
          >
            {s.outsideTitle}
          </ActButton>
        </div>
      </div>
    </Modal>
  )
}
