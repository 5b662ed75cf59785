/**
 * `npm run admin -- <what>`: what the owner of a server sees and does where the operators' console cannot be reached. It works beside a
 * running server; what it changes is in the audit log.
 *
 *   status                      version, ledger, jobs and messages; ends with 1 if something needs somebody
 *   jobs                        the jobs that have failed, the oldest first
 *   jobs again <id>             makes one due now, with all its attempts
 *   jobs give-up <id> <reason>  closes one that nothing tries any more
 *   sign-out <who>              ends every session of an operator's username, an e-mail address or a phone number (“+86 13800000001”)
 */
import { signOutAccount, whoIsNamed } from '../src/features/base/account/server/sign-out.ts'
import { waitingMessages } from '../src/features/base/outbox/server/reads.ts'
import { trialBalance } from '../src/features/money/ledger/server/reads.ts'
import { asc } from '../src/platform/server/data/drizzle.ts'
import { schemaIn } from '../src/platform/server/data/migrate.ts'
import { job } from '../src/platform/server/data/tables.ts'
import { failedJobs, giveUp, MAX_ATTEMPTS, overdueJobs, runAgain } from '../src/platform/server/jobs/failed-jobs.ts'
import type { Act, Services } from '../src/platform/server/services.ts'
import { VERSION_NAME } from '../src/platform/server/version.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { recordAudit } from '../src/platform/server/wire/audit.ts'
import { command, say, withServices } from './services.ts'

const USAGE = 'Usage: npm run admin -- status | jobs | jobs again <id> | jobs give-up <id> <reason> | sign-out <who>'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** A job of a server that runs is taken within seconds. */
const LATE_MINUTES = 5
const LISTED_MOST = 100

type Task = (services: Services) => Promise<void>

const write = <T>(services: Services, run: (act: Act) => Promise<T>): Promise<T> =>
  performAsSystem(services, `admin-${crypto.randomUUID()}`, run)

const status: Task = async ({ db, pool, clock }) => {
  const now = clock.now()
  const trial = await trialBalance(db)
  const unbalanced = trial.currencies.filter(({ totalMinor }) => totalMinor !== 0).length
  const [dead, failing, late, messages] = [
    await db.$count(job, failedJobs.dead()),
    await db.$count(job, failedJobs.failing()),
    await db.$count(job, overdueJobs(now.subtract({ minutes: LATE_MINUTES }))),
    await waitingMessages(db, now.subtract({ minutes: LATE_MINUTES })),
  ]
  say(`Hengdu ${VERSION_NAME}, schema ${await schemaIn(pool)}`)
  const lines: [what: string, isWell: boolean][] = [
    [
      `Ledger: ${trial.postings} postings, ${unbalanced} currencies that do not sum to zero, ${trial.drifted} balances that differ from their entries`,
      unbalanced + trial.drifted === 0,
    ],
    [`Jobs: ${dead} given up after ${MAX_ATTEMPTS} attempts, ${failing} tried again by themselves, ${late} late`, dead + late === 0],
    [`Messages: ${messages} waiting for more than ${LATE_MINUTES} minutes`, messages === 0],
  ]
  for (const [what, isWell] of lines) say(`${isWell ? '✓' : '✗'} ${what}`)
  if (lines.some(([, isWell]) => !isWell)) process.exitCode = 1
}

const jobs: Task = async ({ db }) => {
  const rows = await db.select().from(job).where(failedJobs.all()).orderBy(asc(job.createdAt)).limit(LISTED_MOST)
  if (rows.length === 0) say('No job has failed.')
  for (const row of rows) {
    const standing = row.attempts >= MAX_ATTEMPTS ? 'given up' : `attempt ${row.attempts} of ${MAX_ATTEMPTS}`
    say(`${row.id}  ${row.name}  ${standing}  since ${row.createdAt}`)
    say(`  ${row.error?.split('\n')[0]}`)
  }
}

const again =
  (id: string): Task =>
  async (services) => {
    await write(services, async (act) => {
      await runAgain(act, id)
      await recordAudit(act, { call: 'npm run admin -- jobs again', input: { id } })
    })
    say('It is due now.')
  }

const close =
  (id: string, reason: string): Task =>
  async (services) => {
    await write(services, async (act) => {
      await giveUp(act, id, reason)
      await recordAudit(act, { call: 'npm run admin -- jobs give-up', input: { id, reason } })
    })
    say('It is closed.')
  }

const signOut = (typed: string): Task => {
  const who = whoIsNamed(typed)
  if (!who) throw new Error(`“${typed}” is no username, no e-mail address and no phone number as “+86 13800000001”`)
  return async (services) => {
    const ended = await write(services, (act) => signOutAccount(act, who))
    say(ended === null ? `No account has ${typed}.` : `Sessions ended: ${ended}`)
    if (ended === null) process.exitCode = 1
  }
}

function taskOf([what, ...rest]: string[]): Task {
  if (what === 'status' && rest.length === 0) return status
  if (what === 'sign-out' && rest.length > 0) return signOut(rest.join(' '))
  if (what === 'jobs') {
    const [act, id, ...words] = rest
    if (!act) return jobs
    const reason = words.join(' ').trim()
    if (id && UUID.test(id)) {
      if (act === 'again' && words.length === 0) return again(id)
      if (act === 'give-up' && reason) return close(id, reason)
    }
  }
  throw new Error(USAGE)
}

command(async () => withServices(taskOf(process.argv.slice(2))))
