import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { FormState, Wide } from '../../../../../platform/web/ui/FormState.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { correctionForm } from '../../contract/schema.ts'
import { call, type HolidayShown, stale, type YearShown } from '../queries.ts'
import css from './desk.module.css'
import { d } from './texts.ts'

interface Typed {
  kind: 'add' | 'workday'
  date: string
  nameCn: string
  nameEn: string
  reason: string
  inParts: boolean
}

/** A day that the public calendar lacks, or another name for one that it has. */
export function AddDay({ shown, renames, onDone }: { shown: YearShown; renames?: HolidayShown; onDone: () => void }) {
  const { year } = shown
  const region = shown.region.code
  const s = useTexts(d)
  const toWire = (typed: Typed) => ({ region, ...typed, ...(renames && { kind: 'rename' as const, english: renames.name.en }) })
  const act = useActForm({
    initial: {
      kind: 'add',
      date: renames?.date ?? '',
      nameCn: renames?.cnLang === 'zh-CN' ? renames.name.cn : '',
      nameEn: renames?.name.en ?? '',
      reason: '',
      inParts: true,
    } as Typed,
    check: (typed) => checkBy(correctionForm, toWire(typed)),
    save: (typed, options) => call('POST /ws/operator/calendar/correct', toWire(typed), options),
    stale,
    onDone: () => {
      toast.success(s.done)
      onDone()
    },
  })
  return (
    <form noValidate className={`${blocks.pair} ${css.form}`} onSubmit={act.onSubmit}>
      <Wide>
        <FormState of={act} />
      </Wide>
      {!renames && (
        <>
          <NativeSelect
            data={[
              { value: 'add', label: s.addKind },
              { value: 'workday', label: s.workdayKind },
            ]}
            {...act.field('kind', s.kind)}
          />
          <DateField required min={`${year}-01-01`} max={`${year}-12-31`} {...act.field('date', s.date)} />
        </>
      )}
      <TextInput required {...act.field('nameCn', s.nameCn)} />
      <TextInput required {...act.field('nameEn', s.nameEn)} />
      <TextInput required {...act.field('reason', s.reason)} />
      {shown.parts.length > 0 && (
        <Wide>
          <Checkbox
            label={s.inParts}
            checked={act.form.values.inParts}
            onChange={(event) => act.form.setFieldValue('inParts', event.currentTarget.checked)}
          />
        </Wide>
      )}
      <div className={blocks.buttons}>
        <Button variant="default" onClick={onDone}>
          {s.cancel}
        </Button>
        <ActButton needs="operator:rates" type="submit" loading={act.pending}>
          {s.save}
        </ActButton>
      </div>
    </form>
  )
}
