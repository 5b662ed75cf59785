import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountName } from '../../src/features/ledger/contract/accounts.ts'
import { balanceOf, entriesOf, escrowOf, postings, trialBalance } from '../../src/features/ledger/server/reads.ts'
import { type LedgerLine, postLedger, reversePosting } from '../../src/features/ledger/server/writes.ts'
import { performAsHouse } from '../../src/platform/server/act.ts'
import { systemClock } from '../../src/platform/server/clock.ts'
import { type Database, openDatabase, sqlState } from '../../src/platform/server/database.ts'
import type { House } from '../../src/platform/server/house.ts'
import type { Refusal } from '../../src/platform/server/refusal.ts'
import { type FreshDatabase, freshDatabase } from '../support/database.ts'

let fresh: FreshDatabase
let database: Database
let house: House

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase(fresh.url, { max: 16 })
  house = {
    pool: database.pool,
    db: database.db,
    clock: systemClock,
    log: console,
    config: {},
    identify: async () => null,
  } as unknown as House
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

const bank: AccountName = { kind: 'bank' }
const wallet = (ownerId: string): AccountName => ({ kind: 'companyWallet', owner: { ownerType: 'company', ownerId } })
const available = (ownerId: string): AccountName => ({ kind: 'personAvailable', owner: { ownerType: 'person', ownerId } })
const escrow = (ownerId: string): AccountName => ({ kind: 'demandEscrow', owner: { ownerType: 'demand', ownerId } })
const fee: AccountName = { kind: 'platformFee' }
const line = (account: AccountName, amountMinor: number, currency: LedgerLine['currency'] = 'USD'): LedgerLine => ({
  account,
  amountMinor,
  currency,
})

const post = (
  entries: LedgerLine[],
  key: string = randomUUID(),
  cause: 'test.move' | 'test.other' = 'test.move',
  refId: string = randomUUID(),
) => performAsHouse(house, 'test', (act) => postLedger(act, { key, cause, ref: { type: 'test', id: refId }, entries }))
const fund = (company: string, amountMinor: number, currency: LedgerLine['currency'] = 'USD') =>
  post([line(bank, -amountMinor, currency), line(wallet(company), amountMinor, currency)])

/** Runs raw SQL and gives the SQLSTATE that refused it, or null where nothing did. */
async function attack(...statements: string[]): Promise<string | null> {
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
}

const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: Refusal) => ({ error: error.error, params: error.params }),
  )

const sound = async () => {
  const trial = await trialBalance(database.db)
  expect(trial.currencies.filter((one) => one.totalMinor !== 0)).toEqual([])
  expect(trial.drifted).toBe(0)
}

describe('postings', () => {
  test('move money between accounts that open themselves', async () => {
    const company = randomUUID()
    await fund(company, 12_050)
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(12_050)
    expect(await balanceOf(database.db, wallet(company), 'EUR')).toBe(0)
    await post([line(wallet(company), -2_050), line(fee, 2_050)])
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(10_000)
    const moves = await entriesOf(database.db, wallet(company), { pageNo: 1, pageSize: 10 })
    expect(moves.records.map((one) => one.amountMinor)).toEqual([-2_050, 12_050])
    await sound()
  })

  test('a shortage is refused with what is missing, and nothing moves', async () => {
    const company = randomUUID()
    await fund(company, 500, 'JPY')
    const demand = randomUUID()
    expect(await refusal(post([line(wallet(company), -1_800, 'JPY'), line(escrow(demand), 1_800, 'JPY')]))).toEqual({
      error: 'insufficientBalance',
      params: { short: { cn: 'JPY 1,300', en: 'JPY 1,300' } },
    })
    expect(await balanceOf(database.db, wallet(company), 'JPY')).toBe(500)
    expect(await balanceOf(database.db, escrow(demand), 'JPY')).toBe(0)
  })

  test('too few beans have their own refusal; the bank of beans may be negative', async () => {
    const owner = { ownerType: 'company' as const, ownerId: randomUUID() }
    await post([line({ kind: 'beanIssue' }, -5, 'BEAN'), line({ kind: 'beanWallet', owner }, 5, 'BEAN')])
    expect(await refusal(post([line({ kind: 'beanWallet', owner }, -10, 'BEAN'), line({ kind: 'beanIssue' }, 10, 'BEAN')]))).toEqual({
      error: 'insufficientBeans',
      params: { short: 5 },
    })
  })

  test('the platform fee account is derived, but cannot be overdrawn', async () => {
    const company = randomUUID()
    await fund(company, 300, 'GBP')
    await post([line(wallet(company), -300, 'GBP'), line(fee, 300, 'GBP')])
    expect(await refusal(post([line(fee, -301, 'GBP'), line(wallet(company), 301, 'GBP')]))).toMatchObject({ error: 'insufficientBalance' })
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => refusal(post([line(fee, -100, 'GBP'), line(wallet(company), 100, 'GBP')]))),
    )
    expect(tries.filter((one) => one === null)).toHaveLength(3)
    expect(await balanceOf(database.db, fee, 'GBP')).toBe(0)
    await sound()
  })

  test('lines of zero are left out', async () => {
    const company = randomUUID()
    const { postingId } = await post([line(bank, -10), line(wallet(company), 10), line(fee, 0)])
    const found = await database.pool.query('select count(*) as n from ledger_entry where posting_id = $1', [postingId])
    expect(found.rows[0].n).toBe(2)
  })
})

describe('idempotency', () => {
  test('the same key with the same input answers the first posting and moves nothing', async () => {
    const company = randomUUID()
    const key = randomUUID()
    const refId = randomUUID()
    const entries = [line(bank, -700), line(wallet(company), 700)]
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(entries, key, 'test.move', refId)))
    expect(new Set(answers.map((one) => one.postingId)).size).toBe(1)
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(700)
  })

  test('the same key with another amount, cause or reference is refused', async () => {
    const company = randomUUID()
    const key = randomUUID()
    const refId = randomUUID()
    const entries = [line(bank, -700), line(wallet(company), 700)]
    await post(entries, key, 'test.move', refId)
    expect(await refusal(post([line(bank, -701), line(wallet(company), 701)], key, 'test.move', refId))).toMatchObject({
      error: 'keyReused',
    })
    expect(await refusal(post(entries, key, 'test.other', refId))).toMatchObject({ error: 'keyReused' })
    expect(await refusal(post(entries, key, 'test.move', randomUUID()))).toMatchObject({ error: 'keyReused' })
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(700)
  })
})

describe('reversal', () => {
  test('posts the mirror, once', async () => {
    const company = randomUUID()
    const { postingId } = await fund(company, 900)
    const key = randomUUID()
    const back = () => performAsHouse(house, 'test', (act) => reversePosting(act, postingId, 'test.reverse', key))
    const first = await back()
    expect(await back()).toEqual(first)
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(0)
    const other = performAsHouse(house, 'test', (act) => reversePosting(act, postingId, 'test.reverse', randomUUID()))
    expect(await refusal(other)).toMatchObject({ error: 'alreadyReviewed' })
    await sound()
  })
})

describe('escrow', () => {
  test('tells hosted, released, refunded and held per currency, and forgets what was reversed', async () => {
    const company = randomUUID()
    const person = randomUUID()
    const demand = randomUUID()
    await fund(company, 10_000)
    await post([line(wallet(company), -8_000), line(escrow(demand), 8_000)])
    await post([line(escrow(demand), -3_000), line(available(person), 2_850), line(fee, 150)])
    // A split: part to the provider, part back, in one posting.
    await post([line(escrow(demand), -4_000), line(available(person), 1_000), line(wallet(company), 3_000)])
    expect(await escrowOf(database.db, demand)).toEqual([
      { currency: 'USD', hostedMinor: 8_000, releasedMinor: 4_000, refundedMinor: 3_000, heldMinor: 1_000 },
    ])
    const { postingId } = await post([line(escrow(demand), -500), line(available(person), 500)])
    await performAsHouse(house, 'test', (act) => reversePosting(act, postingId, 'test.reverse', randomUUID()))
    expect(await escrowOf(database.db, demand)).toEqual([
      { currency: 'USD', hostedMinor: 8_000, releasedMinor: 4_000, refundedMinor: 3_000, heldMinor: 1_000 },
    ])
    expect(await balanceOf(database.db, escrow(demand), 'USD')).toBe(1_000)
    expect(await escrowOf(database.db, randomUUID())).toEqual([])
  })
})

describe('raw SQL cannot break the books', () => {
  const posting = (id: string, lines = 2) =>
    `insert into ledger_posting (id, key, hash, cause, ref_type, ref_id, lines, at, actor_id)
     values ('${id}', '${id}', 'h', 'test.raw', 'test', '${id}', ${lines}, '2026-01-01T00:00:00Z', '${id}')`
  const entries = (postingId: string, ...rows: Array<[line: number, account: string, amount: number, currency: string]>) =>
    `insert into ledger_entry (posting_id, line, account_id, amount, currency) values ${rows.map(([n, account, amount, currency]) => `('${postingId}', ${n}, '${account}', ${amount}, '${currency}')`).join(', ')}`
  const idOf = async (account: AccountName, currency: string) => {
    const { rows } = await database.pool.query('select ledger_account_id($1, $2, $3, $4) as id', [
      account.kind,
      account.owner?.ownerType ?? null,
      account.owner?.ownerId ?? null,
      currency,
    ])
    return rows[0].id as string
  }
  const company = randomUUID()
  let mine: string
  let theBank: string
  let theBankInEuro: string

  beforeAll(async () => {
    await fund(company, 1_000)
    await fund(company, 1_000, 'EUR')
    mine = await idOf(wallet(company), 'USD')
    theBank = await idOf(bank, 'USD')
    theBankInEuro = await idOf(bank, 'EUR')
  })

  test('a whole, balanced posting by raw SQL moves the balance as the function would', async () => {
    const id = randomUUID()
    expect(await attack(posting(id), entries(id, [1, theBank, -5, 'USD'], [2, mine, 5, 'USD']))).toBeNull()
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(1_005)
    await sound()
  })

  const cases: Array<[name: string, expected: string, statements: () => string[]]> = [
    ['editing a posting', 'HD001', () => [`update ledger_posting set cause = 'test.forged'`]],
    ['deleting a posting', 'HD001', () => ['delete from ledger_posting']],
    ['emptying the postings', 'HD001', () => ['truncate ledger_posting']],
    ['editing an entry', 'HD001', () => ['update ledger_entry set amount = amount * 2']],
    ['deleting an entry', 'HD001', () => [`delete from ledger_entry where account_id = '${mine}'`]],
    ['emptying the entries', 'HD001', () => ['truncate ledger_entry']],
    ['setting a balance', 'HD001', () => [`update ledger_account set balance = 1000000 where id = '${mine}'`]],
    ['giving the account to another owner', 'HD001', () => [`update ledger_account set owner_id = '${randomUUID()}' where id = '${mine}'`]],
    [
      'turning an account into another kind',
      'HD001',
      () => [`update ledger_account set kind = 'personAvailable', owner_type = 'person' where id = '${mine}'`],
    ],
    ['turning an account’s currency', 'HD001', () => [`update ledger_account set currency = 'JPY' where id = '${mine}'`]],
    ['hiding a balance', 'HD001', () => [`update ledger_account set balance = null where id = '${mine}'`]],
    ['choosing an account’s id', '428C9', () => [`update ledger_account set id = '${randomUUID()}' where id = '${mine}'`]],
    ['deleting an account', 'HD001', () => [`delete from ledger_account where id = '${mine}'`]],
    ['emptying the accounts', 'HD001', () => ['truncate ledger_account']],
    [
      'opening an account with money in it',
      'HD001',
      () => [
        `insert into ledger_account (kind, owner_type, owner_id, currency, balance) values ('companyWallet', 'company', '${randomUUID()}', 'USD', 5)`,
      ],
    ],
    [
      'opening an account twice',
      '23505',
      () => [
        `insert into ledger_account (kind, owner_type, owner_id, currency, balance) values ('companyWallet', 'company', '${company}', 'USD', 0)`,
      ],
    ],
    [
      'opening a wallet without an owner',
      '23514',
      () => [`insert into ledger_account (kind, currency, balance) values ('companyWallet', 'USD', 0)`],
    ],
    [
      'opening a person’s wallet as a company’s',
      '23514',
      () => [
        `insert into ledger_account (kind, owner_type, owner_id, currency, balance) values ('companyWallet', 'person', '${company}', 'CAD', 0)`,
      ],
    ],
    [
      'opening a wallet without a kept balance',
      '23514',
      () => [`insert into ledger_account (kind, owner_type, owner_id, currency) values ('companyWallet', 'company', '${company}', 'CAD')`],
    ],
    ['opening a bank of beans in dollars', '23514', () => [`insert into ledger_account (kind, currency) values ('beanIssue', 'USD')`]],
    ['opening a kind that is none', '23514', () => [`insert into ledger_account (kind, currency, balance) values ('piggyBank', 'USD', 0)`]],
    [
      'a posting that does not sum to zero',
      'HD004',
      () => {
        const id = randomUUID()
        return [posting(id), entries(id, [1, theBank, -5, 'USD'], [2, mine, 6, 'USD'])]
      },
    ],
    [
      'a posting that sums to zero only across currencies',
      'HD004',
      () => {
        const id = randomUUID()
        return [posting(id), entries(id, [1, theBankInEuro, -5, 'EUR'], [2, mine, 5, 'USD'])]
      },
    ],
    ['a posting without entries', 'HD004', () => [posting(randomUUID())]],
    ['a posting of one line', '23514', () => [posting(randomUUID(), 1)]],
    [
      'a posting with a line missing',
      'HD004',
      () => {
        const id = randomUUID()
        return [posting(id, 3), entries(id, [1, theBank, -5, 'USD'], [2, mine, 5, 'USD'])]
      },
    ],
    [
      'entries that come one by one',
      'HD004',
      () => {
        const id = randomUUID()
        return [posting(id), entries(id, [1, theBank, -5, 'USD']), entries(id, [2, mine, 5, 'USD'])]
      },
    ],
    [
      'adding lines to a finished posting',
      '23505',
      () => {
        const id = randomUUID()
        return [
          posting(id),
          entries(id, [1, theBank, -5, 'USD'], [2, mine, 5, 'USD']),
          entries(id, [1, theBank, -5, 'USD'], [2, mine, 5, 'USD']),
        ]
      },
    ],
    [
      'adding further lines to a finished posting',
      'HD004',
      () => {
        const id = randomUUID()
        return [
          posting(id),
          entries(id, [1, theBank, -5, 'USD'], [2, mine, 5, 'USD']),
          entries(id, [3, theBank, -5, 'USD'], [4, mine, 5, 'USD']),
        ]
      },
    ],
    ['entries of no posting', 'HD004', () => [entries(randomUUID(), [1, theBank, -5, 'USD'], [2, mine, 5, 'USD'])]],
    [
      'an entry of no account',
      'HD005',
      () => {
        const id = randomUUID()
        return [posting(id), entries(id, [1, theBank, -5, 'USD'], [2, randomUUID(), 5, 'USD'])]
      },
    ],
    [
      'an entry in a currency that is not its account’s',
      'HD005',
      () => {
        const id = randomUUID()
        return [posting(id), entries(id, [1, theBankInEuro, -5, 'USD'], [2, mine, 5, 'USD'])]
      },
    ],
    [
      'an entry of zero',
      '23514',
      () => {
        const id = randomUUID()
        return [posting(id), entries(id, [1, theBank, 0, 'USD'], [2, mine, 0, 'USD'])]
      },
    ],
    [
      'taking more than there is',
      'HD003',
      () => {
        const id = randomUUID()
        return [posting(id), entries(id, [1, theBank, 99_999, 'USD'], [2, mine, -99_999, 'USD'])]
      },
    ],
  ]
  test.each(cases)('%s is refused', async (_name, expected, statements) => {
    const before = await trialBalance(database.db)
    expect(await attack(...statements())).toBe(expected)
    expect(await trialBalance(database.db)).toEqual(before)
  })

  test('the fee account holds under repeatable read too: of two debits that saw the same money, one fails', async () => {
    await fund(company, 100, 'SGD')
    await post([line(wallet(company), -100, 'SGD'), line(fee, 100, 'SGD')])
    const feeId = await idOf(fee, 'SGD')
    const walletId = await idOf(wallet(company), 'SGD')
    const [one, two] = await Promise.all([database.pool.connect(), database.pool.connect()])
    const debit = (id: string) => [posting(id), entries(id, [1, feeId, -100, 'SGD'], [2, walletId, 100, 'SGD'])]
    await one.query('begin isolation level repeatable read')
    await two.query('begin isolation level repeatable read')
    await one.query('select count(*) from ledger_entry')
    await two.query('select count(*) from ledger_entry')
    for (const text of debit(randomUUID())) await one.query(text)
    await one.query('commit')
    const [head, body] = debit(randomUUID())
    await two.query(head!)
    await expect(two.query(body!)).rejects.toMatchObject({ code: '40001' })
    await two.query('rollback')
    one.release()
    two.release()
    expect(await balanceOf(database.db, fee, 'SGD')).toBe(0)
  })
})

test('200 random transfers at once: no cent made or lost, nobody below zero, every outcome as a simple model allows', async () => {
  const people = Array.from({ length: 12 }, () => randomUUID())
  for (const one of people) await fund(one, 1_000, 'CNY')
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const from = people[Math.floor(Math.random() * people.length)]!
      const to = people[Math.floor(Math.random() * people.length)]!
      const other = people[Math.floor(Math.random() * people.length)]!
      const amount = 1 + Math.floor(Math.random() * 600)
      const share = Math.floor(amount / 2)
      const lines = [line(wallet(from), -amount, 'CNY'), line(wallet(to), share, 'CNY'), line(wallet(other), amount - share, 'CNY')]
      return { from, to, other, amount, share, refused: await refusal(post(lines)) }
    }),
  )
  const model = new Map(people.map((one) => [one, 1_000]))
  for (const one of outcomes) {
    if (one.refused) {
      expect(one.refused.error).toBe('insufficientBalance')
      continue
    }
    model.set(one.from, model.get(one.from)! - one.amount)
    model.set(one.to, model.get(one.to)! + one.share)
    model.set(one.other, model.get(one.other)! + one.amount - one.share)
  }
  for (const one of people) {
    const held = await balanceOf(database.db, wallet(one), 'CNY')
    expect(held).toBe(model.get(one))
    expect(held).toBeGreaterThanOrEqual(0)
  }
  expect(outcomes.some((one) => one.refused === null)).toBe(true)
  await sound()
})

test('the operator finds postings by cause, reference, currency and time', async () => {
  const company = randomUUID()
  const refId = randomUUID()
  const { postingId } = await post([line(bank, -77, 'AED'), line(wallet(company), 77, 'AED')], randomUUID(), 'test.other', refId)
  const first = { pageNo: 1, pageSize: 5 }
  const byRef = await postings(database.db, { ...first, refType: 'test', refId })
  expect(byRef.records.map((one) => [one.id, one.lines.map((entry) => [entry.account, entry.amountMinor])])).toEqual([
    [
      postingId,
      [
        ['bank', -77],
        ['companyWallet', 77],
      ],
    ],
  ])
  expect((await postings(database.db, { ...first, currency: 'AED', cause: 'test.other' })).total).toBe(1)
  expect((await postings(database.db, { ...first, refId, from: systemClock.now().add({ hours: 1 }) })).total).toBe(0)
  expect((await postings(database.db, { ...first, refId, to: systemClock.now().add({ hours: 1 }) })).total).toBe(1)
})
