import type { Routes } from '../../../platform/server/http.ts'
import type { Jobs } from '../../../platform/server/jobs.ts'
import { everyNight } from '../../../platform/server/nightly.ts'
import { removeUnclaimed } from './writes.ts'

export function uploadJobs(routes: Routes, jobs: Jobs): void {
  everyNight(routes, jobs, 'file.removeUnclaimed', removeUnclaimed)
}
