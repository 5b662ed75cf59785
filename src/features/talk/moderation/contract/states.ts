/** Why something is reported, and why a measure is taken; the dictionary `reportGround` has the labels. */
export const reportGrounds = ['spam', 'fraud', 'offPlatform', 'insult', 'illegal', 'privacy', 'other'] as const
export type ReportGround = (typeof reportGrounds)[number]

export const reportStates = ['open', 'dismissed', 'measured', 'appealed', 'upheld', 'overturned'] as const
export type ReportState = (typeof reportStates)[number]

/** What the platform does to the author of a reported message. */
export const measures = ['warn', 'mute', 'freeze'] as const
export type Measure = (typeof measures)[number]
