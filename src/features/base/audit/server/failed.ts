import { and, getTableColumns, sql } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import { job } from '../../../../platform/server/data/tables.ts'
import { failedJobs, giveUp, runAgain } from '../../../../platform/server/jobs/failed-jobs.ts'
import { withoutSecrets } from '../../../../platform/server/log.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { Handlers } from '../../../../platform/server/wire/http.ts'
import { notifyGathered } from '../../notice/server/writes.ts'
import type { auditCalls } from '../contract/calls.ts'
import { auditNotices } from '../contract/notices.ts'

const PAGE = '/operatorHome/jobs'

/** One notice for each, up to a number an hour: a relay that is away fails hundreds of jobs. */
export const notifyOfFailed = (act: Act, { name }: { name: string }): Promise<void> =>
  notifyGathered(act, auditNotices.jobFailed, { params: { name }, link: PAGE, queue: PAGE })

export const failedJobRoutes = {
  'GET /ws/operator/jobs': async ({ db }, input) => {
    const where = and(failedJobs[input.state || 'all'](), contains([job.name, job.error], input.search))
    return paged(input, {
      rows: db
        .select({ ...getTableColumns(job), isDead: sql<boolean>`${failedJobs.dead()}` })
        .from(job)
        .where(where)
        .orderBy(...inOrder(input.order, job.dueAt, job.id)),
      total: db.$count(job, where),
      map: (rows) =>
        rows.map(({ id, name, isDead, payload, error, attempts, createdAt, dueAt }) => ({
          ...{ id, name, isDead, attempts, payload: withoutSecrets(payload), error: error ?? '' },
          ...{ createdAt: createdAt.toString(), dueAt: dueAt.toString() },
        })),
    })
  },
  'POST /ws/operator/job/again': (act, { id }) => runAgain(act, id),
  'POST /ws/operator/job/giveUp': (act, { id, reason }) => giveUp(act, id, reason),
} satisfies Partial<Handlers<typeof auditCalls>>
