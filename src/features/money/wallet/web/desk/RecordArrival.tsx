import { Checkbox, Modal, TextInput } from '@mantine/core'
import type { CashCurrency } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { call, stale } from '../queries.ts'
import { ArrivedField } from './ArrivedField.tsx'
import { t } from './texts.ts'

/** A transfer that the bank shows and that nobody announced. */
export function RecordArrival({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const s = useTexts(t)
  return (
    <Modal closeButtonProps={{ 'aria-label': s.cancel }} opened={opened} onClose={onClose} title={s.record}>
      {opened && <Form onClose={onClose} />}
    </Modal>
  )
}

function Form({ onClose }: { onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { currency: 'CNY' as CashCurrency, amount: '', sender: '', reference: '', note: '', another: false },
    check: (typed) => checkFilled(typed, ['amount', 'sender', 'reference']),
    save: ({ another, ...typed }, options) =>
      call('POST /ws/operator/unallocated/record', { ...typed, ...(another && { another }) }, options),
    stale,
    onDone: ({ number }) => {
      onClose()
      toast.success(s.recordedNow(number))
    },
  })
  return (
    <DialogForm needs="operator:money" of={act} verb={s.record} cancel={s.cancel} onCancel={onClose}>
      <p className={blocks.quiet}>{s.recordAbout}</p>
      <ArrivedField act={act} />
      <TextInput withAsterisk aria-required maxLength={140} autoComplete="off" {...act.field('sender', s.sender)} />
      <TextInput withAsterisk aria-required maxLength={140} autoComplete="off" {...act.field('reference', s.reference)} />
      {act.form.errors['reference'] && (
        <Checkbox
          label={s.another}
          checked={act.form.values.another}
          onChange={(event) => act.form.setFieldValue('another', event.currentTarget.checked)}
        />
      )}
      <TextInput maxLength={500} autoComplete="off" {...act.field('note', s.note)} />
    </DialogForm>
  )
}
