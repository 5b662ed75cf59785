import { Button, Modal, Radio, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { UsualTime } from '../../../../base/queue/web/parts.tsx'
import { providerCalls } from '../../contract/calls.ts'
import { type DeadReason, deadReasons, type UnlockedRow } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import { t } from './texts.ts'

/** Which contact does not answer, and how it was tried. */
export function ReportDialog({ row, onClose }: { row: UnlockedRow | undefined; onClose: () => void }) {
  const s = useTexts(t)
  const narrow = useMediaQuery(breakpoints.phone)
  return (
    <Modal
      opened={row !== undefined}
      onClose={onClose}
      title={s.reportTitle}
      size="md"
      fullScreen={narrow ?? false}
      closeButtonProps={{ 'aria-label': s.close }}
    >
      {row && <ReportForm key={row.number} row={row} onClose={onClose} />}
    </Modal>
  )
}

function ReportForm({ row, onClose }: { row: UnlockedRow; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const form = useActForm({
    initial: { reason: '', detail: '' },
    check: (typed) => checkBy(providerCalls['POST /ws/provider/report'].input, { id: row.number, ...typed }),
    save: (typed, options) =>
      call('POST /ws/provider/report', { id: row.number, reason: typed.reason as DeadReason, detail: typed.detail }, options),
    onDone: () => {
      toast.success(s.sent)
      onClose()
    },
    stale,
    warn: false,
  })
  return (
    <form className={blocks.form} onSubmit={form.onSubmit} noValidate>
      <p>
        <strong>{row.name[lang]}</strong> <span>{row.number}</span>
      </p>
      <p className={blocks.quiet}>
        {s.reportAbout} <UsualTime queue="deadContact" />
      </p>
      <FormState of={form} />
      <Radio.Group required {...form.field('reason', s.why)}>
        <div className={blocks.tight}>
          {deadReasons.map((reason) => (
            <Radio key={reason} value={reason} label={s[reason]} />
          ))}
        </div>
      </Radio.Group>
      <Textarea autosize minRows={2} maxLength={500} {...form.field('detail', s.detail)} />
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onClose}>
          {s.cancel}
        </Button>
        <ActButton needs="provider:unlock" type="submit" loading={form.pending}>
          {s.send}
        </ActButton>
      </div>
    </form>
  )
}
