/** The lists whose filters can be saved. */
export const savedLists = ['hall', 'directory', 'talent'] as const
export type SavedListName = (typeof savedLists)[number]

/** The lists whose things can be bookmarked. */
export const markedLists = ['hall', 'directory'] as const
export type MarkedList = (typeof markedLists)[number]

/** How often a message is wanted about what is new. */
export const frequencies = ['atOnce', 'daily', 'weekly', 'never'] as const
export type Frequency = (typeof frequencies)[number]
