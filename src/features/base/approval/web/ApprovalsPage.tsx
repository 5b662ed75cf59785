import blocks from '../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import lists from '../../../../platform/web/lists.module.css'
import { watched } from '../../../../platform/web/queries.ts'
import { Link } from '../../../../platform/web/router.tsx'
import { isCompany, useSession } from '../../../../platform/web/session.ts'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { Bones } from '../../../../platform/web/ui/review/CaseFrame.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import type { Approval } from '../contract/calls.ts'
import { CompanyLimit } from './CompanyLimit.tsx'
import { Request } from './parts.tsx'
import { useList } from './queries.ts'
import { t } from './texts.ts'

/** The requests that wait for a second person, of a company or of the platform, and those that were decided. */
export default function ApprovalsPage() {
  const s = useTexts(t)
  const company = isCompany(useSession().userInfo)
  return (
    <>
      <PageHeader title={company ? s.title : s.deskTitle} about={company ? s.about : s.deskAbout} />
      <div className={blocks.stack}>
        <Waiting />
        {company && <CompanyLimit />}
        <Past />
      </div>
    </>
  )
}

function Waiting() {
  const s = useTexts(t)
  const query = useList('GET /ws/approval/list', { state: 'pending', pageSize: 100 }, watched)
  const rows = query.data?.records
  return (
    <SectionCard title={rows?.length ? `${s.waiting} · ${rows.length}` : s.waiting}>
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {!rows && !query.isError && <Bones />}
      {rows?.length === 0 && <EmptyState bare title={s.none} why={s.noneWhy} />}
      {rows && rows.length > 0 && (
        <ul className={lists.lines}>
          {rows.map((one) => (
            <li key={one.id}>
              <Request one={one} />
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

const tones = { approved: 'ok', declined: 'bad', withdrawn: 'neutral', expired: 'warn', lapsed: 'neutral', pending: 'warn' } as const

function Past() {
  const s = useTexts(t)
  const lang = useLang()
  const state = useDictText('approvalState')
  const list = useListState({ filters: {} })
  const query = useList('GET /ws/approval/list', { state: 'past', pageNo: list.pageNo, pageSize: list.pageSize })
  const tag = (row: Approval) => <StatusTag tone={tones[row.state]}>{state(row.state)}</StatusTag>
  const people = (row: Approval) =>
    [s.askedBy(row.askedBy.name), row.decidedBy && s.decidedBy(row.decidedBy.name)].filter(Boolean).join(' · ')
  const title = (row: Approval) => (row.link ? <Link to={row.link}>{row.title[lang]}</Link> : row.title[lang])
  const amount = (row: Approval) =>
    row.amountMinor !== null && row.currency && <MoneyText amountMinor={row.amountMinor} currency={row.currency} />
  return (
    <SectionCard title={s.past}>
      <DataTable
        bare
        label={s.past}
        list={list}
        query={query}
        rowKey={(row) => row.id}
        columns={[
          { key: 'what', title: s.what, render: title },
          { key: 'amount', title: s.amount, width: 150, render: amount },
          { key: 'by', title: s.by, width: 240, render: people },
          { key: 'state', title: s.state, width: 130, render: tag },
          { key: 'at', title: s.at, width: 150, render: (row) => <TimeText value={row.decidedAt ?? row.askedAt} /> },
        ]}
        card={(row) => ({ title: title(row), status: tag(row), meta: people(row) })}
        empty={<EmptyState bare title={s.noPast} />}
      />
    </SectionCard>
  )
}
