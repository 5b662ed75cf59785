import type { Jobs } from '../../../platform/server/jobs.ts'
import { PUBLISH_JOB, publishDue } from './writes.ts'

export function articleJobs(jobs: Jobs): void {
  jobs.on(PUBLISH_JOB, (act, { id }: { id: string }) => publishDue(act, id))
}
