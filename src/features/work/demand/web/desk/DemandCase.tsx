import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import lists from '../../../../../platform/web/lists.module.css'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { EscrowBar } from '../../../../../platform/web/ui/EscrowBar.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import type { CaseProps } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import { type Given, Reasons } from '../../../../../platform/web/ui/review/Reasons.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf, useReviewKeys } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { Timeline } from '../../../../../platform/web/ui/Timeline.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { fileSizeText } from '../../../../../platform/web/ui/upload.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { useRead as useCompanyRead } from '../../../../base/company/web/queries.ts'
import { VerificationTag } from '../../../../base/verification/web/parts.tsx'
import { fieldLabels } from '../../contract/field-labels.ts'
import { isBefore, stageOf } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { QuestionList } from '../bids/QuestionList.tsx'
import { Deliveries } from '../detail/Deliveries.tsx'
import { useHistoryEntries } from '../detail/History.tsx'
import { Changes } from '../form/Review.tsx'
import { fromDetail } from '../form/values.ts'
import { AmountOf, AreaOf, BiddingOf, CategoryOf, ContractKindOf, LanguageOf, StatusOf, VisibilityOf } from '../parts.tsx'
import { Parts } from '../parts-panel/Parts.tsx'
import { useWrite } from '../queries.ts'
import { partiesOf } from './parties.ts'
import { type DemandReason, demandReasons, t } from './texts.ts'

type Held = Given<string, DemandReason>

/** The text shown at the field: the listed reason, own words in brackets, in the reviewer's language. */
function reasonText({ reason, note }: Held, lang: Lang): string {
  if (reason === 'other') return note
  const listed = demandReasons[reason][lang]
  return note === '' ? listed : lang === 'cn' ? `${listed}（${note}）` : `${listed} (${note})`
}

export function DemandCase({ one: demand, review }: CaseProps<DemandDetail>) {
  const s = useTexts(t)
  const lang = useLang()
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:review')
  const [asked, setRejecting] = useState(false)
  const approve = useWrite('POST /ws/operator/demand/approve', review.decision({ done: s.demandApproved(demand.number) }))
  const reject = useWrite('POST /ws/operator/demand/reject', review.decision({ done: s.demandRejected(demand.number) }))
  const moveOf = (name: 'approve' | 'reject') => demand.moves.find(({ move }) => move === name)
  const mayApprove = allowed && moveOf('approve')?.possible === true
  const mayReject = allowed && moveOf('reject')?.possible === true
  const rejecting = asked && mayReject

  const askApprove = async () => {
    const yes = await confirm({
      title: s.approveDemandTitle(demand.number),
      body: s.approveDemandBody(demand.title, demand.company.name),
      money: {
        currency: demand.currency,
        lines: [
          { label: s.amount, amountMinor: demand.amountMinor },
          { label: s.inEscrow, amountMinor: demand.escrow?.heldMinor ?? 0 },
        ],
      },
      verb: s.approveDemand,
    })
    if (yes) await approve.run({ id: demand.id, version: demand.version })
  }
  const sendReject = (given: Held[]) =>
    void reject.run({
      id: demand.id,
      version: demand.version,
      reasons: Object.fromEntries(given.map((each) => [each.field, reasonText(each, lang)])),
    })

  useReviewKeys({
    ...(mayApprove && !rejecting && { a: () => void askApprove() }),
    ...(mayReject && !rejecting && { r: () => setRejecting(true) }),
    ...(rejecting && { Escape: () => setRejecting(false) }),
  })
  const refusal = refusalOf([approve, reject])
  return (
    <CaseFrame
      title={demand.title}
      about={partiesOf(demand)}
      number={demand.number}
      status={<StatusOf {...demand} />}
      meta={<AmountOf demand={demand} size="md" />}
      deciding={mayReject}
    >
      {demand.review === 'rejected' && demand.reviewReasons && <LastReasons reasons={demand.reviewReasons} />}
      {demand.isUnchangedCopy && <p className={blocks.notice}>{s.unchangedCopyAbout}</p>}
      {demand.reviewed && <Changes title={s.changedSince} before={fromDetail(demand.reviewed)} after={fromDetail(demand)} />}
      <Terms demand={demand} />
      <Parts demand={demand} />
      <Publisher demand={demand} />
      {demand.escrow && (
        <SectionCard title={s.money}>
          <EscrowBar {...demand.escrow} />
        </SectionCard>
      )}
      {demand.deliveries.length > 0 && (
        <SectionCard title={s.deliveries}>
          <Deliveries deliveries={demand.deliveries} />
        </SectionCard>
      )}
      {rejecting && (
        <Reasons
          fields={fieldLabels}
          reasons={demandReasons}
          pending={reject.pending}
          refusal={refusal?.message ?? null}
          onCancel={() => setRejecting(false)}
          onSend={sendReject}
        />
      )}
      {refusal && !rejecting && <ErrorState error={refusal} />}
      {mayReject && !rejecting && (
        <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
          <Button variant="default" onClick={() => setRejecting(true)}>
            {words.reject}
          </Button>
          <ActButton needs="operator:review" loading={approve.pending} unable={moveOf('approve')?.reason ?? undefined} onClick={askApprove}>
            {s.approveDemand}
          </ActButton>
        </div>
      )}
      <History demand={demand} />
    </CaseFrame>
  )
}

function History({ demand }: { demand: DemandDetail }) {
  const words = useTexts(shared)
  return (
    <SectionCard title={words.history}>
      <Timeline entries={useHistoryEntries(demand.timeline).reverse()} />
    </SectionCard>
  )
}

function LastReasons({ reasons }: { reasons: Record<string, string> }) {
  const lang = useLang()
  const s = useTexts(t)
  return (
    <div className={blocks.notice} data-tone="warn">
      {s.lastReasons}
      <ul className={lists.bullets}>
        {Object.entries(reasons).map(([field, reason]) => (
          <li key={field}>
            {fieldLabels[field]?.[lang] ?? field}
            {lang === 'cn' ? '：' : ': '}
            {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Every field that the publisher filled in. */
function Terms({ demand }: { demand: DemandDetail }) {
  const lang = useLang()
  const s = useTexts(t)
  const label = (field: string) => fieldLabels[field]?.[lang] ?? field
  const day = (value: string) => <span>{formatDate(value, lang)}</span>
  return (
    <SectionCard title={isBefore(stageOf(demand.seaServiceStatus), 'matching') ? s.published : s.content}>
      <div className={css.prose}>
        {(['description', 'deliverables', 'acceptanceCriteria'] as const).map((field) => (
          <div key={field}>
            <h3>{label(field)}</h3>
            <p>{demand[field]}</p>
          </div>
        ))}
      </div>
      <DescriptionList
        itemWidth={190}
        items={[
          { label: label('category'), value: <CategoryOf value={demand.category} /> },
          { label: label('areaCode'), value: <AreaOf demand={demand} /> },
          { label: label('amount'), value: <AmountOf demand={demand} /> },
          {
            label: label('prepayment'),
            value: demand.prepaymentMinor > 0 ? <MoneyText amountMinor={demand.prepaymentMinor} currency={demand.currency} /> : s.none,
          },
          { label: label('contractKind'), value: <ContractKindOf value={demand.contractKind} /> },
          { label: label('workLanguage'), value: <LanguageOf value={demand.workLanguage} /> },
          { label: label('visibility'), value: <VisibilityOf value={demand.visibility} /> },
          demand.bidding === 'sealed' && { label: label('bidding'), value: <BiddingOf value={demand.bidding} /> },
          { label: label('recruitStart'), value: day(demand.recruitStart) },
          { label: label('recruitEnd'), value: day(demand.recruitEnd) },
          { label: label('expectedCompletion'), value: day(demand.expectedCompletion) },
          { label: s.fee, value: <span>{`${demand.feeBps / 100}%`}</span> },
          { label: s.createdAt, value: <TimeText value={demand.createdAt} /> },
          demand.provider && { label: s.provider, value: demand.provider.name },
          demand.bidQuestions.length > 0 && {
            label: label('bidQuestions'),
            value: <QuestionList questions={demand.bidQuestions} />,
            wide: true,
          },
          {
            label: s.attachment,
            wide: true,
            value: demand.attachment ? (
              <>
                <a href={demand.attachment.url} target="_blank" rel="noopener">
                  {demand.attachment.name}
                </a>{' '}
                ({fileSizeText(demand.attachment.size)})
              </>
            ) : (
              s.none
            ),
          },
        ]}
      />
    </SectionCard>
  )
}

/** The publisher, with the verification state of the company. */
function Publisher({ demand }: { demand: DemandDetail }) {
  const s = useTexts(t)
  const words = useTexts(shared)
  const found = useCompanyRead('GET /ws/operator/company', { id: demand.company.id }, watched)
  const known = found.data?.authentication
  return (
    <SectionCard title={s.publisher} actions={<Link to={`/operatorHome/companies?status=&id=${demand.company.id}`}>{s.openCompany}</Link>}>
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      <DescriptionList
        itemWidth={190}
        items={[
          { label: s.company, value: demand.company.name },
          known && { label: words.state, value: <VerificationTag status={known.status} /> },
          known && { label: s.fullName, value: known.fullName },
          known && { label: s.creditCode, value: <span>{known.creditCode}</span> },
          known && { label: s.legalPerson, value: known.legalPerson },
          Boolean(known?.note) && { label: s.disabledBecause, value: known?.note, wide: true },
        ]}
      />
    </SectionCard>
  )
}
