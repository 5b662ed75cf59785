import { randomUUID } from 'node:crypto'
import type { AccountName } from '../../src/features/money/ledger/contract/accounts.ts'
import type { Cause } from '../../src/features/money/ledger/contract/causes.ts'
import { type Entry, transfer } from '../../src/features/money/ledger/contract/posting.ts'
import { postLedger } from '../../src/features/money/ledger/server/writes.ts'
import { type Currency, moneyOf } from '../../src/platform/contract/amount.ts'
import { systemClock } from '../../src/platform/server/clock.ts'
import { type Database, openDatabase, sqlState } from '../../src/platform/server/data/database.ts'
import type { Services } from '../../src/platform/server/services.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import type { Refusal } from '../../src/platform/server/wire/refusal.ts'
import { freshDatabase } from './database.ts'

export const bank: AccountName = { kind: 'bank' }
export const fee: AccountName = { kind: 'platformFee' }
export const wallet = (ownerId: string): AccountName => ({ kind: 'companyWallet', owner: { ownerType: 'company', ownerId } })
export const available = (ownerId: string): AccountName => ({ kind: 'personAvailable', owner: { ownerType: 'person', ownerId } })
export const escrow = (ownerId: string): AccountName => ({ kind: 'demandEscrow', owner: { ownerType: 'demand', ownerId } })
export const move = (from: AccountName, to: AccountName, amountMinor: number, currency: Currency = 'USD'): Entry[] =>
  transfer(from, to, moneyOf(amountMinor, currency))

/** The refusal of a promise, or null if it was not refused. */
export const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Refusal) => ({ error: error.error, params: error.params }),
  )

export interface Books {
  database: Database
  services: Services
  post(entries: Entry[], key?: string, cause?: Cause, refId?: string): Promise<{ postingId: string }>
  /** Money from the bank into a company's wallet. */
  fund(company: string, amountMinor: number, currency?: Currency): Promise<{ postingId: string }>
  /** Runs raw SQL in one transaction and returns the SQLSTATE of its refusal, or null. */
  attack(...statements: string[]): Promise<string | null>
  /** Resolves once a statement waits for a lock of another transaction. */
  untilWaiting(): Promise<void>
  close(): Promise<void>
}

/** A ledger on a database of its own, without a server around it. */
export async function openBooks(): Promise<Books> {
  const fresh = await freshDatabase()
  const database = openDatabase(fresh.url, { max: 16 })
  const services = {
    pool: database.pool,
    db: database.db,
    clock: systemClock,
    log: console,
    config: {},
    identify: async () => null,
  } as unknown as Services
  const post: Books['post'] = (entries, key = randomUUID(), cause = 'topUp.confirm', refId = randomUUID()) =>
    performAsSystem(services, 'test', (act) => postLedger(act, { key, cause, ref: { type: 'test', id: refId }, entries }))
  return {
    database,
    services,
    post,
    fund: (company, amountMinor, currency = 'USD') => post(move(bank, wallet(company), amountMinor, currency)),
    attack: async (...statements) => {
      const client = await database.pool.connect()
      try {
        await client.query('begin')
        for (const text of statements) await client.query(text)
        await client.query('commit')
        return null
      } catch (error) {
        await client.query('rollback')
        return sqlState(error) ?? 'unknown'
      } finally {
        client.release()
      }
    },
    untilWaiting: async () => {
      for (let waiting = 0; waiting === 0; ) {
        const { rows } = await database.pool.query(
          `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        waiting = rows[0].n
      }
    },
    close: async () => {
      await database.close()
      await fresh.drop()
    },
  }
}
