import { NativeSelect, Radio, Textarea, TextInput } from '@mantine/core'
import { useEffect } from 'react'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { today } from '../../../../../platform/web/today.ts'
import { AreaCascader } from '../../../../../platform/web/ui/AreaCascader.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { DEMAND_TITLE_MAX } from '../../../../../rules/demand.ts'
import { useAreaTree } from '../../../../base/area/web/queries.ts'
import { biddings } from '../../contract/bid-rules.ts'
import { fieldLabels } from '../../contract/field-labels.ts'
import { contractKinds, visibilities } from '../../contract/schema.ts'
import css from './form.module.css'
import { PlanEditor } from './PlanEditor.tsx'
import { QuestionsEditor } from './QuestionsEditor.tsx'
import { t as questionTexts } from './question-texts.ts'
import { t } from './texts.ts'
import { type FieldName, type FormValues, planOf, planTotal } from './values.ts'

type Act = ActForm<FormValues>

export const labelOf = (name: FieldName, lang: Lang): string => fieldLabels[name]?.[lang] ?? name

interface PartProps {
  act: Act
  /** The platform's reason for rejecting a field. */
  remarks: Record<string, string>
}

interface FieldsProps extends PartProps {
  /** Something is in escrow. */
  currencyFixed: boolean
  onUploading: (busy: boolean) => void
}

/** Every field of a demand, in the order of the review. */
export function Fields({ act, remarks, currencyFixed, onUploading }: FieldsProps) {
  const s = useTexts(t)
  const q = useTexts(questionTexts)
  return (
    <div className={blocks.form}>
      <SectionCard title={s.what}>
        <Work act={act} remarks={remarks} onUploading={onUploading} />
      </SectionCard>
      <SectionCard title={s.where}>
        <Place act={act} remarks={remarks} />
      </SectionCard>
      <SectionCard title={s.money}>
        <Money act={act} remarks={remarks} currencyFixed={currencyFixed} />
      </SectionCard>
      <SectionCard title={s.when}>
        <Dates act={act} remarks={remarks} />
      </SectionCard>
      <SectionCard title={s.who}>
        <Radios act={act} name="visibility" dict="visibility" options={visibilities} about={{ public: s.public, invited: s.invited }} />
        <Remark text={remarks['visibility']} />
        <Radios act={act} name="bidding" dict="bidding" options={biddings} about={{ open: s.bidsOpen, sealed: s.bidsSealed }} />
        <Remark text={remarks['bidding']} />
      </SectionCard>
      <SectionCard title={q.title}>
        <QuestionsEditor act={act} />
        <Remark text={remarks['bidQuestions']} />
      </SectionCard>
    </div>
  )
}

/** The work. */
function Work({ act, remarks, onUploading }: PartProps & Pick<FieldsProps, 'onUploading'>) {
  const lang = useLang()
  const s = useTexts(t)
  const { form, field } = act
  return (
    <div className={blocks.form}>
      <div className={css.half}>
        <Choice act={act} name="category" dict="demandCategory" />
        <Remark text={remarks['category']} />
      </div>
      <div>
        <TextInput
          description={s.titleHint}
          placeholder={s.titleExample}
          withAsterisk
          maxLength={DEMAND_TITLE_MAX}
          aria-required
          {...field('title', labelOf('title', lang))}
        />
        <Remark text={remarks['title']} />
      </div>
      <Long act={act} remarks={remarks} name="description" max={5000} rows={6} hint={s.descriptionHint} />
      <Long act={act} remarks={remarks} name="deliverables" max={3000} rows={4} hint={s.deliverablesHint} />
      <Long act={act} remarks={remarks} name="acceptanceCriteria" max={3000} rows={4} hint={s.acceptanceHint} />
      <div>
        <UploadField
          {...act.named('attachment', labelOf('attachmentId', lang))}
          label={labelOf('attachmentId', lang)}
          description={s.attachmentHint}
          purpose="taskAttachment"
          value={form.values.attachment}
          onChange={(file) => {
            form.setFieldValue('attachment', file)
            form.clearFieldError('attachment')
          }}
          onBusy={onUploading}
        />
        <Remark text={remarks['attachmentId']} />
      </div>
    </div>
  )
}

function Place({ act, remarks }: PartProps) {
  const lang = useLang()
  const areas = useAreaTree()
  return (
    <div className={`${blocks.pair} ${css.pair}`}>
      <div>
        <AreaCascader
          tree={areas.data ?? []}
          loading={areas.isPending}
          required
          {...act.field('areaCode', labelOf('areaCode', lang))}
          onChange={(code) => act.form.setFieldValue('areaCode', code)}
        />
        <Remark text={remarks['areaCode']} />
      </div>
      <div>
        <Choice act={act} name="workLanguage" dict="language" />
        <Remark text={remarks['workLanguage']} />
      </div>
    </div>
  )
}

function Money({ act, remarks, currencyFixed }: PartProps & Pick<FieldsProps, 'currencyFixed'>) {
  const lang = useLang()
  const s = useTexts(t)
  const { form, field } = act
  const { values } = form
  const planned = planOf(values) !== null
  // Of periods and weeks the sum depends on days that are typed elsewhere.
  const plan = act.named('plan', labelOf('plan', lang))
  const total = planned ? planTotal(values) : null
  useEffect(() => {
    if (total !== null && total !== values.amount) form.setFieldValue('amount', total)
  }, [total, values.amount, form])
  return (
    <div className={blocks.form}>
      <div>
        <Radios
          act={act}
          name="contractKind"
          dict="contractKind"
          options={contractKinds}
          about={{ longTerm: s.longTerm, payAsYouGo: s.payAsYouGo, kpi: s.kpi }}
        />
        <Remark text={remarks['contractKind']} />
      </div>
      {values.contractKind !== '' && <PlanEditor act={act} />}
      {plan.error && <p className={blocks.bad}>{plan.error}</p>}
      <Remark text={remarks['plan']} />
      <div className={`${blocks.pair} ${css.pair}`}>
        <div>
          <MoneyField
            description={planned ? s.amountOfPlan : currencyFixed ? s.currencyFixed : s.amountHint}
            required
            disabled={planned}
            currency={values.currency}
            {...(!currencyFixed && {
              onCurrencyChange: (currency) => form.setFieldValue('currency', currency),
            })}
            {...field('amount', labelOf('amount', lang))}
            error={form.errors['amount'] ?? act.named('currency', labelOf('currency', lang)).error}
            data-path={form.errors['currency'] ? 'currency' : 'amount'}
          />
          {!planned && values.amount.trim() !== '' && Number(values.amount) === 0 && (
            <p className={`${blocks.fine} ${blocks.warn} ${css.note}`}>{s.amountZero}</p>
          )}
          <Remark text={remarks['amount']} />
          <Remark text={remarks['currency']} />
        </div>
        <div>
          <MoneyField description={s.prepaymentHint} currency={values.currency} {...field('prepayment', labelOf('prepayment', lang))} />
          <Remark text={remarks['prepayment']} />
        </div>
      </div>
    </div>
  )
}

function Dates({ act, remarks }: PartProps) {
  const lang = useLang()
  const s = useTexts(t)
  const now = today()
  const { recruitEnd } = act.form.values
  // A past date stays valid if unchanged; a new choice starts from today.
  const earliestEnd = recruitEnd && recruitEnd < now ? undefined : now
  const day = (name: 'recruitStart' | 'recruitEnd' | 'expectedCompletion', min?: string) => (
    <div>
      <DateField required {...act.field(name, labelOf(name, lang))} {...(min && { min })} />
      <Remark text={remarks[name]} />
    </div>
  )
  return (
    <>
      <div className={`${blocks.pair} ${css.triple}`}>
        {day('recruitStart')}
        {day('recruitEnd', earliestEnd)}
        {day('expectedCompletion')}
      </div>
      <p className={`${blocks.fine} ${css.hint}`}>{s.recruitEndHint}</p>
    </>
  )
}

/** A reason of the platform's review, at its field. */
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

function Choice({ act, name, dict }: { act: Act; name: 'category' | 'workLanguage'; dict: string }) {
  const lang = useLang()
  const s = useTexts(t)
  const options = useDict(dict)
  return (
    <NativeSelect
      withAsterisk
      aria-required
      data={[{ value: '', label: s.choose }, ...options]}
      {...act.field(name, labelOf(name, lang))}
    />
  )
}

interface LongProps extends PartProps {
  name: 'description' | 'deliverables' | 'acceptanceCriteria'
  max: number
  rows: number
  hint: string
}

function Long({ act, remarks, name, max, rows, hint }: LongProps) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <div>
      <Textarea
        description={hint}
        withAsterisk
        aria-required
        autosize
        minRows={rows}
        maxRows={20}
        maxLength={max}
        {...act.field(name, labelOf(name, lang))}
      />
      <p className={`${blocks.fine} ${css.counter}`} aria-hidden="true">
        {s.counted(act.form.values[name].length, max)}
      </p>
      <Remark text={remarks[name]} />
    </div>
  )
}

interface RadiosProps {
  act: Act
  name: 'contractKind' | 'visibility' | 'bidding'
  dict: string
  options: readonly string[]
  about: Record<string, string>
}

function Radios({ act, name, dict, options, about }: RadiosProps) {
  const lang = useLang()
  const word = useDictText(dict)
  return (
    <Radio.Group withAsterisk {...act.field(name, labelOf(name, lang))}>
      <div className={`${blocks.pair} ${css.radios}`}>
        {options.map((value) => (
          <Radio key={value} value={value} label={word(value)} description={about[value]} classNames={{ root: css.radio }} />
        ))}
      </div>
    </Radio.Group>
  )
}
