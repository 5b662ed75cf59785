import { and, eq } from 'drizzle-orm'
import { companyOf } from '../../../platform/server/actor.ts'
import { anyOf } from '../../../platform/server/columns.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { refuseFields } from '../../../platform/server/refusal.ts'
import type { Look } from '../../../platform/server/services.ts'
import { type TeamRow, team } from './tables.ts'

/** Names of teams by id; those of other companies are missing. */
export async function teamNames(db: Reader, companyId: string, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = ids.filter((id): id is string => id !== null)
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(and(eq(team.companyId, companyId), anyOf(team.id, wanted)))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** A team of the caller's company that is not archived, else 422 on the field. */
export async function mustBeTeam(look: Pick<Look, 'db' | 'actor'>, id: string, field = 'teamId'): Promise<TeamRow> {
  const [row] = await look.db
    .select()
    .from(team)
    .where(and(eq(team.companyId, companyOf(look.actor)), eq(team.id, id), eq(team.archived, false)))
  if (!row) throw refuseFields({ [field]: 'teamUnknown' })
  return row
}

/** The teams of a company that are not archived, by name. */
export const openTeams = (db: Reader, companyId: string): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(and(eq(team.companyId, companyId), eq(team.archived, false)))
    .orderBy(team.name)

/** The ids of the teams that this member leads. Archived teams are led too, for the people who are still in them. */
export async function teamsLedBy(db: Reader, companyId: string, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.companyId, companyId), eq(team.leadId, accountId)))
  return rows.map((row) => row.id)
}

/** The account that leads a team; null without a lead. */
export async function leadOfTeam(db: Reader, companyId: string, teamId: string): Promise<string | null> {
  const [row] = await db
    .select({ leadId: team.leadId })
    .from(team)
    .where(and(eq(team.companyId, companyId), eq(team.id, teamId)))
  return row?.leadId ?? null
}
