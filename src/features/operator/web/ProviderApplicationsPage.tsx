import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import blocks from '../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../platform/web/i18n.tsx'
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
import { type ApplicationState, applicationStates } from '../../provider/contract/schema.ts'
import { ApproveListing } from '../../provider/web/parts.tsx'
import { ageText } from './age.ts'
import { t } from './directory-texts.ts'
import { type RowOf, useDecision, useOperatorList, wasHandled } from './queries.ts'
import { Bones, CaseHead, KeyHints, ReviewFrame } from './review/ReviewFrame.tsx'
import css from './review/review.module.css'
import { t as shared } from './review/texts.ts'
import { type Review, useReview, useReviewKeys } from './review/useReview.ts'

type Row = RowOf<'GET /ws/operator/provider/applications'>
const idOf = (row: Row) => row.id
const tone: Record<ApplicationState, 'warn' | 'info' | 'ok' | 'neutral'> = {
  received: 'warn',
  inReview: 'info',
  listed: 'ok',
  declined: 'neutral',
}
const isOpen = (row: Row) => row.state === 'received' || row.state === 'inReview'
/** As the applicant writes it; the other language's where there is only that. */
const nameOf = (row: Row) => (row.lang === 'cn' ? row.nameCn || row.nameEn : row.nameEn || row.nameCn)
const tongueOf = (row: Row) => (nameOf(row) === row.nameCn ? 'cn' : 'en')

/** Who asks to be listed in the directory. */
export default function ProviderApplicationsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: 'open' } })
  const query = useOperatorList('GET /ws/operator/provider/applications', list.input)
  const review = useReview(query, idOf)
  return (
    <>
      <PageHeader title={s.applications} about={s.applicationsAbout} />
      <ReviewFrame
        label={s.applications}
        query={query}
        list={list}
        review={review}
        idOf={idOf}
        empty={<EmptyState title={s.noApplications} why={words.nothingWaitsWhy} />}
        filters={
          <FilterBar
            list={list}
            search={{ label: s.applicationSearch }}
            selects={[
              {
                key: 'state',
                label: s.state,
                options: (['open', ...applicationStates] as const).map((value) => ({ value, label: s[value] })),
              },
            ]}
          />
        }
        row={(row) => ({
          title: <UserText lang={tongueOf(row)}>{nameOf(row)}</UserText>,
          status: <StatusTag tone={tone[row.state]}>{s[row.state]}</StatusTag>,
          meta: `${row.home.name[lang]} · ${row.number}`,
          age: isOpen(row) ? words.waited(ageText(row.createdAt, lang, Date.now())) : undefined,
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
  const s = useTexts(t)
  const words = useTexts(shared)
  const confirm = useConfirm()
  const allowed = useMay('operator:providers')
  const [writing, setWriting] = useState(false)
  const onHandled = () => review.handled(words.alreadyHandled)
  const take = useDecision('POST /ws/operator/provider/application/take', { onHandled })
  const decline = useDecision('POST /ws/operator/provider/application/decline', {
    onDone: () => review.decided(s.nowDeclined(row.number)),
    onHandled,
  })
  const deciding = allowed && row.state === 'inReview'
  const askDecline = async () => {
    const yes = await confirm({
      title: s.declineTitle(nameOf(row)),
      verb: s.decline,
      tone: 'bad',
      reason: { label: s.declineReason, required: true, max: 500 },
    })
    if (yes) await decline.run({ id: row.id, reason: yes.reason })
  }
  useReviewKeys({
    ...(deciding && !writing && { a: () => setWriting(true), r: () => void askDecline() }),
    j: () => review.step(1),
    k: () => review.step(-1),
  })
  const refusal = [take.error, decline.error].find((error) => error && !wasHandled(error))
  return (
    <div className={blocks.form}>
      <CaseHead
        title={<UserText lang={tongueOf(row)}>{nameOf(row)}</UserText>}
        number={row.number}
        status={<StatusTag tone={tone[row.state]}>{s[row.state]}</StatusTag>}
      />
      <KeyHints deciding={deciding && !writing} yes={s.makeListing} no={s.decline} />
      {writing && deciding ? (
        <Suspense fallback={<Bones />}>
          <ApproveListing application={row} onDone={() => review.decided(s.nowListed(row.number))} onCancel={() => setWriting(false)} />
        </Suspense>
      ) : (
        <>
          <Sent row={row} />
          {allowed && isOpen(row) && (
            <div className={`${blocks.buttons} ${blocks.foot} ${css.decide}`}>
              {row.state === 'received' ? (
                <ActButton key="take" loading={take.pending} onClick={() => take.run({ id: row.id })}>
                  {s.take}
                </ActButton>
              ) : (
                <>
                  <ActButton key="write" onClick={() => setWriting(true)}>
                    {s.makeListing}
                  </ActButton>
                  <Button variant="default" loading={decline.pending} onClick={askDecline}>
                    {s.decline}
                  </Button>
                </>
              )}
            </div>
          )}
        </>
      )}
      {refusal && <ErrorState error={refusal} />}
    </div>
  )
}

/** What the applicant sent. */
function Sent({ row }: { row: Row }) {
  const lang = useLang()
  const s = useTexts(t)
  const service = useDictText('service')
  const industry = useDictText('industry')
  const language = useDictText('language')
  const listOf = (values: readonly string[]) => values.join(lang === 'cn' ? '、' : ', ')
  return (
    <>
      <div className={css.beside}>
        <SectionCard title={s.intro}>
          <div className={css.prose}>
            <p lang={row.lang === 'cn' ? 'zh-CN' : 'en'}>{row.intro}</p>
          </div>
        </SectionCard>
        <SectionCard title={s.applicant}>
          <DescriptionList
            layout="rows"
            items={[
              row.nameCn !== '' && { label: s.nameCn, value: <UserText lang="cn">{row.nameCn}</UserText> },
              row.nameEn !== '' && { label: s.nameEn, value: <UserText lang="en">{row.nameEn}</UserText> },
              { label: s.person, value: <UserText lang={row.lang}>{row.person}</UserText> },
              row.phone !== '' && { label: s.phone, value: <CopyText text={row.phone} /> },
              { label: s.email, value: <CopyText text={row.email} /> },
              row.website !== '' && {
                label: s.website,
                value: (
                  <a href={row.website} target="_blank" rel="noopener noreferrer nofollow">
                    {row.website}
                    <span className="sr-only">{s.newTab}</span>
                  </a>
                ),
              },
              { label: s.account, value: row.signedIn ? s.yes : s.no },
              { label: s.wrote, value: row.lang === 'cn' ? s.chinese : s.english },
              { label: s.submittedAt, value: <TimeText value={row.createdAt} /> },
            ]}
          />
        </SectionCard>
      </div>
      <SectionCard title={s.services}>
        <DescriptionList
          layout="rows"
          items={[
            { label: s.home, value: row.home.name[lang] },
            { label: s.regions, value: listOf(row.regions.map((one) => one.name[lang])) },
            { label: s.services, value: listOf(row.services.map((code) => service(code))) },
            row.industries.length > 0 && { label: s.industries, value: listOf(row.industries.map((code) => industry(code))) },
            { label: s.languages, value: listOf(row.languages.map((code) => language(code))) },
            row.reason !== '' && { label: s.reason, value: row.reason },
            row.providerNumber !== null && { label: s.listedAs, value: <CopyText text={row.providerNumber} /> },
          ]}
        />
      </SectionCard>
    </>
  )
}
