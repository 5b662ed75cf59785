import { Checkbox, Modal, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { type FieldProps, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type ItemKind, itemKindNames, itemKinds, itemRhythms } from '../../contract/run.ts'
import type { RunDetail, RunPersonRow } from '../../contract/run-schema.ts'
import { call, stale, useEmployeeChoice } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { t } from './texts.ts'

/** Whose item it is, where a run asks for it; in a run that is not regular it belongs to that run alone. */
interface ItemOf {
  run: RunDetail
  person: RunPersonRow
}

interface AddItemProps {
  opened: boolean
  onClose: () => void
  of?: ItemOf | null
}

/** An earning, reimbursement or deduction. Without `of` the employee is chosen here. */
export function AddItemDialog({ opened, onClose, of = null }: AddItemProps) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const title = of ? s.addFor(of.person.name) : s.add
  return (
    <Modal closeButtonProps={{ 'aria-label': words.close }} opened={opened} onClose={onClose} title={title} size="lg">
      {opened && <Form of={of} onClose={onClose} />}
    </Modal>
  )
}

function Form({ of, onClose }: { of: ItemOf | null; onClose: () => void }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const lang = useLang()
  const own = of && of.run.kind !== 'regular' ? of.run : null
  const kinds = itemKindNames.filter((kind) => kind !== 'leaving' || own?.kind === 'final')
  const act = useActForm({
    initial: {
      employeeId: of?.person.id ?? '',
      kind: 'item' as ItemKind,
      code: '',
      label: '',
      every: (of ? 'once' : 'period') as 'once' | 'period',
      from: own?.payOn ?? of?.run.period.from ?? '',
      to: '',
      amount: '',
      negative: false,
      reason: '',
    },
    check: () => ({}),
    save: ({ to, negative, ...typed }, options) =>
      call(
        'POST /ws/payroll/item/add',
        {
          ...typed,
          ...(to && typed.every === 'period' && { to }),
          ...(own && { runId: own.id }),
          negative: negative && typed.kind === 'item',
        },
        options,
      ),
    stale,
    onDone: () => {
      toast.success(of ? s.addedToRun : s.added)
      onClose()
    },
  })
  const { every, kind, negative } = act.form.values
  return (
    <DialogForm needs="payroll:prepare" of={act} verb={s.add} cancel={words.close} onCancel={onClose}>
      {!of && <PersonField field={act.field('employeeId', s.employee)} />}
      {!own && (
        <SegmentedControl
          data={(['period', 'once'] as const).map((value) => ({ value, label: itemRhythms[value][lang] }))}
          {...act.cell('every', s.every)}
        />
      )}
      <div className={blocks.pair}>
        <Select
          allowDeselect={false}
          data={kinds.map((value) => ({ value, label: itemKinds[value][lang] }))}
          {...act.field('kind', s.kind)}
        />
        <TextInput
          description={s.amountAbout}
          withAsterisk
          inputMode="decimal"
          {...act.field('amount', every === 'once' ? s.amountOnce : s.amount)}
        />
        <TextInput description={s.labelAbout} withAsterisk maxLength={60} {...act.field('label', s.label)} />
        <TextInput description={s.codeAbout} withAsterisk maxLength={20} {...act.field('code', s.code)} />
        <DateField
          {...(every === 'once' && { description: s.dayAbout })}
          required
          {...act.field('from', every === 'once' ? s.day : s.from)}
        />
        {every === 'period' && <DateField clearable {...act.field('to', s.to)} />}
      </div>
      {kind === 'item' && (
        <Checkbox
          label={s.takesOff}
          checked={negative}
          onChange={(event) => act.form.setFieldValue('negative', event.currentTarget.checked)}
        />
      )}
      <TextInput withAsterisk maxLength={300} {...act.field('reason', s.reason)} />
      <p className={blocks.fine}>{s.tax}</p>
    </DialogForm>
  )
}

function PersonField({ field }: { field: FieldProps }) {
  const s = useTexts(t)
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 250)
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  const people = useEmployeeChoice(chosen?.label === search ? '' : search)
  const found = (people.data?.records ?? []).map(({ id, number, name }) => ({ value: id, label: `${name} ${number}` }))
  const offered = chosen && !found.some(({ value }) => value === chosen.value) ? [chosen, ...found] : found
  return (
    <Select
      placeholder={s.chooseEmployee}
      withAsterisk
      searchable
      data={offered}
      // The server has searched, by pinyin too.
      filter={({ options }) => options}
      nothingFoundMessage={s.nobody}
      searchValue={typed}
      onSearchChange={setTyped}
      {...field}
      value={field.value || null}
      onChange={(id) => {
        setChosen(offered.find(({ value }) => value === id) ?? null)
        field.onChange(id ?? '')
      }}
    />
  )
}
