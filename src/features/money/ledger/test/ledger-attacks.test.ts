import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Books, bank, fee, move, openBooks, wallet } from '../../../../../test/support/books.ts'
import type { Database } from '../../../../platform/server/data/database.ts'
import type { AccountName } from '../contract/accounts.ts'
import { balanceOf, trialBalance } from '../server/reads.ts'

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
  type Line = [account: AccountName, amount: number, currency: string]
  const quoted = (value: string | null | undefined) => (value ? `'${value}'` : 'null')
  /** A valid posting as the ledger takes it: one row of the journal. */
  const posting = (lines: Line[], over: { key?: string; hash?: string; cause?: string } = {}) => {
    const id = randomUUID()
    const array = (values: Array<string | number>, type: string) => `array[${values.join(', ')}]::${type}[]`
    return `insert into ledger_journal
      (key, hash, cause, ref_type, ref_id, at, actor_id, kinds, owner_types, owner_ids, currencies, amounts)
      values ('${over.key ?? id}', '${over.hash ?? 'h'}', '${over.cause ?? 'test.raw'}', 'test', '${id}', '2026-01-01T00:00:00Z', '${id}',
      ${array(
        lines.map(([{ kind }]) => quoted(kind)),
        'text',
      )}, ${array(
        lines.map(([{ owner }]) => quoted(owner?.ownerType)),
        'text',
      )},
      ${array(
        lines.map(([{ owner }]) => quoted(owner?.ownerId)),
        'uuid',
      )}, ${array(
        lines.map(([, , currency]) => quoted(currency)),
        'text',
      )},
      ${array(
        lines.map(([, amount]) => amount),
        'bigint',
      )})`
  }
  /** The rows of a posting, written without the journal. */
  const rawPosting = (id: string) =>
    `insert into ledger_posting (id, key, hash, cause, ref_type, ref_id, at, actor_id)
     values ('${id}', '${id}', 'h', 'test.raw', 'test', '${id}', '2026-01-01T00:00:00Z', '${id}')`
  const rawEntries = (postingId: string, ...rows: Array<[line: number, account: string, amount: number, currency: string]>) =>
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
  let booked: string

  beforeAll(async () => {
    booked = (await fund(company, 1_000)).postingId
    await fund(company, 1_000, 'EUR')
    mine = await idOf(wallet(company), 'USD')
    theBank = await idOf(bank, 'USD')
  })

  test('a valid posting by raw SQL moves the balance as the code would, and reads as it was written', async () => {
    const key = randomUUID()
    expect(
      await books.attack(
        posting(
          [
            [bank, -5, 'USD'],
            [wallet(company), 5, 'USD'],
          ],
          { key },
        ),
      ),
    ).toBeNull()
    expect(await balanceOf(database.db, wallet(company), 'USD')).toBe(1_005)
    const { rows } = await database.pool.query('select kinds, owner_ids, currencies, amounts::text from ledger_journal where key = $1', [
      key,
    ])
    expect(rows).toEqual([{ kinds: ['bank', 'companyWallet'], owner_ids: [null, company], currencies: ['USD', 'USD'], amounts: '{-5,5}' }])
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
    ['choosing an account’s id', 'HD001', () => [`update ledger_account set id = '${randomUUID()}' where id = '${mine}'`]],
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
    ['a posting past the journal', 'HD001', () => [rawPosting(randomUUID())]],
    [
      'a posting past the journal, whole and balanced',
      'HD001',
      () => {
        const id = randomUUID()
        return [rawPosting(id), rawEntries(id, [1, theBank, -5, 'USD'], [2, mine, 5, 'USD'])]
      },
    ],
    ['adding entries to a finished posting', 'HD001', () => [rawEntries(booked, [3, theBank, -5, 'USD'], [4, mine, 5, 'USD'])]],
    ['entries of no posting', 'HD001', () => [rawEntries(randomUUID(), [1, theBank, -5, 'USD'], [2, mine, 5, 'USD'])]],
    [
      'entries by merge',
      'HD001',
      () => [
        `merge into ledger_entry e using (select 1) s on false when not matched then
           insert (posting_id, line, account_id, amount, currency) values ('${booked}', 3, '${mine}', 5, 'USD')`,
      ],
    ],
    [
      'a balance by an upsert',
      'HD001',
      () => [
        `insert into ledger_account (kind, owner_type, owner_id, currency, balance) values ('companyWallet', 'company', '${company}', 'USD', 0)
         on conflict (id) do update set balance = 1000000`,
      ],
    ],
    ['editing a posting in the journal', '55000', () => [`update ledger_journal set cause = 'test.forged'`]],
    ['deleting a posting from the journal', '55000', () => ['delete from ledger_journal']],
    [
      'a posting that does not sum to zero',
      'HD004',
      () => [
        posting([
          [bank, -5, 'USD'],
          [wallet(company), 6, 'USD'],
        ]),
      ],
    ],
    [
      'a posting that sums to zero only across currencies',
      'HD004',
      () => [
        posting([
          [bank, -5, 'EUR'],
          [wallet(company), 5, 'USD'],
        ]),
      ],
    ],
    [
      'a posting that sums to zero in one of its currencies',
      'HD004',
      () => [
        posting([
          [bank, -5, 'EUR'],
          [wallet(company), 5, 'EUR'],
          [wallet(company), 5, 'USD'],
          [bank, -4, 'USD'],
        ]),
      ],
    ],
    ['a posting without entries', 'HD004', () => [posting([])]],
    ['a posting of one entry', 'HD004', () => [posting([[bank, -5, 'USD']])]],
    [
      'a posting with an account twice, which alone would pass each time',
      'HD004',
      () => [
        posting([
          [wallet(company), -900, 'USD'],
          [bank, 1_800, 'USD'],
          [wallet(company), -900, 'USD'],
        ]),
      ],
    ],
    [
      'a posting with more kinds than amounts',
      'HD004',
      () => [
        posting([
          [bank, -5, 'USD'],
          [wallet(company), 5, 'USD'],
        ]).replace(`array['bank', `, `array['bank', 'bank', `),
      ],
    ],
    [
      'a posting whose cause has no move',
      'HD004',
      () => [
        posting(
          [
            [bank, -5, 'USD'],
            [wallet(company), 5, 'USD'],
          ],
          { cause: 'test' },
        ),
      ],
    ],
    [
      'a posting without a hash',
      '23502',
      () => [
        posting([
          [bank, -5, 'USD'],
          [wallet(company), 5, 'USD'],
        ]).replace(`'h'`, 'null'),
      ],
    ],
    [
      'an entry of zero',
      'HD004',
      () => [
        posting([
          [bank, 0, 'USD'],
          [wallet(company), 0, 'USD'],
        ]),
      ],
    ],
    [
      'an entry without an amount',
      'HD004',
      () => [
        posting([
          [bank, -5, 'USD'],
          [wallet(company), 5, 'USD'],
        ]).replace('array[-5, 5]', 'array[null, 5]'),
      ],
    ],
    [
      'an entry beyond what a number holds',
      'HD004',
      () => [
        posting([
          [bank, -10_000_000_000_001, 'USD'],
          [wallet(company), 10_000_000_000_001, 'USD'],
        ]),
      ],
    ],
    [
      'an entry of a kind that is none',
      '23514',
      () => [
        posting([
          [bank, -5, 'USD'],
          [wallet(company), 5, 'USD'],
        ]).replace(`'companyWallet'`, `'piggyBank'`),
      ],
    ],
    [
      'an entry in a person’s company wallet',
      '23514',
      () => [
        posting([
          [bank, -5, 'USD'],
          [wallet(company), 5, 'USD'],
        ]).replace(`'company']`, `'person']`),
      ],
    ],
    [
      'taking more than there is',
      'HD003',
      () => [
        posting([
          [bank, 99_999, 'USD'],
          [wallet(company), -99_999, 'USD'],
        ]),
      ],
    ],
    [
      'taking from an account that was never opened',
      'HD003',
      () => [
        posting([
          [bank, 5, 'USD'],
          [wallet(randomUUID()), -5, 'USD'],
        ]),
      ],
    ],
    [
      'the same key with another hash',
      'HD002',
      () => {
        const key = randomUUID()
        const lines: Line[] = [
          [bank, -5, 'USD'],
          [wallet(company), 5, 'USD'],
        ]
        return [posting(lines, { key }), posting(lines, { key, hash: 'other' })]
      },
    ],
  ]
  test.each(cases)('%s is refused', async (_name, expected, statements) => {
    const before = await trialBalance(database.db)
    expect(await books.attack(...statements())).toBe(expected)
    expect(await trialBalance(database.db)).toEqual(before)
  })

  test('the fee account is protected under repeatable read too: of two debits that saw the same money, one fails', async () => {
    await fund(company, 100, 'SGD')
    await post(move(wallet(company), fee, 100, 'SGD'))
    const [one, two] = await Promise.all([database.pool.connect(), database.pool.connect()])
    const debit = posting([
      [fee, -100, 'SGD'],
      [wallet(company), 100, 'SGD'],
    ])
    await one.query('begin isolation level repeatable read')
    await two.query('begin isolation level repeatable read')
    await one.query('select count(*) from ledger_entry')
    await two.query('select count(*) from ledger_entry')
    await one.query(debit)
    await one.query('commit')
    await expect(
      two.query(
        posting([
          [fee, -100, 'SGD'],
          [wallet(company), 100, 'SGD'],
        ]),
      ),
    ).rejects.toMatchObject({ code: '40001' })
    await two.query('rollback')
    one.release()
    two.release()
    expect(await balanceOf(database.db, fee, 'SGD')).toBe(0)
  })
})
