import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../src/platform/contract/call.ts'
import { company, individual, operator, type Person } from '../support/personas.ts'
import { sampleOf } from '../support/samples.ts'
import { startServer, type TestServer } from '../support/server.ts'

/**
 * Twenty-four concurrent requests of one account to every call that writes, on a pool of four. If code inside a transaction asked the
 * pool for a second connection, all four would wait for a fifth, and health and everything else with them.
 */

type Key = Extract<keyof typeof allCalls, CallKey>
const AT_ONCE = 24

let h: TestServer
let people: Record<CallSpec['audience'], () => Promise<Person>>

beforeAll(async () => {
  h = await startServer({ pool: 4 })
  const [owner, person, staff] = [(await company(h)).owner, await individual(h), await operator(h)]
  const own = async () => (await company(h)).owner
  // Calls that end sessions or accounts get an account of their own.
  people = {
    anyone: async () => person,
    signedIn: own,
    member: own,
    company: async () => owner,
    individual: async () => person,
    operator: async () => staff,
  }
})
afterAll(() => h.close())

const writing = (Object.keys(allCalls) as Key[]).filter(
  (key) => key.startsWith('POST') && !key.includes('uploadFile') && !key.includes('importExcel'),
)

describe('a flood of one writing call', () => {
  it.each(writing)('%s: every request is answered, and health stays responsive', async (key) => {
    const spec: CallSpec = allCalls[key]
    const { as } = await people[spec.audience]()
    const sample = sampleOf(spec)
    const flood = Array.from({ length: AT_ONCE }, () => h.call(key, sample, as))
    const health = fetch(`${h.url}/api/health`)
    const list = h.call('GET /ws/hall/open', {})
    const answers = await Promise.all(flood)
    expect(answers.filter((answer) => answer.status >= 500).map((answer) => answer.status)).toEqual([])
    expect((await health).status).toBe(200)
    expect((await list).status).toBe(200)
  })

  it('leaves no transaction open', async () => {
    const { rows } = await h.services.pool.query(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'",
    )
    expect(rows[0].open).toBe(0)
  })
})

describe('a second connection inside a transaction', () => {
  it('is refused at once instead of waiting', async () => {
    const { inTransaction } = await import('../../src/platform/server/database.ts')
    await expect(inTransaction(h.services.db, () => h.services.pool.query('select 1'))).rejects.toThrow('second connection')
    // A transaction afterwards is separate.
    await expect(h.services.pool.query('select 1')).resolves.toBeDefined()
  })
})
