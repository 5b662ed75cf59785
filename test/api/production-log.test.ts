import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { errors } from '../../src/platform/contract/errors.ts'
import { freshDatabase } from '../support/database.ts'
import { TEST_KEY } from '../support/server.ts'
import { endWithFile, freshDirectory, Started } from '../support/started.ts'

endWithFile()
vi.setConfig({ testTimeout: 300_000 })

const PRODUCTION = { HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', MESSAGES: 'none', SECRET_KEY: TEST_KEY }
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'

it('production writes nothing but JSON: its start and end, and for each answer the call, its code, time and ids', async () => {
  const own = await freshDatabase()
  const live = new Started({ DATABASE_URL: own.url, DATA_DIR: join(freshDirectory(), 'data'), DRAIN_SECONDS: '0', ...PRODUCTION })
  const url = await live.ready()
  const headers = { 'x-lang': 'en_US', traceparent: TRACE }
  const answer = await fetch(`${url}/api/ws/account/me?search=confidential`, { headers })
  await fetch(`${url}/no/such?search=confidential`)
  await fetch(`${url}/api/health`)
  expect(await live.interrupt()).toBe(0)
  const lines = `${live.out}${live.err}`
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  for (const { level, time } of lines) {
    expect(['info', 'warn', 'error']).toContain(level)
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  }
  const answered = lines.filter(({ msg }) => msg === 'answered')
  expect(answered).toMatchObject([
    { requestId: answer.headers.get('x-request-id'), call: 'GET /ws/account/me', status: 401, ms: expect.any(Number), trace: TRACE },
    { call: 'unknown', status: 404 },
  ])
  expect(answered[0].code).toBe(errors.unauthenticated.code)
  expect(live.out).not.toContain('confidential')
  const says = lines.map(({ msg }) => msg)
  expect(says).toContainEqual(expect.stringMatching(/^Hengdu \S+ is ready at /))
  expect(says).toContainEqual(expect.stringMatching(/^Hengdu \S+ has stopped$/))
  await own.drop()
})

it('a wrong setting is a line of JSON too', async () => {
  const wrong = new Started({ DATA_DIR: freshDirectory(), ...PRODUCTION, PUBLIC_URL: '' })
  expect(await wrong.ended).toBe(1)
  expect(JSON.parse(wrong.err)).toMatchObject({ level: 'error', msg: expect.stringContaining('PUBLIC_URL') })
})

it('a server of jobs answers for its health only, and one of web pages leaves jobs alone', async () => {
  const own = await freshDatabase()
  const jobs = new Started({ DATABASE_URL: own.url, DATA_DIR: join(freshDirectory(), 'data'), ROLE: 'jobs', SECRET_KEY: TEST_KEY })
  const url = await jobs.ready()
  expect((await fetch(`${url}/api/health`)).status).toBe(200)
  expect((await fetch(`${url}/api/ws/account/me`)).status).toBe(503)
  expect((await fetch(`${url}/`)).status).toBe(503)
  expect(await jobs.interrupt()).toBe(0)
  await own.drop()
})
