import { Button, Modal, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { runMoves } from '../../contract/run.ts'
import type { RunDetail } from '../../contract/run-schema.ts'
import { Pay } from '../parts.tsx'
import { useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** The proof of what the company paid itself, in currencies without accounts here. */
export function OutsideDialog({ run, opened, onClose }: { run: RunDetail; opened: boolean; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const [proof, setProof] = useState<UploadedFile | null>(null)
  const [busy, setBusy] = useState(false)
  const [reference, setReference] = useState('')
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
            loading={record.pending}
            unable={busy || !proof ? s.proof : undefined}
            onClick={() => record.run({ id: run.id, version: run.version, proof: proof?.id ?? '', reference })}
          >
            {s.outsideTitle}
          </ActButton>
        </div>
      </div>
    </Modal>
  )
}
