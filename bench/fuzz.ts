/**
 * `npm run fuzz`: every call of the catalogue, every place of its input, with boundary values, as nobody, an individual, a company's owner
 * and an operator of the demo world, the other fields as a caller would fill them and with ids of what this caller has. Each batch of calls
 * finds the world as it was. Prints counts; fails on an answer of 500 or above and on a request without an answer.
 * FUZZ_REQUESTS, FUZZ_MINUTES, FUZZ_ONLY (a part of a path) and FUZZ_SEED bound and repeat a run.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalls } from '../src/app/server/features.ts'
import { startPostgres } from '../src/platform/server/postgres/postgres.ts'
import type { TestServer } from '../test/support/server.ts'
import { fileShots } from './fuzz-files.ts'
import { type Known, learn } from './fuzz-ids.ts'
import { bareSample, type Json, jsonCalls, type Key, shotsOf, shuffled } from './fuzz-shots.ts'
import { type Caller, callers, demoWorld, type World } from './fuzz-world.ts'

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? Number.POSITIVE_INFINITY)
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 240)
const SEED = Number(process.env.FUZZ_SEED ?? 1)
const ONLY = process.env.FUZZ_ONLY ?? ''
const AT_ONCE = 8
const HANGS_AFTER_MS = 30_000
const SHOWN = 60
/** Calls in a batch: what one of them ends or uses up is missing for the others of its batch only. */
const CALLS_PER_BATCH = 6

const say = (line: string) => process.stdout.write(`${line}\n`)

/** One request: what it is called in a report, and how it is sent. */
export interface Sent {
  name: string
  caller: Caller
  send: (h: TestServer, token: string | undefined) => Promise<{ status: number }>
}

const counts = new Map<string, number>()
const faults = new Set<string>()
let sent = 0
let slowest = { ms: 0, name: '' }
const until = performance.now() + MINUTES * 60_000
const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
const tally = () => ['2xx', '4xx', '5xx', 'no answer', 'not sent'].map((name) => `${name} ${counts.get(name) ?? 0}`).join(', ')

/** Printed at once: a long run may be cut short. */
function blame(fault: string): void {
  if (faults.size < SHOWN && !faults.has(fault)) say(fault)
  faults.add(fault)
}

async function fire(h: TestServer, tokens: Map<Caller, string>, world: World, { name, caller, send }: Sent): Promise<void> {
  const token = tokens.get(caller) ?? (await world.signIn(h, caller))
  if (token) tokens.set(caller, token)
  const began = performance.now()
  let timer: NodeJS.Timeout | undefined
  try {
    const hangs = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error('no answer')), HANGS_AFTER_MS)
    })
    const { status } = await Promise.race([send(h, token), hangs])
    add(status < 500 ? `${String(status)[0]}xx` : '5xx')
    if (status >= 500) blame(`${status} ${name} as ${caller}`)
    // It ended its own session: the next request begins another.
    if (status === 401 && token) tokens.delete(caller)
  } catch (error) {
    // What no URL can carry never left.
    const isLocal = error instanceof URIError
    add(isLocal ? 'not sent' : 'no answer')
    if (!isLocal) blame(`${String(error)} ${name} as ${caller}`)
  } finally {
    clearTimeout(timer)
    const ms = performance.now() - began
    if (ms > slowest.ms) slowest = { ms, name }
  }
}

async function fireAll(h: TestServer, world: World, shots: readonly Sent[]): Promise<void> {
  const tokens = new Map<Caller, string>()
  const queue = shuffled(shots, SEED).values()
  const worker = async () => {
    for (const shot of queue) {
      if (sent >= REQUESTS || performance.now() > until) return
      sent++
      await fire(h, tokens, world, shot)
      if (sent % 5_000 === 0) say(`${sent}: ${tally()}; faults of ${faults.size} kinds`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const { status } = await fetch(`${h.url}/api/health`)
  if (status !== 200) blame(`health answers ${status}`)
}

const sampleOf = (key: Key, found: ReadonlyMap<Caller, Json>) => (caller: Caller) =>
  found.get(caller) ?? found.values().next().value ?? bareSample(key)

const sentOf = (key: Key, { full, valid }: Known): Sent[] =>
  shotsOf(key, sampleOf(key, full), sampleOf(key, valid)).map(({ caller, input, changed }) => ({
    name: `${key} ${changed}`,
    caller,
    send: (h, token) => h.call(key, input as never, token ? { token } : {}),
  }))

async function fuzz(world: World): Promise<void> {
  const keys = jsonCalls.filter((key) => key.includes(ONLY))
  say(`${Object.keys(allCalls).length} calls, ${keys.length} of them with an input, seed ${SEED}`)
  const succeeded = new Set<Key>()
  let combinations = 0
  for (let from = 0; from < keys.length; from += CALLS_PER_BATCH) {
    if (sent >= REQUESTS || performance.now() > until) break
    const batch = keys.slice(from, from + CALLS_PER_BATCH)
    const known = new Map<Key, Known>()
    await world.fresh(async (h) => {
      for (const key of batch) known.set(key, await learn(world, h, key))
    })
    for (const key of batch) if (known.get(key)?.succeeded) succeeded.add(key)
    const shots = batch.flatMap((key) => sentOf(key, known.get(key)!))
    combinations += shots.length
    await world.fresh((h) => fireAll(h, world, shots))
  }
  const files = ONLY === '' ? await fileShots() : []
  combinations += files.length
  if (files.length > 0) await world.fresh((h) => fireAll(h, world, files))
  const began = [...counts.values()].reduce((sum, n) => sum + n, 0)
  say(`${began} requests of ${combinations} combinations; slowest ${Math.round(slowest.ms)} ms: ${slowest.name}`)
  say(
    `${succeeded.size} calls succeeded with their sample and ids of the caller; not: ${keys.filter((key) => !succeeded.has(key)).join(', ')}`,
  )
  for (const name of ['2xx', '4xx', '5xx', 'no answer', 'not sent']) say(`${name}: ${counts.get(name) ?? 0}`)
  say(`faults: ${faults.size}${faults.size > SHOWN ? `, of which the first ${SHOWN} are above` : ''}`)
}

const folder = mkdtempSync(join(tmpdir(), 'hengdu-fuzz-'))
const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), tmpfs: true })
const began = performance.now()
try {
  await fuzz(await demoWorld(postgres, folder))
  say(`${Math.round((performance.now() - began) / 60_000)} minutes, callers: ${callers.join(', ')}`)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = faults.size === 0 ? 0 : 1
