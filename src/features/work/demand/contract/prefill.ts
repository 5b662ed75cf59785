/**
 * Fields of a new demand that a tool of the portal can fill in: the result of a finder, a scope builder or an empty search. Plain texts,
 * as in the form.
 */
export interface DemandPrefill {
  /** A value of the dictionary demandCategory. */
  category?: string
  title?: string
  description?: string
  deliverables?: string
  acceptanceCriteria?: string
  areaCode?: string
  /** A value of the dictionary contractKind. */
  contractKind?: string
  /** A value of the dictionary workLanguage. */
  workLanguage?: string
  /** The entry of the directory that it is begun for, by its number: invited when the demand is published. */
  invitesEntry?: string
}

/** The name under which it is carried (platform/web/carry.ts) to NEW_DEMAND, which saves it as a draft at once. */
export const CARRIED_DEMAND = 'demand'
export const NEW_DEMAND = '/personalHome/pdemand'
