import pg from 'pg'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../seed/world.ts'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import type { FreshDatabase } from '../support/database.ts'
import { demoDatabase } from '../support/demo.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
let database: FreshDatabase
beforeAll(async () => {
  database = await demoDatabase()
  h = await startServer({ databaseUrl: database.appUrl })
})
afterAll(async () => {
  await h.close()
  await database.drop()
})

const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
async function counted(run: () => Promise<unknown>) {
  let [underWay, trips] = [0, 0]
  const texts: string[] = []
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args
    texts.push(typeof first === 'string' ? first : (first as { text: string }).text)
    if (underWay === 0) trips++
    underWay++
    const last = args.at(-1)
    const done = () => void underWay--
    if (typeof last === 'function') args[args.length - 1] = (...given: unknown[]) => (done(), (last as (...all: unknown[]) => void)(...given))
    const result = query.apply(this, args) as Promise<unknown> | undefined
    if (typeof last !== 'function') (result as Promise<unknown>).then(done, done)
    return result
  } as never
  try {
    await run()
  } finally {
    pg.Client.prototype.query = query as never
  }
  return { statements: texts.length, trips, texts }
}

test('count', async () => {
  const person = async (phone: string) => (await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: DEMO_PASSWORD })).token
  const totp = new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp: h.clock.now().epochMilliseconds })
  const tokens = { visitor: undefined, company: await person('13800000001'), individual: await person('13900000001'), operator: (await h.ok('POST /ws/operator/login', { username: 'operator', password: DEMO_PASSWORD, totp })).token }
  const rows: [string, string, number, number][] = []
  for (const [key, { audience, input }] of Object.entries(allCalls as Record<string, CallSpec>)) {
    if (!key.startsWith('GET ') || !input.safeParse({}).success || key.includes('logout')) continue
    const wanted = audience === 'anyone' ? ['visitor'] : audience === 'member' || audience === 'signedIn' ? ['company', 'individual'] : [audience]
    for (const reader of wanted as (keyof typeof tokens)[]) {
      const token = tokens[reader]
      const call = () => h.call(key as 'GET /ws/hall/open', {}, token ? { token } : {})
      await call()
      const { statements, trips, texts } = await counted(call)
      rows.push([key, reader, statements, trips])
      if (process.env.SHOW && key.includes(process.env.SHOW)) console.log(key, reader, texts.join('\n---\n'))
    }
  }
  const { records } = await h.ok('GET /ws/demand/mine', {}, { token: tokens.company! })
  for (const one of records.slice(0, 3)) {
    const { statements, trips, texts } = await counted(() => h.ok('GET /ws/demand/detail', { id: one.id }, { token: tokens.company! }))
    rows.push(['GET /ws/demand/detail', 'company', statements, trips])
    if (process.env.SHOW === 'detail') console.log(texts.join('\n---\n'))
  }
  rows.sort((a, b) => b[3] - a[3] || b[2] - a[2])
  console.log(rows.map((row) => row.join('  ')).join('\n'))
  expect(rows.length).toBeGreaterThan(90)
})
