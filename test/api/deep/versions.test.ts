import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../../src/platform/contract/call.ts'
import { performAsSystem } from '../../../src/platform/server/wire/act.ts'
import { articleForm } from '../../support/articles.ts'
import { formOf } from '../../support/demands.ts'
import { demoDatabase } from '../../support/demo.ts'
import { eventForm } from '../../support/events.ts'
import { openProvedSession } from '../../support/proof.ts'
import { startServer, type TestServer } from '../../support/server.ts'

/**
 * What was read is what is changed: every call that edits or decides, made over a version that is no longer the stored one, is refused with
 * `changedMeanwhile` and writes nothing; made over the stored one, it is refused for other reasons or not at all.
 */
const changing = Object.entries(allCalls as Readonly<Record<string, CallSpec>>).filter(([, spec]) => spec.edits || spec.decides)

interface Row extends Record<string, unknown> {
  id?: string
  version?: number
}

/** Of each kind of thing, a row of the demo world; none for what is found by a name, of which nothing may be stored. */
const rowsOf: Record<string, string | null> = {
  advisory: `select * from advisory where state <> 'closed' limit 1`,
  approvalLimit: null,
  article: 'select * from article limit 1',
  beanPackage: 'select version from bean_package where beans = 100',
  channel: 'select * from channel limit 1',
  chatGroup: `select *, (select account_id from chat_member m where m.conversation_id = c.id and m.role = 'owner') as account_id
    from chat_conversation c where kind = 'group' limit 1`,
  claim: `select version from claim where key = 'payment'`,
  company: `select id as company_id, version from company where status = 2 limit 1`,
  companyOf: 'select * from company where status = 1 limit 1',
  demand: 'select *, edition as version from demand where provider_id is not null and sea_service_status between 4 and 6 limit 1',
  demandQuestion: 'select q.*, d.company_id from demand_question q join demand d on d.id = q.demand_id limit 1',
  demandDraft: 'select * from demand_draft limit 1',
  demandTemplate: 'select * from demand_template limit 1',
  demandBidNote: `select a.demand_id as id, a.account_id as party, n.version, d.company_id from demand_bid_note n
    join demand_application a on a.id = n.application_id join demand d on d.id = a.demand_id limit 1`,
  demandBidDraft: 'select *, party_id as account_id from demand_bid_draft limit 1',
  demandPart: `select p.*, d.company_id, d.provider_id from demand_part p join demand d on d.id = p.demand_id
    where d.sea_service_status = 4 and p.state = 'sent' limit 1`,
  dictionaryText: null,
  employee: 'select * from employee limit 1',
  employeePolicy: null,
  payPolicy: null,
  event: 'select * from event limit 1',
  identity: 'select account_id as id, version from identity limit 1',
  influencer: 'select * from influencer limit 1',
  intake: 'select * from intake limit 1',
  leaveRequest: 'select * from leave_request limit 1',
  leaveType: 'select * from leave_type where not archived limit 1',
  licence: 'select * from licence limit 1',
  partnerApplication: 'select * from partner_application limit 1',
  payGroup: 'select * from pay_group limit 1',
  payee: 'select * from payee limit 1',
  payRun: 'select * from pay_run limit 1',
  preferences: 'select id as account_id, preferences_version as version from account where user_type = 2 limit 1',
  preparedAnswer: 'select * from advisory_prepared limit 1',
  profile: 'select * from profile limit 1',
  provider: 'select * from provider limit 1',
  providerApplication: 'select * from provider_application limit 1',
  providerClaim: `select * from provider_claim where state = 'waiting' limit 1`,
  providerReport: 'select * from provider_report limit 1',
  rateDraft: null,
  report: 'select * from report limit 1',
  salaryChange: `select * from salary_change limit 1`,
  setting: `select version from setting where name = 'cnyPerUsd'`,
  team: 'select * from team limit 1',
}

const ofApplicant = `select d.*, edition as version, a.account_id from demand d join demand_application a on a.demand_id = d.id
  where sea_service_status = 2 and a.state = 'applied' limit 1`
/** Calls that other people make, or on another row of their kind. */
const rowOfCall: Record<string, string> = {
  '/ws/demand/apply': `select d.*, edition as version, (select id from account where user_type = 2 and id not in
    (select account_id from demand_application a where a.demand_id = d.id) limit 1) as account_id
    from demand d where sea_service_status = 2 and visibility = 'public' limit 1`,
  '/ws/demand/bid/revise': ofApplicant,
  '/ws/demand/bid/counter/accept': ofApplicant,
  '/ws/demand/bid/counter/decline': ofApplicant,
  '/ws/demand/application/withdraw': ofApplicant,
  '/ws/absence/save': 'select *, asked_by as account_id from leave_request limit 1',
  '/ws/absence/ask': 'select *, asked_by as account_id from leave_request limit 1',
}
/** Refusals of calls that say more of what has changed. */
const saysMore: Record<string, string> = {
  'POST /ws/employee/save': 'employeeChanged',
  'POST /ws/operator/advisory/answer': 'advisoryChanged',
}

const words = { cn: 'x', en: 'x' }
const listing = {
  ...{ nameCn: '甲', nameEn: 'A', introCn: '甲', introEn: 'A', homeRegion: 'DE', regions: ['DE'], services: ['eor'], industries: [] },
  ...{ languages: ['zh'], verification: 'none', responseHours: 24, contact: { email: 'a@example.com' } },
}
/** What a call takes besides the thing and its version. */
const inputs: Record<string, (row: Row, h: TestServer) => object> = {
  '/ws/approval/limit': () => ({ currency: 'CNY', amount: '100' }),
  '/ws/demand/bid/revise': () => ({ bidVersion: 1 }),
  '/ws/demand/template/change': () => ({ title: 'x', schedule: null, paused: false }),
  '/ws/demand/bid/note': (row) => ({ accountId: row['party'], text: 'x' }),
  '/ws/demand/question/answer': () => ({ answer: 'x' }),
  '/ws/demand/standingOrder': () => ({ on: true }),
  '/ws/demand/bid/counter': (row) => ({ accountId: row.id, bidVersion: 1 }),
  '/ws/demand/bid/counter/withdraw': (row) => ({ accountId: row.id }),
  '/ws/demand/bid/counter/accept': () => ({ bidVersion: 1 }),
  '/ws/demand/bid/counter/decline': () => ({ bidVersion: 1 }),
  '/ws/demand/bid/turnDown': (row) => ({ accountId: row.id, category: 'price' }),
  '/ws/demand/bid/reconsider': (row) => ({ accountId: row.id }),
  '/ws/demand/notice': () => ({ lastDay: '2030-01-01', reason: 'x', backMinor: 0 }),
  '/ws/demand/split/ask': () => ({ words: 'x'.repeat(20), consents: true }),
  '/ws/demand/split/state': () => ({ words: 'x'.repeat(20), consents: true }),
  '/ws/demand/split/accept': () => ({ netMinor: 1, backMinor: 1 }),
  '/ws/demand/split/decline': () => ({ reason: 'x' }),
  '/ws/operator/split/propose': () => ({ amount: '1', reason: 'x'.repeat(20) }),
  '/ws/operator/split/end': () => ({ reason: 'x'.repeat(20) }),
  '/ws/demand/plan/propose': () => ({ amount: '1', note: 'x' }),
  '/ws/demand/plan/decline': () => ({ reason: 'x' }),
  '/ws/demand/cap': () => ({ cap: 45 }),
  '/ws/demand/cap/ask': () => ({ cap: 45, reason: 'x' }),
  '/ws/demand/part/log': () => ({ lines: [] }),
  '/ws/demand/part/release': () => ({ netMinor: 1, backMinor: 0 }),
  '/ws/demand/part/supplement': () => ({ note: 'x', lines: [{ day: '2030-01-01', counted: 60, memo: 'Calls' }] }),
  '/ws/demand/part/supplement/decline': () => ({ reason: 'The list of calls has no such day' }),
  '/ws/demand/part/return': () => ({ reason: 'The list of leads has no dates' }),
  '/ws/operator/beanPackage': () => ({ beans: 100, price: '10' }),
  '/ws/operator/claim': () => ({
    ...{ key: 'payment', figureCn: '1', figureEn: '1', textCn: 'x', textEn: 'x', scopeCn: 'x', scopeEn: 'x', shown: false, sort: 3 },
  }),
  '/ws/operator/dictionary': () => ({ code: 'service', value: 'eor', ...words }),
  '/ws/operator/setting': () => ({ name: 'cnyPerUsd', value: 7 }),
}

let h: TestServer
let drop: () => Promise<void>
const tokens = new Map<string, Promise<string>>()

beforeAll(async () => {
  const database = await demoDatabase()
  drop = database.drop
  h = await startServer({ databaseUrl: database.appUrl })
  // The demo world has no report of a message.
  await h.services.pool.query(`insert into report (reference, reporter_id, author_id, conversation_id, seq, ground, lines, kept_until, created_at, waiting_since)
    select 'R-1', a.id, a.id, uuidv7(), 1, 'spam', '[]', now() + interval '1 year', now(), now() from account a limit 1`)
})
afterAll(async () => {
  await h.close()
  await drop()
})

const all = async <T = Row>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await h.services.pool.query(text, values)).rows as unknown as T[]

async function tokenOf(accountId: string): Promise<string> {
  const made = tokens.get(accountId) ?? performAsSystem(h.services, 'versions', (act) => openProvedSession(act, accountId, 'versions'))
  tokens.set(accountId, made)
  return made
}

const ownerOf = async (companyId: unknown) =>
  (await all<{ account_id: string }>(`select account_id from company_member where company_id = $1 and role = 'owner'`, [companyId]))[0]!
    .account_id

/** Somebody who may make the call on the row. */
async function callerOf(spec: CallSpec, row: Row): Promise<string> {
  if (spec.audience === 'operator') return (await all<{ id: string }>(`select id from account where user_type = 9 limit 1`))[0]!.id
  // The provider of a demand: an individual, or the company that serves it.
  const serves = Object(spec.permission).company === 'demand:serve' && row['provider_id']
  if (serves && row['provider_type'] === 'company') return ownerOf(row['provider_id'])
  if (spec.audience === 'individual' || serves || row['account_id']) return String(row['account_id'] ?? row['provider_id'])
  return ownerOf(row['company_id'] ?? (await all<{ id: string }>('select id from company limit 1'))[0]!.id)
}

/** Of these nothing may be stored: their version is then 0. */
const foundByName = new Set(['beanPackage', 'claim', 'setting'])

async function given(key: string, spec: CallSpec): Promise<{ input: Record<string, unknown>; token: string; version: number }> {
  const thing = String(spec.edits ?? spec.decides)
  const select = rowOfCall[key.slice(5)] ?? rowsOf[thing]
  const row: Row = (select ? (await all(select))[0] : undefined) ?? {}
  if (select && row.version === undefined && !foundByName.has(thing)) throw new Error(`the demo world has no ${thing}`)
  const own = inputs[key.slice(5)] ?? inputOf(key.slice(5))
  const input = { ...(row.id !== undefined && { id: row.id }), ...own(row, h) }
  return { input, token: await tokenOf(await callerOf(spec, row)), version: Number(row.version ?? 0) }
}

function inputOf(path: string): (row: Row, h: TestServer) => object {
  if (path.endsWith('/provider/save') || path.endsWith('application/approve')) return () => ({ form: listing })
  if (path === '/ws/salary/approve') return () => ({})
  if (path === '/ws/operator/article/save') return () => ({ form: articleForm('versions') })
  if (path === '/ws/operator/event/save') return () => ({ form: eventForm() })
  return (row, server) => generalInput(path, row, server)
}

/** Fields that calls share. Schemas ignore those that they do not have. */
function generalInput(path: string, row: Row, server: TestServer): object {
  const day = '2027-03-02'
  return {
    ...{ reason: path.endsWith('event/cancel') ? words : 'x', note: 'x', message: 'x', agreed: true, amount: '1', netMinor: 1, text: 'x' },
    ...{ accountId: row['provider_id'] ?? row['account_id'], state: 'hidden', to: path.endsWith('change') ? day : 'paused', from: day },
    ...{ publishAt: '2027-03-02T00:00:00Z', lead: true, archived: true, leaveOn: day, contractStart: day, hash: 'x', totals: [] },
    ...{ mode: 'add', columns: [], kind: 'x', create: 1, update: 0, decision: 'dismiss', reasonCn: 'x', reasonEn: 'x', overturn: false },
    ...{ code: row['code'], name: 'x', description: 'x', proof: row.id },
    ...reasonsOf(path),
    ...formsOf(path, row, server),
  }
}

function reasonsOf(path: string): object {
  if (path.endsWith('demand/reject')) return { reasons: { title: 'x' } }
  if (path.endsWith('company/reject')) return { reasons: [{ field: 'fullName', reason: 'other', note: 'x' }] }
  if (path.endsWith('person/reject')) return { reasons: [{ field: 'legalName', reason: 'other', note: 'x' }] }
  return {}
}

const card = { name: 'x', gender: 'unstated', birthDate: '1990-01-01', area: 'DE', position: 'x' }
const firm = { shortName: 'x', fullName: 'x', industry: 'other', scale: 'to20', area: 'DE', contactName: 'x', position: 'x' }

function formsOf(path: string, row: Row, server: TestServer): object {
  if (path === '/ws/demand/edit') return { form: formOf(server) }
  if (path === '/ws/demand/bid/draft/save') return { demandId: row['demand_id'], form: { message: 'x' } }
  if (path === '/ws/demand/draft/save') return { form: { title: 'x' } }
  if (path === '/ws/employee/payee') return { employeeId: row['employee_id'], holder: 'x', bankName: 'x', accountNumber: '4400112233' }
  if (path === '/ws/payroll/policy') return { showsCost: true }
  if (path === '/ws/employee/policy') return { keptMonths: 36 }
  if (path === '/ws/account/preferences') return { lang: 'en' }
  if (path === '/ws/operator/cost/draft')
    return {
      ...{
        region: 'DE',
        effectiveFrom: '2027-01-01',
        components: [
          {
            code: 'x',
            nameCn: 'x',
            nameEn: 'x',
            kind: 'fixed',
            base: 'month',
            fixedMinor: 1,
            sourceName: 'x',
            sourceUrl: 'https://example.com',
          },
        ],
      },
    }
  if (path.startsWith('/ws/profile/')) return { ...card, items: [] }
  if (path === '/ws/company/card' || path === '/ws/company/info') return firm
  if (path === '/ws/absence/save' || path === '/ws/absence/ask')
    return { form: { employeeId: row['employee_id'], type: row['type'], from: '2027-03-02', to: '2027-03-02' } }
  if (path === '/ws/absence/type')
    return {
      ...{
        nameCn: 'x',
        nameEn: 'x',
        mark: 1,
        paidPercent: 100,
        countsHolidays: false,
        halfDays: false,
        allowance: 'none',
        yearDays: '0',
      },
      ...{
        accrual: 'year',
        stepDays: '0.5',
        proRata: 'country',
        advanceDays: '0',
        carryLimit: '0',
        carryTogether: '0',
        carryForDays: null,
        paidOut: false,
      },
    }
  if (path === '/ws/payroll/group/save')
    return {
      form: {
        ...{ name: 'x', cycle: 'monthly', anchor: '2026-01-01', cutOffDays: 0, payKind: 'date', payDay: 25, payMonths: 0 },
        ...{ method: 'working', region: 'CN' },
      },
    }
  if (path === '/ws/operator/licence')
    return {
      ...{ kind: 'payment', holderCn: 'x', holderEn: 'x', authorityCn: 'x', authorityEn: 'x', region: 'DE', number: 'x-1' },
      ...{ scopeCn: 'x', scopeEn: 'x', issuedOn: '2020-01-01', shown: true },
    }
  if (path === '/ws/operator/influencer')
    return {
      ...{ handle: 'xyz', platform: 'youtube', region: 'DE', languages: ['zh'], fields: ['tech'], introCn: 'x', introEn: 'x' },
      ...{ followers: 1, statedOn: '2026-01-01', shown: true },
    }
  if (path === '/ws/operator/advisory/prepared') return { titleCn: 'x', titleEn: 'x', textCn: 'x', textEn: 'x' }
  return {}
}

/** Everything that is stored but the sessions and what counts calls. */
async function everything(): Promise<Record<string, string>> {
  const tables = await all<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  const left = new Set(['session', 'attempt', 'message_count', 'security_event', 'job'])
  const sums: Record<string, string> = {}
  for (const { name } of tables.filter((one) => !left.has(one.name)))
    sums[name] = (
      await all<{ sum: string }>(`select count(*)::text || ':' || coalesce(sum(hashtext(t::text)), 0)::text as sum from "${name}" t`)
    )[0]!.sum
  return sums
}

describe('every edit and every decision', () => {
  it.each(changing)('%s over an older version is refused and writes nothing', async (key, spec) => {
    const { input, token, version } = await given(key, spec)
    const before = await everything()
    const named = key.endsWith('salary/approve')
      ? { items: [{ id: input['id'], version: version + 1 }] }
      : { ...input, version: version + 1 }
    const answer = await h.call(key as CallKey as never, named, { token, idempotencyKey: key })
    expect(answer.body).toMatchObject({ success: false, result: { error: saysMore[key] ?? 'changedMeanwhile' } })
    expect(await everything()).toEqual(before)
  })

  it.each(changing)('%s over the stored version is not', async (key, spec) => {
    const { input, token, version } = await given(key, spec).catch(() => ({ input: {}, token: '', version: 0 }))
    if (!token) return // An earlier call has removed it.
    const named = key.endsWith('salary/approve') ? { items: [{ id: (input as Row).id, version }] } : { ...input, version }
    const answer = await h.call(key as CallKey as never, named, { token })
    expect(answer.status).not.toBe(500)
    expect(answer.body.success ? null : answer.body.result?.error).not.toBe('changedMeanwhile')
  })
})
