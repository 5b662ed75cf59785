import type { Actor } from '../../platform/server/actor.ts'
import type { Db } from '../../platform/server/database.ts'
import type { Routes } from '../../platform/server/http.ts'
import type { Jobs } from '../../platform/server/jobs.ts'

/** Every feature's routes and jobs, in the order of the floors. A new room is one line here and one in src/app/calls.ts. */
export function furnish(_routes: Routes, _jobs: Jobs): void {}

export const identify = async (_db: Db, _token: string, _now: Temporal.Instant): Promise<Actor | null> => null
