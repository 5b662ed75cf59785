/** The employee list of a company with 10,000 people among 30,000: pages, filters, flags, searches by pinyin, counts per state. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { countsOf, listEmployees } from '../src/features/people/employee/server/list.ts'
import { spellingsOf } from '../src/features/people/employee/server/spelling.ts'
import { openDatabase } from '../src/platform/server/data/database.ts'
import { Hooks } from '../src/platform/server/hooks.ts'
import type { Look } from '../src/platform/server/services.ts'
import { memberOf } from '../src/platform/server/wire/actor.ts'
import { type Figure, median } from './figures.ts'
import { sized } from './size.ts'

const OWN = sized(10_000, 1_000)
const OTHERS = sized(20_000, 1_000)
const BATCH = 1_000
const TURNS = sized(60, 5)

const surnames = [...'陆唐蔺苏曾单覃郗裴梁乐冼盖任贺司闻钟欧仇查解区翟']
const given = [...'宁白微山祎珺朗远和砚棠安堃玥尔扬树深舒澈舟景川昼琳嘉云见知予清']
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const nameOf = (at: number) => pick(surnames, at * 7) + pick(given, at * 11) + (at % 3 === 0 ? '' : pick(given, at * 13 + 5))

async function fill(url: string, company: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const teams = Array.from({ length: 40 }, () => randomUUID())
  const others = Array.from({ length: 20 }, () => randomUUID())
  for (let from = 0; from < OWN + OTHERS; from += BATCH) {
    const rows = await Promise.all(
      Array.from({ length: BATCH }, async (_, nth) => {
        const at = from + nth
        const [name, number] = [nameOf(at), `E-${String(at + 1).padStart(5, '0')}`]
        const { searchText, sortName } = await spellingsOf({ name, number, latinName: '' })
        return {
          company_id: at < OWN ? company : pick(others, at),
          number,
          name,
          search_text: searchText,
          sort_name: sortName,
          status: at % 20 === 0 ? 4 : at % 17 === 0 ? 2 : at % 29 === 0 ? 0 : 3,
          team_id: pick(teams, at),
          country: pick(['CN', 'DE', 'VN', 'PL', 'MX', 'SG', 'TH', 'AE', 'JP'], at),
          job_title: '工程师',
          days: at % 700,
        }
      }),
    )
    await client.query(
      `insert into employee (company_id, number, name, search_text, sort_name, status, team_id, country, job_title, contract_start, contract_end,
         probation_end, leave_on, created_by, created_at, updated_at)
       select company_id, number, name, search_text, sort_name, status, team_id, country, job_title, current_date - 400, current_date + days,
         case when days % 5 = 0 then current_date + days end, case when status = 4 then current_date - 10 end, $2, now(), now()
       from jsonb_to_recordset($1::jsonb) as made(company_id uuid, number text, name text, search_text text, sort_name text, status int,
         team_id uuid, country text, job_title text, days int)`,
      [JSON.stringify(rows), randomUUID()],
    )
  }
  await client.query(
    `insert into payee (employee_id, company_id, holder, bank_name, changed_by, changed_at)
     select id, company_id, name, 'Sample', created_by, now() from employee where right(number, 1) <> '3'`,
  )
  await client.query(
    `insert into employee_document (company_id, employee_id, kind, file_id, expires_on, added_by, added_at)
     select company_id, id, 'passport', gen_random_uuid(), contract_end, created_by, now() from employee`,
  )
  await client.query('vacuum analyze employee, payee, employee_document')
  await client.end()
}

/** Milliseconds of each question, and of the bare page of the same rows in the same turn. */
export async function measureEmployees(url: string): Promise<Figure[]> {
  const company = randomUUID()
  await fill(url, company)
  const { db, pool, close } = openDatabase(url, { max: 4 })
  const look = {
    db,
    now: Temporal.Now.instant(),
    lang: 'cn',
    requestId: 'bench',
    ip: null,
    services: { hooks: new Hooks() },
    actor: { companyId: memberOf(company), accountId: randomUUID(), holds: () => true },
  } as unknown as Look // only what the list reads
  const page = { pageNo: 1, pageSize: 20, order: 'asc', column: 'name' } as const
  const searches = ['lyn', 'zengyi', '曾', 'tang bai', 'E-00421', 'xian', 'yz', 'zhongyue']
  const questions: Record<string, (turn: number) => Promise<unknown>> = {
    'first page': () => listEmployees(look, { ...page }),
    'a late page by start of contract': () => listEmployees(look, { ...page, pageNo: sized(400, 40), column: 'contractStart' }),
    'state, country and flag': () => listEmployees(look, { ...page, status: 3, country: 'DE', flag: 'contractEnds' }),
    'passport or visa ends': () => listEmployees(look, { ...page, flag: 'documentEnds' }),
    'search by pinyin': (turn) => listEmployees(look, { ...page, search: searches[turn % searches.length] }),
    'counts per state and flag': () => countsOf(look, {}),
  }
  const bare = () =>
    Promise.all([
      pool.query('select * from employee where company_id = $1 order by sort_name, id limit 20', [company]),
      pool.query('select count(*) from employee where company_id = $1', [company]),
    ])
  const figures: Figure[] = []
  for (const [what, question] of Object.entries(questions)) {
    const turns: { ours: number; bare: number }[] = []
    for (let turn = -3; turn < TURNS; turn++) {
      const begun = performance.now()
      await question(turn + 3)
      const between = performance.now()
      await bare()
      if (turn >= 0) turns.push({ ours: between - begun, bare: performance.now() - between })
    }
    const [ours, floor] = [median(turns.map((one) => one.ours)), median(turns.map((one) => one.bare))]
    figures.push({ what: `employees, 10,000 of 30,000: ${what}`, unit: 'ms', ours, floor, better: 'less' })
  }
  await close()
  return figures
}
