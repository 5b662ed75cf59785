import { Modal, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { CashCurrency } from '../../../../../platform/contract/amount.ts'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { checkFilled } from '../../../../../platform/web/ui/check-filled.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import type { Review } from '../../../../../platform/web/ui/review/useReview.ts'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { walletCalls } from '../../contract/calls.ts'
import { call, stale } from '../queries.ts'
import { ArrivedField } from './ArrivedField.tsx'
import { t } from './texts.ts'

type Row = RowOf<(typeof walletCalls)['GET /ws/operator/topUps']>

/** The transfer arrived in another currency than announced. */
export function ArrivedAs({ row, review }: { row: Row; review: Review }) {
  const s = useTexts(t)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={blocks.textButton} onClick={() => setOpen(true)}>
        {s.arrivedAs}
      </button>
      <Modal closeButtonProps={{ 'aria-label': s.cancel }} opened={open} onClose={() => setOpen(false)} title={s.arrivedAs}>
        {open && <Form row={row} review={review} onClose={() => setOpen(false)} />}
      </Modal>
    </>
  )
}

function Form({ row, review, onClose }: { row: Row; review: Review; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { currency: (row.currency === 'USD' ? 'EUR' : 'USD') as CashCurrency, amount: '', reason: '' },
    check: (typed) => checkFilled(typed, ['amount', 'reason']),
    save: (typed, options) => call('POST /ws/operator/topUp/arrivedAs', { id: row.id, ...typed }, options),
    stale,
    warn: false,
    onDone: ({ unallocated }) => {
      onClose()
      review.decided(s.arrivedAsNow(unallocated.number))
    },
    onError: review.decision().onError,
  })
  return (
    <DialogForm needs="operator:money" of={act} verb={s.record} cancel={s.cancel} onCancel={onClose}>
      <p className={blocks.quiet}>{s.arrivedAsAbout}</p>
      <ArrivedField act={act} />
      <Textarea withAsterisk aria-required maxLength={500} autosize minRows={2} {...act.field('reason', s.arrivedAsReason)} />
    </DialogForm>
  )
}
