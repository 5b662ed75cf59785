/** The answers to the three questions. */
export interface Case {
  /** The company has an entity at the place of work. */
  entity: 'none' | 'soon' | 'have'
  /** Who decides when and how the work is done. */
  lead: 'us' | 'them'
  /** How many people, for how long. */
  span: 'short' | 'few' | 'many'
}

type Form = 'eor' | 'contractor' | 'payroll' | 'ownEntity'

/**
 * The form of work that fits. A person directed like an employee is an employee, whatever the contract says: a contractor only if the
 * other side decides how. An employer of record covers the time without an entity; for many people over years an entity of one's own
 * costs less and is what authorities expect.
 */
export function formFor({ entity, lead, span }: Case): Form {
  if (lead === 'them') return 'contractor'
  if (entity === 'have') return 'payroll'
  if (span === 'many') return 'ownEntity'
  return 'eor'
}

export const entities = ['none', 'soon', 'have'] as const
export const leads = ['us', 'them'] as const
export const spans = ['short', 'few', 'many'] as const

/** Unknown values in the address count as the first answer. */
export const readCase = (state: { entity: string; lead: string; span: string }): Case => ({
  entity: entities.find((one) => one === state.entity) ?? 'none',
  lead: leads.find((one) => one === state.lead) ?? 'us',
  span: spans.find((one) => one === state.span) ?? 'few',
})
