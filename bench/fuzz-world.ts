/** The demo world as the fuzz finds it: a fresh copy for each batch, its people signed in, and ids of what is in it. */
import pg from 'pg'
import { seedWorld } from '../seed/world.ts'
import { features } from '../src/app/server/features.ts'
import { migrate } from '../src/platform/server/data/migrate.ts'
import type { Feature } from '../src/platform/server/feature.ts'
import { APP_ROLE } from '../src/platform/server/postgres/postgres.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { tablesOf } from '../test/support/feature-tables.ts'
import { openProvedSession } from '../test/support/proof.ts'
import { startServer, type TestServer } from '../test/support/server.ts'

export const callers = ['nobody', 'individual', 'company', 'operator'] as const
export type Caller = (typeof callers)[number]

const WORLD = 'fuzz_world'
const ROWS_PER_TABLE = 60
const who: Record<Exclude<Caller, 'nobody'>, string> = {
  individual: "phone = '13900000001'",
  company: "phone = '13800000001'",
  operator: "username = 'operator'",
}

export interface Rows {
  table: string
  /** `version` as the caller has read it, where rows have one. */
  rows: readonly { id: string; version: number | null }[]
}

export interface World {
  /** Runs with a server on a copy of the world of its own. */
  fresh<T>(use: (h: TestServer) => Promise<T>): Promise<T>
  /** A token of this caller, whose person has proved who they are. */
  signIn(h: TestServer, caller: Caller): Promise<string | undefined>
  /** Rows of the feature that a call belongs to, by table. */
  rows: ReadonlyMap<string, readonly Rows[]>
}

export async function demoWorld(postgres: { url: string; appUrl: string }, dataDir: string): Promise<World> {
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const address = (url: string, database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href
  const open = (database: string) =>
    startServer({ databaseUrl: address(postgres.appUrl, database), config: { DATA_DIR: dataDir, LOG_LEVEL: 'error' } })
  await admin(`create database ${WORLD}`)
  await migrate(address(postgres.url, WORLD), APP_ROLE)
  const h = await open(WORLD)
  await seedWorld(h.services)
  const accounts = new Map<Caller, string>()
  for (const [caller, condition] of Object.entries(who) as [Caller, string][]) {
    const { rows } = await h.services.pool.query<{ id: string }>(`select id from account where ${condition}`)
    accounts.set(caller, rows[0]!.id)
  }
  const rows = await rowsByCall(h)
  await h.close()

  let copies = 0
  return {
    rows,
    signIn: async (at, caller) => {
      const id = accounts.get(caller)
      return id && performAsSystem(at.services, 'fuzz', (act) => openProvedSession(act, id, 'fuzz'))
    },
    fresh: async (use) => {
      const name = `fuzz_${++copies}`
      await admin(`create database ${name} template ${WORLD} strategy file_copy`)
      const copy = await open(name)
      try {
        return await use(copy)
      } finally {
        await copy.close()
        await admin(`drop database ${name} with (force)`)
      }
    },
  }
}

async function rowsByCall(h: TestServer): Promise<World['rows']> {
  const found = new Map<string, Rows[]>()
  for (const feature of features as readonly Feature[]) {
    const tables = await rowsOf(h, feature.name)
    for (const key of Object.keys(feature.calls ?? {})) found.set(key, tables)
  }
  return found
}

/** Spread over the whole of each table of a feature, in an order that is the same in each run. */
async function rowsOf(h: TestServer, feature: string): Promise<Rows[]> {
  const tables = await tablesOf(feature)
  return Promise.all(
    tables.map(async ({ name, versioned }) => {
      const version = versioned ? 'version' : 'null'
      const { rows } = await h.services.pool.query<Rows['rows'][number]>(
        `select id::text, ${version} as version from (select *, row_number() over (order by id) as nth, count(*) over () as n from "${name}") numbered
          where (nth - 1) % greatest(1, n / ${ROWS_PER_TABLE}) = 0 or nth = n order by md5(id::text) limit ${ROWS_PER_TABLE}`,
      )
      return { table: name, rows }
    }),
  )
}
