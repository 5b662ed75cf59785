import type { z } from 'zod'
import { constraintOf } from '../../../../platform/server/data/database.ts'
import { and, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { TEAMS_MAX } from '../../../../rules/constants.ts'
import { holdMembers } from '../../../base/account/server/writes.ts'
import type { teamArchiving, teamEdit, teamForm } from '../contract/schema.ts'
import { teamMoves } from './hooks.ts'
import { mustBeTeam } from './reads.ts'
import { type TeamRow, team, teamMember } from './tables.ts'

type Teams = ReadonlyMap<string, TeamRow>
type Form = Pick<z.output<typeof teamForm>, 'name' | 'description' | 'parentId' | 'leadId'>
const done = { done: true } as const

/** All teams of the company, locked in one order until the transaction ends: two edits cannot close a circle together. */
async function holdTeams(act: Act, companyId: CompanyId): Promise<Teams> {
  const rows = await act.tx.select().from(team).where(eq(team.companyId, companyId)).orderBy(team.id).for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

function teamIn(teams: Teams, id: string, version?: number): TeamRow {
  const row = teams.get(id)
  if (!row) throw refuse('notFound')
  if (version !== undefined && row.version !== version) throw refuse('staleState')
  return row
}

/** Whether the team is `other` or below it. */
function isWithin(teams: Teams, id: string | null, other: string): boolean {
  for (let at = id; at !== null; at = teams.get(at)?.parentId ?? null) if (at === other) return true
  return false
}

/** A lead is a member and stays one until this is written. Before the teams: those who leave lock in this order. */
async function holdLead(act: Act, { leadId }: Form): Promise<void> {
  if (leadId === null) return
  const held = await holdMembers(act, companyOf(act.actor), [leadId])
  if (!held.has(leadId)) throw refuseFields({ leadId: 'memberUnknown' })
}

async function admit(act: Act, teams: Teams, form: Form, own: TeamRow | null): Promise<void> {
  if (form.parentId === null) return
  if (own && isWithin(teams, form.parentId, own.id)) throw refuseFields({ parentId: 'teamCircle' })
  // An archived parent that stays is no new choice.
  if (form.parentId !== own?.parentId) await mustBeTeam(act, form.parentId, 'parentId')
}

/** The unique index decides about the name, not a query beforehand. */
async function named<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (constraintOf(error) === 'team_name') throw refuseFields({ name: 'teamNameTaken' })
    throw error
  }
}

export async function createTeam(act: Act, form: Form): Promise<{ id: string }> {
  const companyId = companyOf(act.actor)
  await holdLead(act, form)
  const teams = await holdTeams(act, companyId)
  if (teams.size >= TEAMS_MAX) throw refuse('teamsFull')
  await admit(act, teams, form, null)
  const [made] = await named(
    act.tx
      .insert(team)
      .values({ ...form, companyId, createdAt: act.now, updatedAt: act.now })
      .returning({ id: team.id }),
  )
  if (!made) throw refuse('staleState')
  return made
}

export async function editTeam(act: Act, { id, version, ...form }: z.output<typeof teamEdit>): Promise<{ done: true }> {
  await holdLead(act, form)
  const teams = await holdTeams(act, companyOf(act.actor))
  const row = teamIn(teams, id, version)
  await admit(act, teams, form, row)
  await change(act, row, form)
  return done
}

const change = (act: Act, row: TeamRow, set: Partial<TeamRow>) =>
  named(
    act.tx
      .update(team)
      .set({ ...set, version: sql`${team.version} + 1`, updatedAt: act.now })
      .where(eq(team.id, row.id)),
  )

/**
 * Nobody can be added to an archived team. Its people stay in it, or move to `moveTo`; open invitations that name it remain valid and
 * lead into no team. Teams below it come first.
 */
export async function archiveTeam(act: Act, { id, version, moveTo }: z.output<typeof teamArchiving>): Promise<{ done: true }> {
  const companyId = companyOf(act.actor)
  const teams = await holdTeams(act, companyId)
  const row = teamIn(teams, id, version)
  if (row.archived) throw refuse('staleState')
  const below = [...teams.values()].filter((other) => other.parentId === id && !other.archived)
  if (below.length > 0) throw refuse('teamHasTeams', { count: below.length })
  if (moveTo !== null) {
    if (moveTo === id) throw refuseFields({ moveTo: 'teamUnknown' })
    await mustBeTeam(act, moveTo, 'moveTo')
    await act.tx
      .update(teamMember)
      .set({ teamId: moveTo })
      .where(and(eq(teamMember.companyId, companyId), eq(teamMember.teamId, id)))
    for (const move of act.services.hooks.of(teamMoves).values()) await move(act, { companyId, from: id, to: moveTo })
  }
  await change(act, row, { archived: true })
  return done
}

export async function restoreTeam(act: Act, id: string): Promise<{ done: true }> {
  const teams = await holdTeams(act, companyOf(act.actor))
  const row = teamIn(teams, id)
  if (!row.archived) throw refuse('staleState')
  const parent = row.parentId === null ? undefined : teams.get(row.parentId)
  if (parent?.archived) throw refuse('teamParentArchived', { name: parent.name })
  await change(act, row, { archived: false })
  return done
}
