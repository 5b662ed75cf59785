import type { MoveScreen } from './move.ts'

export const edit: MoveScreen = { why: (_demand, { s }) => s.republish }
