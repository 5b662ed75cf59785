import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { fieldLabels } from '../../contract/field-labels.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { QuestionList } from '../bids/QuestionList.tsx'
import { rateOf } from '../moves/ReleaseLines.tsx'
import { AreaOf, BiddingOf, CategoryOf, ContractKindOf, LanguageOf, VisibilityOf } from '../parts.tsx'
import css from './detail.module.css'
import { FileLinks } from './FileLinks.tsx'
import { t } from './texts.ts'

/** The description and the agreed terms. The provider accepts all of this by starting. */
export function Terms({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const s = useTexts(t)
  const label = (field: string) => fieldLabels[field]?.[lang] ?? field
  const day = (value: string) => formatDate(value, lang)
  return (
    <SectionCard title={s.terms} id="terms">
      <div className={`${blocks.form} ${css.prose}`}>
        {(['description', 'deliverables', 'acceptanceCriteria'] as const).map((field) => (
          <div key={field}>
            <h3>{label(field)}</h3>
            <p>{demand[field]}</p>
          </div>
        ))}
      </div>
      <DescriptionList
        items={[
          { label: label('category'), value: <CategoryOf value={demand.category} /> },
          { label: label('areaCode'), value: <AreaOf demand={demand} /> },
          { label: label('contractKind'), value: <ContractKindOf value={demand.contractKind} /> },
          { label: label('workLanguage'), value: <LanguageOf value={demand.workLanguage} /> },
          { label: s.recruitment, value: <span>{s.dateSpan(day(demand.recruitStart), day(demand.recruitEnd))}</span> },
          { label: label('expectedCompletion'), value: <span>{day(demand.expectedCompletion)}</span> },
          { label: label('visibility'), value: <VisibilityOf value={demand.visibility} /> },
          demand.bidding === 'sealed' && { label: label('bidding'), value: <BiddingOf value={demand.bidding} /> },
          demand.prepaymentMinor > 0 && {
            label: s.prepaymentPlanned,
            value: <MoneyText amountMinor={demand.prepaymentMinor} currency={demand.currency} />,
          },
          { label: s.fee, value: s.feeOf(rateOf(demand.feeBps)) },
          demand.bidQuestions.length > 0 && {
            label: label('bidQuestions'),
            value: <QuestionList questions={demand.bidQuestions} />,
            wide: true,
          },
          { label: s.attachment, value: demand.attachment ? <FileLinks files={[demand.attachment]} /> : s.noAttachment },
        ]}
      />
    </SectionCard>
  )
}
