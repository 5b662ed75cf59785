import type { RowOf } from '../../../../../platform/contract/call.ts'
import { channelPath } from '../../../../../platform/contract/channel.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
import { DeleteOnRequest } from '../../../../../platform/web/ui/review/DeleteOnRequest.tsx'
import { type CaseProps, QueuePage } from '../../../../../platform/web/ui/review/QueuePage.tsx'
import css from '../../../../../platform/web/ui/review/review.module.css'
import { t as shared } from '../../../../../platform/web/ui/review/texts.ts'
import { refusalOf, useReviewKeys } from '../../../../../platform/web/ui/review/useReview.ts'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { partnerCalls } from '../../contract/calls.ts'
import type { ApplicationState } from '../../contract/states.ts'
import { useList, useWrite } from '../queries.ts'
import { t } from './texts.ts'

type Row = RowOf<(typeof partnerCalls)['GET /ws/operator/partner/applications']>
const tone: Record<ApplicationState, 'warn' | 'info' | 'ok' | 'neutral'> = {
  received: 'warn',
  inReview: 'info',
  approved: 'ok',
  declined: 'neutral',
}

export default function PartnersPage() {
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('applicationState')
  const kinds = useDict('partnerKind')
  const kind = useDictText('partnerKind')
  const state = useDictText('applicationState')
  const list = useListState({ filters: { search: '', state: '', kind: '' } })
  const query = useList('GET /ws/operator/partner/applications', list.input, watched)
  return (
    <QueuePage
      title={s.partnersTitle}
      about={s.partnersAbout}
      list={list}
      query={query}
      search={{ label: s.partnerSearch }}
      selects={[
        { key: 'state', label: words.state, any: s.anyState, options: states },
        { key: 'kind', label: s.kind, any: s.anyKind, options: kinds },
      ]}
      row={(row) => ({
        title: <UserText lang={row.lang}>{row.company}</UserText>,
        status: <StatusTag tone={tone[row.state]}>{state(row.state)}</StatusTag>,
        meta: `${kind(row.kind)} · ${row.reference}`,
        waitingSince: row.state === 'received' && row.createdAt,
      })}
      empty={<EmptyState title={s.noApplications} />}
      Case={ApplicationCase}
    />
  )
}

function ApplicationCase({ one: row, review }: CaseProps<Row>) {
  const s = useTexts(t)
  const kind = useDictText('partnerKind')
  const state = useDictText('applicationState')
  const confirm = useConfirm()
  const allowed = useMay('operator:leads')
  const take = useWrite('POST /ws/operator/partner/review', review.decision())
  const approve = useWrite('POST /ws/operator/partner/approve', review.decision({ done: s.approved(row.reference) }))
  const decline = useWrite('POST /ws/operator/partner/decline', review.decision({ done: s.declined(row.reference) }))
  const remove = useWrite('POST /ws/operator/partner/delete', review.decision({ done: s.deleted(row.reference) }))
  const deciding = allowed && row.state === 'inReview'
  const askApprove = async () => {
    const yes = await confirm({ title: s.approveTitle(row.company), body: s.approveBody, verb: s.approve })
    if (yes) await approve.run({ id: row.id, version: row.version })
  }
  const askDecline = async () => {
    const yes = await confirm({
      title: s.declineTitle(row.company),
      verb: s.decline,
      tone: 'bad',
      reason: { label: s.declineReason, required: true, max: 500 },
    })
    if (yes) await decline.run({ id: row.id, version: row.version, reason: yes.reason })
  }
  useReviewKeys(deciding ? { a: () => void askApprove(), r: () => void askDecline() } : {})
  const refusal = refusalOf([take, approve, decline, remove])
  return (
    <CaseFrame
      title={<UserText lang={row.lang}>{row.company}</UserText>}
      about={row.accountId === null ? [] : [{ ownerType: 'person', id: row.accountId }]}
      number={row.reference}
      status={<StatusTag tone={tone[row.state]}>{state(row.state)}</StatusTag>}
      meta={kind(row.kind)}
      deciding={deciding}
      yes={s.approve}
      no={s.decline}
    >
      {(row.doubt === 'honeypot' || row.doubt === 'fast') && (
        <p className={blocks.notice} data-tone="warn">{`${s.doubt}: ${s[row.doubt]}`}</p>
      )}
      <Sent row={row} />
      {row.channel && (
        <SectionCard title={s.channel}>
          <DescriptionList
            items={[
              { label: s.code, value: <CopyText text={row.channel.code} /> },
              {
                label: s.link,
                value: <CopyText text={`${location.origin}${location.pathname}#${channelPath(row.channel.code)}`} />,
                wide: true,
              },
            ]}
          />
        </SectionCard>
      )}
      {allowed && (row.state === 'received' || deciding) && (
        <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
          {row.state === 'received' ? (
            <ActButton
              needs="operator:leads"
              key="take"
              loading={take.pending}
              onClick={() => take.run({ id: row.id, version: row.version })}
            >
              {s.take}
            </ActButton>
          ) : (
            <>
              <ActButton needs="operator:leads" variant="default" loading={decline.pending} onClick={askDecline}>
                {s.decline}
              </ActButton>
              <ActButton needs="operator:leads" key="approve" loading={approve.pending} onClick={askApprove}>
                {s.approve}
              </ActButton>
            </>
          )}
        </div>
      )}
      {allowed && row.state !== 'approved' && (
        <div className={blocks.buttons}>
          <DeleteOnRequest needs="operator:leads" who={row.company} run={() => remove.run({ id: row.id, version: row.version })} />
        </div>
      )}
      {refusal && <ErrorState error={refusal} />}
    </CaseFrame>
  )
}

/** What the applicant sent, and who has reviewed it. */
function Sent({ row }: { row: Row }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  return (
    <div className={css.beside}>
      <SectionCard title={s.approach}>
        <div className={css.prose}>
          <p lang={row.lang === 'cn' ? 'zh-CN' : 'en'}>{row.approach}</p>
        </div>
      </SectionCard>
      <SectionCard title={s.who}>
        <DescriptionList
          layout="rows"
          items={[
            { label: s.name, value: <UserText lang={row.lang}>{row.name}</UserText> },
            row.phone !== '' && { label: s.phone, value: <CopyText text={`+${row.areaCode} ${row.phone}`} /> },
            row.email !== '' && { label: s.email, value: <CopyText text={row.email} /> },
            row.regions.length > 0 && {
              label: s.regions,
              value: row.regions.map((one) => one.name[lang]).join(lang === 'cn' ? '、' : ', '),
            },
            { label: s.language, value: row.lang === 'cn' ? s.chinese : s.english },
            { label: words.submittedAt, value: <TimeText value={row.createdAt} /> },
            row.reviewer !== '' && { label: s.reviewer, value: row.reviewer },
            row.reviewer !== '' && { label: s.updatedAt, value: <TimeText value={row.updatedAt} /> },
            row.reason !== '' && { label: words.reason, value: row.reason },
          ]}
        />
      </SectionCard>
    </div>
  )
}
