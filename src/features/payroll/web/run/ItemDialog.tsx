import { Button, Modal, SegmentedControl, Select, TextInput } from '@mantine/core'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { DateField } from '../../../../platform/web/ui/DateField.tsx'
import { FormState } from '../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../platform/web/ui/useActForm.ts'
import { type ItemKind, itemKinds } from '../../contract/run.ts'
import type { RunDetail, RunPersonRow } from '../../contract/schema.ts'
import { call, stale } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { itemTexts } from './texts.ts'

/** An earning, reimbursement or deduction of one person, once or in every period. */
export function ItemDialog({ run, person, onClose }: { run: RunDetail; person: RunPersonRow | null; onClose: () => void }) {
  const s = useTexts(itemTexts)
  const words = useTexts(shared)
  return (
    <Modal closeButtonProps={{ 'aria-label': words.close }} opened={person !== null} onClose={onClose} title={s.title(person?.name ?? '')}>
      {person && <Form run={run} person={person} onClose={onClose} />}
    </Modal>
  )
}

function Form({ run, person, onClose }: { run: RunDetail; person: RunPersonRow; onClose: () => void }) {
  const s = useTexts(itemTexts)
  const words = useTexts(shared)
  const lang = useLang()
  const own = run.kind !== 'regular'
  const act = useActForm({
    initial: {
      kind: 'item' as ItemKind,
      code: '',
      label: '',
      every: 'once' as 'once' | 'period',
      from: own ? run.payOn : run.period.from,
      to: '',
      amount: '',
      reason: '',
    },
    check: () => ({}),
    save: ({ to, ...typed }, options) =>
      call('POST /ws/payroll/item/add', { ...typed, employeeId: person.id, ...(to && { to }), ...(own && { runId: run.id }) }, options),
    stale,
    onDone: () => {
      toast.success(s.added)
      onClose()
    },
  })
  const { every } = act.form.values
  return (
    <form onSubmit={act.onSubmit} noValidate className={blocks.form}>
      <FormState
        of={act}
        labels={{ kind: s.kind, code: s.code, label: s.label, from: s.from, to: s.to, amount: s.amount, reason: s.reason }}
      />
      <div className={blocks.pair}>
        <Select
          label={s.kind}
          allowDeselect={false}
          data={Object.entries(itemKinds).map(([value, pair]) => ({ value, label: pair[lang] }))}
          {...act.field('kind')}
        />
        <TextInput
          label={`${s.amount}${person.currency ? ` (${person.currency})` : ''}`}
          withAsterisk
          inputMode="decimal"
          {...act.field('amount')}
        />
        <TextInput label={s.label} withAsterisk maxLength={60} {...act.field('label')} />
        <TextInput label={s.code} description={s.codeAbout} withAsterisk maxLength={20} {...act.field('code')} />
      </div>
      {!own && (
        <SegmentedControl
          aria-label={s.every}
          data={[
            { value: 'once', label: s.once },
            { value: 'period', label: s.period },
          ]}
          {...act.field('every')}
        />
      )}
      <div className={blocks.pair}>
        <DateField label={s.from} required {...act.field('from')} />
        {every === 'period' && <DateField label={s.to} clearable {...act.field('to')} />}
      </div>
      <TextInput label={s.reason} withAsterisk maxLength={300} {...act.field('reason')} />
      <p className={blocks.fine}>{s.tax}</p>
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
        <Button type="submit" loading={act.pending}>
          {s.add}
        </Button>
      </div>
    </form>
  )
}
