import { Checkbox, Modal, MultiSelect, NumberInput, Radio, Select, TagsInput, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import blocks from '../../../../../platform/web/blocks.module.css'
import { breakpoints } from '../../../../../platform/web/breakpoints.ts'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DialogForm } from '../../../../../platform/web/ui/DialogForm.tsx'
import { FormGrid } from '../../../../../platform/web/ui/FormState.tsx'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { GRADE_MOST } from '../../../employee/contract/grade.ts'
import { LEAVE_MARKS } from '../../contract/leave-type.ts'
import { type TypedType, typeForm } from '../../contract/schema.ts'
import type { LeaveTypeView } from '../../contract/views.ts'
import { TypeSwatch } from '../LeaveTypeText.tsx'
import { call, stale, useChoices, useRegions } from '../queries.ts'
import { t as shared } from '../texts.ts'
import { ServiceSteps } from './ServiceSteps.tsx'
import { t } from './texts.ts'
import { blank, shownOf, typedOf } from './values.ts'

/** The rules of a leave type; those of a balance only where one is kept. */
export function TypeForm({ type, onClose }: { type: LeaveTypeView | null; onClose: () => void }) {
  const s = useTexts(t)
  const w = useTexts(shared)
  const narrow = useMediaQuery(breakpoints.phone) ?? false
  const initial = type ? typedOf(type) : blank
  const act = useActForm<TypedType, unknown>({
    initial,
    version: type?.version,
    check: (typed) => checkBy(typeForm, shownOf(typed, initial)),
    save: (typed, options, version) => call('POST /ws/absence/type', { ...shownOf(typed, initial), ...(type && { version }) }, options),
    stale,
    onDone: () => {
      toast.success(s.saved)
      onClose()
    },
    warn: false,
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={type ? s.edit : s.add}
      size="lg"
      fullScreen={narrow}
      closeButtonProps={{ 'aria-label': w.close }}
    >
      <DialogForm needs="absence:edit" of={act} label={type ? s.edit : s.add} verb={s.save} cancel={w.cancel} onCancel={onClose}>
        <Basics act={act} />
        <ForWhom act={act} />
        <Allowance act={act} />
      </DialogForm>
    </Modal>
  )
}

function Basics({ act: { form, field } }: { act: ActForm<TypedType> }) {
  const s = useTexts(t)
  const { values } = form
  const name = { cn: values.nameCn, en: values.nameEn }
  return (
    <>
      <FormGrid>
        <TextInput required maxLength={20} lang="zh-CN" {...field('nameCn', s.nameCn)} />
        <TextInput required maxLength={40} lang="en" {...field('nameEn', s.nameEn)} />
      </FormGrid>
      <Radio.Group label={s.mark} value={String(values.mark)} onChange={(mark) => form.setFieldValue('mark', Number(mark))}>
        <div className={blocks.line}>
          {Array.from({ length: LEAVE_MARKS }, (_, mark) => (
            <Radio
              // biome-ignore lint/suspicious/noArrayIndexKey: the number is the look
              key={mark}
              value={String(mark)}
              aria-label={s.markNth(mark + 1)}
              label={<TypeSwatch type={{ name, mark }} />}
            />
          ))}
        </div>
      </Radio.Group>
      <NumberInput required min={0} max={100} allowDecimal={false} suffix="%" {...field('paidPercent', s.paidPercent)} />
      <Checkbox label={s.countsHolidays} {...tick(values.countsHolidays, (on) => form.setFieldValue('countsHolidays', on))} />
      <Checkbox label={s.allowHalf} {...tick(values.halfDays, (on) => form.setFieldValue('halfDays', on))} />
    </>
  )
}

/** Countries, teams and grades that a type is for; archived teams that it names stay. */
function ForWhom({ act: { form, field } }: { act: ActForm<TypedType> }) {
  const s = useTexts(t)
  const lang = useLang()
  const { data: regions } = useRegions()
  const { data: choices } = useChoices()
  const { countries = [], teamIds = [], grades = [] } = form.values
  const teams = (choices?.teams ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const gone = teamIds.filter((id) => teams.every(({ value }) => value !== id)).map((id) => ({ value: id, label: s.archivedTeam }))
  return (
    <FormGrid>
      <MultiSelect
        description={s.countriesHint}
        searchable
        clearable
        data={(regions ?? []).map(({ code, name }) => ({ value: code, label: name[lang] }))}
        {...field('countries', s.countries)}
        value={[...countries]}
        onChange={(chosen) => form.setFieldValue('countries', chosen)}
      />
      <MultiSelect
        description={s.teamsHint}
        searchable
        clearable
        data={[...teams, ...gone]}
        {...field('teamIds', s.teams)}
        value={[...teamIds]}
        onChange={(chosen) => form.setFieldValue('teamIds', chosen)}
      />
      <TagsInput
        description={s.gradesHint}
        clearable
        maxLength={GRADE_MOST}
        splitChars={[',', '，', '；', '、']}
        data={choices?.grades ?? []}
        {...field('grades', s.grades)}
        value={[...grades]}
        onChange={(chosen) => form.setFieldValue('grades', chosen)}
      />
    </FormGrid>
  )
}

const tick = (checked: boolean, set: (on: boolean) => void) => ({
  checked,
  onChange: (event: { currentTarget: { checked: boolean } }) => set(event.currentTarget.checked),
})

function Allowance({ act }: { act: ActForm<TypedType> }) {
  const { form, field } = act
  const s = useTexts(t)
  const { values } = form
  const choice = <K extends 'allowance' | 'accrual' | 'stepDays' | 'proRata'>(
    key: K,
    label: string,
    data: readonly { value: TypedType[K]; label: string }[],
  ) => (
    <Select
      required
      allowDeselect={false}
      data={data.map((one) => ({ ...one }))}
      {...field(key, label)}
      value={values[key]}
      onChange={(value) => {
        const chosen = data.find((one) => one.value === value)
        if (chosen) form.setValues({ [key]: chosen.value } as Pick<TypedType, K>)
      }}
    />
  )
  return (
    <>
      {choice('allowance', s.allowance, [
        { value: 'none', label: s.allowNone },
        { value: 'contract', label: s.allowContract },
        { value: 'fixed', label: s.allowFixed },
      ])}
      {values.allowance !== 'none' && (
        <>
          <FormGrid>
            {values.allowance === 'fixed' && <TextInput required inputMode="decimal" {...field('yearDays', s.yearDays)} />}
            {choice('accrual', s.accrual, [
              { value: 'year', label: s.accrualYear },
              { value: 'month', label: s.accrualMonth },
            ])}
            {values.accrual === 'month' &&
              choice('stepDays', s.step, [
                { value: '0.01', label: s.stepExact },
                { value: '0.5', label: s.stepHalf },
                { value: '1', label: s.stepWhole },
              ])}
          </FormGrid>
          {values.allowance === 'fixed' && <ServiceSteps act={act} />}
          {choice('proRata', s.proRata, [
            { value: 'country', label: s.proCountry },
            { value: 'months', label: s.proMonths },
            { value: 'china', label: s.proChina },
          ])}
          <FormGrid>
            <TextInput description={s.carryLimitHint} inputMode="decimal" {...field('carryLimit', s.carryLimit)} />
            <TextInput inputMode="decimal" {...field('carryTogether', s.carryTogether)} />
            <NumberInput
              description={s.carryForHint}
              min={1}
              max={366}
              allowDecimal={false}
              {...field('carryForDays', s.carryForDays)}
              value={values.carryForDays ?? ''}
              onChange={(value) => form.setFieldValue('carryForDays', typeof value === 'number' ? value : null)}
            />
            <TextInput description={s.advanceHint} inputMode="decimal" {...field('advanceDays', s.advance)} />
          </FormGrid>
          <Checkbox label={s.paidOut} {...tick(values.paidOut, (on) => form.setFieldValue('paidOut', on))} />
        </>
      )}
    </>
  )
}
