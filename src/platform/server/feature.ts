import type { CallKey, CallSpec } from '../contract/call.ts'
import type { Dictionaries } from '../contract/dictionary.ts'
import type { ErrorRule } from '../contract/errors.ts'
import type { NoticeKind } from '../contract/notice.ts'
import type { Versions } from './data/version.ts'
import type { Hooks } from './hooks.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Menus } from './menu.ts'
import type { Routes } from './wire/http.ts'

/** A feature as one value: `src/app/server/features.ts` folds over a list of these. */
export interface Feature {
  /** The name of its folder. */
  readonly name: string
  readonly calls?: Readonly<Record<CallKey, CallSpec>>
  /** What its calls edit and decide on, by the names that they give. */
  readonly versions?: Versions
  /** Binds the calls. */
  readonly routes?: (routes: Routes) => void
  /** Registers its jobs. */
  readonly jobs?: (jobs: Jobs) => void
  /** Its errors, by numbers that no other feature has. */
  readonly errors?: Readonly<Record<string, ErrorRule>>
  /** Its entries in the menus of the workbenches. */
  readonly menus?: Menus
  /** Its dictionaries; the dictionary feature serves those of all features. */
  readonly dictionaries?: Dictionaries
  /** Its kinds of notices, by name. */
  readonly notices?: Readonly<Record<string, NoticeKind>>
  /** Its additions to the hooks of lower features. */
  readonly hooks?: (hooks: Hooks) => void
}
