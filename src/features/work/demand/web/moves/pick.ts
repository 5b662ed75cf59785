import { closing } from '../days.ts'
import type { MoveScreen } from './move.ts'

export const pick: MoveScreen = {
  why: ({ applicants, recruitEnd }, { s, lang }) => s.pick(applicants, closing(recruitEnd, lang).text),
}
