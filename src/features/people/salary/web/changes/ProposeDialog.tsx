import { Modal, Select, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { cashCurrencies } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { ApiError } from '../../../../../platform/web/client.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { type Cycle, payCycles } from '../../../../../rules/constants.ts'
import { call, stale, useEmployeeChoice, useRead } from '../queries.ts'
import { t } from '../texts.ts'
import { PreviewView } from './PreviewView.tsx'

/** A new base pay for somebody, with its effect while it is typed. */
export function ProposeDialog({ employeeId, opened, onClose }: { employeeId?: string | undefined; opened: boolean; onClose: () => void }) {
  const s = useTexts(t)
  return (
    <Modal closeButtonProps={{ 'aria-label': s.close }} opened={opened} onClose={onClose} title={s.propose} size="lg">
      {opened && <Form employeeId={employeeId ?? ''} onClose={onClose} />}
    </Modal>
  )
}

const useFormSetup = (employeeId: string, onClose: () => void, saved: string) =>
  useActForm({
    initial: { employeeId, effectiveOn: '', cycle: 'monthly' as Cycle, currency: 'CNY', base: '', reason: '' },
    check: () => ({}),
    save: (typed, options) => call('POST /ws/salary/propose', typed, options),
    stale,
    onDone: () => {
      toast.success(saved)
      onClose()
    },
  })

function Form({ employeeId, onClose }: { employeeId: string; onClose: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const act = useFormSetup(employeeId, onClose, s.proposedNow)
  const { values } = act.form
  const [words, setWords] = useState('')
  const [search] = useDebouncedValue(words, 250)
  const people = useEmployeeChoice(search)
  const current = useRead('GET /ws/salary/current', values.employeeId ? { employeeId: values.employeeId } : null)
  const [started, setStarted] = useState('')
  // The form begins from what holds now, once a person is chosen.
  if (current.data && started !== values.employeeId) {
    setStarted(values.employeeId)
    if (current.data.base) act.form.setValues({ cycle: current.data.base.cycle, currency: current.data.base.currency })
  }
  const [typed] = useDebouncedValue(values, 300)
  const complete = typed.employeeId !== '' && typed.effectiveOn !== '' && typed.base.trim() !== ''
  const preview = useRead('GET /ws/salary/preview', complete ? typed : null, { retry: false, staleTime: 0 })
  const options = (people.data?.records ?? []).map(({ id, number, name }) => ({ value: id, label: `${name} ${number}` }))
  const wrong = preview.error instanceof ApiError ? preview.error : null
  return (
    <DialogForm needs="salary:propose" of={act} verb={s.send} cancel={s.close} onCancel={onClose}>
      {!employeeId && (
        <Select
          placeholder={s.chooseEmployee}
          searchable
          withAsterisk
          data={options}
          filter={({ options: all }) => all}
          onSearchChange={setWords}
          {...act.field('employeeId', s.employee)}
        />
      )}
      <div className={blocks.pair}>
        <DateField required {...act.field('effectiveOn', s.effectiveOn)} />
        <TextInput withAsterisk inputMode="decimal" {...act.field('base', s.base)} />
        <Select
          allowDeselect={false}
          data={Object.entries(payCycles).map(([value, pair]) => ({ value, label: pair[lang] }))}
          {...act.field('cycle', s.cycle)}
        />
        <Select
          searchable
          allowDeselect={false}
          data={[...new Set([...cashCurrencies, values.currency, 'INR', 'VND', 'MXN', 'BRL', 'KRW', 'IDR', 'MYR', 'PHP', 'SAR'])]}
          {...act.field('currency', s.currency)}
        />
      </div>
      <Textarea autosize minRows={2} maxLength={500} {...act.field('reason', s.reason)} />
      <section className={blocks.panel} aria-live="polite">
        {preview.data && complete ? (
          <PreviewView preview={preview.data} />
        ) : wrong ? (
          wrong.isGeneral ? (
            <ErrorState error={wrong} />
          ) : (
            <p className={blocks.bad}>{wrong.message}</p>
          )
        ) : (
          <p className={blocks.quiet}>{s.preview}</p>
        )}
      </section>
    </DialogForm>
  )
}
