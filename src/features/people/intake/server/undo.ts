import { fieldProblems } from '../../../../platform/contract/fields.ts'
import { and, asc, desc, eq, inArray, lt } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { Refusal, refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { CREATED } from '../../employee/contract/employee.ts'
import { employeeChange } from '../../employee/contract/schema.ts'
import { employeesIn, employeesKnownBy } from '../../employee/server/reads.ts'
import { saveEmployee, takeBackEmployees } from '../../employee/server/writes.ts'
import { takeBackProposal } from '../../salary/server/writes.ts'
import { openTeams } from '../../team/server/reads.ts'
import type { ImportValues } from '../contract/fields.ts'
import { restoreBeside } from './beside.ts'
import { formOf } from './employee-form.ts'
import { chunksAt } from './stored.ts'
import { type IntakeRecord, type IntakeRowRecord, intakeKnown, intakeRow } from './tables.ts'

const ROWS = 100
/** Those whom others of the same import report to are tried again after the others are gone. */
const TRIES = 2

/** Takes back the next rows: employees that nobody has touched since, in state 0 or 1. Returns how many rows were tried; 0 at the end. */
export async function undoRows(act: Act, one: IntakeRecord): Promise<number> {
  const written = and(eq(intakeRow.intakeId, one.id), inArray(intakeRow.result, ['created', 'updated']), lt(intakeRow.undoTries, TRIES))
  const rows = await act.tx.select().from(intakeRow).where(written).orderBy(asc(intakeRow.undoTries), desc(intakeRow.row)).limit(ROWS)
  if (rows.length === 0) return 0
  const gone = await takeBackEmployees(
    act,
    one.companyId,
    rows.flatMap(({ result, employeeId, employeeVersion }) =>
      result === 'created' && employeeId && employeeVersion ? [{ id: employeeId, version: employeeVersion }] : [],
    ),
  )
  const undone = new Set<number>()
  for (const row of rows) {
    if (row.result === 'created' ? gone.has(row.employeeId ?? '') : await restore(act, one, row)) undone.add(row.row)
  }
  const mine = (among: readonly IntakeRowRecord[]) =>
    and(
      eq(intakeRow.intakeId, one.id),
      inArray(
        intakeRow.row,
        among.map(({ row }) => row),
      ),
    )
  const [back, left] = [rows.filter(({ row }) => undone.has(row)), rows.filter(({ row }) => !undone.has(row))]
  if (back.length > 0) {
    await act.tx.update(intakeRow).set({ result: 'undone' }).where(mine(back))
    const ids = back.flatMap(({ employeeId }) => employeeId ?? [])
    await act.tx.delete(intakeKnown).where(and(eq(intakeKnown.intakeId, one.id), inArray(intakeKnown.employeeId, ids)))
  }
  for (const row of left)
    await act.tx
      .update(intakeRow)
      .set({ undoTries: row.undoTries + 1 })
      .where(mine([row]))
  return back.length + left.filter(({ undoTries }) => undoTries + 1 === TRIES).length || 1
}

/** The values before the update, where the record is still as the import left it. */
async function restore(act: Act, one: IntakeRecord, row: IntakeRowRecord): Promise<boolean> {
  const [now] = row.employeeId ? await employeesIn(act.db, one.companyId, { ids: [row.employeeId] }) : []
  if (!now || now.version !== row.employeeVersion || now.status > CREATED) return false
  const { before, proposal } = (await chunksAt(act, one, [row.place])).get(row.place)?.rows.get(row.row) ?? {}
  if (!before) return false
  const teams = new Map((await openTeams(act.db, one.companyId)).map(({ id, name }) => [name, id]))
  const form = employeeChange.safeParse(formOf(before, teams, await managerId(act, one.companyId, before), now))
  try {
    return await act.tx.transaction(async (tx) => {
      if (!form.success) throw refuseFields(fieldProblems(form.error))
      const inner = { ...act, tx, db: tx }
      if (proposal && !(await takeBackProposal(inner, one.companyId, proposal))) throw refuse('salaryDecided')
      await saveEmployee(inner, { id: now.id, version: now.version, change: form.data, quiet: true })
      await restoreBeside(inner, now, before)
      return true
    })
  } catch (error) {
    // Such as a team that was archived meanwhile: the record stays as it is.
    if (error instanceof Refusal) return false
    throw error
  }
}

async function managerId(act: Act, companyId: CompanyId, { manager }: ImportValues): Promise<string | undefined> {
  if (manager === undefined || manager === '') return manager
  const [found] = await employeesKnownBy(act.db, companyId, { numbers: [manager] })
  return found?.id
}
