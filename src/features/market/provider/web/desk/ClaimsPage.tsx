import { Button } from '@mantine/core'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { Link } from '../../../../../platform/web/router.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
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
import type { providerCalls } from '../../contract/calls.ts'
import { type ClaimState, claimStates } from '../../contract/claims.ts'
import { useList, useWrite } from '../queries.ts'
import { t } from './claims-texts.ts'

type Row = RowOf<(typeof providerCalls)['GET /ws/operator/provider/claims']>
const tone: Record<ClaimState, 'warn' | 'ok' | 'neutral'> = { waiting: 'warn', approved: 'ok', refused: 'neutral' }

/** Claims of entries by a licence, which an operator looks up. */
export default function ClaimsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: 'waiting' } })
  const query = useList('GET /ws/operator/provider/claims', list.input, watched)
  return (
    <QueuePage
      title={s.title}
      about={s.about}
      list={list}
      query={query}
      search={{ label: s.search }}
      selects={[{ key: 'state', label: words.state, options: claimStates.map((value) => ({ value, label: s[value] })) }]}
      row={(row) => ({
        title: row.provider.name[lang],
        status: <StatusTag tone={tone[row.state]}>{s[row.state]}</StatusTag>,
        meta: row.claimant.name,
        waitingSince: row.state === 'waiting' && row.createdAt,
      })}
      empty={<EmptyState title={s.none} why={s.noneWhy} />}
      Case={ClaimCase}
    />
  )
}

function ClaimCase({ one: row, review }: CaseProps<Row>) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const deciding = useMay('operator:providers') && row.state === 'waiting'
  const name = row.provider.name[lang]
  const accept = useWrite('POST /ws/operator/provider/claim/approve', review.decision({ done: s.nowApproved(name) }))
  const reject = useWrite('POST /ws/operator/provider/claim/refuse', review.decision({ done: s.nowRefused(name) }))
  const which = { id: row.id, version: row.version }
  const askApprove = async () => {
    if (await confirm({ title: s.approveTitle(name, row.claimant.name), body: s.approveBody, verb: s.approve })) await accept.run(which)
  }
  const askRefuse = async () => {
    const yes = await confirm({ title: s.refuseTitle(name), verb: s.refuse, reason: { label: s.reason, required: true, max: 500 } })
    if (yes) await reject.run({ ...which, reason: yes.reason })
  }
  useReviewKeys(deciding ? { a: () => void askApprove(), r: () => void askRefuse() } : {})
  const refusal = refusalOf([accept, reject])
  return (
    <CaseFrame
      title={name}
      about={[row.claimant]}
      number={row.provider.number}
      status={<StatusTag tone={tone[row.state]}>{s[row.state]}</StatusTag>}
      deciding={deciding}
      yes={s.approveShort}
      no={s.refuseShort}
    >
      <SectionCard
        title={s.claim}
        actions={
          <Button component={Link} to={`/operatorHome/providers?id=${row.provider.id}`} variant="default" size="xs">
            {s.openListing}
          </Button>
        }
      >
        <DescriptionList
          layout="rows"
          items={[
            { label: row.claimant.ownerType === 'company' ? s.company : s.individual, value: row.claimant.name },
            row.claimant.by !== '' && row.claimant.by !== row.claimant.name && { label: s.by, value: row.claimant.by },
            { label: s.licence, value: row.licence },
            { label: s.note, value: row.note },
            { label: s.askedAt, value: <TimeText value={row.createdAt} /> },
            row.reason !== '' && { label: s.reason, value: row.reason },
            row.decidedAt !== null && { label: words.decidedAt, value: <TimeText value={row.decidedAt} /> },
          ]}
        />
      </SectionCard>
      {deciding && (
        <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
          <ActButton needs="operator:providers" variant="default" loading={reject.pending} onClick={askRefuse}>
            {s.refuse}
          </ActButton>
          <ActButton needs="operator:providers" loading={accept.pending} onClick={askApprove}>
            {s.approve}
          </ActButton>
        </div>
      )}
      {refusal && <ErrorState error={refusal} />}
    </CaseFrame>
  )
}
