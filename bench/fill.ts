import { createHash } from 'node:crypto'
import pg from 'pg'
import { demandFields } from '../src/features/work/demand/server/search-fields.ts'
import { fillPostings, type SearchFields, searchIndexes } from '../src/platform/server/data/search/fields.ts'
import { sized } from './size.ts'
import { textMaker } from './text.ts'

export const DEMANDS: number = sized(100_000, 4_000)
const COMPANIES = 400
/** Demands of one company with money and history: the detail page is measured with them. */
export const OWN_DEMANDS: number = sized(2_000, 80)

export interface Filled {
  ownerToken: string
  individualToken: string
  detailIds: string[]
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A market of 100,000 open demands, and one company with 2,000 that have escrow and a history, written in bulk. */
export async function fill(url: string): Promise<Filled> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await write(client)
  } finally {
    await client.end()
  }
}

async function write(client: pg.Client): Promise<Filled> {
  const ask = (text: string, values: unknown[] = []) => client.query(text, values)
  await ask(`insert into company (short_name, full_name, industry, scale, area, contact_name, position, status, credit_code, created_at, updated_at)
    select '企业 ' || n, '企业 ' || n || ' 有限公司', 'machinery', 'to99', 'CN', '联系人', '总经理', 2, 'BENCH-' || n, now(), now() from generate_series(1, ${COMPANIES}) n`)
  const account = async (userType: number, phone: string, token: string) => {
    const { rows } = await ask(
      `insert into account (user_type, area_code, phone, whether_intact, name, created_at) values ($1, '86', $2, 'Y', $3, now()) returning id`,
      [userType, phone, `测量 ${phone}`],
    )
    await ask(
      `insert into session (token_hash, account_id, created_at, last_seen_at, expires_at) values ($1, $2, now(), now(), now() + interval '8 hours')`,
      [hash(token), rows[0].id],
    )
    return rows[0].id as string
  }
  const owner = await account(1, '15100000001', 'bench-owner-token')
  const individual = await account(2, '15100000002', 'bench-individual-token')
  await ask(
    `insert into profile (account_id, name, gender, birth_date, area, position, created_at, updated_at) values ($1, '测量', 'unstated', '1990-01-01', 'DE', 'Engineer', now(), now())`,
    [individual],
  )
  const { rows: companies } = await ask('select id from company order by id')
  const company = companies[0].id as string
  await ask(`insert into company_member (company_id, account_id, role, joined_at, role_since) values ($1, $2, 'owner', now(), now())`, [
    company,
    owner,
  ])

  await withoutSearchIndexes(client, demandFields, () => writeDemands(client, owner))
  const { rows: own } = await ask(
    `update demand set company_id = $1, sea_service_status = 4, provider_id = $2, visibility = 'invited' where number in (select 'B-' || n * 50 from generate_series(1, ${OWN_DEMANDS}) n) returning id, currency, amount_minor`,
    [company, individual],
  )
  const ids = own.map((row) => row.id as string)
  await ask(
    `insert into demand_move (demand_id, at, actor_id, side, move, from_status, to_status)
     select d, now() - interval '9 days' + m.n * interval '1 day', $2::uuid, m.side, m.move, m.f, m.t
     from unnest($1::uuid[]) d, (values (1,'publisher','create',null,0),(2,'publisher','hosting',0,1),(3,'publisher','publish',1,1),(4,'operator','approve',1,2),(5,'candidate','apply',2,2),(6,'publisher','pick',2,3),(7,'provider','start',3,4)) as m(n, side, move, f, t)
     order by d, m.n`,
    [ids, owner],
  )
  await ask(
    `insert into demand_application (demand_id, account_id, state, created_at, updated_at) select d, $2, 'served', now(), now() from unnest($1::uuid[]) d`,
    [ids, individual],
  )
  for (const row of own) {
    await ask(
      `insert into ledger_journal (key, hash, cause, ref_type, ref_id, at, actor_id, kinds, owner_types, owner_ids, currencies, amounts)
       values ($1, $1, 'demand.fund', 'demand', $2, now(), $3, array['bank','demandEscrow'], array[null,'demand'], array[null,$2]::uuid[],
         array[$4,$4], array[-$5::bigint,$5::bigint])`,
      [`bench:${row.id}`, row.id, owner, row.currency, row.amount_minor],
    )
  }
  await ask('vacuum analyze')
  return { ownerToken: 'bench-owner-token', individualToken: 'bench-individual-token', detailIds: ids.slice(0, 500) }
}

const BATCH = 2_000
const REGIONS = ['DE', 'VN', 'BR', 'SA', 'JP', 'KE', 'MX', 'ID', 'PL', 'AE']
const CATEGORIES = [
  'eor',
  'payroll',
  'recruiting',
  'incorporation',
  'taxAccounting',
  'legalIp',
  'afterSales',
  'exhibition',
  'marketResearch',
  'translation',
]

async function writeDemands(client: pg.Client, owner: string): Promise<void> {
  const { title, text, draw } = textMaker(11)
  const one = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
  for (let from = 1; from <= DEMANDS; from += BATCH) {
    const each = Array.from({ length: BATCH }, (_, at) => ({
      n: from + at,
      title: title(),
      text: text(),
      region: one(REGIONS),
      category: one(CATEGORIES),
    }))
    await client.query(
      `insert into demand (number, company_id, created_by, sea_service_status, category, title, description, deliverables, acceptance_criteria, area_code, region_code,
         currency, amount_minor, contract_kind, recruit_start, recruit_end, expected_completion, work_language, visibility, fee_bps, review, published_at, created_at, updated_at)
       select 'B-' || n, (select id from company order by id offset (n % ${COMPANIES}) limit 1), $1, 2,
         category, title, text, '报告与记录 Report', '按约定验收', region, region,
         (array['EUR','USD','CNY','SGD'])[1 + n % 4], 100000 + (n::bigint * 7919) % 9000000, (array['longTerm','payAsYouGo','kpi'])[1 + n % 3],
         current_date, current_date + 20 + n % 40, current_date + 120, (array['zh','en','zhEn'])[1 + n % 3], 'public', 500, 'approved',
         now() - n * interval '7 seconds', now() - n * interval '8 seconds', now()
       from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::text[]) as made(n, title, text, region, category)`,
      [owner, ...(['n', 'title', 'text', 'region', 'category'] as const).map((column) => each.map((row) => row[column]))],
    )
  }
}

/** Building indexes and postings in bulk is faster than row by row. */
export async function withoutSearchIndexes(client: pg.Client, fields: SearchFields, write: () => Promise<void>): Promise<void> {
  const { table } = fields
  await client.query(`drop index ${table}_search, ${table}_search_head; alter table ${table} disable trigger user`)
  await write()
  await client.query(`set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
  await client.query(searchIndexes(fields))
  await client.query(fillPostings(fields))
  await client.query(`alter table ${table} enable trigger user`)
  await client.query('vacuum analyze search_posting')
}
