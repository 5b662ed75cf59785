import type { Currency } from '../../../../platform/contract/amount.ts'
import type { Paging } from '../../../../platform/contract/page.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { contains, inOrder, paged } from '../../../../platform/server/data/query.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { companiesByIdEnds, companyBriefs } from '../../../base/company/server/reads.ts'
import { balancesByOwner, movesOfAccounts } from '../../ledger/server/reads.ts'
import type { UnallocatedState } from '../contract/orders.ts'
import { codeIn, idEndOf } from '../contract/reference.ts'
import { moneyOrder, type UnallocatedRow, unallocatedMoney } from './tables.ts'

interface Filter extends Paging {
  order: 'asc' | 'desc'
  search: string
  state?: UnallocatedState | undefined
  currency?: Currency | undefined
}

export function unallocatedQueue(db: Reader, filter: Filter) {
  const where = and(
    filter.state && eq(unallocatedMoney.state, filter.state),
    filter.currency && eq(unallocatedMoney.currency, filter.currency),
    contains([unallocatedMoney.number, unallocatedMoney.sender, unallocatedMoney.reference], filter.search),
  )
  return paged(filter, {
    rows: db
      .select()
      .from(unallocatedMoney)
      .where(where)
      .orderBy(...inOrder(filter.order, unallocatedMoney.createdAt, unallocatedMoney.id)),
    total: db.$count(unallocatedMoney, where),
    map: (rows) => shown(db, rows),
  })
}

async function shown(db: Reader, rows: UnallocatedRow[]) {
  const ids = rows.map(({ id }) => id)
  const left = new Map((await balancesByOwner(db, 'unallocated', ids)).map((one) => [one.ownerId, one.amountMinor]))
  const orders = await ordersOf(db, rows)
  const companies = await companiesFor(db, rows, orders)
  const moves = await movesOfAccounts(db, 'unallocated', ids)
  const people = await accountsByIds(db, [...new Set(moves.map(({ actorId }) => actorId))])
  return rows.map((row) => {
    const order = row.orderId ? orders.get(row.orderId) : undefined
    return {
      id: row.id,
      number: row.number,
      state: row.state,
      currency: row.currency,
      amountMinor: row.amountMinor,
      leftMinor: left.get(row.id) ?? 0,
      sender: row.sender,
      reference: row.reference,
      note: row.note,
      order: order ? { id: order.id, number: order.number } : null,
      company: companies.get(row.id) ?? null,
      createdAt: row.createdAt.toString(),
      moves: moves
        .filter(({ ownerId }) => ownerId === row.id)
        .map(({ cause, amountMinor, at, actorId, memo }) => {
          const { number = '', reference = '', reason = '' } = (memo ?? {}) as Record<string, string>
          return {
            cause,
            amountMinor,
            at,
            by: people.get(actorId)?.name ?? '',
            number,
            text: [reference, reason].filter(Boolean).join(' · '),
          }
        }),
    }
  })
}

async function ordersOf(db: Reader, rows: readonly UnallocatedRow[]) {
  const found = await db
    .select({ id: moneyOrder.id, number: moneyOrder.number, ownerId: moneyOrder.ownerId })
    .from(moneyOrder)
    .where(
      anyOf(
        moneyOrder.id,
        rows.flatMap(({ orderId }) => orderId ?? []),
      ),
    )
  return new Map(found.map((one) => [one.id, one]))
}

/** By the row: who announced the top-up, else whose code is in the reference. */
async function companiesFor(db: Reader, rows: readonly UnallocatedRow[], orders: Map<string, { ownerId: string }>) {
  const ends = rows.map(({ reference }) => endIn(reference))
  const byEnd = await companiesByIdEnds(
    db,
    ends.filter((end) => end !== null),
  )
  const ids = rows.map((row, at) => orders.get(row.orderId ?? '')?.ownerId ?? byEnd.get(ends[at] ?? ''))
  const briefs = await companyBriefs(
    db,
    ids.flatMap((id) => id ?? []),
  )
  return new Map(
    rows.flatMap((row, at) => {
      const brief = briefs.get(ids[at] ?? '')
      return brief ? [[row.id, { id: brief.id, name: brief.fullName || brief.name }] as const] : []
    }),
  )
}

function endIn(reference: string): string | null {
  const code = codeIn(reference)
  return code ? idEndOf(code) : null
}
