import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountById, membersLately } from '../../../base/account/server/reads.ts'
import type { EmployeeRow } from '../../employee/server/reads.ts'
import { teamsLedBy } from '../../team/server/reads.ts'

type Whose = Pick<EmployeeRow, 'teamId'>

/**
 * What a member may do with leave. HR for everybody; a lead for the people of the teams they lead. Everybody else knows who is out and no
 * more: a type of leave can reveal somebody's health.
 */
export interface Scope {
  /** All employees, or those of these teams. */
  readonly asks: 'all' | readonly string[]
  readonly decides: 'all' | readonly string[]
  readonly sees: 'all' | readonly string[]
}

export const within = (area: Scope[keyof Scope], { teamId }: Whose): boolean => area === 'all' || (teamId !== null && area.includes(teamId))

export async function scopeOf({ db, actor }: Pick<Look, 'db' | 'actor'>): Promise<Scope> {
  const all = { edit: actor.holds('absence:edit'), grant: actor.holds('absence:grant'), pay: actor.holds('pay:view') }
  const led = all.edit && all.grant ? [] : await teamsLedBy(db, companyOf(actor), actor.accountId)
  return {
    asks: all.edit ? 'all' : led,
    decides: all.grant ? 'all' : led,
    // Who pays needs to know which absence is paid.
    sees: all.edit || all.grant || all.pay ? 'all' : led,
  }
}

export const needAsks = (scope: Scope, employee: Whose): void => {
  if (!within(scope.asks, employee)) throw refuse('absenceNotYours')
}

/** What decides whether somebody may decide on a request, besides their scope. */
export interface Self {
  /** Members of the company, lately: with one, there is nobody else to ask. */
  readonly members: number
  readonly accountId: string
  readonly email: string | null
  readonly areaCode: string
  readonly phone: string
}

export async function selfOf({ db, actor, now }: Pick<Look, 'db' | 'actor' | 'now'>): Promise<Self> {
  const [members, account] = [await membersLately(db, companyOf(actor), now), await accountById(db, actor.accountId)]
  return {
    members,
    accountId: actor.accountId,
    email: account?.email?.toLowerCase() ?? null,
    areaCode: account?.areaCode ?? '',
    phone: account?.phone ?? '',
  }
}

/** An employee has no account; one with the same e-mail or phone is the same person. */
export const isSelf = (self: Self, employee: Pick<EmployeeRow, 'email' | 'areaCode' | 'phone'>): boolean =>
  (employee.email !== '' && employee.email.toLowerCase() === self.email) ||
  (employee.phone !== '' && employee.phone === self.phone && employee.areaCode === self.areaCode)
