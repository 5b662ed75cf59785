import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Reader } from '../../../platform/server/database.ts'
import type { Look } from '../../../platform/server/services.ts'
import { employeeBriefs } from '../../employee/server/reads.ts'
import { type Change, versusRun } from '../contract/engine/versus.ts'
import { runIn } from './reach.ts'
import { type PayRunRow, payRun, paySlip } from './tables.ts'

/** The regular run of the period before, of the same group. */
async function runBefore(db: Reader, run: PayRunRow): Promise<PayRunRow | null> {
  const [before] = await db
    .select()
    .from(payRun)
    .where(
      and(
        eq(payRun.groupId, run.groupId),
        eq(payRun.kind, 'regular'),
        sql`${payRun.periodTo} < ${run.periodFrom}`,
        notInArray(payRun.state, ['draft', 'review', 'cancelled']),
      ),
    )
    .orderBy(desc(payRun.periodTo))
    .limit(1)
  return before ?? null
}

/** Why the net of a run differs from the one before: those who are in both, those who joined, and those who left. */
export async function versusOf(look: Look, id: string) {
  const run = await runIn(look, id)
  const last = await runBefore(look.db, run)
  const own = await look.db
    .select({ slipId: paySlip.id, employeeId: paySlip.employeeId, change: paySlip.change })
    .from(paySlip)
    .where(and(eq(paySlip.runId, run.id), isNotNull(paySlip.change)))
  const present = own.map(({ employeeId }) => employeeId)
  const gone = last
    ? await look.db
        .select({ slipId: paySlip.id, person: paySlip.employeeId, currency: paySlip.currency, netMinor: paySlip.netMinor })
        .from(paySlip)
        .where(and(eq(paySlip.runId, last.id), sql`not (${paySlip.employeeId} = any(${sql.param(present)}::uuid[]))`))
    : []
  const left = gone.map(
    ({ person, currency, netMinor }): Change => ({
      person,
      currency,
      lastMinor: netMinor,
      nowMinor: 0,
      causes: netMinor === 0 ? [] : [{ cause: 'left', minor: 0 - netMinor }],
    }),
  )
  const rows = versusRun([...own.flatMap(({ change }) => change ?? []), ...left])
  const slipOf = new Map([
    ...gone.map(({ person, slipId }) => [person, slipId] as const),
    ...own.map(({ employeeId, slipId }) => [employeeId, slipId] as const),
  ])
  const shown = rows.map((row) => ({ ...row, causes: row.causes.map((one) => ({ ...one, people: one.people.slice(0, 100) })) }))
  const ids = shown.flatMap(({ causes }) => causes.flatMap(({ people }) => people.map(({ person }) => person)))
  const employees = await employeeBriefs(look.db, run.companyId, [...new Set(ids)])
  return {
    last: last && { id: last.id, number: last.number },
    currencies: shown.map(({ causes, ...row }) => ({
      ...row,
      causes: causes.map(({ people, ...one }) => ({
        ...one,
        people: people.flatMap(({ person, minor }) => {
          const employee = employees.get(person)
          return employee
            ? [
                {
                  id: person,
                  number: employee.number,
                  name: employee.name,
                  latinName: employee.latinName,
                  minor,
                  slipId: slipOf.get(person) ?? null,
                },
              ]
            : []
        }),
      })),
    })),
  }
}
