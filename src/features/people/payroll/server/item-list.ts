import type { z } from 'zod'
import { fraction, sum } from '../../../../platform/contract/fraction.ts'
import { today } from '../../../../platform/server/clock.ts'
import { anyOf } from '../../../../platform/server/data/columns.ts'
import { and, eq, gte, isNull, lt, or, type SQL } from '../../../../platform/server/data/drizzle.ts'
import { inOrder, paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { employeeBriefs, employeesIn } from '../../employee/server/reads.ts'
import { roundMinor } from '../contract/engine/rounding.ts'
import type { ItemRow } from '../contract/item-schema.ts'
import type { ItemState, itemsInput } from '../contract/list-inputs.ts'
import { type PayItemRow, payItem, payRun } from './tables.ts'

const columns = { addedAt: payItem.addedAt, from: payItem.fromOn } as const

/** Its last day, or the only day of one that is paid once. */
const stateOf = ({ every, fromOn, toOn }: PayItemRow, day: string): ItemState => {
  const last = every === 'once' ? fromOn : toOn
  return last !== null && last < day ? 'ended' : 'open'
}

function inState(state: ItemState, day: string): SQL | undefined {
  const once = eq(payItem.every, 'once')
  const period = eq(payItem.every, 'period')
  return state === 'ended'
    ? or(and(once, lt(payItem.fromOn, day)), and(period, lt(payItem.toOn, day)))
    : or(and(once, gte(payItem.fromOn, day)), and(period, or(isNull(payItem.toOn), gte(payItem.toOn, day))))
}

type ItemAmount = Pick<PayItemRow, 'kind' | 'unitMinor' | 'quantityHundredths' | 'rateBps' | 'parts'>

/** As the engine pays it in one period, rounded alone. */
export function amountOf({ kind, unitMinor, quantityHundredths, rateBps, parts }: ItemAmount): number {
  if (kind === 'deduction') return unitMinor
  if (kind === 'leaving')
    return parts ? roundMinor(sum(parts.map(({ minor, hundredths }) => fraction(BigInt(minor) * BigInt(hundredths), 100n)))) : unitMinor
  return roundMinor(fraction(BigInt(unitMinor) * BigInt(quantityHundredths) * BigInt(rateBps), 1_000_000n))
}

/** Items of the company; those that were taken back are missing. */
export async function listItems(look: Look, filter: z.output<typeof itemsInput>) {
  const companyId = companyOf(look.actor)
  const day = today(look.now)
  const named = filter.search ? (await employeesIn(look.db, companyId, { search: filter.search })).map(({ id }) => id) : null
  const where = and(
    eq(payItem.companyId, companyId),
    eq(payItem.removed, false),
    named ? anyOf(payItem.employeeId, named) : undefined,
    filter.kind ? eq(payItem.kind, filter.kind) : undefined,
    filter.every ? eq(payItem.every, filter.every) : undefined,
    filter.state ? inState(filter.state, day) : undefined,
    filter.employeeId ? eq(payItem.employeeId, filter.employeeId) : undefined,
    filter.runId ? eq(payItem.runId, filter.runId) : undefined,
  )
  return paged(filter, {
    rows: look.db
      .select()
      .from(payItem)
      .where(where)
      .orderBy(...inOrder(filter.order, columns[filter.column], payItem.id)),
    total: look.db.$count(payItem, where),
    map: async (rows): Promise<ItemRow[]> => {
      const people = await accountsByIds(
        look.db,
        rows.map(({ addedBy }) => addedBy),
      )
      const employees = await employeeBriefs(
        look.db,
        companyId,
        rows.map(({ employeeId }) => employeeId),
      )
      const runIds = rows.flatMap(({ runId }) => runId ?? [])
      const runs =
        runIds.length > 0 ? await look.db.select({ id: payRun.id, number: payRun.number }).from(payRun).where(anyOf(payRun.id, runIds)) : []
      const byId = new Map(runs.map((run) => [run.id, run]))
      return rows.map((row) => {
        const { id, number, name, latinName } = employees.get(row.employeeId)!
        return {
          id: row.id,
          employee: { id, number, name, latinName },
          kind: row.kind,
          code: row.code,
          label: row.label,
          every: row.every,
          from: row.fromOn,
          to: row.toOn,
          currency: row.currency,
          unitMinor: row.unitMinor,
          quantityHundredths: row.quantityHundredths,
          rateBps: row.rateBps,
          parts: row.parts ? [...row.parts] : [],
          amountMinor: amountOf(row),
          state: stateOf(row, day),
          reason: row.reason,
          run: (row.runId && byId.get(row.runId)) || null,
          addedBy: people.get(row.addedBy)?.name ?? '',
          addedAt: row.addedAt.toString(),
        }
      })
    },
  })
}
