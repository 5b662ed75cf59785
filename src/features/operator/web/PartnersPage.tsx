import { Button } from '@mantine/core'
import blocks from '../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
import { useMay } from '../../../platform/web/permissions.ts'
import { UserText } from '../../../platform/web/UserText.tsx'
import { ActButton } from '../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../platform/web/ui/ErrorState.tsx'
import { FilterBar } from '../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../platform/web/ui/PageHeader.tsx'
import { SectionCard } from '../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../platform/web/ui/useListState.ts'
import { type ApplicationState, channelPath } from '../../partner/contract/states.ts'
import { ageText } from './age.ts'
import { t } from './lead-texts.ts'
import { type RowOf, useDecision, useOperatorList, wasHandled } from './queries.ts'
import { Bones, CaseHead, KeyHints, ReviewFrame } from './review/ReviewFrame.tsx'
import css from './review/review.module.css'
import { t as shared } from './review/texts.ts'
import { type Review, useReview, useReviewKeys } from './review/useReview.ts'

type Row = RowOf<'GET /ws/operator/partner/applications'>
const idOf = (row: Row) => row.id
const tone: Record<ApplicationState, 'warn' | 'info' | 'ok' | 'neutral'> = {
  received: 'warn',
  inReview: 'info',
  approved: 'ok',
  declined: 'neutral',
}

export default function PartnersPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const states = useDict('applicationState')
  const kinds = useDict('partnerKind')
  const kind = useDictText('partnerKind')
  const state = useDictText('applicationState')
  const list = useListState({ filters: { search: '', state: '', kind: '' } })
  const query = useOperatorList('GET /ws/operator/partner/applications', list.input)
  const review = useReview(query, idOf)
  return (
    <>
      <PageHeader title={s.partnersTitle} about={s.partnersAbout} />
      <ReviewFrame
        label={s.partnersTitle}
        query={query}
        list={list}
        review={review}
        idOf={idOf}
        empty={<EmptyState title={s.noApplications} />}
        filters={
          <FilterBar
            list={list}
            search={{ label: s.partnerSearch }}
            selects={[
              { key: 'state', label: s.state, any: s.anyState, options: states },
              { key: 'kind', label: s.kind, any: s.anyKind, options: kinds },
            ]}
          />
        }
        row={(row) => ({
          title: <UserText lang={row.lang}>{row.company}</UserText>,
          status: <StatusTag tone={tone[row.state]}>{state(row.state)}</StatusTag>,
          meta: `${kind(row.kind)} · ${row.reference}`,
          age: row.state === 'received' ? words.waited(ageText(row.createdAt, lang, Date.now())) : undefined,
        })}
      >
        {review.row ? (
          <Case key={review.id} row={review.row} review={review} />
        ) : query.isFetching ? (
          <Bones />
        ) : (
          <EmptyState title={words.notInList} why={words.notInListWhy} />
        )}
      </ReviewFrame>
    </>
  )
}

function Case({ row, review }: { row: Row; review: Review<Row> }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const kind = useDictText('partnerKind')
  const state = useDictText('applicationState')
  const confirm = useConfirm()
  const allowed = useMay('operator:leads')
  const onHandled = () => review.handled(words.alreadyHandled)
  const take = useDecision('POST /ws/operator/partner/review', { onHandled })
  const approve = useDecision('POST /ws/operator/partner/approve', { onDone: () => review.decided(s.approved(row.reference)), onHandled })
  const decline = useDecision('POST /ws/operator/partner/decline', { onDone: () => review.decided(s.declined(row.reference)), onHandled })
  const deciding = allowed && row.state === 'inReview'
  const askApprove = async () => {
    const yes = await confirm({ title: s.approveTitle(row.company), body: s.approveBody, verb: s.approve })
    if (yes) await approve.run({ id: row.id })
  }
  const askDecline = async () => {
    const yes = await confirm({
      title: s.declineTitle(row.company),
      verb: s.decline,
      tone: 'bad',
      reason: { label: s.declineReason, required: true, max: 500 },
    })
    if (yes) await decline.run({ id: row.id, reason: yes.reason })
  }
  useReviewKeys({
    ...(deciding && { a: () => void askApprove(), r: () => void askDecline() }),
    j: () => review.step(1),
    k: () => review.step(-1),
  })
  const refusal = [take.error, approve.error, decline.error].find((error) => error && !wasHandled(error))
  const wrote = row.lang === 'cn' ? 'zh-CN' : 'en'
  return (
    <div className={blocks.form}>
      <CaseHead
        title={<UserText lang={row.lang}>{row.company}</UserText>}
        number={row.reference}
        status={<StatusTag tone={tone[row.state]}>{state(row.state)}</StatusTag>}
        meta={kind(row.kind)}
      />
      <KeyHints deciding={deciding} yes={s.approve} no={s.decline} />
      {(row.doubt === 'honeypot' || row.doubt === 'fast') && (
        <p className={blocks.notice} data-tone="warn">{`${s.doubt}: ${s[row.doubt]}`}</p>
      )}
      <div className={css.beside}>
        <SectionCard title={s.approach}>
          <div className={css.prose}>
            <p lang={wrote}>{row.approach}</p>
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
              { label: s.submittedAt, value: <TimeText value={row.createdAt} /> },
              row.reviewer !== '' && { label: s.reviewer, value: row.reviewer },
              row.reviewer !== '' && { label: s.updatedAt, value: <TimeText value={row.updatedAt} /> },
              row.reason !== '' && { label: s.reason, value: row.reason },
            ]}
          />
        </SectionCard>
      </div>
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
            <ActButton key="take" loading={take.pending} onClick={() => take.run({ id: row.id })}>
              {s.take}
            </ActButton>
          ) : (
            <>
              <ActButton key="approve" loading={approve.pending} onClick={askApprove}>
                {s.approve}
              </ActButton>
              <Button variant="default" loading={decline.pending} onClick={askDecline}>
                {s.decline}
              </Button>
            </>
          )}
        </div>
      )}
      {refusal && <ErrorState error={refusal} />}
    </div>
  )
}
