import { type UserKind, type UserType, userTypes } from '../../../rules/constants.ts'
import type { Permission, Role } from '../../../rules/permissions.ts'
import { refuse } from './refusal.ts'

declare const isCompany: unique symbol
/**
 * The scope of a company's rows: a session provides it, or a row that was read. Neither a text of a request nor an empty one can serve.
 */
export type CompanyId = string & { readonly [isCompany]: true }

declare const isPerson: unique symbol
/** The scope of a person's own rows: a session provides it, or a row that was read. Neither a text of a request nor a company can serve. */
export type PersonId = string & { readonly [isPerson]: true }

/** The caller: resolved from the token by the account feature, or the system itself in a job. Passed as a parameter, never ambient. */
export interface Actor {
  accountId: PersonId
  kind: UserKind | 'system'
  /** The kind as the wire and the audit log number it; 0 is the system. */
  userType: 0 | UserType
  companyId: CompanyId | null
  role: Role | 'system'
  complete: boolean
  sessionId: string | null
  holds: (permission: Permission) => boolean
}

const kinds: Record<UserType, UserKind> = {
  [userTypes.company]: 'company',
  [userTypes.individual]: 'individual',
  [userTypes.operator]: 'operator',
}
export const kindOf = (userType: UserType): UserKind => kinds[userType]

/** The person whom a row or a job of our own names. Never for an id that a request brings. */
export const storedPerson = (accountId: string): PersonId => accountId as PersonId

const SYSTEM_ID = '00000000-0000-7000-8000-000000000000'

/** The actor of timers and other jobs. */
export const systemActor: Actor = {
  accountId: storedPerson(SYSTEM_ID),
  kind: 'system',
  userType: 0,
  companyId: null,
  role: 'system',
  complete: true,
  sessionId: null,
  holds: () => true,
}

/** The caller's company according to the membership. */
export const memberOf = (companyId: string | null): CompanyId | null => companyId as CompanyId | null

/** The company that a row or a job of our own names. Never for an id that a request brings. */
export const storedCompany = (companyId: string): CompanyId => companyId as CompanyId

/** The scope for data of the caller's company; `notFound` for a caller without one. */
export function companyOf({ companyId }: Pick<Actor, 'companyId'>): CompanyId {
  if (!companyId) throw refuse('notFound')
  return companyId
}

/** The owner of money and demands: a company as a whole, or a person. */
export interface Owner {
  ownerType: 'company' | 'person'
  ownerId: string
}

export const ownerOf = (actor: Actor): Owner =>
  actor.companyId ? { ownerType: 'company', ownerId: actor.companyId } : { ownerType: 'person', ownerId: actor.accountId }
