import { Button } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { type Column, DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import type { Person } from '../contract/schema.ts'
import { companyHref } from './links.ts'
import { InviteDialog } from './my-providers/InviteDialog.tsx'
import { Acts, LastRequest, type OwnProvider, Sums, useWork } from './my-providers/parts.tsx'
import { t } from './my-providers/texts.ts'
import { VerifiedMark } from './parts.tsx'
import { ProfileDrawer } from './providers/ProfileDrawer.tsx'
import { fetchExport, useList } from './queries.ts'

/** Everybody who has served the company or is serving it; each can be invited to an open request, or hired again. */
export default function MyProvidersPage() {
  const s = useTexts(t)
  const work = useWork()
  const list = useListState({ filters: { search: '', state: '', kind: '' }, column: 'lastWork' })
  const query = useList('GET /ws/demand/myProviders', list.input)
  const [inviting, setInviting] = useState<Person | null>(null)
  const [profile, setProfile] = useState<string | null>(null)
  const name = ({ person }: OwnProvider) => (
    <span className={blocks.named}>
      <span className={blocks.line}>
        {person.kind === 'company' ? (
          <Link to={companyHref(person.id)}>{person.name}</Link>
        ) : (
          <Button
            variant="transparent"
            size="compact-md"
            px={0}
            aria-label={s.profileOf(person.name)}
            onClick={() => setProfile(person.id)}
          >
            {person.name}
          </Button>
        )}
        {person.verified && <VerifiedMark who={person.kind} on={person.checkedOn} />}
      </span>
      <span>{person.headline || (person.kind === 'company' ? s.firm : s.person)}</span>
    </span>
  )
  const worked = (row: OwnProvider) => (
    <span className={blocks.named}>
      {work(row)}
      <LastRequest of={row} />
    </span>
  )
  const columns: Column<OwnProvider>[] = [
    { key: 'name', title: s.provider, render: name },
    { key: 'finished', title: s.work, sort: true, render: worked },
    { key: 'amount', title: s.amount, align: 'end', render: (row) => <Sums of={row} /> },
    { key: 'acts', title: s.acts, render: (row) => <Acts of={row} onInvite={setInviting} /> },
  ]
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <FilterBar
        list={list}
        search={{ label: s.search, placeholder: s.searchHint }}
        selects={[
          {
            key: 'state',
            label: s.state,
            any: s.anyState,
            options: [
              { value: 'running', label: s.isRunning },
              { value: 'finished', label: s.isFinished },
            ],
          },
          {
            key: 'kind',
            label: s.kind,
            any: s.anyKind,
            options: [
              { value: 'person', label: s.person },
              { value: 'company', label: s.firm },
            ],
          },
        ]}
        aside={<ExportButton needs="demand:view" fetch={() => fetchExport('POST /ws/demand/myProviders/export', list.input)} />}
      />
      <DataTable
        label={s.title}
        columns={columns}
        rowKey={({ person }) => person.id}
        query={query}
        list={list}
        card={(row) => ({ title: name(row), money: <Sums of={row} />, meta: worked(row), next: <Acts of={row} onInvite={setInviting} /> })}
        empty={
          <EmptyState
            title={s.empty}
            why={s.emptyWhy}
            action={
              <Button component={Link} to="/personalHome/publish">
                {s.toRequests}
              </Button>
            }
          />
        }
      />
      <InviteDialog person={inviting} onClose={() => setInviting(null)} />
      <ProfileDrawer id={profile} onClose={() => setProfile(null)} />
    </>
  )
}
