import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls, features } from '../../../src/app/server/features.ts'
import type { CallSpec } from '../../../src/platform/contract/call.ts'
import type { Feature } from '../../../src/platform/server/feature.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { demoDatabase } from '../../support/demo.ts'
import { tablesOf } from '../../support/feature-tables.ts'
import { openProvedSession } from '../../support/proof.ts'
import { SOME_ID, sampleOf } from '../../support/samples.ts'
import { startServer, type TestServer } from '../../support/server.ts'
import { exceptions, growing, kindOf, type ReadKey, unopened, usual } from '../../support/statement-budget.ts'
import { type Asked, asked, mostRepeated } from '../../support/statements.ts'

/**
 * How often each read waits for the database, on the demo world, held to `statement-budget.ts`. `STATEMENTS=print` prints the table.
 */
const people = { company: `phone = '13800000001'`, individual: `phone = '13900000001'`, operator: `username = 'operator'` }
type Who = keyof typeof people
type Input = Record<string, unknown>

/** Inputs that no id of the call's feature makes. */
const given: Partial<Record<ReadKey, string>> = {
  'GET /ws/article/detail': `select slug from article where state = 'published'`,
  'GET /ws/event/detail': 'select slug as id from event',
  'GET /ws/secret/looks': `select 'bankAccount' as table, 'accountNumber' as column, id as row from bank_account`,
  'GET /ws/cost/estimate': `select 'DE' as region, '5000' as gross`,
  'GET /ws/wallet/withdrawal/preview': `select 'EUR' as currency, '1' as amount`,
  'GET /ws/cost/workbook': `select 'DE' as region, '5000' as gross`,
  'GET /ws/demand/pick/preview': 'select demand_id as id, account_id as "accountId" from demand_application where bid_version > 0',
  'GET /ws/demand/detail': 'select id from demand order by sea_service_status desc',
}

const reads = (Object.keys(allCalls) as ReadKey[]).filter((key) => key.startsWith('GET ') && key !== 'GET /ws/passport/logout')
const tokens = {} as Record<Who, string>
const idsOf = new Map<string, string[]>()
let h: TestServer
let drop: () => Promise<void>

const rowsOf = async <T extends object = Input>(text: string): Promise<T[]> => (await h.services.pool.query<T>(text)).rows

beforeAll(async () => {
  const database = await demoDatabase()
  drop = database.drop
  h = await startServer({ databaseUrl: database.appUrl })
  for (const [who, condition] of Object.entries(people) as [Who, string][]) {
    const [row] = await rowsOf<{ id: string }>(`select id from account where ${condition}`)
    tokens[who] = await performAsSystem(h.services, 'statements', (act) => openProvedSession(act, row!.id, 'statements'))
  }
})
afterAll(async () => {
  await h.close()
  await drop()
})

function callersOf({ audience }: CallSpec): (Who | null)[] {
  if (audience === 'anyone') return [null, 'individual', 'company']
  if (audience === 'signedIn') return ['company', 'individual', 'operator']
  return audience === 'member' ? ['company', 'individual'] : [audience]
}

const tokenOf = (who: Who | null) => (who ? { token: tokens[who] } : {})
const answersWith = async (key: ReadKey, who: Who | null, input: Input) => (await h.call(key, input as never, tokenOf(who))).body.success

function requiredInput(spec: CallSpec): Input {
  const { required = [] } = z.toJSONSchema(spec.input, { io: 'input', unrepresentable: 'any' }) as { required?: string[] }
  const sample: Record<string, unknown> = sampleOf(spec)
  return Object.fromEntries(required.map((name) => [name, sample[name]]))
}

const PER_TABLE = 60
const TRIED = 4

/** Ids that the field may take: of the table that it is named after, then of the feature's own, then of what all features name. */
async function candidates(key: ReadKey, field: string): Promise<string[][]> {
  const { name: feature } = (features as readonly Feature[]).find(({ calls }) => calls && key in calls)!
  const noun = field.replace(/Ids?$/, '').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const own = (await tablesOf(feature)).map(({ name }) => name)
  const named = (await Promise.all(['employee', 'demand'].map(tablesOf))).flat().filter(({ name }) => name === noun)
  const tables = new Set([...named.map(({ name }) => name), ...own, 'account', 'company', 'demand'])
  for (const table of tables) {
    if (idsOf.has(table)) continue
    const rows = await rowsOf<{ id: string }>(`select id::text from "${table}" order by id desc limit ${PER_TABLE}`)
    idsOf.set(
      table,
      rows.map(({ id }) => id),
    )
  }
  return [...tables].map((table) => idsOf.get(table) ?? [])
}

/** Up to four inputs that succeed. */
async function inputsOf(key: ReadKey, who: Who | null): Promise<Input[]> {
  const good: Input[] = []
  const needed = requiredInput(allCalls[key])
  const field = Object.keys(needed).find((name) => needed[name] === SOME_ID)
  const rows = given[key]
  const tried: Input[][] = rows
    ? [await rowsOf(rows)]
    : field
      ? (await candidates(key, field)).map((ids) => ids.map((id) => ({ ...needed, [field]: id })))
      : [[needed]]
  for (const ofTable of tried) {
    for (const input of ofTable) {
      if (good.length < TRIED && (await answersWith(key, who, input))) good.push(input)
    }
    if (good.length > 0) return good
  }
  return good
}

interface Counted {
  roundTrips: number
  statements: number
  repeated: number
}

/** The most that the call needs for any of its callers and inputs. */
async function countOf(key: ReadKey): Promise<Counted | null> {
  const all: Asked[] = []
  for (const who of callersOf(allCalls[key])) {
    for (const input of await inputsOf(key, who)) all.push(await asked(() => h.call(key, input as never, tokenOf(who))))
  }
  if (all.length === 0) return null
  const most = (of: (one: Asked) => number) => Math.max(...all.map(of))
  return { roundTrips: most((one) => one.roundTrips), statements: most((one) => one.statements.length), repeated: most(mostRepeated) }
}

const isPaged = (key: ReadKey) => 'pageSize' in sampleOf(allCalls[key])
const HINT = 'read what does not need each other by `together`, or give the reason in test/support/statement-budget.ts'

const table: string[] = []
afterAll(() => {
  if (process.env['STATEMENTS'] === 'print') process.stdout.write(`${table.toSorted().join('\n')}\n`)
})

describe('a read', () => {
  it.each(reads)('%s', async (key) => {
    const counted = await countOf(key)
    if (unopened.includes(key)) return expect(counted, 'it can be opened: remove it from the list of the budget').toBeNull()
    if (!counted) throw new Error('no input was found with which it succeeds')
    const { statements, repeated } = counted
    table.push(`${String(counted.roundTrips).padStart(3)} round trips, ${String(statements).padStart(3)} statements: ${key}`)
    const allowed = { roundTrips: usual[kindOf(key)], repeated: 1, ...exceptions[key] }
    // A busy machine may send in two waves what a quiet one sends in one: the fewest of some tries count.
    let { roundTrips } = counted
    for (let tries = 0; tries < 4 && roundTrips > allowed.roundTrips; tries++)
      roundTrips = Math.min(roundTrips, (await countOf(key))?.roundTrips ?? roundTrips)
    expect(roundTrips, `round trips: ${HINT}`).toBeLessThanOrEqual(allowed.roundTrips)
    expect(repeated, `times that one statement is sent: ${HINT}`).toBeLessThanOrEqual(allowed.repeated)
  })
})

describe('a list', () => {
  it.each(reads.filter((key) => isPaged(key) && ![...unopened, ...growing].includes(key)))(
    '%s asks as often for many rows as for one',
    async (key) => {
      for (const who of callersOf(allCalls[key])) {
        const [input] = await inputsOf(key, who)
        if (!input) continue
        const ask = (pageSize: number) => asked(() => h.call(key, { ...input, pageSize } as never, tokenOf(who)))
        const [few, many] = [await ask(1), await ask(100)]
        // A statement that one row had no use for is sent once for many.
        expect(mostRepeated(many), 'times that one statement is sent').toBeLessThanOrEqual(Math.max(1, mostRepeated(few)))
      }
    },
  )
})
