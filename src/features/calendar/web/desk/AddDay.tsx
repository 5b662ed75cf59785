import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DateField } from '../../../../platform/web/ui/DateField.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { type HolidayShown, useWrite } from '../queries.ts'
import css from './desk.module.css'
import { d } from './texts.ts'

/** A day that the public calendar lacks, or another name for one that it has. */
export function AddDay({ region, year, renames, onDone }: { region: string; year: number; renames?: HolidayShown; onDone: () => void }) {
  const s = useTexts(d)
  const [form, setForm] = useState({
    kind: 'add' as 'add' | 'workday',
    date: renames?.date ?? '',
    nameCn: renames?.cnLang === 'zh-CN' ? renames.name.cn : '',
    nameEn: renames?.name.en ?? '',
    reason: '',
  })
  const save = useWrite('POST /ws/operator/calendar/correct', {
    quiet: true,
    onDone: () => {
      toast.success(s.done)
      onDone()
    },
  })
  const text = (name: 'nameCn' | 'nameEn' | 'reason', label: string) => (
    <TextInput
      label={label}
      value={form[name]}
      error={save.fields[name]}
      onChange={(event) => setForm({ ...form, [name]: event.currentTarget.value })}
    />
  )
  return (
    <form
      noValidate
      className={`${blocks.pair} ${css.form}`}
      onSubmit={(event) => {
        event.preventDefault()
        void save.run({ region, ...form, ...(renames && { kind: 'rename' as const, english: renames.name.en }) })
      }}
    >
      {!renames && (
        <>
          <NativeSelect
            label={s.kind}
            value={form.kind}
            data={[
              { value: 'add', label: s.addKind },
              { value: 'workday', label: s.workdayKind },
            ]}
            onChange={(event) => setForm({ ...form, kind: event.currentTarget.value as 'add' | 'workday' })}
          />
          <DateField
            label={s.date}
            required
            min={`${year}-01-01`}
            max={`${year}-12-31`}
            value={form.date}
            error={save.fields['date']}
            onChange={(date) => setForm({ ...form, date })}
          />
        </>
      )}
      {text('nameCn', s.nameCn)}
      {text('nameEn', s.nameEn)}
      {text('reason', s.reason)}
      {save.error?.isGeneral && <ErrorState error={save.error} />}
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onDone}>
          {s.cancel}
        </Button>
        <ActButton type="submit" loading={save.pending}>
          {s.save}
        </ActButton>
      </div>
    </form>
  )
}
