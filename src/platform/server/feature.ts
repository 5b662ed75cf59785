import type { CallKey, CallSpec } from '../contract/call.ts'
import type { Dictionaries } from '../contract/dictionary.ts'
import type { NoticeKind } from '../contract/notice.ts'
import type { Hooks } from './hooks.ts'
import type { Routes } from './http.ts'
import type { Jobs } from './jobs.ts'
import type { Menus } from './menu.ts'

/** A feature as one value: `src/app/server/features.ts` folds over a list of these. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string
  readonly calls?: Readonly<Record<CallKey, CallSpec>>
  /** Binds the calls. */
  readonly routes?: (routes: Routes) => void
  /** Registers what runs later. */
  readonly jobs?: (jobs: Jobs) => void
  /** What it adds to the menus of the workbenches. */
  readonly menus?: Menus
  /** Its lists of choices; the dictionary feature hands out those of all. */
  readonly dictionaries?: Dictionaries
  /** News that it has for people, by name. */
  readonly notices?: Readonly<Record<string, NoticeKind>>
  /** Adds to the extension points of features below. */
  readonly hooks?: (hooks: Hooks) => void
}
