/** The topic of a message; the dictionary `leadTopic` has the labels. */
export const leadTopics = [
  'hire',
  'payroll',
  'provider',
  'market',
  'legalIp',
  'afterSales',
  'exhibition',
  'influencer',
  'partner',
  'event',
  'other',
] as const
export type LeadTopic = (typeof leadTopics)[number]

/** The preferred time for a call. */
export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const
export type CallTime = (typeof callTimes)[number]

export const leadStates = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

/** The state shown to the sender. Internal states are hidden: spam is shown as received. */
export const shownStates = ['received', 'contacted', 'working', 'closed'] as const
export const shownState: Record<LeadState, (typeof shownStates)[number]> = {
  new: 'received',
  spam: 'received',
  contacted: 'contacted',
  qualified: 'working',
  won: 'closed',
  lost: 'closed',
}

/** Why a form was marked as doubtful; it is kept all the same. */
export const doubts = ['', 'honeypot', 'fast'] as const

export const MESSAGE_MAX = 2_000
/** Limits: forms per hour from one address, and e-mails per day to one contact. */
export const FORMS_PER_HOUR = 20
export const MAILS_PER_DAY = 3
/** A form filled in faster than this was hardly filled in by a person. It is marked, not refused. */
export const FAST_MS = 1_500
