import { execFile } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { defineJob, enqueue } from '../../../src/platform/server/jobs/jobs.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { startServer, type TestServer } from '../../support/server.ts'

let h: TestServer
/** The time of the processes. */
let now = Temporal.Now.instant()
beforeAll(async () => {
  h = await startServer()
})
afterAll(() => h.close())
beforeEach(() => h.services.pool.query("delete from job where name like 'test.%'"))

/** Runs what is due in another process, and gives what it said. */
const inProcess = (what: 'kill' | 'run') =>
  new Promise<string[]>((done) => {
    const url = h.services.pool.options.connectionString!
    execFile(process.execPath, ['test/support/job-process.ts', url, now.toString(), what], (_, said) =>
      done(said.split('\n').filter(Boolean)),
    )
  })
const order = (name: string) =>
  performAsSystem(h.services, 'test', (act) => enqueue(act, defineJob(name, {}), {}, { dueAt: now, uniqueKey: name }))
const row = async () =>
  (
    await h.services.pool.query<{ attempts: number; error: string | null; done: boolean; wait: number }>(
      `select attempts, error, done_at is not null as done, extract(epoch from due_at - $1::timestamptz)::int as wait
       from job where name like 'test.%'`,
      [now.toString()],
    )
  ).rows[0]

test('a job whose process was killed once runs again after a pause, and nobody is notified of a failure', async () => {
  await order('test.kill')
  expect(await inProcess('kill')).toEqual(['ran'])
  expect(await row()).toEqual({ attempts: 1, error: 'the process ended during this attempt', done: false, wait: 5 })
  expect(await inProcess('run')).toEqual([])
  now = now.add({ seconds: 5 })
  expect(await inProcess('run')).toEqual(['ran'])
  expect(await row()).toMatchObject({ error: null, done: true })
}, 60_000)

test('a job that kills its process is taken eight times, each later than the time before, and then is dead', async () => {
  await order('test.kill')
  const waits: number[] = []
  for (let attempt = 1; attempt <= 8; attempt++) {
    // From the second time on it is a failure, and those who show it learn of it.
    expect(await inProcess('kill')).toEqual(attempt <= 2 ? ['ran'] : ['failed', 'ran'])
    const after = await row()
    expect(after).toMatchObject({ attempts: attempt, done: false })
    waits.push(after!.wait)
    now = now.add({ seconds: after!.wait })
  }
  expect(waits).toEqual([5, 15, 45, 135, 405, 1215, 3645, 86_400])
  expect(await inProcess('kill')).toEqual(['failed'])
  expect(await row()).toMatchObject({ attempts: 8, error: 'the process ended during the last attempt', done: false })
  now = now.add({ hours: 48 })
  expect(await inProcess('kill')).toEqual([])
}, 120_000)

test('a job of every minute that kills its process is tried once a day in the end, and recovers', async () => {
  await order('test.minute')
  for (let attempt = 1; attempt <= 9; attempt++) {
    expect(await inProcess('kill')).toEqual(['ran'])
    now = now.add({ seconds: (await row())!.wait })
  }
  expect(await row()).toMatchObject({ attempts: 8, done: false })
  expect(await inProcess('run')).toEqual(['ran'])
  expect(await row()).toMatchObject({ attempts: 0, error: null, done: false })
  expect((await row())!.wait).toBeLessThanOrEqual(60)
}, 120_000)
