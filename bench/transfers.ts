import { transfer } from '../src/features/money/ledger/contract/posting.ts'
import { postLedger } from '../src/features/money/ledger/server/writes.ts'
import { moneyOf } from '../src/platform/contract/amount.ts'
import { SettableClock } from '../src/platform/server/clock.ts'
import { openDatabase } from '../src/platform/server/data/database.ts'
import type { Services } from '../src/platform/server/services.ts'
import { performAsSystem } from '../src/platform/server/wire/act.ts'
import { type Figure, median } from './figures.ts'
import { benchPool } from './pool.ts'
import { ROUNDS, SECONDS } from './size.ts'

const WALLETS = 200
const CONNECTIONS = 16

async function forSeconds(seconds: number, run: (n: number) => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1000
  const started = performance.now()
  let done = 0
  let next = 0
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < until) {
        await run(next++)
        done++
      }
    }),
  )
  return done / ((performance.now() - started) / 1000)
}

const owners = Array.from({ length: WALLETS }, () => crypto.randomUUID())
const wallet = (n: number) => ({ kind: 'companyWallet' as const, owner: { ownerType: 'company' as const, ownerId: owners[n % WALLETS]! } })

interface Transfers {
  /** Transfers per second. */
  run: (seconds: number) => Promise<number>
  close: () => Promise<void>
}

/** Transfers through the ledger as every feature makes them: one transaction, one posting of two entries between guarded accounts. */
async function ledgerTransfers(url: string): Promise<Transfers> {
  const { pool, db, close } = openDatabase(url, { max: CONNECTIONS })
  const log = { info() {}, warn() {}, error: console.error, debug() {} }
  const services = { pool, db, clock: new SettableClock(), log } as unknown as Services
  const post = (from: ReturnType<typeof wallet> | { kind: 'bank' }, to: ReturnType<typeof wallet>, amountMinor: number) =>
    performAsSystem(services, 'bench', (act) =>
      postLedger(act, {
        key: crypto.randomUUID(),
        cause: 'topUp.confirm',
        ref: { type: 'bench', id: owners[0]! },
        entries: transfer(from, to, moneyOf(amountMinor, 'EUR')),
      }),
    )
  for (let n = 0; n < WALLETS; n++) await post({ kind: 'bank' }, wallet(n), 1_000_000_000)
  return { run: (seconds) => forSeconds(seconds, (n) => post(wallet(n * 7), wallet(n * 7 + 1 + (n % 50)), 100)), close }
}

/** The baseline: the same transfer as bare SQL, like pgbench: two updates and two history rows between begin and commit, prepared. */
async function bareTransfers(url: string): Promise<Transfers> {
  const pool = benchPool(url, CONNECTIONS)
  await pool.query('create table bench_account (id int primary key, balance bigint not null check (balance >= 0)) with (fillfactor = 60)')
  await pool.query(
    'create table bench_history (id bigint generated always as identity primary key, account int not null, amount bigint not null, at timestamptz not null)',
  )
  await pool.query(`insert into bench_account select n, 1000000000 from generate_series(0, ${WALLETS - 1}) n`)
  const transfer = async (n: number) => {
    const from = (n * 7) % WALLETS
    const to = (n * 7 + 1 + (n % 50)) % WALLETS
    const client = await pool.connect()
    try {
      await client.query('begin')
      for (const [id, amount] of [
        [from, -100],
        [to, 100],
      ].sort((a, b) => a[0]! - b[0]!)) {
        await client.query({ name: 'move', text: 'update bench_account set balance = balance + $2 where id = $1', values: [id, amount] })
      }
      await client.query({
        name: 'note',
        text: 'insert into bench_history (account, amount, at) values ($1, $2, now()), ($3, $4, now())',
        values: [from, -100, to, 100],
      })
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return { run: (seconds) => forSeconds(seconds, transfer), close: () => pool.end() }
}

/**
 * A second baseline: the same rows as a posting's, in tables with the same indexes, written by one stored statement that checks nothing
 * and protects nothing. The difference to the ledger is the price of its guarantees.
 */
async function storedTransfers(url: string): Promise<Transfers> {
  const pool = benchPool(url, CONNECTIONS)
  for (const table of ['account', 'posting', 'entry']) await pool.query(`create table stored_${table} (like ledger_${table} including all)`)
  await pool.query('alter table stored_account set (fillfactor = 60)')
  await pool.query(`create function stored_transfer(p_key text, p_hash text, p_ref uuid, p_from uuid, p_to uuid, p_amount bigint) returns uuid language plpgsql as $$
    declare
      posting uuid;
    begin
      insert into stored_posting (key, hash, cause, ref_type, ref_id, at, actor_id) values (p_key, p_hash, 'topUp.confirm', 'bench', p_ref, now(), p_ref)
      on conflict (key) do nothing returning id into posting;
      update stored_account set balance = balance - p_amount where id = least(p_from, p_to);
      update stored_account set balance = balance + p_amount where id = greatest(p_from, p_to);
      insert into stored_entry (posting_id, line, account_id, currency, amount)
      values (posting, 1, p_from, 'EUR', -p_amount), (posting, 2, p_to, 'EUR', p_amount);
      return posting;
    end $$`)
  await pool.query(
    `insert into stored_account (id, kind, owner_type, owner_id, currency, balance)
     select owner, 'companyWallet', 'company', owner, 'EUR', 1000000000 from unnest($1::uuid[]) owner`,
    [owners],
  )
  const account = (n: number) => owners[n % WALLETS]
  const transferOf = async (n: number) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await client.query({
        name: 'stored',
        text: 'select stored_transfer($1, $2, $3, $4, $5, 100)',
        values: [crypto.randomUUID(), 'h'.repeat(44), owners[0], account(n * 7), account(n * 7 + 1 + (n % 50))],
      })
      await client.query('commit')
    } finally {
      client.release()
    }
  }
  return { run: (seconds) => forSeconds(seconds, transferOf), close: () => pool.end() }
}

/** In short alternating turns, each compared with the floor's turn beside it: other load on the machine then affects both. */
export async function measureLedger(url: string): Promise<Figure[]> {
  const ledger = await ledgerTransfers(url)
  const floors = [
    { what: 'ledger transfers, beside bare SQL', aims: { aim: 0.75 }, floor: await bareTransfers(url) },
    { what: 'ledger transfers, beside the same rows unchecked', aims: {}, floor: await storedTransfers(url) },
  ]
  const figures: Figure[] = []
  await ledger.run(1)
  for (const { what, aims, floor } of floors) {
    await floor.run(1)
    const turns: { ours: number; floor: number }[] = []
    for (let turn = 0; turn < SECONDS * ROUNDS; turn++) turns.push({ ours: await ledger.run(1), floor: await floor.run(1) })
    const of = (side: 'ours' | 'floor') => median(turns.map((one) => one[side]))
    figures.push({ what, unit: '/s', ours: of('ours'), floor: of('floor'), better: 'more', ...aims })
    await floor.close()
  }
  await ledger.close()
  return figures
}
