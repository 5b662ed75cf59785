import { Modal } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormState } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import type { ItemRow } from '../../contract/item-schema.ts'
import { call, stale, useWrite } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** A last day for what recurs; or taken back, which the server refuses once it was paid. */
export function EndItemDialog({ item, onClose }: { item: ItemRow | null; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  return (
    <Modal
      closeButtonProps={{ 'aria-label': words.close }}
      opened={item !== null}
      onClose={onClose}
      title={item && s.endTitle(item.label, item.employee.name)}
    >
      {item && (
        <div className={blocks.stack}>
          {item.every === 'period' && <LastDay item={item} onClose={onClose} />}
          <TakeBack item={item} onClose={onClose} />
        </div>
      )}
    </Modal>
  )
}

function LastDay({ item, onClose }: { item: ItemRow; onClose: () => void }) {
  const s = useTexts(t)
  const act = useActForm({
    initial: { on: item.to ?? '' },
    check: () => ({}),
    save: ({ on }, options) => call('POST /ws/payroll/item/end', { id: item.id, on }, options),
    stale,
    onDone: () => {
      toast.success(s.endedNow)
      onClose()
    },
  })
  return (
    <form onSubmit={act.onSubmit} noValidate className={blocks.form}>
      <p className={blocks.quiet}>{s.endAbout}</p>
      <FormState of={act} />
      <DateField required min={item.from} {...act.field('on', s.lastDay)} />
      <div className={blocks.buttonsEnd}>
        <ActButton needs="payroll:prepare" type="submit" loading={act.pending}>
          {s.endNow}
        </ActButton>
      </div>
    </form>
  )
}

function TakeBack({ item, onClose }: { item: ItemRow; onClose: () => void }) {
  const s = useTexts(t)
  const back = useWrite('POST /ws/payroll/item/end', {
    quiet: true,
    onDone: () => {
      toast.success(s.takenBack)
      onClose()
    },
  })
  return (
    <section className={blocks.form}>
      <p className={blocks.quiet}>{s.takeBackAbout}</p>
      {back.error && <ErrorState error={back.error} />}
      <div className={blocks.buttonsEnd}>
        <ActButton needs="payroll:prepare" variant="default" color="bad" loading={back.pending} onClick={() => back.run({ id: item.id })}>
          {s.takeBack}
        </ActButton>
      </div>
    </section>
  )
}
