import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteBackup, noteDrill } from '../../../../src/app/server/metrics/last-backup.ts'
import { LOG_OUT } from '../../../../src/platform/server/postgres/postgres.ts'
import { CuttingProxy } from '../../../support/cutting-proxy.ts'
import { freshDatabase } from '../../../support/database.ts'
import { company, individual, type Person } from '../../../support/personas.ts'
import { startServer, type TestServer } from '../../../support/server.ts'

/**
 * Each fault is made on a running server whose database lies behind a relay. What the server then says to Prometheus is held for as long
 * as an alert waits, and the rules as they are shipped decide which alerts it raises: exactly one.
 */

const rules = join(import.meta.dirname, '../../../../ops/rules.yml')
const isMissing = spawnSync('promtool', ['--version']).error !== undefined
const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-faults-'))
const logs = join(dataDir, 'postgres', LOG_OUT)

const backups = { BACKUP_DIR: `${dataDir}-backups`, BACKUP_KEY: Buffer.alloc(32, 'k').toString('base64') }
const config = { METRICS_PORT: '0', DATA_DIR: dataDir, ...backups }

let shared: Awaited<ReturnType<typeof freshDatabase>>
let relay: CuttingProxy
let isFrozen = false
let h: TestServer
let person: Person

beforeAll(async () => {
  if (isMissing) return
  shared = await freshDatabase()
  // What passes waits for longer than anybody, or not at all.
  relay = new CuttingProxy(new URL(shared.appUrl), { delayMs: 1, random: () => (isFrozen ? 600_000 : 0) })
  const url = new URL(shared.appUrl)
  url.port = new URL(await relay.listen()).port
  mkdirSync(logs, { recursive: true })
  copyFileSync(rules, join(dataDir, 'rules.yml'))
  h = await startServer({ databaseUrl: url.href, config, pool: 4 })
  person = await individual(h)
  await company(h, { funded: [{ amountMinor: 100_000, currency: 'USD' }] })
  const now = h.clock.now().toString()
  noteBackup(dataDir, now)
  noteDrill(dataDir, now)
})
afterAll(async () => {
  await relay?.close()
  await shared?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What one look keeps is over. */
const KEPT_MS = 5_100
const scrape = async (of = h, ms = KEPT_MS): Promise<string> => {
  await pause(ms)
  const answer = await fetch(`http://127.0.0.1:${of.server.metrics!.port}/metrics`)
  expect(answer.status).toBe(200)
  return answer.text()
}
const seriesOf = (text: string): Map<string, number> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^((?:hengdu|nodejs_eventloop)\w*(?:\{.*\})?) (\S+)$/.exec(line) ?? []
      return name ? [[name, Number(value)] as const] : []
    }),
  )

const MINUTES = 150
const counters = /^hengdu_(requests_total|request_seconds)/

/** The alerts that are raised where what the second look says goes on, and what is counted goes on as it did between the two. */
function raisedBy(before: string, after: string): string[] {
  const [then, now] = [seriesOf(before), seriesOf(after)]
  // Prometheus tests rules in 1970.
  const shift = MINUTES * 60 - h.clock.now().epochMilliseconds / 1000
  const values = (name: string, value: number): string => {
    if (counters.test(name)) return `0+${value - (then.get(name) ?? 0)}x${MINUTES}`
    return `${name.includes('timestamp_seconds') ? value + shift : value}x${MINUTES}`
  }
  const series = [...now].map(([name, value]) => ({
    series: name.includes('{') ? name.replace('{', '{instance="a",') : `${name}{instance="a"}`,
    values: values(name, value),
  }))
  series.push({ series: 'up{job="hengdu",instance="a"}', values: `${after === '' ? 0 : 1}x${MINUTES}` })
  const file = join(dataDir, 'rules.test.yml')
  const asked = {
    expr: 'group by (alertname) (ALERTS{alertstate="firing"})',
    eval_time: `${MINUTES}m`,
    exp_samples: [{ labels: '{alertname="none"}', value: 1 }],
  }
  // JSON is YAML.
  writeFileSync(
    file,
    JSON.stringify({
      rule_files: ['rules.yml'],
      evaluation_interval: '1m',
      tests: [{ interval: '1m', input_series: series, promql_expr_test: [asked] }],
    }),
  )
  const { stdout, stderr, status } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' })
  const said = `${stdout}${stderr}`
  // Nobody raises the alert that was asked for, so the tool says what was raised instead.
  const [, got] = /got:(.*)/s.exec(said) ?? []
  if (status === 0 || got === undefined) throw new Error(`promtool did not say what was raised: ${said}`)
  return [...got.matchAll(/alertname="(\w+)"/g)].map(([, name]) => name!).sort()
}

/** As the owner of the database, and past every rule that it enforces: damage of this kind is what the figures are for. */
const damage = async (statement: string) => {
  const one = new pg.Client({ connectionString: shared.url })
  await one.connect()
  await one.query(`set session_replication_role = replica; ${statement}`).finally(() => one.end())
}
const client = async () => {
  const one = new pg.Client({ connectionString: shared.appUrl })
  await one.connect()
  return one
}
const calls = async (times: number) => {
  for (let nth = 0; nth < times; nth++) await h.call('GET /ws/notice/unread', {}, person.as)
}

interface Fault {
  /** Makes it, and leaves it until `ends`. */
  make: () => Promise<unknown>
  ends: () => Promise<unknown>
  /** A server that is started then sees it: this one sums up the ledger once an hour. */
  byAnother?: true
  /** Nobody waits longer than five seconds. What the pool says is not kept. */
  isShort?: true
}
const OF_BANK = `where ctid = (select e.ctid from ledger_entry e join ledger_account a on a.id = e.account_id where a.kind = 'bank' limit 1)`
const held: pg.Client[] = []
const letGo = async () => {
  for (const one of held.splice(0)) await one.end()
}
let waiting: Promise<unknown>[] = []

const faults: Record<string, Fault> = {
  HengduDatabaseAway: {
    make: async () => {
      isFrozen = true
    },
    ends: async () => {
      isFrozen = false
      relay.cut(1, () => 0)
      await expect.poll(async () => (await fetch(`${h.url}/api/health`)).status, { timeout: 30_000 }).toBe(200)
    },
  },
  HengduErrors: {
    make: async () => {
      await calls(20)
      await damage('alter table notice rename to notice_away')
      await calls(5)
    },
    ends: () => damage('alter table notice_away rename to notice'),
  },
  HengduSlow: {
    make: async () => {
      const one = await client()
      await one.query('begin; lock table notice in access exclusive mode')
      const answered = calls(1)
      await pause(3_500)
      await one.query('rollback')
      await answered
      held.push(one)
    },
    ends: letGo,
  },
  HengduPoolUsedUp: {
    make: async () => {
      const taken = await Promise.all(Array.from({ length: 4 }, () => h.services.pool.connect()))
      waiting = [calls(1), pause(2_000).then(() => taken.map((one) => one.release()))]
    },
    ends: () => Promise.all(waiting),
    isShort: true,
  },
  HengduLockWaits: {
    make: async () => {
      const holder = await client()
      await holder.query('select pg_advisory_lock(7)')
      held.push(holder)
      waiting = Array.from({ length: 12 }, async () => {
        const one = await client()
        await one.query('select pg_advisory_lock(7)')
        await one.end()
      })
    },
    ends: async () => {
      await letGo()
      await Promise.all(waiting)
    },
  },
  HengduJobsLate: {
    make: () => jobs(0, h.clock.now().subtract({ minutes: 10 })),
    ends: () => damage('delete from job'),
  },
  HengduJobsDead: {
    make: () => jobs(8, h.clock.now().add({ hours: 1 })),
    ends: () => damage('delete from job'),
  },
  HengduBackupOld: {
    make: async () => noteBackup(dataDir, h.clock.now().subtract({ hours: 27 }).toString()),
    ends: async () => noteBackup(dataDir, h.clock.now().toString()),
  },
  HengduLogLate: {
    make: async () => {
      const file = join(logs, '000000010000000000000001')
      writeFileSync(file, '')
      const at = Date.now() / 1000 - 600
      utimesSync(file, at, at)
    },
    ends: async () => rmSync(join(logs, '000000010000000000000001')),
  },
  HengduDrillOld: {
    make: async () =>
      noteDrill(
        dataDir,
        h.clock
          .now()
          .subtract({ hours: 9 * 24 })
          .toString(),
      ),
    ends: async () => noteDrill(dataDir, h.clock.now().toString()),
  },
  HengduEventLoopSlow: {
    make: async () => {
      await scrape()
      blocking = setInterval(() => {
        const until = Date.now() + 900
        while (Date.now() < until);
      }, 1_000)
    },
    ends: async () => clearInterval(blocking),
  },
  HengduClockOff: {
    make: async () => h.clock.advance({ seconds: 5 }),
    ends: async () => h.clock.advance({ seconds: -5 }),
  },
  // The platform's own accounts have no balance that could differ as well.
  HengduLedgerImbalance: {
    make: () => damage(`update ledger_entry set amount = amount + 1 ${OF_BANK}`),
    ends: () => damage(`update ledger_entry set amount = amount - 1 ${OF_BANK}`),
    byAnother: true,
  },
  HengduLedgerDrift: {
    make: () => damage(`update ledger_account set balance = balance + 1 where kind = 'companyWallet'`),
    ends: () => damage(`update ledger_account set balance = balance - 1 where kind = 'companyWallet'`),
    byAnother: true,
  },
  // The last one: nobody makes a partition again at once.
  HengduPartitionsMissing: {
    make: async () => {
      const { rows } = await h.services.pool.query<{ name: string }>(
        `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit'::regclass
          and inhrelid::regclass::text ~ '\\d$' order by 1 desc limit 2`,
      )
      await damage(`drop table ${rows.map(({ name }) => name).join(', ')}`)
    },
    ends: async () => undefined,
  },
}
let blocking: ReturnType<typeof setInterval> | undefined

const jobs = async (attempts: number, dueAt: Temporal.Instant) => {
  const [, names] = h.jobs.names().find(([name]) => name === 'mail')!
  await h.services.pool.query(
    `insert into job (name, payload, due_at, created_at, attempts, error) values ($1, '{}', $2, $2, $3, 'no relay')`,
    [names[0], dueAt.toString(), attempts],
  )
}

const beside = async (): Promise<string> => {
  const other = await startServer({ databaseUrl: shared.appUrl, config })
  const text = await scrape(other)
  await other.close()
  return text
}

it('a healthy server raises nothing', async ({ skip }) => {
  if (isMissing) skip('not run: promtool is missing (apt-get install prometheus)')
  const before = await scrape()
  await calls(20)
  expect(raisedBy(before, await scrape())).toEqual([])
})

it.each(Object.entries(faults))('%s', async (name, { make, ends, byAnother, isShort }) => {
  if (isMissing) return
  await h.jobs.runDue()
  const before = await scrape()
  await make()
  const after = await (byAnother ? beside() : scrape(h, isShort && 500))
  await ends()
  expect(raisedBy(byAnother ? after : before, after)).toEqual([name])
})

it('HengduAway, and every alert has its fault', async () => {
  if (isMissing) return
  const { port } = h.server.metrics!
  await h.close()
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  expect(raisedBy('', '')).toEqual(['HengduAway'])
  const alerts = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name]) => name!)
  expect([...Object.keys(faults), 'HengduAway'].sort()).toEqual(alerts.sort())
})
