import { anyOf } from '../../../../platform/server/data/columns.ts'
import { type Reader, together } from '../../../../platform/server/data/database.ts'
import { and, asc, eq, sql } from '../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { membersOf } from '../../../base/account/server/reads.ts'
import type { TeamEntry } from '../contract/schema.ts'
import { within } from '../contract/tree.ts'
import { teamEmployees } from './hooks.ts'
import { invitation, type TeamRow, team, teamMember } from './tables.ts'

/** Names of teams of the company by id; an id of another company is omitted. */
export async function teamNames(db: Reader, companyId: CompanyId, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(and(eq(team.companyId, companyId), anyOf(team.id, known)))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** Teams to which people can be added, by name. */
export const openTeams = (db: Reader, companyId: CompanyId): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(and(eq(team.companyId, companyId), eq(team.archived, false)))
    .orderBy(asc(team.name), asc(team.id))

/** For each of these teams, itself and all teams below it. */
export async function teamsBelow(db: Reader, companyId: CompanyId, ids: readonly string[]): Promise<Map<string, string[]>> {
  const teams = await db.select({ id: team.id, parentId: team.parentId }).from(team).where(eq(team.companyId, companyId))
  return new Map([...new Set(ids)].map((id) => [id, [...within(teams, id)]]))
}

/** A team of the caller's company to which people can be added; otherwise an error of that field. */
export async function mustBeTeam(look: Pick<Look, 'db' | 'actor'>, id: string, field = 'teamId'): Promise<TeamRow> {
  const [row] = await look.db
    .select()
    .from(team)
    .where(and(eq(team.companyId, companyOf(look.actor)), eq(team.id, id)))
  if (!row) throw refuseFields({ [field]: 'teamUnknown' })
  if (row.archived) throw refuseFields({ [field]: 'teamArchived' })
  return row
}

/** The ids of the teams that this member leads. Archived teams are led too, for the people who are still in them. */
export async function teamsLedBy(db: Reader, companyId: CompanyId, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.companyId, companyId), eq(team.leadId, accountId)))
  return rows.map((row) => row.id)
}

/** The account that leads a team; null without a lead. */
export async function leadOfTeam(db: Reader, companyId: CompanyId, teamId: string): Promise<string | null> {
  const [row] = await db
    .select({ leadId: team.leadId })
    .from(team)
    .where(and(eq(team.companyId, companyId), eq(team.id, teamId)))
  return row?.leadId ?? null
}

/** The teams of these members: account id → team id. */
export async function teamsOfMembers(db: Reader, companyId: CompanyId, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ accountId: teamMember.accountId, teamId: teamMember.teamId })
    .from(teamMember)
    .where(and(eq(teamMember.companyId, companyId), anyOf(teamMember.accountId, ids)))
  return new Map(rows.map((row) => [row.accountId, row.teamId]))
}

/** The members of a team, or, without one, of any team. */
export async function membersInTeam(db: Reader, companyId: CompanyId, teamId?: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: teamMember.accountId })
    .from(teamMember)
    .where(and(eq(teamMember.companyId, companyId), teamId === undefined ? undefined : eq(teamMember.teamId, teamId)))
  return rows.map((row) => row.accountId)
}

/** Every team of the caller's company, by name. */
export async function teamsOf({ services, db, actor }: Pick<Look, 'services' | 'db' | 'actor'>): Promise<TeamEntry[]> {
  const companyId = companyOf(actor)
  const count = sql<number>`count(*)::int`
  const [rows, people, invitations, members] = await together(
    () => db.select().from(team).where(eq(team.companyId, companyId)).orderBy(asc(team.name), asc(team.id)),
    () =>
      db.select({ id: teamMember.teamId, count }).from(teamMember).where(eq(teamMember.companyId, companyId)).groupBy(teamMember.teamId),
    () =>
      db
        .select({ id: invitation.teamId, count })
        .from(invitation)
        .where(and(eq(invitation.companyId, companyId), eq(invitation.state, 'open')))
        .groupBy(invitation.teamId),
    () => membersOf(db, companyId),
  )
  const counted = services.hooks.of(teamEmployees).get('employee')
  const employees = counted ? await counted(db, companyId) : null
  const names = new Map(members.map((member) => [member.accountId, member.name]))
  const numberIn = (of: readonly { id: string | null; count: number }[], id: string) => of.find((one) => one.id === id)?.count ?? 0
  return rows.map(({ id, name, description, parentId, leadId, archived, version }) => ({
    ...{ id, name, description, parentId, archived, version },
    lead: leadId && names.has(leadId) ? { accountId: leadId, name: names.get(leadId) ?? '' } : null,
    members: numberIn(people, id),
    employees: employees && (employees.get(id) ?? 0),
    invitations: numberIn(invitations, id),
  }))
}

/** For the data export: the name of the caller's team. */
export async function teamOfMember({ db, actor }: Pick<Look, 'db' | 'actor'>): Promise<{ team: string } | null> {
  if (!actor.companyId) return null
  const teams = await teamsOfMembers(db, actor.companyId, [actor.accountId])
  const names = await teamNames(db, actor.companyId, [...teams.values()])
  return { team: [...names.values()].join() }
}
