import type { Page } from '../../../../platform/contract/page.ts'
import { today } from '../../../../platform/server/clock.ts'
import { and, eq, inArray, isNull, type SQL, sql } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { CONTRACT_DAYS, DOCUMENT_DAYS, PROBATION_DAYS, START_RISK_DAYS } from '../../../../rules/constants.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import { namedArea } from '../../../base/area/server/reads.ts'
import { notify } from '../../../base/notice/server/writes.ts'
import { teamNames } from '../../team/server/reads.ts'
import type { DueItem } from '../contract/answers.ts'
import { type DocumentKind, type Flag, flagNames, flags } from '../contract/employee.ts'
import { namesText } from '../contract/names.ts'
import { employeeNotices } from '../contract/notices.ts'
import { dueSoonPath } from '../contract/paths.ts'
import { endingDocument, flagRules } from './flags.ts'
import { employee, employeeDocument, employeeWarned } from './tables.ts'

type DueFlag = Exclude<Flag, 'onLeave'>
const dueFlags = flagNames.filter((flag): flag is DueFlag => flag !== 'onLeave')

/** One row for each thing that is due: for each flag of an employee, and for each ending document. */
const dueColumns = {
  id: sql<string>`listed.id`,
  number: sql<string>`listed.number`,
  name: sql<string>`listed.name`,
  teamId: sql<string | null>`listed.team_id`,
  country: sql<string>`listed.country`,
  flag: sql<DueFlag>`listed.flag`,
  document: sql<DocumentKind | null>`listed.document`,
  dueOn: sql<string | null>`listed.due_on::text`,
  days: sql<number | null>`listed.days`,
}
type DueRow = Omit<DueItem, 'team' | 'country'> & { teamId: string | null; country: string }

function dueItems(day: string, companyId: CompanyId | null, where: SQL | undefined): SQL {
  const rules = flagRules({ day, companyId, onLeave: [] })
  const dates: Record<DueFlag, SQL> = {
    incomplete: sql`${employee.contractStart}`,
    overdue: sql`${employee.contractStart}`,
    atRisk: sql`${employee.contractStart}`,
    noBankAccount: sql`null::date`,
    payeeUnconfirmed: sql`null::date`,
    probationEnds: sql`${employee.probationEnd}`,
    contractEnds: sql`${employee.contractEnd}`,
    documentEnds: sql`${employeeDocument.expiresOn}`,
  }
  const one = (flag: DueFlag) => {
    const columns = sql`${employee.id}, ${employee.companyId}, ${employee.number}, ${employee.name}, ${employee.sortName}, ${employee.teamId},
      ${employee.country}, ${flag}::text as flag`
    const rule = and(where, rules[flag])
    if (flag !== 'documentEnds')
      return sql`select ${columns}, null::text as document, ${dates[flag]} as due_on from ${employee} where ${rule}`
    return sql`select ${columns}, ${employeeDocument.kind} as document, ${dates[flag]} as due_on from ${employee}
      join ${employeeDocument} on ${employeeDocument.employeeId} = ${employee.id} and ${endingDocument(day)} where ${rule}`
  }
  const all = sql.join(dueFlags.map(one), sql` union all `)
  return sql`(select *, due_on - ${day}::date as days from (${all}) due)`
}

interface DueInput {
  pageNo: number
  pageSize: number
  flag?: Flag | undefined
  teamId?: string | undefined
}

const scopeOf = (look: Look, teamId: string | undefined): SQL | undefined =>
  and(
    eq(employee.companyId, companyOf(look.actor)),
    teamId === undefined ? undefined : teamId === 'none' ? isNull(employee.teamId) : eq(employee.teamId, teamId),
  )

/** What is due, what is past first; without a date last. */
export async function dueOf(look: Look, input: DueInput): Promise<Page<DueItem> & { counts: Record<string, number> }> {
  const items = dueItems(today(look.now), companyOf(look.actor), scopeOf(look, input.teamId))
  const { rows: counted } = await look.db.execute<{ flag: DueFlag; count: number }>(
    sql`select flag, count(*) as count from ${items} listed group by flag`,
  )
  const counts = Object.fromEntries(counted.map(({ flag, count }) => [flag, Number(count)]))
  const total = input.flag ? (counts[input.flag] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0)
  const list = await paged(input, {
    rows: look.db
      .select(dueColumns)
      .from(sql`${items} listed`)
      .where(input.flag ? sql`listed.flag = ${input.flag}` : undefined)
      .orderBy(sql`listed.due_on nulls last, listed.sort_name, listed.id, listed.flag, listed.document`),
    total,
    map: (rows) => shown(look, rows),
  })
  return { ...list, counts }
}

/** How many items are due in the company. */
export async function dueCount(look: Look): Promise<number> {
  const items = dueItems(today(look.now), companyOf(look.actor), scopeOf(look, undefined))
  const { rows } = await look.db.execute<{ count: number }>(sql`select count(*)::int as count from ${items} listed`)
  return rows[0]?.count ?? 0
}

const FEED_MOST = 500

/** Everything with a date, for a calendar. */
export async function datedOf(look: Look): Promise<DueItem[]> {
  const rows = await look.db
    .select(dueColumns)
    .from(sql`${dueItems(today(look.now), companyOf(look.actor), scopeOf(look, undefined))} listed`)
    .where(sql`listed.due_on is not null`)
    .orderBy(sql`listed.due_on, listed.sort_name, listed.id`)
    .limit(FEED_MOST)
  return shown(look, rows)
}

async function shown(look: Look, rows: readonly DueRow[]): Promise<DueItem[]> {
  const teams = await teamNames(
    look.db,
    companyOf(look.actor),
    rows.flatMap((row) => row.teamId ?? []),
  )
  return rows.map(({ teamId, country, ...row }) => ({
    ...row,
    team: teamId ? { id: teamId, name: teams.get(teamId) ?? '' } : null,
    country: country ? namedArea(country) : null,
  }))
}

/** The threshold that an item has crossed: of several the nearest. Incomplete records send no messages. */
const threshold = sql`case flag
  when 'overdue' then 0 when 'noBankAccount' then 0
  when 'atRisk' then ${START_RISK_DAYS}::int when 'probationEnds' then ${PROBATION_DAYS}::int when 'contractEnds' then ${CONTRACT_DAYS}::int
  when 'documentEnds' then case when days < 0 then 0 ${sql.join(
    [...DOCUMENT_DAYS].sort((a, b) => a - b).map((days) => sql`when days <= ${days}::int then ${days}::int`),
    sql` `,
  )} end end`

const NAMED = 5
/** The date of an item without one: its message comes once. */
const NO_DATE = '1970-01-01'

/** Every night: one message for the members who keep records, about what has crossed a threshold since the last. Each threshold once. */
export async function warnOfDue(act: Act): Promise<void> {
  const { rows } = await act.tx.execute<{ company_id: string; employee_id: string; flag: DueFlag }>(sql`
    insert into ${employeeWarned} (company_id, employee_id, flag, threshold, due_on, at)
    select company_id, id, flag, threshold, coalesce(due_on, ${NO_DATE}::date), ${act.now.toString()}::timestamptz
    from (select *, ${threshold} as threshold from ${dueItems(today(act.now), null, undefined)} listed) crossed
    where threshold is not null
    on conflict do nothing
    returning company_id, employee_id, flag`)
  for (const [companyId, own] of Map.groupBy(rows, (row) => row.company_id)) {
    const to = await memberIdsHolding(act.db, companyId, 'people:edit')
    const people = await act.tx
      .select({ id: employee.id, name: employee.name })
      .from(employee)
      .where(
        inArray(
          employee.id,
          own.map((row) => row.employee_id),
        ),
      )
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const list = (lang: 'cn' | 'en') =>
      [...Map.groupBy(own, (row) => row.flag)]
        .map(([flag, of]) => {
          const named = of.slice(0, NAMED).map((row) => names.get(row.employee_id) ?? '')
          const words = namesText.pick(lang)
          const some = named.join(words.comma)
          return words.flag(flags[flag][lang], of.length > named.length ? words.more(some, of.length - named.length, of.length) : some)
        })
        .join(namesText.pick(lang).semicolon)
    await notify(act, employeeNotices.peopleDue, {
      to,
      params: { count: own.length, list: { cn: list('cn'), en: list('en') } },
      link: dueSoonPath,
    })
  }
}
