/** What somebody writes to us about; the dictionary `leadTopic` has the words. */
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

/** When they want to be called. */
export const callTimes = ['any', 'morning', 'afternoon', 'evening'] as const
export type CallTime = (typeof callTimes)[number]

export const leadStates = ['new', 'contacted', 'qualified', 'won', 'lost', 'spam'] as const
export type LeadState = (typeof leadStates)[number]

/** What the sender is told. The inner life of the inbox is not theirs: spam reads as received. */
export const toldStates = ['received', 'contacted', 'working', 'closed'] as const
export const toldState: Record<LeadState, (typeof toldStates)[number]> = {
  new: 'received',
  spam: 'received',
  contacted: 'contacted',
  qualified: 'working',
  won: 'closed',
  lost: 'closed',
}

/** Why the door doubted a form; it is kept all the same. */
export const doubts = ['', 'honeypot', 'fast'] as const

export const MESSAGE_MAX = 2_000
/** One address may send so many forms an hour; one contact hears of so many by e-mail a day. */
export const FORMS_PER_HOUR = 20
export const MAILS_PER_DAY = 3
/** A form filled in less than this was hardly filled by a person. It is marked, not refused. */
export const FAST_MS = 1_500
