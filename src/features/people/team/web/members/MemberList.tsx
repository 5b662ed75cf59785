import { useState } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useTexts } from '../../../../../platform/web/i18n.tsx'
import { watched } from '../../../../../platform/web/queries.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { Avatar } from '../../../../../platform/web/ui/Avatar.tsx'
import { DataTable } from '../../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../../platform/web/ui/FilterBar.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { TimeText } from '../../../../../platform/web/ui/TimeText.tsx'
import { useListState } from '../../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { MemberRow } from '../../contract/schema.ts'
import { treeOf } from '../../contract/tree.ts'
import { fetchExport, useList, useTeams } from '../queries.ts'
import css from '../team.module.css'
import { t } from '../texts.ts'
import { MemberDialog } from './MemberDialog.tsx'
import { useLeave } from './useLeave.tsx'

export function MemberList() {
  const s = useTexts(t)
  const roleText = useDictText('teamRole')
  const roles = useDict('teamRole')
  const teams = useTeams()
  const list = useListState({ filters: { search: '', role: '', team: '' }, column: 'joinedAt', order: 'asc' })
  const query = useList('GET /ws/member/list', list.input, watched)
  const mayTeam = useMay('team:edit')
  const mayRole = useMay('member:role')
  const mayContact = useMay('member:invite') || mayRole
  const [managed, setManaged] = useState<MemberRow | null>(null)
  const leave = useLeave()
  const next = (row: MemberRow) => (
    <span className={blocks.buttonsEnd}>
      {(mayTeam || mayRole) && (
        <ActButton
          needs={['team:edit', 'member:role']}
          variant="subtle"
          size="compact-sm"
          throttleMs={0}
          aria-label={s.manageThis(row.name || s.unnamed)}
          onClick={() => setManaged(row)}
        >
          {s.manage}
        </ActButton>
      )}
      {row.you && (
        <ActButton needs="own" variant="subtle" color="bad" size="compact-sm" throttleMs={0} loading={leave.pending} onClick={leave.ask}>
          {s.leave}
        </ActButton>
      )}
    </span>
  )
  const paths = treeOf(teams.data ?? []).map(({ team, path }) => ({ value: team.id, label: path.join(' / ') }))
  return (
    <>
      <FilterBar
        list={list}
        search={{ label: mayContact ? s.searchMembers : s.searchNames }}
        selects={[
          { key: 'role', label: s.role, any: s.anyRole, options: roles },
          { key: 'team', label: s.team, any: s.anyTeam, options: [...paths, { value: 'none', label: s.noTeam }], searchable: true },
        ]}
        aside={<ExportButton needs="people:view" fetch={() => fetchExport('POST /ws/member/export', list.input)} />}
      />
      <DataTable
        label={s.members}
        list={list}
        query={query}
        rowKey={(row) => row.accountId}
        columns={[
          { key: 'name', title: s.name, sort: true, render: (row) => <MemberName row={row} /> },
          { key: 'role', title: s.role, render: (row) => roleText(row.role) },
          { key: 'team', title: s.team, render: (row) => row.team?.name ?? '—' },
          ...(mayContact ? [{ key: 'contact', title: s.contact, render: (row: MemberRow) => <Contact row={row} /> }] : []),
          { key: 'joinedAt', title: s.joined, sort: true, render: (row) => <TimeText value={row.joinedAt} show="date" /> },
          { key: 'lastSeenAt', title: s.lastSeen, sort: true, render: (row) => <LastSeen row={row} /> },
          { key: 'acts', title: s.acts, align: 'end', render: next },
        ]}
        card={(row) => ({
          title: <MemberName row={row} />,
          status: (
            <>
              {roleText(row.role)}
              {row.team && ` · ${row.team.name}`}
            </>
          ),
          meta: <LastSeen row={row} />,
          next: next(row),
        })}
        empty={<EmptyState title={s.noMembers} why={s.noMembersWhy} />}
      />
      <MemberDialog member={managed} onClose={() => setManaged(null)} />
    </>
  )
}

function MemberName({ row }: { row: MemberRow }) {
  const s = useTexts(t)
  return (
    <span className={`${blocks.row} ${css.person}`}>
      <Avatar name={row.name} src={row.avatar} size={32} />
      <span>
        <strong>{row.name || s.unnamed}</strong> {row.you && <StatusTag tone="info">{s.you}</StatusTag>}
        {row.blocked && <StatusTag tone="bad">{s.blocked}</StatusTag>}
      </span>
    </span>
  )
}

function Contact({ row }: { row: MemberRow }) {
  return (
    <>
      <span className={blocks.nowrap}>{row.phone}</span>
      {row.email && <span className={blocks.below}>{row.email}</span>}
    </>
  )
}

/** Sessions are kept for thirty days. */
function LastSeen({ row }: { row: MemberRow }) {
  const s = useTexts(t)
  return row.lastSeenAt ? <TimeText value={row.lastSeenAt} show="relative" /> : s.longAgo
}
