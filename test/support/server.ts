import type { ConnectionLimits } from '../../src/app/server/connections.ts'
import type { allCalls } from '../../src/app/server/features.ts'
import { buildServer, type Server } from '../../src/app/server/server.ts'
import type { CallKey, InputOf, ResultOf } from '../../src/platform/contract/call.ts'
import type { Envelope } from '../../src/platform/contract/envelope.ts'
import { errors } from '../../src/platform/contract/errors.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { SettableClock } from '../../src/platform/server/clock.ts'
import { type Config, readConfig } from '../../src/platform/server/config.ts'
import { type Database, openDatabase } from '../../src/platform/server/data/database.ts'
import type { Jobs } from '../../src/platform/server/jobs/jobs.ts'
import type { Services } from '../../src/platform/server/services.ts'
import type { PerMinute } from '../../src/platform/server/wire/pace.ts'
import { TEST_PROOF } from './proof.ts'
import { asJustRead } from './versions.ts'

type AllCalls = typeof allCalls
type Key = Extract<keyof AllCalls, CallKey>

export interface CallOptions {
  token?: string
  lang?: Lang
  idempotencyKey?: string
  headers?: Record<string, string>
  /** The call carries no proof of the person; otherwise that of the personas. */
  unproved?: true
}

export interface TestServer {
  services: Services
  server: Server
  clock: SettableClock
  /** http://127.0.0.1:port */
  url: string
  jobs: Jobs
  /**
   * Makes a call and returns the whole answer, including refusals. Input outside the type is permitted: tests send invalid input. An edit
   * or a decision that names no version is made over what is stored now, as by a screen that has just been opened.
   */
  call<K extends Key>(
    key: K,
    input?: InputOf<AllCalls[K]> | Record<string, unknown>,
    options?: CallOptions,
  ): Promise<{ status: number; body: Envelope<ResultOf<AllCalls[K]>> }>
  /** Makes a call that must succeed, and returns its result; otherwise throws with the answer. */
  ok<K extends Key>(key: K, input?: InputOf<AllCalls[K]> | Record<string, unknown>, options?: CallOptions): Promise<ResultOf<AllCalls[K]>>
  /** Makes a call that must be refused, and returns the refusal: name, number, message, fields. */
  refused<K extends Key>(
    key: K,
    input?: InputOf<AllCalls[K]> | Record<string, unknown>,
    options?: CallOptions,
  ): Promise<{ status: number; code: number; message: string; error: string; fields: Record<string, string> }>
  /** Runs a statement as the owner of the server's own database: what servers themselves may not do. */
  asOwner(statement: string): Promise<void>
  close(): Promise<void>
}

export interface TestServerOptions {
  /** An existing database, if several servers share one; otherwise a fresh one is created and dropped with the server. */
  databaseUrl?: string
  config?: Record<string, string>
  perMinute?: PerMinute
  connections?: Partial<ConnectionLimits>
  /** False for answers that are not of this version, as in production. */
  checkResults?: false
  /** The most connections; 20 by default. */
  pool?: number
  /** How long a statement waits for a lock; 10 s by default. */
  lockMs?: number
  /** Past a pooler at `databaseUrl`. */
  directUrl?: string
  /** True if the web app is tested too. */
  port?: number
}

export const TEST_KEY = Buffer.alloc(32, 'test key').toString('base64')

/** A whole server on a database of its own, with a clock that the test sets. Jobs run when the test calls `jobs.runDue()`. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  // The benchmarks start servers too, on databases of their own and outside the test runner.
  const fresh = options.databaseUrl ? null : await (await import('./database.ts')).freshDatabase()
  const clock = new SettableClock()
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    SEED: 'never',
    PORT: '0',
    RUN_AS_ROOT: 'yes',
    SECRET_KEY: TEST_KEY,
    ...options.config,
  })
  const database: Database = openDatabase(options.databaseUrl ?? fresh!.appUrl, {
    max: options.pool ?? 20,
    ...(options.lockMs && { lockMs: options.lockMs }),
    ...(options.directUrl && { directUrl: options.directUrl }),
  })
  const server = await buildServer({
    config,
    database,
    clock,
    checkResults: options.checkResults ?? true,
    perMinute: options.perMinute ?? 1_000_000,
    ...(options.connections && { connections: options.connections }),
  })
  const url = await server.app.listen({ port: options.port ?? 0, host: '127.0.0.1' })

  /** Every visitor of a test has one address, so open forms would soon ask for work: the counts of the address are forgotten instead. */
  const call: TestServer['call'] = async (named, given, how) => {
    const input = given && ((await asJustRead(server.services, named, given, how?.token)) as typeof given)
    for (let tries = 0; ; tries++) {
      const answer = await callOnce(named, input, how)
      if (answer.body.success || answer.body.code !== errors.workWanted.code || how?.headers?.['x-work'] || tries > 30) return answer
      await database.pool.query(`delete from message_count where subject like 'by:%'`)
    }
  }

  const callOnce: TestServer['call'] = async (named, input = {}, how = {}) => {
    const key: string = named
    const method = key.startsWith('GET') ? 'GET' : 'POST'
    const path = `/api${key.slice(key.indexOf(' ') + 1)}`
    const headers: Record<string, string> = { 'x-lang': how.lang === 'en' ? 'en_US' : 'zh_CN', ...how.headers }
    if (how.token) headers['x-access-token'] = how.token
    if (how.token && !how.unproved) headers['x-proof'] ??= TEST_PROOF
    if (how.idempotencyKey) headers['idempotency-key'] = how.idempotencyKey
    if (method === 'POST') headers['content-type'] = 'application/json'
    const answer = await fetch(method === 'GET' ? `${url}${path}${queryOf(input)}` : `${url}${path}`, {
      method,
      headers,
      // Where it leads is another question: without a built web app, nowhere.
      redirect: 'manual',
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    })
    // A feed or a file has no envelope: its text serves as the result.
    if (!answer.headers.get('content-type')?.includes('json'))
      return { status: answer.status, body: { success: answer.status < 400, result: await answer.text() } as never }
    return { status: answer.status, body: (await answer.json()) as never }
  }

  return {
    services: server.services,
    server,
    clock,
    url,
    jobs: server.jobs,
    call,
    ok: async (key, input, how) => {
      const { status, body } = await call(key, input, how)
      if (!body.success) throw new Error(`${key} was refused (${status}): ${JSON.stringify(body)}`)
      return body.result
    },
    refused: async (key, input, how) => {
      const { status, body } = await call(key, input, how)
      if (body.success) throw new Error(`${key} was not refused: ${JSON.stringify(body.result)}`)
      return { status, code: body.code, message: body.message, error: body.result?.error ?? '', fields: body.result?.fields ?? {} }
    },
    asOwner: async (statement) => {
      if (!fresh) throw new Error('the database belongs to the test')
      const owner = openDatabase(fresh.url, { max: 1 })
      await owner.pool.query(statement)
      await owner.close()
    },
    close: async () => {
      await server.close()
      await database.close()
      await fresh?.drop()
    },
  }
}

function queryOf(input: unknown): string {
  const given = Object.entries(input as object).filter(([, value]) => value !== undefined)
  if (given.length === 0) return ''
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
