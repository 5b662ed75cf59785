import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { available, type Books, bank, escrow, fee, move, openBooks, refusal, wallet } from '../../../../../test/support/books.ts'
import { systemClock } from '../../../../platform/server/clock.ts'
import type { Database } from '../../../../platform/server/data/database.ts'
import type { Services } from '../../../../platform/server/services.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { escrowOf } from '../../../work/demand/server/escrow.ts'
import { accountKindNames, accountKinds, ownerTypes } from '../contract/accounts.ts'
import { entriesOf } from '../contract/posting.ts'
import { balanceOf, postings, statementOf, trialBalance } from '../server/reads.ts'
import { postLedger, reversePosting } from '../server/writes.ts'

let books: Books
let database: Database
let services: Services

beforeAll(async () => {
  books = await openBooks()
  database = books.database
  services = books.services
})
afterAll(() => books.close())

const sound = async () => {
  const trial = await trialBalance(database.db)
  expect(trial.currencies.filter((one) => one.totalMinor !== 0)).toEqual([])
  expect(trial.drifted).toBe(0)
}
const post: Books['post'] = (...order) => books.post(...order)
const fund: Books['fund'] = (...order) => books.fund(...order)

describe('postings', () => {
  test('move money between accounts that are opened on first use', async () => {
    const company = randomUUID()
    await fund(company, 12_050)
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(12_050)
    expect(await balanceOf(database.db, wallet(company), 'EUR')).toBe(0)
    await post(move(wallet(company), fee, 2_050))
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(10_000)
    const moves = await statementOf(database.db, wallet(company), 'USD', { pageNo: 1, pageSize: 10 })
    expect(moves.records.map((one) => [one.amountMinor, one.balanceMinor])).toEqual([
      [-2_050, 10_000],
      [12_050, 12_050],
    ])
    await sound()
  })

  test('a debit waits for a credit that is being posted', async () => {
    const company = randomUUID()
    await fund(company, 100)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    let posted = () => {}
    const credited = new Promise<void>((resolve) => {
      posted = resolve
    })
    const credit = performAsSystem(services, 'test', async (act) => {
      await postLedger(act, {
        key: randomUUID(),
        cause: 'topUp.confirm',
        ref: { type: 'test', id: randomUUID() },
        entries: move(bank, wallet(company), 900),
      })
      posted()
      await held
    })
    await credited
    const debit = post(move(wallet(company), fee, 1_000))
    await books.untilWaiting()
    release()
    await Promise.all([credit, debit])
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(0)
    await sound()
  })

  test('a shortage is refused with the missing amount, and nothing moves', async () => {
    const company = randomUUID()
    await fund(company, 500, 'JPY')
    const demand = randomUUID()
    expect(await refusal(post(move(wallet(company), escrow(demand), 1_800, 'JPY')))).toEqual({
      error: 'insufficientBalance',
      params: { short: { cn: 'JPY 1,300', en: 'JPY 1,300' } },
    })
    expect(await balanceOf(database.db, wallet(company), 'JPY')).toBe(500)
    expect(await balanceOf(database.db, escrow(demand), 'JPY')).toBe(0)
  })

  test('a shortage of beans has its own refusal; the bank of beans may be negative', async () => {
    const owner = { ownerType: 'company' as const, ownerId: randomUUID() }
    await post(move({ kind: 'beanIssue' }, { kind: 'beanWallet', owner }, 5, 'BEAN'))
    expect(await refusal(post(move({ kind: 'beanWallet', owner }, { kind: 'beanIssue' }, 10, 'BEAN')))).toEqual({
      error: 'insufficientBeans',
      params: {},
    })
  })

  test('the platform fee account is derived, but cannot be overdrawn', async () => {
    const company = randomUUID()
    await fund(company, 300, 'GBP')
    await post(move(wallet(company), fee, 300, 'GBP'))
    expect(await refusal(post(move(fee, wallet(company), 301, 'GBP')))).toMatchObject({ error: 'insufficientBalance' })
    const tries = await Promise.all(Array.from({ length: 8 }, () => refusal(post(move(fee, wallet(company), 100, 'GBP')))))
    expect(tries.filter((one) => one === null)).toHaveLength(3)
    expect(await balanceOf(database.db, fee, 'GBP')).toBe(0)
    await sound()
  })

  test('entries of one account are merged, and those that cancel out are omitted', async () => {
    const company = randomUUID()
    const { postingId } = await post([
      ...move(bank, wallet(company), 6),
      ...move(bank, wallet(company), 4),
      ...move(bank, fee, 7),
      ...move(fee, bank, 7),
      ...move(bank, fee, 0),
    ])
    const found = await database.pool.query('select count(*) as n from ledger_entry where posting_id = $1', [postingId])
    expect(found.rows[0].n).toBe(2)
  })
})

describe('idempotency', () => {
  test('the same key with the same input answers the first posting and moves nothing', async () => {
    const company = randomUUID()
    const key = randomUUID()
    const refId = randomUUID()
    const entries = move(bank, wallet(company), 700)
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(entries, key, 'topUp.confirm', refId)))
    expect(new Set(answers.map((one) => one.postingId)).size).toBe(1)
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(700)
  })

  test('the same key with another amount, cause or reference is refused', async () => {
    const company = randomUUID()
    const key = randomUUID()
    const refId = randomUUID()
    const entries = move(bank, wallet(company), 700)
    await post(entries, key, 'topUp.confirm', refId)
    expect(await refusal(post(move(bank, wallet(company), 701), key, 'topUp.confirm', refId))).toMatchObject({
      error: 'keyReused',
    })
    expect(await refusal(post(entries, key, 'demand.refund', refId))).toMatchObject({ error: 'keyReused' })
    expect(await refusal(post(entries, key, 'topUp.confirm', randomUUID()))).toMatchObject({ error: 'keyReused' })
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(700)
  })
})

describe('reversal', () => {
  test('posts the reverse, once', async () => {
    const company = randomUUID()
    const { postingId } = await fund(company, 900)
    const key = randomUUID()
    const back = () => performAsSystem(services, 'test', (act) => reversePosting(act, postingId, 'bean.refund', key))
    const first = await back()
    expect(await back()).toEqual(first)
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(0)
    const other = performAsSystem(services, 'test', (act) => reversePosting(act, postingId, 'bean.refund', randomUUID()))
    expect(await refusal(other)).toMatchObject({ error: 'staleState' })
    await sound()
  })
})

describe('escrow', () => {
  test('has funded, released, refunded and remaining amounts per currency, without reversed postings', async () => {
    const company = randomUUID()
    const person = randomUUID()
    const demand = randomUUID()
    await fund(company, 10_000)
    await post(move(wallet(company), escrow(demand), 8_000))
    await post([...move(escrow(demand), available(person), 2_850), ...move(escrow(demand), fee, 150)])
    // A split: part to the provider, part back, in one posting.
    await post([...move(escrow(demand), available(person), 1_000), ...move(escrow(demand), wallet(company), 3_000)])
    expect(await escrowOf(database.db, demand)).toEqual([
      { currency: 'USD', hostedMinor: 8_000, releasedMinor: 4_000, refundedMinor: 3_000, heldMinor: 1_000 },
    ])
    const { postingId } = await post(move(escrow(demand), available(person), 500))
    await performAsSystem(services, 'test', (act) => reversePosting(act, postingId, 'bean.refund', randomUUID()))
    expect(await escrowOf(database.db, demand)).toEqual([
      { currency: 'USD', hostedMinor: 8_000, releasedMinor: 4_000, refundedMinor: 3_000, heldMinor: 1_000 },
    ])
    expect(await balanceOf(database.db, escrow(demand), 'USD')).toBe(1_000)
    expect(await escrowOf(database.db, randomUUID())).toEqual([])
  })
})

test('200 random concurrent transfers: no cent created or lost, no balance below zero, every outcome as in a simple model', async () => {
  const people = Array.from({ length: 12 }, () => randomUUID())
  for (const one of people) await fund(one, 1_000, 'CNY')
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const from = people[Math.floor(Math.random() * people.length)]!
      const to = people[Math.floor(Math.random() * people.length)]!
      const other = people[Math.floor(Math.random() * people.length)]!
      const amount = 1 + Math.floor(Math.random() * 600)
      const share = Math.floor(amount / 2)
      const entries = [
        { account: wallet(from), amountMinor: -amount, currency: 'CNY' as const },
        { account: wallet(to), amountMinor: share, currency: 'CNY' as const },
        { account: wallet(other), amountMinor: amount - share, currency: 'CNY' as const },
      ]
      // If all three are one account, nothing moves and nothing is posted.
      const nothing = entriesOf(entries).length === 0
      return { from, to, other, amount, share, refused: nothing ? null : await refusal(post(entries)) }
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
  const { postingId } = await post(move(bank, wallet(company), 77, 'AED'), randomUUID(), 'demand.refund', refId)
  const first = { pageNo: 1, pageSize: 5 }
  const byRef = await postings(database.db, { ...first, refType: 'test', refId })
  expect(byRef.records.map((one) => [one.id, one.entries.map((entry) => [entry.account, entry.amountMinor])])).toEqual([
    [
      postingId,
      [
        ['bank', -77],
        ['companyWallet', 77],
      ],
    ],
  ])
  expect((await postings(database.db, { ...first, currency: 'AED', cause: 'demand.refund' })).total).toBe(1)
  expect((await postings(database.db, { ...first, refId, from: systemClock.now().add({ hours: 1 }) })).total).toBe(0)
  expect((await postings(database.db, { ...first, refId, to: systemClock.now().add({ hours: 1 }) })).total).toBe(1)
})

describe('kinds of account', () => {
  /** The database's answer to an account of this kind, owner and currency: null if permitted, else the SQLSTATE of the refusal. */
  const opening = async (kind: string, ownerType: string | null, currency: string, balance: 0 | null) => {
    const refused = await books.attack(
      `insert into ledger_account (kind, owner_type, owner_id, currency, balance)
       values ('${kind}', ${ownerType ? `'${ownerType}', '${randomUUID()}'` : 'null, null'}, '${currency}', ${balance})`,
    )
    // The platform's own accounts may be open already.
    return refused === '23505' ? null : refused
  }

  test.each(accountKindNames)('%s: the contract and the database agree on its owner and whether its balance is stored', async (kind) => {
    const { owners, derived } = accountKinds[kind]
    for (const ownerType of [null, ...ownerTypes]) {
      const kept = await Promise.all(['XAF', 'BEAN'].map((currency) => opening(kind, ownerType, currency, 0)))
      const none = await Promise.all(['XOF', 'BEAN'].map((currency) => opening(kind, ownerType, currency, null)))
      const mayOwn = ownerType === null ? owners.length === 0 : (owners as readonly string[]).includes(ownerType)
      // Money or beans, never both.
      expect((derived ? none : kept).filter((refused) => refused === null)).toHaveLength(mayOwn ? 1 : 0)
      expect(derived ? kept : none).toEqual(['23514', '23514'])
    }
    expect((await database.pool.query('select ledger_derived($1) as derived', [kind])).rows).toEqual([{ derived }])
  })

  test('the database accepts no other kind', async () => {
    const { rows } = await database.pool.query<{ source: string }>(
      `select prosrc as source from pg_proc where proname = 'ledger_account_opens'`,
    )
    const known = rows.flatMap(({ source }) => [...source.matchAll(/when '(\w+)' then/g)].map(([, kind]) => kind))
    expect(known.sort()).toEqual([...accountKindNames].sort())
  })

  test('only the sources of money and beans may be below zero', async () => {
    const negative: string[] = []
    for (const kind of accountKindNames) {
      const [ownerType] = accountKinds[kind].owners
      const account = { kind, ...(ownerType && { owner: { ownerType, ownerId: randomUUID() } }) }
      const beans = kind === 'beanIssue' || kind === 'beanWallet'
      const to = beans
        ? { kind: 'beanWallet' as const, owner: { ownerType: 'person' as const, ownerId: randomUUID() } }
        : wallet(randomUUID())
      if ((await refusal(post(move(account, to, 1, beans ? 'BEAN' : 'CAD')))) === null) negative.push(kind)
    }
    expect(negative).toEqual(['bank', 'beanIssue'])
  })
})
