import { NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import type { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import type { Lang } from '../../../../platform/contract/texts.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { AreaCascader } from '../../../../platform/web/ui/AreaCascader.tsx'
import { DateField, type DateFieldProps } from '../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../platform/web/ui/MoneyField.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../platform/web/ui/UploadField.tsx'
import { useAreaTree } from '../../../area/web/queries.ts'
import { contractKinds, visibilities } from '../../contract/schema.ts'
import { todayOfPlatform } from '../days.ts'
import { fieldLabels } from '../texts.ts'
import css from './form.module.css'
import { t } from './texts.ts'
import type { FieldName, FormValues } from './values.ts'

export type Form = Pick<ReturnType<typeof useForm<FormValues>>, 'values' | 'errors' | 'getInputProps' | 'setFieldValue' | 'clearFieldError'>

/** What our own fields take of the form's: they hand over the value itself, not an event. */
const bound = (form: Form, name: keyof FormValues) =>
  form.getInputProps(name) as Pick<DateFieldProps, 'error' | 'onBlur' | 'onFocus' | 'data-path'> & {
    value: string
    onChange: (value: string) => void
  }

export const labelOf = (name: FieldName, lang: Lang): string => fieldLabels[name]?.[lang] ?? name

export interface FieldsProps {
  form: Form
  /** What the platform's review held against a field. */
  remarks: Record<string, string>
  /** Something is in escrow. */
  currencyFixed: boolean
  onUploading: (busy: boolean) => void
}

export function Fields({ form, remarks, currencyFixed, onUploading }: FieldsProps) {
  const lang = useLang()
  const s = useTexts(t)
  const areas = useAreaTree()
  const { values } = form
  const label = (name: FieldName) => labelOf(name, lang)
  const remark = (name: FieldName) => <Remark text={remarks[name]} />

  return (
    <div className={blocks.form}>
      <SectionCard title={s.what}>
        <div className={blocks.form}>
          <div className={css.half}>
            <Choice form={form} name="category" dict="demandCategory" />
            {remark('category')}
          </div>
          <div>
            <TextInput
              label={label('title')}
              description={s.titleHint}
              placeholder={s.titleExample}
              withAsterisk
              maxLength={80}
              aria-required
              {...form.getInputProps('title')}
            />
            {remark('title')}
          </div>
          <Long form={form} name="description" max={5000} rows={6} hint={s.descriptionHint} remark={remark('description')} />
          <Long form={form} name="deliverables" max={3000} rows={4} hint={s.deliverablesHint} remark={remark('deliverables')} />
          <Long form={form} name="acceptanceCriteria" max={3000} rows={4} hint={s.acceptanceHint} remark={remark('acceptanceCriteria')} />
          <div>
            <UploadField
              label={label('attachmentId')}
              description={s.attachmentHint}
              purpose="taskAttachment"
              value={values.attachment}
              onChange={(file) => {
                form.setFieldValue('attachment', file)
                form.clearFieldError('attachmentId')
              }}
              onBusy={onUploading}
              error={form.errors['attachmentId']}
              data-path="attachmentId"
            />
            {remark('attachmentId')}
          </div>
        </div>
      </SectionCard>

      <SectionCard title={s.where}>
        <div className={`${blocks.pair} ${css.pair}`}>
          <div>
            <AreaCascader
              label={label('areaCode')}
              tree={areas.data ?? []}
              loading={areas.isPending}
              required
              {...bound(form, 'areaCode')}
              onChange={(code) => form.setFieldValue('areaCode', code)}
            />
            {remark('areaCode')}
          </div>
          <div>
            <Choice form={form} name="workLanguage" dict="language" />
            {remark('workLanguage')}
          </div>
        </div>
      </SectionCard>

      <SectionCard title={s.money}>
        <div className={blocks.form}>
          <div>
            <Radios
              form={form}
              name="contractKind"
              dict="contractKind"
              options={contractKinds}
              about={{ longTerm: s.longTerm, payAsYouGo: s.payAsYouGo, kpi: s.kpi }}
            />
            {remark('contractKind')}
          </div>
          <div className={`${blocks.pair} ${css.pair}`}>
            <div>
              <MoneyField
                label={label('amount')}
                description={currencyFixed ? s.currencyFixed : s.amountHint}
                required
                currency={values.currency}
                {...(!currencyFixed && {
                  onCurrencyChange: (currency) => form.setFieldValue('currency', currency as FormValues['currency']),
                })}
                {...bound(form, 'amount')}
                error={form.errors['amount'] ?? form.errors['currency']}
                data-path={form.errors['currency'] ? 'currency' : 'amount'}
              />
              {values.amount.trim() !== '' && Number(values.amount) === 0 && <p className={`${blocks.fine} ${css.note}`}>{s.amountZero}</p>}
              {remark('amount')}
              {remark('currency')}
            </div>
            <div>
              <MoneyField
                label={label('prepayment')}
                description={s.prepaymentHint}
                currency={values.currency}
                {...bound(form, 'prepayment')}
              />
              {remark('prepayment')}
            </div>
          </div>
        </div>
      </SectionCard>

      <SectionCard title={s.when}>
        <div className={`${blocks.pair} ${css.triple}`}>
          <div>
            <DateField label={label('recruitStart')} required {...bound(form, 'recruitStart')} />
            {remark('recruitStart')}
          </div>
          <div>
            <DateField
              label={label('recruitEnd')}
              required
              {...bound(form, 'recruitEnd')}
              {...(!(values.recruitEnd && values.recruitEnd < todayOfPlatform()) && { min: todayOfPlatform() })}
            />
            {remark('recruitEnd')}
          </div>
          <div>
            <DateField label={label('expectedCompletion')} required {...bound(form, 'expectedCompletion')} />
            {remark('expectedCompletion')}
          </div>
        </div>
        <p className={`${blocks.fine} ${css.hint}`}>{s.recruitEndHint}</p>
      </SectionCard>

      <SectionCard title={s.who}>
        <Radios form={form} name="visibility" dict="visibility" options={visibilities} about={{ public: s.public, invited: s.invited }} />
        {remark('visibility')}
      </SectionCard>
    </div>
  )
}

/** A remark of the platform's review, beside the field that it is about. */
function Remark({ text }: { text: string | undefined }) {
  const s = useTexts(t)
  if (!text) return null
  return (
    <p className={`${blocks.notice} ${css.remark}`} data-tone="warn">
      <strong>{s.reviewSays}</strong>
      {text}
    </p>
  )
}

function Choice({ form, name, dict }: { form: Form; name: 'category' | 'workLanguage'; dict: string }) {
  const lang = useLang()
  const s = useTexts(t)
  const options = useDict(dict)
  return (
    <NativeSelect
      label={labelOf(name, lang)}
      withAsterisk
      aria-required
      data={[{ value: '', label: s.choose }, ...options]}
      {...form.getInputProps(name)}
    />
  )
}

interface LongProps {
  form: Form
  name: 'description' | 'deliverables' | 'acceptanceCriteria'
  max: number
  rows: number
  hint: string
  remark: ReactNode
}

function Long({ form, name, max, rows, hint, remark }: LongProps) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <div>
      <Textarea
        label={labelOf(name, lang)}
        description={hint}
        withAsterisk
        aria-required
        autosize
        minRows={rows}
        maxRows={20}
        maxLength={max}
        {...form.getInputProps(name)}
      />
      <p className={`${blocks.fine} ${css.counter}`} aria-hidden="true">
        {s.counted(form.values[name].length, max)}
      </p>
      {remark}
    </div>
  )
}

interface RadiosProps {
  form: Form
  name: 'contractKind' | 'visibility'
  dict: string
  options: readonly string[]
  about: Record<string, string>
}

function Radios({ form, name, dict, options, about }: RadiosProps) {
  const lang = useLang()
  const word = useDictText(dict)
  return (
    <Radio.Group label={labelOf(name, lang)} withAsterisk {...form.getInputProps(name)}>
      <div className={`${blocks.pair} ${css.radios}`}>
        {options.map((value) => (
          <Radio key={value} value={value} label={word(value)} description={about[value]} classNames={{ root: css.radio }} />
        ))}
      </div>
    </Radio.Group>
  )
}
