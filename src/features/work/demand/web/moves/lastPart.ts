import type { MoveScreen } from './move.ts'

/** What is done with the last of several parts while its delivery waits: in the dialogs of parts, as moves of the demand. */
export const acceptLast: MoveScreen = { why: (_, { s }) => s.lowered }
