import type { Pair } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { sql } from '../../../../platform/server/data/drizzle.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import { employeeBriefs } from '../../employee/server/reads.ts'
import { openPayments } from './payment-lifecycle.ts'
import { payCheck, payPayment } from './tables.ts'

/** Whom a refusal names before it says that there are more. */
const SHOWN = 5

/** Names for a sentence. Of employees by their id; what is not an id stays as it is: a country and the year of its calendar. */
export async function whoOf(db: Reader, companyId: CompanyId, subjects: readonly string[]): Promise<Pair> {
  const briefs = await employeeBriefs(db, companyId, subjects.slice(0, SHOWN).filter(isId))
  return listed(subjects, briefs)
}

const isId = (subject: string): boolean => subject.length === 36

function listed(subjects: readonly string[], names: ReadonlyMap<string, { name: string }>): Pair {
  const shown = subjects.slice(0, SHOWN).map((subject) => names.get(subject)?.name ?? subject)
  const more = subjects.length > SHOWN
  return { cn: shown.join('、') + (more ? '等' : ''), en: shown.join(', ') + (more ? ' …' : '') }
}

/** For whom a run waits: whose checks block or have not been looked at, and whose payments are open. */
export interface Who {
  blocking: Pair
  unticked: Pair
  open: Pair
}

export const noneWaits: Who = { blocking: { cn: '', en: '' }, unticked: { cn: '', en: '' }, open: { cn: '', en: '' } }

interface Waiting extends Record<string, unknown> {
  runId: string
  why: keyof Who
  subject: string
}

/** By run; somebody with two checks is named once. */
export async function whoWaits(db: Reader, companyId: CompanyId, runIds: readonly string[]): Promise<Map<string, Who>> {
  if (runIds.length === 0) return new Map()
  const open = sql.param([...openPayments])
  const some = (why: keyof Who, subjects: ReturnType<typeof sql>) =>
    sql`select run.id, ${why} as why, found.subject from run cross join lateral (${subjects} limit ${SHOWN + 1}) found`
  const ofChecks = (where: ReturnType<typeof sql>) =>
    sql`select distinct c.subject from ${payCheck} c where c.run_id = run.id and ${where} order by c.subject`
  const { rows } = await db.execute<Waiting>(sql`
    with run as (select unnest(${sql.param([...runIds])}::uuid[]) as id)
    select id as "runId", why, subject from (
      ${some('blocking', ofChecks(sql`c.blocking`))}
      union all ${some('unticked', ofChecks(sql`not c.blocking and c.ticked_at is null`))}
      union all ${some(
        'open',
        sql`select p.employee_id::text as subject from ${payPayment} p where p.run_id = run.id and p.state = any(${open}::text[]) order by 1`,
      )}) waiting`)
  const briefs = await employeeBriefs(db, companyId, [...new Set(rows.map(({ subject }) => subject).filter(isId))])
  const of = (runId: string, why: keyof Who) =>
    listed(
      rows.filter((one) => one.runId === runId && one.why === why).map(({ subject }) => subject),
      briefs,
    )
  return new Map(runIds.map((id) => [id, { blocking: of(id, 'blocking'), unticked: of(id, 'unticked'), open: of(id, 'open') }]))
}
