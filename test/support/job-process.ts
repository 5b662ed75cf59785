/**
 * A process that runs the jobs of one database which are due at a moment: `job-process.ts <database> <moment> kill|run`. Its jobs say that
 * they ran; with `kill` they then end the process.
 */
import { pino } from 'pino'
import { openDatabase } from '../../src/platform/server/data/database.ts'
import { Hooks } from '../../src/platform/server/hooks.ts'
import { defineJob, Jobs } from '../../src/platform/server/jobs/jobs.ts'
import type { Services } from '../../src/platform/server/services.ts'

const [url, moment, what] = process.argv.slice(2) as [string, string, 'kill' | 'run']
const database = openDatabase(url)
const clock = { now: () => Temporal.Instant.from(moment) }
// All that jobs need of the services.
const jobs = new Jobs({ db: database.db, clock, hooks: new Hooks(), log: pino({ level: 'silent' }) } as unknown as Services)
const run = async () => {
  process.stdout.write('ran\n')
  if (what === 'kill') process.kill(process.pid, 'SIGKILL')
  // The signal comes at once, but not within this statement.
  if (what === 'kill') await new Promise(() => setInterval(() => {}, 1_000))
}
jobs.on(defineJob('test.kill', {}), run, async () => process.stdout.write('failed\n'))
jobs.everyMinute('test.minute', run)
await jobs.runDue()
await database.close()
