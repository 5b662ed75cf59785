import type { Routes } from '../../platform/server/http.ts'
import type { Jobs } from '../../platform/server/jobs.ts'

/** Every feature's routes and jobs, in the order of the floors. A new room is one line here and one in src/app/calls.ts. */
export function furnish(_routes: Routes, _jobs: Jobs): void {}

export { identify } from '../../features/account/server/identify.ts'
