import { Socket } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { refuse } from '../../src/platform/server/wire/refusal.ts'
import { SECURITY_ALARM, SECURITY_EVENTS_AN_HOUR, SECURITY_KEPT_DAYS } from '../../src/rules/constants.ts'
import { formOf } from '../support/demands.ts'
import { company, individual, operator, PASSWORD, type Person } from '../support/personas.ts'
import { asked, newPhone, wrong } from '../support/registration.ts'
import { startServer } from '../support/server.ts'
import { serverForFile } from '../support/suite.ts'

const h = serverForFile()
let staff: Person
beforeAll(async () => {
  staff = await operator(h)
})

async function list(filter: object = {}) {
  await h.server.security.flush()
  return h.ok('GET /ws/operator/security', { pageSize: 100, ...filter }, { ...staff.as, lang: 'en' })
}
const rows = async (filter: object) => (await list(filter)).records

describe('the security log', () => {
  test('has failed sign-ins, counted: of an account by its id, of an unknown number by a code that hides it', async () => {
    const who = await individual(h, { name: '周临' })
    const unknown = newPhone()
    const login = (phone: string) => h.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone, password: 'wrong-1' })
    for (let tries = 0; tries < 3; tries++) await login(who.phone)
    await login(unknown)
    expect(await rows({ search: who.accountId })).toMatchObject([
      {
        kind: 'signIn',
        reason: 'Incorrect account or password',
        call: 'POST /ws/passport/passwordLogin',
        account: '周临',
        ip: '127.0.0.1',
        count: 3,
      },
    ])
    const [stranger] = (await rows({ kind: 'signIn' })).filter((row) => row.accountId === null)
    expect(stranger?.subject).toMatch(/^\S{12}$/)
    expect((await rows({ search: stranger!.subject })).map((row) => row.id)).toEqual([stranger!.id])
    const { rows: kept } = await h.services.pool.query('select row_to_json(e)::text as row from security_event e')
    for (const { row } of kept) for (const phone of [who.phone, unknown]) expect(row).not.toContain(phone)
  })

  test('has operators’ failed sign-ins, wrong codes, failed proofs, waits, refused permissions and ended sessions', async () => {
    const who = await individual(h)
    await h.refused('POST /ws/operator/login', { username: staff.name, password: 'wrong-1', totp: '000000' })
    const phone = newPhone()
    const code = await asked(h, 'login', phone)
    await h.refused('POST /ws/passport/regOrLogin/phoneByPC', { areaCode: '86', phone, captcha: wrong(code), userType: 2 })
    await h.refused('POST /ws/account/code', { purpose: 'login', areaCode: '86', phone })
    await h.refused('POST /ws/account/proof', { way: 'password', password: 'wrong-1' }, who.as)
    await h.refused('GET /ws/operator/audit', {}, who.as)
    await h.refused('GET /ws/account/me', {}, { token: 'no-such-token' })
    const found = async (kind: string, call: string) =>
      (await rows({ kind, search: call })).map(({ accountId, count }) => ({ accountId, count }))
    expect(await found('signIn', '/ws/operator/login')).toEqual([{ accountId: staff.accountId, count: 1 }])
    expect(await found('code', 'phoneByPC')).toEqual([{ accountId: null, count: 1 }])
    expect(await found('limit', '/ws/account/code')).toEqual([{ accountId: null, count: 1 }])
    expect(await found('proof', '/ws/account/proof')).toEqual([{ accountId: who.accountId, count: 1 }])
    expect(await found('permission', '/ws/operator/audit')).toEqual([{ accountId: who.accountId, count: 1 }])
    expect(await found('session', '')).toEqual([{ accountId: null, count: 1 }])
  })

  test('has records out of reach, which answer as if they did not exist, of signed-in callers only', async () => {
    const [owner, other] = [await company(h), await company(h)]
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h) }, owner.as)
    await h.refused('GET /ws/demand/detail', { id }, other.as)
    await h.refused('GET /ws/demand/detail', { id })
    expect(await rows({ kind: 'record' })).toMatchObject([{ call: 'GET /ws/demand/detail', accountId: other.owner.accountId, count: 1 }])
  })

  test('has nothing of what succeeds, of a first visit, or of a form with errors', async () => {
    const before = (await list()).total
    const who = await individual(h)
    await h.ok('POST /ws/passport/passwordLogin', { areaCode: '86', phone: who.phone, password: PASSWORD })
    await h.refused('GET /ws/account/me')
    await h.refused('POST /ws/passport/passwordLogin', { phone: 'x' })
    await h.refused('POST /ws/account/password/change', {}, { ...who.as, unproved: true })
    expect((await list()).total).toBe(before)
  })

  test('is for operators, in pages, by kind, days and words, and as a workbook', async () => {
    const who = await individual(h)
    for (const key of ['GET /ws/operator/security', 'POST /ws/operator/security/export'] as const)
      expect((await h.refused(key, {}, who.as)).status).toBe(403)
    const all = await list()
    expect(all.total).toBeGreaterThan(5)
    const pages = await Promise.all([1, 2].map((pageNo) => h.ok('GET /ws/operator/security', { pageNo, pageSize: 3 }, staff.as)))
    expect(pages.flatMap((page) => page.records.map((row) => row.id))).toEqual(all.records.slice(0, 6).map((row) => row.id))
    expect((await rows({ column: 'count', order: 'desc' }))[0]?.count).toBe(Math.max(...all.records.map((row) => row.count)))
    expect((await list({ to: '2000-01-01' })).total).toBe(0)
    const book = await h.ok('POST /ws/operator/security/export', { kind: 'signIn' }, { ...staff.as, lang: 'en' })
    expect(book.name).toMatch(/^Security log-.*\.xlsx$/)
    expect(Buffer.from(book.base64, 'base64').subarray(0, 2).toString()).toBe('PK')
  })
})

const requestFrom = (ip: string) => ({ method: 'GET', ip, socket: new Socket(), routeOptions: { url: '/api/ws/x' } })

describe('a flood', () => {
  const from = (at: number) => requestFrom(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`)

  test('fills neither memory nor the table: beyond a limit in an hour refusals are counted by their kind alone', async () => {
    h.clock.advance({ hours: 2 })
    const total = SECURITY_EVENTS_AN_HOUR + 700
    const now = h.clock.now()
    for (let at = 0; at < total; at++) h.server.security.note(refuse('forbidden'), from(at), now)
    await h.server.security.flush()
    const { rows: kept } = await h.services.pool.query(
      "select count(*)::int as rows, sum(count)::int as refusals, max(count)::int as most from security_event where kind = 'permission' and call in ('GET /ws/x', '*')",
    )
    expect(kept[0].refusals).toBe(total)
    expect(kept[0].rows).toBeLessThanOrEqual(SECURITY_EVENTS_AN_HOUR + 1)
    expect(kept[0].most).toBeGreaterThanOrEqual(700)
  })

  test('of one kind from a few addresses hides neither sign-ins nor the address', async () => {
    h.clock.advance({ hours: 2 })
    const now = h.clock.now()
    const note = (error: 'sessionEnded' | 'operatorLoginWrong' | 'loginWrong' | 'forbidden', ip: string, url = '/api/ws/x') =>
      h.server.security.note(refuse(error), { ...requestFrom(ip), routeOptions: { url } }, now)
    for (let at = 0; at < 1_200; at++) note('sessionEnded', `10.9.0.${at % 6}`, `/api/ws/made-up/${at}`)
    for (let at = 0; at < 200; at++) note('forbidden', '10.9.0.1', `/api/ws/probed/${at}`)
    for (let at = 0; at < 12; at++) note('operatorLoginWrong', '10.9.1.1', '/api/ws/operator/login')
    for (let at = 0; at < 5; at++) note('loginWrong', '10.9.1.2', '/api/ws/passport/passwordLogin')
    await h.server.security.flush()
    const { rows: kept } = await h.services.pool.query(
      `select kind, call, ip, sum(count)::int as count from security_event where ip like '10.9.%' or ip = '*' and last_at = $1
       group by 1, 2, 3 order by 1, 2, 3`,
      [now.toString()],
    )
    expect(kept).toContainEqual({ kind: 'signIn', call: 'GET /ws/operator/login', ip: '10.9.1.1', count: 12 })
    expect(kept).toContainEqual({ kind: 'signIn', call: 'GET /ws/passport/passwordLogin', ip: '10.9.1.2', count: 5 })
    expect(kept).toContainEqual({ kind: 'permission', call: '*', ip: '10.9.0.1', count: 150 })
    expect(kept.filter(({ kind }) => kind === 'session')).toHaveLength(6)
    expect(kept.filter(({ ip }) => ip === '*')).toEqual([])
  })

  test('notifies operators once in an hour', async () => {
    h.clock.advance({ hours: 2 })
    const alarms = async () => {
      await h.server.security.flush()
      h.clock.advance({ seconds: 61 })
      await h.jobs.runDue()
      const { records } = await h.ok('GET /ws/notice/list', { pageSize: 100 }, { ...staff.as, lang: 'en' })
      return records.filter((one) => one.kind === 'securityAlarm')
    }
    const before = (await alarms()).length
    const note = () => h.server.security.note(refuse('loginWrong'), from(1), h.clock.now())
    // From the start of an hour, so that the minutes of the test stay within it.
    const into = h.clock.now().epochMilliseconds % 3_600_000
    h.clock.advance({ seconds: Math.ceil((3_600_000 - into) / 1_000) })
    for (let at = 1; at < SECURITY_ALARM; at++) note()
    expect(await alarms()).toHaveLength(before)
    note()
    const news = await alarms()
    expect(news).toHaveLength(before + 1)
    expect(news[0]).toMatchObject({ type: 'security', link: '/operatorHome/security?kind=signIn' })
    expect(news[0]?.content).toContain(`“Failed sign-in” happened ${SECURITY_ALARM} times`)
    note()
    expect(await alarms()).toHaveLength(before + 1)
  })
})

describe('a recorded refusal', () => {
  const count = async () => (await h.services.pool.query('select from security_event')).rowCount ?? 0

  test('cannot be changed, nor deleted before its time, by the server’s own role', async () => {
    await h.refused('GET /ws/operator/audit', {}, (await individual(h)).as)
    const [row] = await rows({ kind: 'permission' })
    const { pool } = h.services
    for (const change of [`account_id = null`, `count = count - 1`, `ip = '192.0.2.1'`, `last_at = last_at - interval '1 hour'`])
      await expect(pool.query(`update security_event set ${change} where id = $1`, [row!.id])).rejects.toMatchObject({ code: 'HD001' })
    const before = await count()
    await pool.query('delete from security_event')
    expect(await count()).toBe(before)
  })

  test('is forgotten after its retention, and no younger one', async () => {
    // The database reads its own clock, so these two were refused long ago.
    const ago = (days: number) => Temporal.Now.instant().subtract({ hours: 24 * days })
    h.server.security.note(refuse('forbidden'), requestFrom('192.0.2.7'), ago(SECURITY_KEPT_DAYS + 1))
    h.server.security.note(refuse('forbidden'), requestFrom('192.0.2.8'), ago(SECURITY_KEPT_DAYS - 1))
    await h.server.security.flush()
    // By the clock of the server both are old enough now.
    h.clock.advance({ hours: 48 })
    await h.jobs.runDue()
    const { rows: left } = await h.services.pool.query("select ip from security_event where ip like '192.0.2.%'")
    expect(left.map(({ ip }) => ip)).toEqual(['192.0.2.8'])
  })
})

test('a limit of requests that is reached is recorded with the address', async () => {
  const small = await startServer({ perMinute: 5 })
  try {
    const chief = await operator(small)
    const statuses: number[] = []
    for (let at = 0; at < 8; at++) statuses.push((await small.call('POST /ws/account/check', {})).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    await small.server.security.flush()
    const { records } = await small.ok('GET /ws/operator/security', { kind: 'limit' }, chief.as)
    expect(records).toMatchObject([{ call: 'POST /ws/account/check', count: 3, ip: '127.0.0.1', accountId: null }])
  } finally {
    await small.close()
  }
})
