import { Checkbox, Modal, Textarea, TextInput } from '@mantine/core'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useSentText } from '../../../../base/approval/web/parts.tsx'
import type { payrollCalls } from '../../contract/calls.ts'
import { call, stale } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

export type Says = 'paid' | 'cameBack'

interface Props {
  batch: RowOf<(typeof payrollCalls)['GET /ws/operator/payroll/batches']>
  ids: readonly string[]
  /** Null while it is closed. */
  says: Says | null
  onClose: () => void
  onDone: () => void
}

/** The bank's reference for chosen payments: under which it paid them, or sent them back. */
export function BankSays({ says, ids, ...rest }: Props) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const title = says === 'cameBack' ? s.cameBackTitle(ids.length) : s.paidTitle(ids.length)
  return (
    <Modal closeButtonProps={{ 'aria-label': words.cancel }} opened={says !== null} onClose={rest.onClose} title={title}>
      {says && <Form says={says} ids={ids} {...rest} />}
    </Modal>
  )
}

function Form({ batch, ids, says, onClose, onDone }: Props & { says: Says }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const sent = useSentText()
  const back = says === 'cameBack'
  const act = useActForm({
    initial: { reference: '', reason: '', another: false },
    check: (typed) => checkFilled(typed, back ? ['reference', 'reason'] : ['reference']),
    save: ({ reference, reason, another }, options) => {
      const input = { batchId: batch.id, paymentIds: [...ids], reference, ...(another && { another }) }
      return back
        ? call('POST /ws/operator/payroll/cameBack', { ...input, reason }, options)
        : call('POST /ws/operator/payroll/paid', input, options)
    },
    stale,
    warn: false,
    onDone: ({ waits, marked }) => {
      toast.success(waits ? sent : back ? s.cameBackNow(marked) : s.paidNow(marked))
      onDone()
      onClose()
    },
  })
  return (
    <DialogForm
      needs="operator:money"
      of={act}
      verb={back ? s.cameBack : s.paid}
      tone={back ? 'bad' : 'primary'}
      cancel={words.cancel}
      onCancel={onClose}
    >
      {back && <p className={blocks.quiet}>{s.cameBackBody}</p>}
      <TextInput withAsterisk aria-required maxLength={140} data-autofocus {...act.field('reference', s.reference)} />
      {back && <Textarea withAsterisk aria-required maxLength={500} autosize minRows={2} {...act.field('reason', s.returnReason)} />}
      <Checkbox
        label={s.another}
        checked={act.form.values.another}
        onChange={(event) => act.form.setFieldValue('another', event.currentTarget.checked)}
      />
    </DialogForm>
  )
}
