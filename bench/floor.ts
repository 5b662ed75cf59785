/**
 * The baseline: bare `node:http` with `pg` and prepared statements on the same database for the same question; searches read ranked
 * postings (`postings.ts`), the best plan known for them. It identifies the caller by the same session row, reads the same data in as few
 * statements as hand-written code would, and answers the same envelope. No framework, no schema, no policy.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { join } from 'node:path'
import pg from 'pg'
import { detailOf } from './floor-detail.ts'
import { postingsReader } from './postings.ts'

pg.types.setTypeParser(20, Number)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20, options: '-c timezone=UTC' })
const found = postingsReader(pool)
const ask = (name: string, text: string, values: unknown[]) => pool.query({ name, text, values })

const WHO = `select a.id, a.user_type, m.company_id, m.role from session s join account a on a.id = s.account_id left join company_member m on m.account_id = a.id
  where s.token_hash = $1 and s.revoked_at is null and s.expires_at > now()`
const ROW =
  'id, number, company_id, sea_service_status, category, title, area_code, currency, amount_minor, contract_kind, work_language, recruit_end, expected_completion, published_at, updated_at, deadline_at, review, outcome, provider_id, is_imprest, postpone'
const COMPANIES = 'select id, short_name, logo_file_id, status from company where id = any($1::uuid[])'
const APPLICANTS = 'select demand_id, count(*) from demand_application where demand_id = any($1::uuid[]) group by demand_id'
const MINE = 'select demand_id, state, invited from demand_application where account_id = $1 and demand_id = any($2::uuid[])'

const WAITING = `select p.id, p.version, d.id as demand_id, d.number, d.title, a.name as provider, p.name, p.starts_on, p.due_on, d.currency,
  p.claimed_minor - p.earned_minor as pay, p.deadline_at from (select p.id from demand_part p join demand d on d.id = p.demand_id
    where d.company_id = $1 and d.sea_service_status = 4 and p.state = 'sent' and not p.is_last order by p.deadline_at, p.id limit 100) f
  join demand_part p on p.id = f.id join demand d on d.id = p.demand_id left join account a on a.id = d.provider_id order by p.deadline_at, p.id`

type Row = Record<string, unknown>
const ids = (rows: Row[], name: string) => [...new Set(rows.map((row) => row[name]))]

/** Large counts are cached for as long as in the product; concurrent requests for the same count share one query. */
const counts = new Map<string, { at: number; count: Promise<number> }>()
const COUNT_KEPT_MS = 10_000

function keptCount(key: string, query: () => Promise<pg.QueryResult>): Promise<number> {
  const kept = counts.get(key)
  if (kept && kept.at > Date.now() - COUNT_KEPT_MS) return kept.count
  const count = query().then(({ rows }) => Number(rows[0].count))
  counts.set(key, { at: Date.now(), count })
  // Small counts are never cached.
  count.then(
    (found) => found < 1000 && counts.delete(key),
    () => counts.delete(key),
  )
  return count
}

const ORDERS: Record<string, string> = { publishedAt: 'published_at desc, id desc', amount: 'amount_minor desc, id desc' }

async function list(query: URLSearchParams, actorId: string): Promise<unknown> {
  const search = query.get('search')
  const region = query.get('region')
  const category = query.get('category')
  const values: unknown[] = []
  const where = [`sea_service_status = 2 and visibility = 'public'`]
  const given = (condition: (place: string) => string, value: unknown) => {
    values.push(value)
    where.push(condition(`$${values.length}`))
  }
  if (region) given((place) => `region_code = ${place}`, region)
  if (category) given((place) => `category = ${place}`, category)
  const searched = search ? await found('demand', search) : null
  if (searched) given((place) => `id = any(${place}::uuid[])`, searched.ids)
  const order = ORDERS[query.get('column') ?? 'publishedAt']!
  const key = `${where.length}${Boolean(search)}${Boolean(region)}${Boolean(category)}${order}`
  const [{ rows }, total] = await Promise.all([
    ask(`list${key}`, `select ${ROW} from demand where ${where.join(' and ')} order by ${order} limit 20`, values),
    searched
      ? searched.total
      : keptCount(`demand ${where.join(' and ')} ${JSON.stringify(values)}`, () =>
          ask(`count${key}`, `select count(*) from demand where ${where.join(' and ')}`, values),
        ),
  ])
  const [companies, applicants, mine] = await Promise.all([
    ask('companies', COMPANIES, [ids(rows, 'company_id')]),
    ask('applicants', APPLICANTS, [ids(rows, 'id')]),
    ask('mine', MINE, [actorId, ids(rows, 'id')]),
  ])
  return { records: rows, companies: companies.rows, applicants: applicants.rows, mine: mine.rows, total }
}

function answer(response: http.ServerResponse, result: unknown): void {
  const body = JSON.stringify({ success: true, code: 200, message: 'ok', result, timestamp: Date.now() })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  response.end(body)
}

const BRIEF =
  'id, number, name_cn, name_en, intro_cn, intro_en, home_region, regions, services, industries, languages, verification, verified_on, response_hours, is_demo'
const names = new Map<string, { cn: string; en: string }>(
  (
    JSON.parse(readFileSync(join(import.meta.dirname, '../src/features/base/area/data/areas.json'), 'utf8')) as {
      code: string
      cn: string
      en: string
    }[]
  ).map(({ code, cn, en }) => [code, { cn, en }]),
)
const named = (code: string) => ({ code, name: names.get(code) })

/** The same conditions and orders as the directory's. */
async function providers(query: URLSearchParams): Promise<unknown> {
  const values: unknown[] = []
  const where = [`state = 'listed'`]
  const place = (value: unknown) => `$${values.push(value)}`
  for (const [name, column] of [
    ['region', 'regions'],
    ['service', 'services'],
    ['industry', 'industries'],
    ['language', 'languages'],
  ] as const) {
    const value = query.get(name)
    if (value) where.push(`${column} && ${place(value.split(','))}::text[]`)
  }
  if (query.get('verified')) where.push('verified')
  const text = query.get('search')
  if (text) {
    const { ids: some, total } = await found('provider', text)
    const { rows } = await ask('firms', `select ${BRIEF} from provider where id = any($1::uuid[])`, [some])
    return { records: rows.map((row) => ({ ...row, home: named(row.home_region), regions: row.regions.slice(0, 6).map(named) })), total }
  }
  const filters = [...values]
  const counted = where.join(' and ')
  const order = 'standing desc, response_hours, id'
  const total = keptCount(`provider ${counted} ${JSON.stringify(filters)}`, () =>
    pool.query(`select count(*) from provider where ${counted}`, filters),
  )
  const regions = query.get('region')?.split(',')
  const services = query.get('service')?.split(',')
  const home = regions && `home_region = any(${place(regions)}::text[])`
  const main = services && `services[1] = any(${place(services)}::text[])`
  const firsts = [home, main].filter((one) => one !== undefined)
  const under = (conditions: readonly string[]) => [...where, ...conditions].join(' and ')
  const leaders = home
    ? []
    : (
        await pool.query(
          `select leader.id from unnest(array['VN', 'DE', 'US', 'AE', 'MX', 'ID']) with ordinality as shown (code, place), lateral (
             select id from provider where ${under(firsts)} and home_region = shown.code order by ${order} limit 1) as leader order by place`,
          values,
        )
      ).rows.map(({ id }) => id)
  const first = leaders.length > 0 ? [`array_position(${place(leaders)}::uuid[], id)`] : []
  const best = (conditions: readonly string[]) => `array(select id from provider where ${under(conditions)} order by ${order} limit 26)`
  const sets = [[], ...firsts.map((one) => [one]), ...(firsts.length > 1 ? [firsts] : [])].map(best)
  // Unnamed on purpose: with its values the planner picks the better of two indexes, a generic plan does not (measured: half the speed).
  const { rows } = await pool.query(
    `select ${BRIEF} from provider where id = any(${[...(leaders.length > 0 ? [`$${values.length}::uuid[]`] : []), ...sets].join(' || ')})
     order by ${[...first, ...firsts.map((one) => `(${one}) desc`), order].join(', ')} limit 20`,
    values,
  )
  const records = rows.map((row) => ({ ...row, home: named(row.home_region), regions: row.regions.slice(0, 6).map(named) }))
  return { records, total: await total }
}

http
  .createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://floor')
    if (url.pathname.includes('/provider/')) return answer(response, await providers(url.searchParams))
    const token = createHash('sha256').update(String(request.headers['x-access-token'])).digest('base64url')
    const who = (await ask('who', WHO, [token])).rows[0]
    if (url.pathname.endsWith('/waiting')) return answer(response, (await ask('waiting', WAITING, [who.company_id])).rows)
    const result = url.pathname.endsWith('/detail')
      ? await detailOf({ ask, companyId: who.company_id, accountId: who.id }, url.searchParams.get('id')!)
      : await list(url.searchParams, who.id)
    answer(response, result)
  })
  .listen(Number(process.env.PORT), '127.0.0.1')
