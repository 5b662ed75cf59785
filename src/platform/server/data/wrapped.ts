import { defineHook } from '../hooks.ts'
import type { Act } from '../services.ts'
import type { Reader } from './database.ts'

/** Values that a feature has sealed by a master key itself: a change of master key reaches them through this. */
export interface WrappedValues {
  /** The ids of the master keys that are needed to open them. */
  masters: (db: Reader) => Promise<string[]>
  /** Seals some of the others by the current one. Returns how many, at most `most`. */
  rewrap: (act: Act, most: number) => Promise<number>
}

export const wrappedValues = defineHook<WrappedValues>('platform.wrappedValues')
