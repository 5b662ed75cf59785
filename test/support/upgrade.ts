import { TOTP } from 'otpauth'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '../../seed/world.ts'
import { allCalls } from '../../src/app/server/features.ts'
import { trialBalance } from '../../src/features/money/ledger/server/reads.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { migrate } from '../../src/platform/server/data/migrate.ts'
import { loadDump } from '../../src/platform/server/postgres/dump/load.ts'
import { APP_ROLE } from '../../src/platform/server/postgres/postgres.ts'
import { emptyDatabase, type FreshDatabase } from './database.ts'
import { formOf } from './demands.ts'
import { proved } from './proof.ts'
import { startServer, type TestServer } from './server.ts'
import { storedJson } from './stored-json.ts'
import type { KeptWorld } from './worlds.ts'

interface Upgrade {
  world: KeptWorld
  /** What brings the loaded world up to date; this version's migrations otherwise. */
  upgrade?: (ownerUrl: string) => Promise<void>
}

/** Screens that people open every day: each reads something, by its own caller. */
const SCREENS = [
  ['GET /ws/hall/open', 'visitor'],
  ['GET /ws/provider/search', 'visitor'],
  ['GET /ws/article/list', 'visitor'],
  ['GET /ws/demand/mine', 'company'],
  ['GET /ws/demand/overview', 'company'],
  ['GET /ws/wallet/orders', 'company'],
  ['GET /ws/employee/list', 'company'],
  ['GET /ws/absence/requests', 'company'],
  ['GET /ws/payroll/runs', 'company'],
  ['GET /ws/notice/list', 'company'],
  ['GET /ws/chat/conversations', 'company'],
  ['GET /ws/demand/joined', 'individual'],
  ['GET /ws/wallet/settlements', 'individual'],
  ['GET /ws/operator/demands', 'operator'],
  ['GET /ws/operator/ledger/postings', 'operator'],
  ['GET /ws/operator/audit', 'operator'],
] as const

type Reader = 'visitor' | 'company' | 'individual' | 'operator'

/** Loads a world, brings it up to date, and looks whether everything is in order and can be used. */
export function describeUpgrade({ world, upgrade = (url) => migrate(url, APP_ROLE) }: Upgrade): void {
  describe(`the world ${world.name}, brought up to date`, () => {
    let database: FreshDatabase
    let h: TestServer
    beforeAll(async () => {
      database = await emptyDatabase()
      await loadDump({ file: await world.file(), ownerUrl: database.url })
      await upgrade(database.url)
      h = await startServer({ databaseUrl: database.appUrl, config: { SECRET_KEY: world.key } })
    })
    afterAll(async () => {
      await h.close()
      await database.drop()
    })

    const asOwner = async <T extends object>(text: string): Promise<T[]> => {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const result = await client.query<T>(text).finally(() => client.end())
      return [result].flat().at(-1)!.rows
    }
    const person = async (phone: string) =>
      (await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: DEMO_PASSWORD })).token
    const readers: Record<Reader, () => Promise<string | undefined>> = {
      visitor: async () => undefined,
      company: () => person('13800000001'),
      individual: () => person('13900000001'),
      operator: async () => {
        const totp = new TOTP({ secret: DEMO_TOTP_SECRET }).generate({ timestamp: h.clock.now().epochMilliseconds })
        return (await h.ok('POST /ws/operator/login', { username: 'operator', password: DEMO_PASSWORD, totp })).token
      },
    }
    const tokens = new Map<Reader, { token?: string }>()
    const as = async (reader: Reader) => {
      const known = tokens.get(reader)
      if (known) return known
      const token = await readers[reader]()
      const fresh = token ? { token } : {}
      tokens.set(reader, fresh)
      return fresh
    }

    it('has books in which every currency sums to zero and every balance is the sum of its entries', async () => {
      const { postings, currencies, drifted } = await trialBalance(h.services.db)
      expect(postings).toBeGreaterThan(100)
      expect(currencies.filter(({ totalMinor }) => totalMinor !== 0)).toEqual([])
      expect(drifted).toBe(0)
    })

    it('passes the checks that wait for the end of a transaction', async () => {
      const rows = await asOwner<{ n: number }>(
        `begin; set constraints all immediate; update pay_run_money set held_minor = held_minor, sent_minor = sent_minor; rollback;
          select count(*)::int as n from pay_run_money`,
      )
      expect(rows[0]!.n).toBeGreaterThan(5)
    })

    it('has no row that refers to nothing', async () => {
      const keys = await asOwner<{ child: string; parent: string; pairs: string; given: string }>(`
        select conrelid::regclass::text as child, confrelid::regclass::text as parent,
          (select string_agg(format('c.%I = p.%I', a.attname, b.attname), ' and ') from unnest(conkey, confkey) as k(a, b)
            join pg_attribute a on a.attrelid = conrelid and a.attnum = k.a join pg_attribute b on b.attrelid = confrelid and b.attnum = k.b) as pairs,
          (select string_agg(format('c.%I is not null', attname), ' and ') from unnest(conkey) as k join pg_attribute on attrelid = conrelid and attnum = k) as given
        from pg_constraint where contype = 'f' and conparentid = 0`)
      expect(keys.length).toBeGreaterThan(50)
      for (const { child, parent, pairs, given } of keys)
        expect([
          child,
          await asOwner(`select c from ${child} c where ${given} and not exists (select from ${parent} p where ${pairs}) limit 1`),
        ]).toEqual([child, []])
    })

    it('keeps JSON in the shapes that this version reads', async () => {
      let seen = 0
      for (const [place, one] of Object.entries(storedJson)) {
        if (one.kind !== 'column') continue
        const [table, column] = place.split('.') as [string, string]
        for (const { value } of await asOwner<{ value: unknown }>(
          `select distinct ${column} as value from ${table} where ${column} is not null`,
        )) {
          seen++
          expect([place, one.shape.safeParse(value).error?.issues]).toEqual([place, undefined])
        }
      }
      expect(seen).toBeGreaterThan(100)
    })

    it.each(SCREENS)('%s answers a %s', async (key, reader) => {
      const { status, body } = await h.call(key, {}, await as(reader))
      expect([status, body.success]).toEqual([200, true])
      expect(JSON.stringify(body.result).length).toBeGreaterThan(20)
    })

    it('keeps corrections of the national list of a federation out of its states', async () => {
      const { rows } = await h.services.pool.query<{ region: string; in_parts: boolean }>(
        `select region, in_parts from calendar_correction where region in ('AU', 'CA')`,
      )
      expect(rows.map(({ region }) => region)).toEqual(expect.arrayContaining(['AU', 'CA']))
      expect(rows.filter(({ in_parts: inParts }) => inParts)).toEqual([])
    })

    it('answers every read that needs no input, to whom it is for, without an error of the server', async () => {
      const reads = Object.entries(allCalls as Record<string, CallSpec>).filter(
        ([key, { input }]) => key.startsWith('GET ') && input.safeParse({}).success,
      )
      expect(reads.length).toBeGreaterThan(90)
      const failed: string[] = []
      for (const [key, { audience }] of reads) {
        if (key.includes('logout')) continue
        const wanted: Reader[] =
          audience === 'anyone'
            ? ['visitor']
            : audience === 'company' || audience === 'individual' || audience === 'operator'
              ? [audience]
              : ['company', 'individual']
        for (const reader of wanted) {
          const { status } = await h.call(key as 'GET /ws/hall/open', {}, await as(reader))
          if (status >= 500) failed.push(`${key} as ${reader}: ${status}`)
        }
      }
      expect(failed).toEqual([])
    })

    it('calculates kept payslips again to the same bytes', async () => {
      const slips = await asOwner<{ id: string }>(
        `select s.id from pay_slip s join pay_run r on r.id = s.run_id where r.state = 'locked' limit 5`,
      )
      expect(slips).toHaveLength(5)
      for (const { id } of slips)
        expect(await h.ok('GET /ws/payroll/slip/replay', { id }, await as('company'))).toMatchObject({ outcome: 'sameBytes' })
    })

    it('can be written: a demand that is funded posts once', async () => {
      const { token } = await as('company')
      const owner = await proved(h, { token: token! })
      const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '10.00' }) }, owner)
      const before = await trialBalance(h.services.db)
      await h.ok('POST /ws/demand/hosting', { id, amount: '10.00' }, owner)
      const after = await trialBalance(h.services.db)
      expect(after.postings).toBe(before.postings + 1)
      expect(after.drifted).toBe(0)
    })
  })
}
