import type { z } from 'zod'
import type { Param } from '../../../../platform/contract/texts.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
import type { SavedListName } from '../contract/lists.ts'

/** A time that is looked through: later than `after`, not later than `until`. */
export interface Window {
  after: Temporal.Instant
  until: Temporal.Instant
}

/** What is new: how many, and the title of the latest. */
interface New {
  count: number
  latest: Param
}

/** A list of a higher feature whose filters can be saved. */
interface SavedList<I = unknown> {
  name: SavedListName
  /** The filters, as the input of the list’s call. What a stored search names and this does not know is left out. */
  filters: z.ZodType<I>
  /** The address of the list with these filters, for this kind of user. */
  link: (filters: Readonly<Record<string, string>>, actor: Actor) => string
  /** Whether anything at all has come later than this: it costs one look into an index. */
  isNewer: (look: Pick<Look<unknown>, 'db'>, than: Temporal.Instant) => Promise<boolean>
  /** What came in this time and fits the filters: only what the person may open, and nothing of their own. Null if there is nothing. */
  newOnes: (look: Look, input: I, window: Window) => Promise<New | null>
  /** Whether the person can open a thing of this name, and may therefore bookmark it. */
  mayMark?: (look: Look, item: string) => Promise<boolean>
}

/** For a feature: keeps the type of its filters. */
export const savedList = <I>(list: SavedList<I>): SavedList => list as SavedList

export const savedListsOf = defineHook<SavedList>('saved.lists')

export function listOf({ services }: Pick<Act<unknown> | Look<unknown>, 'services'>, name: SavedListName): SavedList {
  const list = [...services.hooks.of(savedListsOf).values()].find((one) => one.name === name)
  if (!list) throw new Error(`no feature has the list ${name}`)
  return list
}
