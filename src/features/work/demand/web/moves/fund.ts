import type { MoveScreen } from './move.ts'

export const fund: MoveScreen = {
  why: ({ escrowHeldMinor, dueMinor }, { s, money }) => s.fund(money(escrowHeldMinor ?? 0), money(dueMinor)),
}
