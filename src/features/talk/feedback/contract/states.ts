export const feedbackKinds = ['problem', 'idea', 'content', 'other'] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

export const feedbackStates = ['received', 'looked', 'answered', 'closed'] as const
export type FeedbackState = (typeof feedbackStates)[number]
