/** The topic of a question; the dictionary `advisoryTopic` has the labels. */
export const advisoryTopics = ['hire', 'payroll', 'compliance', 'market', 'legalIp', 'provider', 'platform', 'other'] as const
export type AdvisoryTopic = (typeof advisoryTopics)[number]

export const advisoryStates = ['open', 'taken', 'answered', 'closed'] as const
export type AdvisoryState = (typeof advisoryStates)[number]

/** What happened to it besides messages; the asker does not see `handedOver`. */
export const advisoryEvents = ['taken', 'handedOver', 'closed', 'closedByDesk', 'lapsed', 'reopened', 'rated'] as const
export type AdvisoryEvent = (typeof advisoryEvents)[number]

export const ADVISORY_TEXT_MAX = 4_000
/** How well a question was answered, from not at all to fully. */
export const ratings = [1, 2, 3, 4, 5] as const
export type Rating = (typeof ratings)[number]
