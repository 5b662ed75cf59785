import type { ReactNode } from 'react'
import { formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { areaPath, useAreaTree } from '../../../../base/area/web/queries.ts'
import { QuestionList } from '../bids/QuestionList.tsx'
import { regionOf } from '../parts.tsx'
import { labelOf } from './Fields.tsx'
import css from './form.module.css'
import { PlanSummary } from './PlanSummary.tsx'
import { t } from './texts.ts'
import { changed, type FieldName, type FormValues, fieldNames, planOf, questionsOf } from './values.ts'

/** How each field is displayed: the options' labels rather than their codes. */
function useReading(): (name: FieldName, values: FormValues) => ReactNode {
  const lang = useLang()
  const areas = useAreaTree()
  const s = useTexts(t)
  const words = {
    category: useDictText('demandCategory'),
    contractKind: useDictText('contractKind'),
    workLanguage: useDictText('language'),
    visibility: useDictText('visibility'),
    bidding: useDictText('bidding'),
  }
  const money = (text: string, values: FormValues) => {
    const minor = parseAmount(text || '0', values.currency)
    return minor === null ? text : formatMoney(minor, values.currency, lang)
  }
  return (name, values) => {
    switch (name) {
      case 'category':
      case 'contractKind':
      case 'workLanguage':
      case 'visibility':
      case 'bidding':
        return words[name](values[name])
      case 'areaCode': {
        const way = areaPath(areas.data, values.areaCode).map((one) => one[lang])
        const text = lang === 'cn' ? way.join(' / ') : [...way].reverse().join(', ')
        return <RegionBadge code={regionOf(values.areaCode)} name={text} />
      }
      case 'amount':
        return money(values.amount, values)
      case 'plan':
        return planOf(values) ? <PlanSummary values={values} /> : s.onePart
      case 'bidQuestions':
        return values.bidQuestions.length > 0 ? <QuestionList questions={questionsOf(values.bidQuestions)} /> : s.none
      case 'prepayment':
        return values.prepayment ? money(values.prepayment, values) : s.none
      case 'recruitStart':
      case 'recruitEnd':
      case 'expectedCompletion':
        return formatDate(values[name], lang)
      case 'attachmentId':
        return values.attachment ? (
          <a href={values.attachment.url} target="_blank" rel="noopener">
            {values.attachment.name}
          </a>
        ) : (
          s.none
        )
      default:
        return String(values[name as keyof FormValues] ?? '')
    }
  }
}

const long: readonly FieldName[] = ['title', 'plan', 'description', 'deliverables', 'acceptanceCriteria', 'bidQuestions', 'attachmentId']
const order: readonly FieldName[] = [
  'title',
  'category',
  'areaCode',
  'workLanguage',
  'contractKind',
  'plan',
  'amount',
  'prepayment',
  'recruitStart',
  'recruitEnd',
  'expectedCompletion',
  'visibility',
  'bidding',
  'description',
  'deliverables',
  'acceptanceCriteria',
  'bidQuestions',
  'attachmentId',
]

/** Everything as providers will see it, before it is created. */
export function WholeDemand({ values }: { values: FormValues }) {
  const lang = useLang()
  const read = useReading()
  return (
    <SectionCard>
      <DescriptionList
        items={order.map((name) => ({ label: labelOf(name, lang), value: read(name, values), wide: long.includes(name) }))}
      />
    </SectionCard>
  )
}

/** Only the differences, before and after. */
export function Changes({ before, after, title }: { before: FormValues; after: FormValues; title?: string }) {
  const lang = useLang()
  const s = useTexts(t)
  const read = useReading()
  const fields = changed(before, after)
  return (
    <SectionCard title={title ?? s.changes}>
      {fields.length === 0 && <p className={blocks.quiet}>{s.noChange}</p>}
      {fieldNames
        .filter((name) => fields.includes(name))
        .map((name) => (
          <section key={name} className={css.change} aria-label={labelOf(name, lang)}>
            <h3>{labelOf(name, lang)}</h3>
            <dl className={blocks.pair}>
              <div data-before>
                <dt className={blocks.fine}>{s.before}</dt>
                <dd>{read(name, before)}</dd>
              </div>
              <div>
                <dt className={blocks.fine}>{s.after}</dt>
                <dd>{read(name, after)}</dd>
              </div>
            </dl>
          </section>
        ))}
    </SectionCard>
  )
}
