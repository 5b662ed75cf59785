import { Suspense, useState } from 'react'
import type { RowOf } from '../../../../../platform/contract/call.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { lazyPart } from '../../../../../platform/web/lazy-part.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { UserText } from '../../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../../platform/web/ui/ConfirmDialog.tsx'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { Bones, CaseFrame } from '../../../../../platform/web/ui/review/CaseFrame.tsx'
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
import type { providerCalls } from '../../contract/calls.ts'
import { type ApplicationState, applicationStates } from '../../contract/schema.ts'
import { useList, useWrite } from '../queries.ts'
import { t } from './texts.ts'

/** The form that makes a listing of an application; fetched when an operator opens it. */
const ApproveListing = lazyPart(() => import('./ApproveListing.tsx'))

type Row = RowOf<(typeof providerCalls)['GET /ws/operator/provider/applications']>
const tone: Record<ApplicationState, 'warn' | 'info' | 'ok' | 'neutral'> = {
  received: 'warn',
  inReview: 'info',
  listed: 'ok',
  declined: 'neutral',
}
const isOpen = (row: Row) => row.state === 'received' || row.state === 'inReview'
/** As the applicant wrote it; in the other language if there is only that. */
const nameOf = (row: Row) => (row.lang === 'cn' ? row.nameCn || row.nameEn : row.nameEn || row.nameCn)
const tongueOf = (row: Row) => (nameOf(row) === row.nameCn ? 'cn' : 'en')

/** Applications to be listed in the directory. */
export default function ProviderApplicationsPage() {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
  const list = useListState({ filters: { search: '', state: 'open' } })
  const query = useList('GET /ws/operator/provider/applications', list.input, watched)
  return (
    <QueuePage
      title={s.applications}
      about={s.applicationsAbout}
      list={list}
      query={query}
      search={{ label: s.applicationSearch }}
      selects={[
        {
          key: 'state',
          label: words.state,
          options: (['open', ...applicationStates] as const).map((value) => ({ value, label: s[value] })),
        },
      ]}
      row={(row) => ({
        title: <UserText lang={tongueOf(row)}>{nameOf(row)}</UserText>,
        status: <StatusTag tone={tone[row.state]}>{s[row.state]}</StatusTag>,
        meta: `${row.home.name[lang]} · ${row.number}`,
        waitingSince: isOpen(row) && row.createdAt,
      })}
      empty={<EmptyState title={s.noApplications} why={words.nothingWaitsWhy} />}
      Case={ApplicationCase}
    />
  )
}

function ApplicationCase({ one: row, review }: CaseProps<Row>) {
  const s = useTexts(t)
  const confirm = useConfirm()
  const allowed = useMay('operator:providers')
  const [writing, setWriting] = useState(false)
  const take = useWrite('POST /ws/operator/provider/application/take', review.decision())
  const decline = useWrite('POST /ws/operator/provider/application/decline', review.decision({ done: s.nowDeclined(row.number) }))
  const remove = useWrite('POST /ws/operator/provider/application/delete', review.decision({ done: s.nowDeleted(row.number) }))
  const deciding = allowed && row.state === 'inReview'
  const askDecline = async () => {
    const yes = await confirm({
      title: s.declineTitle(nameOf(row)),
      verb: s.decline,
      tone: 'bad',
      reason: { label: s.declineReason, required: true, max: 500 },
    })
    if (yes) await decline.run({ id: row.id, version: row.version, reason: yes.reason })
  }
  useReviewKeys(deciding && !writing ? { a: () => setWriting(true), r: () => void askDecline() } : {})
  const refusal = refusalOf([take, decline, remove])
  return (
    <CaseFrame
      title={<UserText lang={tongueOf(row)}>{nameOf(row)}</UserText>}
      about={row.accountId === null ? [] : [{ ownerType: 'person', id: row.accountId }]}
      number={row.number}
      status={<StatusTag tone={tone[row.state]}>{s[row.state]}</StatusTag>}
      deciding={deciding && !writing}
      yes={s.makeListing}
      no={s.decline}
    >
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
                <ActButton
                  needs="operator:providers"
                  key="take"
                  loading={take.pending}
                  onClick={() => take.run({ id: row.id, version: row.version })}
                >
                  {s.take}
                </ActButton>
              ) : (
                <>
                  <ActButton needs="operator:providers" variant="default" loading={decline.pending} onClick={askDecline}>
                    {s.decline}
                  </ActButton>
                  <ActButton needs="operator:providers" key="write" onClick={() => setWriting(true)}>
                    {s.makeListing}
                  </ActButton>
                </>
              )}
            </div>
          )}
          {allowed && (
            <div className={blocks.buttons}>
              <DeleteOnRequest needs="operator:providers" who={nameOf(row)} run={() => remove.run({ id: row.id, version: row.version })} />
            </div>
          )}
        </>
      )}
      {refusal && <ErrorState error={refusal} />}
    </CaseFrame>
  )
}

/** What the applicant sent. */
function Sent({ row }: { row: Row }) {
  const lang = useLang()
  const s = useTexts(t)
  const words = useTexts(shared)
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
              { label: s.account, value: row.accountId !== null ? s.yes : s.no },
              { label: s.wrote, value: row.lang === 'cn' ? s.chinese : s.english },
              { label: words.submittedAt, value: <TimeText value={row.createdAt} /> },
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
            row.reason !== '' && { label: words.reason, value: row.reason },
            row.providerNumber !== null && { label: s.listedAs, value: <CopyText text={row.providerNumber} /> },
          ]}
        />
      </SectionCard>
    </>
  )
}
