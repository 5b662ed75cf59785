import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountName } from '../../src/features/ledger/contract/accounts.ts'
import { balanceOf, trialBalance } from '../../src/features/ledger/server/reads.ts'
import type { Database } from '../../src/platform/server/database.ts'
import { type Books, bank, fee, line, openBooks, wallet } from '../support/books.ts'

let books: Books
let database: Database

beforeAll(async () => {
  books = await openBooks()
  database = books.database
})
afterAll(() => books.close())

const sound = async () => {
  const trial = await trialBalance(database.db)
  expect(trial.currencies.filter((one) => one.totalMinor !== 0)).toEqual([])
  expect(trial.drifted).toBe(0)
}
const post: Books['post'] = (...order) => books.post(...order)
const fund: Books['fund'] = (...order) => books.fund(...order)

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
    expect(await books.attack(posting(id), entries(id, [1, theBank, -5, 'USD'], [2, mine, 5, 'USD']))).toBeNull()
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
    expect(await books.attack(...statements())).toBe(expected)
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
