import { Button } from '@mantine/core'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { type CaseProps, QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf, useReviewKeys } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { REPORT_CONTACT_DAYS } from '../../../../../rules/constants.ts'
import type { providerCalls } from '../../contract/calls.ts'
import { contactKinds, type ReportState, reportStates } from '../../contract/schema.ts'
import { useList, useWrite } from '../queries.ts'
import { t } from './texts.ts'

type Row = RowOf<(typeof providerCalls)['GET /ws/operator/provider/reports']>
const tone: Record<ReportState, 'warn' | 'bad' | 'neutral'> = { open: 'warn', confirmed: 'bad', rejected: 'neutral' }

/** Contacts reported as dead by those who paid for them. */
export default function DeadContactsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: 'open' } })
  const query = useList('GET /ws/operator/provider/reports', list.input, watched)
  return (
    <QueuePage
      title={s.deadTitle}
      about={s.deadAbout}
      list={list}
      query={query}
      search={{ label: s.deadSearch }}
      selects={[{ key: 'state', label: words.state, options: reportStates.map((value) => ({ value, label: s[`r_${value}`] })) }]}
      row={(row) => ({
        title: row.provider.name[lang],
        status: <StatusTag tone={tone[row.state]}>{s[`r_${row.state}`]}</StatusTag>,
        meta: row.owner.name,
        waitingSince: row.state === 'open' && row.createdAt,
      })}
      empty={<EmptyState title={s.noReports} why={s.noReportsWhy} />}
      Case={ReportCase}
    />
  )
}

function ReportCase({ one: row, review }: CaseProps<Row>) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const deciding = useMay('operator:providers') && row.state === 'open'
  const name = row.provider.name[lang]
  const accept = useWrite('POST /ws/operator/provider/report/confirm', {
    ...review.decision(),
    onDone: ({ refundedBeans }) => review.decided(s.nowConfirmed(name, s.beans(refundedBeans))),
  })
  const reject = useWrite('POST /ws/operator/provider/report/reject', review.decision({ done: s.nowRejected(name) }))
  const askConfirm = async () => {
    const yes = await confirm({ title: s.confirmTitle(name), body: s.confirmBody(REPORT_CONTACT_DAYS), verb: s.confirmVerb, tone: 'bad' })
    if (yes) await accept.run({ id: row.id, version: row.version })
  }
  const askReject = async () => {
    const yes = await confirm({
      title: s.rejectTitle(name),
      verb: s.reject,
      reason: { label: s.rejectReason, required: true, max: 500 },
    })
    if (yes) await reject.run({ id: row.id, version: row.version, reason: yes.reason })
  }
  useReviewKeys(deciding ? { a: () => void askConfirm(), r: () => void askReject() } : {})
  const refusal = refusalOf([accept, reject])
  return (
    <CaseFrame
      title={name}
      about={[row.owner]}
      number={row.provider.number}
      status={<StatusTag tone={tone[row.state]}>{s[`r_${row.state}`]}</StatusTag>}
      deciding={deciding}
      yes={s.confirmShort}
      no={s.rejectShort}
    >
      <div className={css.beside}>
        <SectionCard title={s.report}>
          <DescriptionList
            layout="rows"
            items={[
              { label: row.owner.ownerType === 'company' ? s.company : s.individual, value: row.owner.name },
              row.reporter !== '' && row.reporter !== row.owner.name && { label: s.reporter, value: row.reporter },
              { label: s.what, value: s[row.reason] },
              row.detail !== '' && { label: s.detail, value: row.detail },
              { label: s.paidAt, value: <TimeText value={row.unlockedAt} /> },
              { label: s.paid, value: s.beans(row.beans) },
              { label: s.reportedAt, value: <TimeText value={row.createdAt} /> },
              row.others > 0 && { label: s.others, value: String(row.others) },
              row.decision !== '' && { label: s.decision, value: row.decision },
              row.decidedAt !== null && { label: words.decidedAt, value: <TimeText value={row.decidedAt} /> },
            ]}
          />
        </SectionCard>
        <SectionCard
          title={s.contact}
          actions={
            <Button component={Link} to={`/operatorHome/providers?id=${row.provider.id}`} variant="default" size="xs">
              {s.openListing}
            </Button>
          }
        >
          {row.provider.contactDead && <StatusTag tone="bad">{s.offSale}</StatusTag>}
          <DescriptionList
            layout="rows"
            items={contactKinds.map((kind) => row.contact[kind] !== '' && { label: s[kind], value: <CopyText text={row.contact[kind]} /> })}
          />
        </SectionCard>
      </div>
      {deciding && (
        <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
          <ActButton needs="operator:providers" variant="default" loading={reject.pending} onClick={askReject}>
            {s.reject}
          </ActButton>
          <ActButton needs="operator:providers" loading={accept.pending} onClick={askConfirm}>
            {s.confirm}
          </ActButton>
        </div>
      )}
      {refusal && <ErrorState error={refusal} />}
    </CaseFrame>
  )
}
