import { Button, Checkbox } from '@mantine/core'
import { IconCornerDownRight } from '@tabler/icons-react'
import { type CSSProperties, useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { Link } from '../../../../platform/web/router.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DataTable } from '../../../../platform/web/ui/DataTable.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { ExportButton } from '../../../../platform/web/ui/ExportButton.tsx'
import { FilterBar } from '../../../../platform/web/ui/FilterBar.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { useListState } from '../../../../platform/web/ui/useListState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import type { TeamEntry } from '../contract/schema.ts'
import { matching, type TeamNode, treeOf } from '../contract/tree.ts'
import { fetchExport, useTeams, useWrite } from './queries.ts'
import css from './team.module.css'
import { ArchiveDialog } from './teams/ArchiveDialog.tsx'
import { TeamDialog } from './teams/TeamDialog.tsx'
import { t } from './texts.ts'

/** The company's teams as a tree. */
export default function TeamsPage() {
  const s = useTexts(t)
  const mayEdit = useMay('team:edit')
  const teams = useTeams()
  const list = useListState({ filters: { search: '', archived: '' } })
  const archived = list.filters.archived === 'Y'
  const [editing, setEditing] = useState<TeamEntry | 'new' | null>(null)
  const [archiving, setArchiving] = useState<TeamEntry | null>(null)
  const all = teams.data ?? []
  const nodes = teams.data && matching(treeOf(all), list.filters.search, archived)
  const withEmployees = all.some((team) => team.employees !== null)
  const add = mayEdit && (
    <Button onClick={() => setEditing('new')} data-key="create">
      {s.newTeam}
    </Button>
  )
  const actions = ({ team }: TeamNode) => mayEdit && <TeamActions team={team} onEdit={setEditing} onArchive={setArchiving} />
  return (
    <>
      <PageHeader title={s.teams} about={s.teamsAbout} actions={all.length > 0 ? add : undefined} />
      {all.length > 0 && (
        <FilterBar
          list={list}
          search={{ label: s.search }}
          aside={
            <ExportButton
              needs="people:view"
              fetch={() => fetchExport('POST /ws/team/export', { search: list.filters.search, archived })}
            />
          }
        >
          {all.some((team) => team.archived) && (
            <Checkbox
              label={s.withArchived}
              checked={archived}
              onChange={(event) => list.setFilters({ archived: event.currentTarget.checked ? 'Y' : '' })}
            />
          )}
        </FilterBar>
      )}
      <DataTable
        label={s.teams}
        query={{ data: nodes, isFetching: teams.isFetching, error: teams.error, refetch: teams.refetch }}
        rowKey={({ team }) => team.id}
        columns={[
          { key: 'name', title: s.teamName, render: (node) => <TeamName node={node} /> },
          { key: 'lead', title: s.lead, render: ({ team }) => team.lead?.name ?? <span className={blocks.fine}>{s.noLead}</span> },
          { key: 'members', title: s.members, align: 'end', render: ({ team }) => <MemberCount team={team} /> },
          ...(withEmployees
            ? [{ key: 'employees', title: s.employees, align: 'end' as const, render: ({ team }: TeamNode) => team.employees ?? 0 }]
            : []),
          ...(mayEdit ? [{ key: 'acts', title: s.acts, align: 'end' as const, render: actions }] : []),
        ]}
        card={(node) => ({
          title: <TeamName node={node} />,
          status: node.team.lead ? `${s.lead}: ${node.team.lead.name}` : undefined,
          meta: s.peopleCount(node.team.members, node.team.employees),
          next: actions(node),
        })}
        empty={
          all.length > 0 ? (
            <EmptyState
              title={s.noTeamsMatch}
              action={
                <Button variant="default" onClick={list.clearFilters}>
                  {s.clearSearch}
                </Button>
              }
            />
          ) : (
            <EmptyState title={s.noTeams} why={s.noTeamsWhy} action={add} />
          )
        }
      />
      <TeamDialog team={editing} onClose={() => setEditing(null)} />
      <ArchiveDialog team={archiving} onClose={() => setArchiving(null)} />
    </>
  )
}

/** On a narrow screen deep trees stop moving to the right; the words for the screen reader name the parent at any depth. */
function TeamName({ node: { team, depth, path } }: { node: TeamNode }) {
  const s = useTexts(t)
  const parent = path.at(-2)
  return (
    <span className={css.name} style={{ '--depth': Math.min(depth, 6) } as CSSProperties}>
      {depth > 0 && <IconCornerDownRight size={16} stroke={1.75} aria-hidden="true" className={css.elbow} />}
      <span>
        <strong>{team.name}</strong> {team.archived && <StatusTag tone="neutral">{s.archived}</StatusTag>}
        {parent !== undefined && <span className="sr-only">{s.below(parent)}</span>}
        <span className={blocks.below}>{team.description}</span>
      </span>
    </span>
  )
}

function MemberCount({ team }: { team: TeamEntry }) {
  const s = useTexts(t)
  if (team.members === 0) return 0
  return (
    <Link to={`/companyHome/members?team=${team.id}`} aria-label={s.membersOf(team.members, team.name)}>
      {team.members}
    </Link>
  )
}

interface TeamActionsProps {
  team: TeamEntry
  onEdit: (team: TeamEntry) => void
  onArchive: (team: TeamEntry) => void
}

function TeamActions({ team, onEdit, onArchive }: TeamActionsProps) {
  const s = useTexts(t)
  const teams = useTeams()
  const restore = useWrite('POST /ws/team/restore', { onDone: () => toast.success(s.restored) })
  const below = (teams.data ?? []).filter((other) => other.parentId === team.id && !other.archived).length
  return (
    <span className={blocks.buttonsEnd}>
      <ActButton
        needs="team:edit"
        variant="subtle"
        size="compact-sm"
        throttleMs={0}
        aria-label={s.editThis(team.name)}
        onClick={() => onEdit(team)}
      >
        {s.edit}
      </ActButton>
      {team.archived ? (
        <ActButton
          needs="team:edit"
          variant="subtle"
          size="compact-sm"
          aria-label={s.restoreThis(team.name)}
          onClick={() => restore.run({ id: team.id, version: team.version })}
        >
          {s.restore}
        </ActButton>
      ) : (
        <ActButton
          needs="team:edit"
          variant="subtle"
          size="compact-sm"
          throttleMs={0}
          aria-label={s.archiveThis(team.name)}
          unable={below > 0 ? s.archiveBlocked(below) : undefined}
          onClick={() => onArchive(team)}
        >
          {s.archive}
        </ActButton>
      )}
    </span>
  )
}
