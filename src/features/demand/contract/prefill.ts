/**
 * Fields of a new demand that a tool of the portal can fill in: what a finder, a scope builder or an empty search has learned. Plain
 * texts as the form holds them.
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
}

/** Under this name it is carried (platform/web/carry.ts) to NEW_DEMAND, where it is saved as a draft at once. */
export const CARRIED_DEMAND = 'demand'
export const NEW_DEMAND = '/personalHome/pdemand'
