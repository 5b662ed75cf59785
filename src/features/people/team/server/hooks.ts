import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId, PersonId } from '../../../../platform/server/wire/actor.ts'

/** Extension points of teams: employees, absence and payroll import teams, teams import none of them. */

export interface Departing {
  companyId: CompanyId
  accountId: PersonId
}

/** What passes to whom when a member leaves or is removed (open approvals, prepared runs): each a sentence, read before it is confirmed. */
export const memberObligations = defineHook<(db: Reader, member: Departing) => Promise<Pair[]>>('team.memberObligations')

/** What a feature does when a member leaves or is removed, in the same transaction, while the membership still exists. */
export const memberDepartures = defineHook<(act: Act, member: Departing) => Promise<void>>('team.memberDepartures')

/** Numbers of employees by team, provided by the employee feature alone. */
export const teamEmployees = defineHook<(db: Reader, companyId: CompanyId) => Promise<ReadonlyMap<string, number>>>('team.teamEmployees')

/** Moves what a feature keeps by team to another team, when a team is archived. */
export const teamMoves = defineHook<(act: Act, move: { companyId: CompanyId; from: string; to: string }) => Promise<void>>('team.teamMoves')
