import type { Permission, Role } from '../../rules/permissions.ts'

/** The caller: resolved from the token by the account feature, or the system itself in a job. Passed along, never ambient. */
export interface Actor {
  accountId: string
  /** 1 company member, 2 individual, 9 operator (source §6, product §1); 0 the system. */
  userType: 0 | 1 | 2 | 9
  companyId: string | null
  role: Role | 'system'
  complete: boolean
  sessionId: string | null
  holds: (permission: Permission) => boolean
}

export const SYSTEM_ID = '00000000-0000-7000-8000-000000000000'

/** The actor of timers. */
export const systemActor: Actor = {
  accountId: SYSTEM_ID,
  userType: 0,
  companyId: null,
  role: 'system',
  complete: true,
  sessionId: null,
  holds: () => true,
}

/** Who owns money and demands: a company as a whole, or a person. */
export interface Owner {
  ownerType: 'company' | 'person'
  ownerId: string
}

export const ownerOf = (actor: Actor): Owner =>
  actor.companyId ? { ownerType: 'company', ownerId: actor.companyId } : { ownerType: 'person', ownerId: actor.accountId }
