import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls, features } from '../../src/app/server/features.ts'
import type { CallSpec } from '../../src/platform/contract/call.ts'
import { getTableName, is, PgTable } from '../../src/platform/server/data/drizzle.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { demoDatabase } from '../support/demo.ts'
import { openProvedSession } from '../support/proof.ts'
import { SOME_ID, sampleOf } from '../support/samples.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { type Asked, asked } from '../support/statements.ts'

type Key = keyof typeof allCalls
const reads = (Object.keys(allCalls) as Key[]).filter((key) => key.startsWith('GET ') && key !== 'GET /ws/passport/logout')
const people = { company: `phone = '13800000001'`, individual: `phone = '13900000001'`, operator: `username = 'operator'` }
type Who = keyof typeof people

let h: TestServer
let drop: () => Promise<void>
const tokens = {} as Record<Who, string>
const ids = new Map<string, string[]>()

beforeAll(async () => {
  const database = await demoDatabase()
  drop = database.drop
  h = await startServer({ databaseUrl: database.appUrl })
  for (const [who, condition] of Object.entries(people) as [Who, string][]) {
    const { rows } = await h.services.pool.query<{ id: string }>(`select id from account where ${condition}`)
    tokens[who] = await performAsSystem(h.services, 'statements', (act) => openProvedSession(act, rows[0]!.id, 'statements'))
  }
  const { rows } = await h.services.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id' and data_type = 'uuid'`,
  )
  for (const { name } of rows) {
    const { rows: found } = await h.services.pool.query<{ id: string }>(`select id::text from "${name}" order by id limit 60`)
    ids.set(
      name,
      found.map(({ id }) => id),
    )
  }
})
afterAll(async () => {
  await h.close()
  await drop()
})

const callersOf = ({ audience }: CallSpec): (Who | null)[] =>
  audience === 'anyone'
    ? [null, 'individual', 'company']
    : audience === 'signedIn'
      ? ['company', 'individual', 'operator']
      : audience === 'member'
        ? ['company', 'individual']
        : [audience]

function required(spec: CallSpec): Record<string, unknown> {
  const schema = z.toJSONSchema(spec.input, { io: 'input', unrepresentable: 'any' }) as { required?: string[] }
  const sample = sampleOf(spec)
  return Object.fromEntries((schema.required ?? []).map((name) => [name, sample[name]]))
}

function tablesFor(key: Key, field: string): string[] {
  const noun = field.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const path = key
    .split(/[ /]/)
    .slice(2)
    .filter((part) => part !== 'ws' && part !== 'operator')
  const feature = features.find((one) => 'calls' in one && key in one.calls)!.name
  const names = [...ids.keys()]
  const close = names.filter((name) => path.some((part) => name.startsWith(part.replace(/s$/, ''))) || name.startsWith(feature))
  return [...new Set([...names.filter((name) => name === noun), ...close, 'account', 'company', 'demand'])]
}

async function found(key: Key, who: Who | null): Promise<Record<string, unknown>[]> {
  const spec: CallSpec = allCalls[key]
  const input = required(spec)
  const options = who ? { token: tokens[who] } : {}
  const ok = async (tried: Record<string, unknown>) => (await h.call(key, tried as never, options)).body.success
  const field = Object.keys(input).find((name) => input[name] === SOME_ID)
  if (!field) return (await ok(input)) ? [input] : []
  const good: Record<string, unknown>[] = []
  for (const table of tablesFor(key, field)) {
    for (const id of ids.get(table) ?? []) {
      const tried = { ...input, [field]: id }
      if (await ok(tried)) good.push(tried)
      if (good.length >= 4) return good
    }
    if (good.length > 0) return good
  }
  return good
}

describe('reads', () => {
  it('counts', { timeout: 600_000 }, async () => {
    const lines: unknown[] = []
    for (const key of reads) {
      let best: (Asked & { who: Who | null; input: unknown }) | undefined
      for (const who of callersOf(allCalls[key])) {
        for (const input of await found(key, who)) {
          const options = who ? { token: tokens[who] } : {}
          const one = await asked(() => h.call(key, input as never, options))
          if (!best || one.roundTrips > best.roundTrips || one.statements.length > best.statements.length) best = { ...one, who, input }
        }
      }
      lines.push({ key, ...best })
    }
    const { writeFileSync } = await import('node:fs')
    writeFileSync('/tmp/g/speed/counts.json', JSON.stringify(lines, null, 1))
  })
})
