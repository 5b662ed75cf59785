import type { Pair } from '../../../platform/contract/texts.ts'

export interface Kind {
  /** User types that it is for. */
  for: ReadonlyArray<1 | 2 | 9>
  /** What the list filters by. */
  group: 'demand' | 'money' | 'verification' | 'operation'
  title: Pair
  text: Pair
  /** Whether it also goes by e-mail unless its reader says otherwise. */
  mail: boolean
}
