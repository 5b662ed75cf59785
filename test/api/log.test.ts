import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { freshDatabase } from '../support/database.ts'

const file = (path: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, '../..', path)).href)
/** A server of its own that logs to standard output, with a route that throws. */
const program = `
  const { buildServer } = await import(${file('src/app/server/server.ts')})
  const { openDatabase } = await import(${file('src/platform/server/data/database.ts')})
  const { systemClock } = await import(${file('src/platform/server/clock.ts')})
  const { readConfig } = await import(${file('src/platform/server/config.ts')})
  const database = openDatabase(process.env.DATABASE_URL)
  const server = await buildServer({ config: readConfig(process.env), database, clock: systemClock })
  server.app.get('/api/broken', async () => { throw new Error('broken on purpose') })
  const request = { url: '/api/broken', headers: { 'x-lang': 'en_US', 'x-access-token': 'never-logged' } }
  const answer = await server.app.inject(request)
  for (let n = 0; n < 40; n++) await server.app.inject(request)
  // Until those have been counted.
  await new Promise((done) => setTimeout(done, 1_500))
  process.stderr.write(JSON.stringify({ status: answer.statusCode, header: answer.headers['x-request-id'], body: answer.json() }))
  await server.close()
  await database.close()
`

test('requests that fail alike leave one line a second, with how many there were, and the first with the id that its caller was given, and the cause only there', async () => {
  const database = await freshDatabase()
  try {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      env: { ...process.env, DATABASE_URL: database.url, LOG_LEVEL: 'info' },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (data) => (out += data))
    child.stderr.on('data', (data) => (err += data))
    await new Promise((done) => child.on('close', done))
    const output = JSON.parse(err)
    const lines = out.split('\n').filter(Boolean)
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[1]!)).toMatchObject({
      level: 'error',
      msg: 'the same error again',
      cause: 'request failed broken on purpose',
      more: 40,
    })
    expect(lines[1]).not.toContain('requestId')
    expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'request failed', requestId: output.header, err: { message: 'broken on purpose' } })
    expect(out).not.toContain('never-logged')
    expect(output).toMatchObject({ status: 500, body: { success: false, result: { error: 'serverError', requestId: output.header } } })
    expect(output.body.message).toContain(output.header)
    expect(err).not.toContain('broken on purpose')
  } finally {
    await database.drop()
  }
})

test('the start in development says which page to open, with no other line in between', async () => {
  const database = await freshDatabase()
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../dist/server/main.js')], {
    env: { ...process.env, DATABASE_URL: database.url, PORT: '0', SEED: 'never', LOG_LEVEL: 'info' },
  })
  try {
    let out = ''
    await new Promise((done) => {
      child.stdout.on('data', (data) => {
        out += data
        if (out.includes('ready')) done(undefined)
      })
      child.on('close', done)
    })
    expect(out).toMatch(/^Hengdu \d+\.\d+\.\d+ is ready at http:\/\/localhost:\d+\n$/)
  } finally {
    child.kill('SIGTERM')
    await new Promise((done) => (child.exitCode === null ? child.on('close', done) : done(undefined)))
    await database.drop()
  }
})
