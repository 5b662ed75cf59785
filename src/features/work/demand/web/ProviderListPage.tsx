import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useNavigate, useSearchParams } from '../../../../platform/web/router.tsx'
import { type Column, DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { MoneyText } from '../../../../platform/web/ui/MoneyText.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { TimeText } from '../../../../platform/web/ui/TimeText.tsx'
import type { Application } from '../contract/schema.ts'
import { companyHref, detailHref, writeToHref } from './links.ts'
import { NoDemand } from './NoDemand.tsx'
import { ApplicationTag, VerifiedMark } from './parts.tsx'
import { ProfileDrawer } from './providers/ProfileDrawer.tsx'
import css from './providers/providers.module.css'
import { t } from './providers/texts.ts'
import { useDemand, useProviders } from './queries.ts'

/** A reason belongs to a closed application; it does not apply to one that was opened again. */
const reasonOf = ({ state, reason }: Application): string => (state === 'unpicked' || state === 'declined' ? reason : '')

/** Source §2 `sFacilitator`: every applicant with the outcome, as a record. */
export default function ProviderListPage() {
  const s = useTexts(t)
  const [query] = useSearchParams()
  const id = query.get('id')
  const demand = useDemand(id)
  const providers = useProviders(id)
  const navigate = useNavigate()
  const [profile, setProfile] = useState<string | null>(null)
  if (!id || (demand.isError && !demand.data))
    return <NoDemand title={s.listTitle} error={id ? demand.error : null} onRetry={() => demand.refetch()} />

  const name = ({ person }: Application) => (
    <span>
      {person.name}
      {person.verified && <VerifiedMark who={person.kind} on={person.checkedOn} />}
    </span>
  )
  const origin = (one: Application) => (one.invited ? s.cameInvited : s.cameApplied)
  const columns: Column<Application>[] = [
    { key: 'name', title: s.name, render: name },
    { key: 'state', title: s.state, render: (one) => <ApplicationTag state={one.state} /> },
    {
      key: 'price',
      title: s.bid,
      align: 'end',
      render: ({ bids: [bid] }) => bid && demand.data && <MoneyText amountMinor={bid.priceMinor} currency={demand.data.currency} />,
    },
    { key: 'came', title: s.came, render: origin },
    {
      key: 'message',
      title: s.messageOrReason,
      render: (one) => (
        <span className={`${blocks.tight} ${css.cell}`}>
          {one.message && <span>{one.message}</span>}
          {reasonOf(one) && (
            <span className={blocks.quiet}>
              {s.reason}
              {reasonOf(one)}
            </span>
          )}
        </span>
      ),
    },
    { key: 'createdAt', title: s.first, render: (one) => <TimeText value={one.createdAt} show="date" /> },
    {
      key: 'write',
      title: s.talk,
      render: (one) =>
        one.writeTo && (
          <Link to={writeToHref(one.writeTo)} aria-label={s.writeTo(one.person.name)}>
            {s.write}
          </Link>
        ),
    },
    { key: 'updatedAt', title: s.updated, render: (one) => <TimeText value={one.updatedAt} /> },
  ]
  return (
    <>
      <PageHeader
        title={s.listTitle}
        {...(demand.data && { number: demand.data.number })}
        about={demand.data ? demand.data.title : s.listAbout}
        back={{ to: detailHref(id), label: s.toDemand }}
      />
      <DataTable
        label={s.listTitle}
        columns={columns}
        rowKey={(one) => one.id}
        query={{ data: providers.data?.records, isFetching: providers.isFetching, error: providers.error, refetch: providers.refetch }}
        onOpen={({ person }) => (person.kind === 'company' ? navigate(companyHref(person.id)) : setProfile(person.id || null))}
        card={(one) => ({
          title: name(one),
          status: <ApplicationTag state={one.state} />,
          meta: [origin(one), reasonOf(one) && `${s.reason}${reasonOf(one)}`].filter(Boolean).join(' · '),
        })}
        empty={<EmptyState title={s.listEmpty} why={s.listEmptyWhy} />}
      />
      <ProfileDrawer id={profile} onClose={() => setProfile(null)} />
    </>
  )
}
