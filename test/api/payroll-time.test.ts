import { inflateSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EMPLOYEE_LINK_MESSAGES_A_DAY } from '../../src/rules/constants.ts'
import { messagesTo } from '../support/outbox.ts'
import {
  approved,
  calculate,
  calculated,
  changePayee,
  inNovember,
  type PayScene,
  paid,
  payScene,
  seen,
  tickAll,
} from '../support/payrun.ts'
import { codeFor, operator, type Person } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
let platform: Person
beforeAll(async () => {
  h = await startServer()
  inNovember(h)
  platform = await operator(h)
})
afterAll(() => h.close())

async function raise(scene: PayScene, employeeId: string, effectiveOn: string, base: string) {
  const { hr, finance } = scene.people.member
  const change = await h.ok('POST /ws/salary/propose', { employeeId, effectiveOn, base, cycle: 'monthly', currency: 'CNY' }, hr.as)
  await h.ok('POST /ws/salary/approve', { ids: [change.id] }, finance.as)
}

const slipOf = async (scene: PayScene, runId: string, employeeId: string) => {
  const { records } = await h.ok('GET /ws/payroll/run/people', { id: runId, pageSize: 100 }, scene.people.as)
  const id = records.find((one) => one.id === employeeId)?.slipId
  return h.ok('GET /ws/payroll/slip', { id: id! }, scene.people.as)
}

describe('what becomes known later', () => {
  it('is paid by the next run, once, and taken back if it was wrong', async () => {
    const scene = await payScene(h, [{ baseMinor: 1_000_000 }, { baseMinor: 2_000_000 }])
    const [a, b] = scene.ids
    await paid(h, scene, platform.as, { on: '2026-09-15' })
    await raise(scene, a!, '2026-09-01', '11000')
    const october = await approved(h, scene, { on: '2026-10-15' })
    const slip = await slipOf(scene, october, a!)
    expect(slip.slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_100_000 },
      {
        kind: 'retro',
        code: 'base',
        from: '2026-09-01',
        to: '2026-09-30',
        minor: 100_000,
        inputs: { nowMinor: 1_100_000, paidMinor: 1_000_000 },
      },
    ])
    expect((await slipOf(scene, october, b!)).slip.lines).toHaveLength(1)
    // Nothing more in November; a correction downwards takes back from both months.
    const november = await calculated(h, scene, scene.people.member.hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([{ kind: 'earned', minor: 1_100_000 }])
    await raise(scene, a!, '2026-09-01', '10500')
    await calculate(h, november, scene.people.member.hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_050_000 },
      { kind: 'retro', from: '2026-09-01', minor: -50_000 },
      { kind: 'retro', from: '2026-10-01', minor: -50_000 },
    ])
  })

  it('can be corrected at once by a run of its own, and the next regular run pays it no more', async () => {
    const scene = await payScene(h, [{ baseMinor: 1_000_000 }, {}])
    const [a] = scene.ids
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    expect(
      (
        await h.refused(
          'POST /ws/payroll/run/create',
          { groupId: scene.groupId, kind: 'correction', on: '2026-09-15', employeeIds: [a!] },
          scene.people.as,
        )
      ).error,
    ).toBe('periodNotClosed')
    await raise(scene, a!, '2026-10-01', '12000')
    const correction = await approved(h, scene, { kind: 'correction', on: '2026-10-15', employeeIds: [a!] })
    expect((await slipOf(scene, correction, a!)).slip.lines).toMatchObject([
      { kind: 'retro', code: 'base', from: '2026-10-01', minor: 200_000 },
    ])
    const november = await calculated(h, scene, scene.people.member.hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([{ kind: 'earned', minor: 1_200_000 }])
  })

  it('pays somebody who joined in a closed period and was recorded late; asks about one who had been there before', async () => {
    const scene = await payScene(h, [{}])
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    const { employees } = await import('../support/payrun.ts')
    const { companyId } = scene.people
    const [late, old] = await employees(h, companyId, scene.people.member.hr.accountId, [
      { start: '2026-10-26', baseMinor: 2_200_000 },
      { start: '2019-01-01', baseMinor: 1_000_000 },
    ])
    await h.ok('POST /ws/payroll/group/assign', { groupId: scene.groupId, employeeIds: [late!, old!] }, scene.people.as)
    const november = await calculated(h, scene, scene.people.member.hr.as)
    const slip = await slipOf(scene, november, late!)
    expect(slip.slip.lines).toMatchObject([
      { kind: 'earned', minor: 2_200_000 },
      { kind: 'retro', from: '2026-10-01' },
    ])
    expect(slip.slip.lines[1]!.minor).toBeGreaterThan(0)
    expect((await slipOf(scene, november, old!)).slip.lines).toHaveLength(1)
    const { records } = await h.ok('GET /ws/payroll/run/checks', { id: november, check: 'unpaidPeriod' }, scene.people.as)
    expect(records.map(({ employee }) => employee?.id)).toEqual([old])
  })
})

describe('versus last period', () => {
  it('names causes that add up to the change, for each person and in all', async () => {
    const scene = await payScene(h, [
      { baseMinor: 1_000_000 },
      { baseMinor: 1_000_000 },
      { leaveOn: '2026-10-30', baseMinor: 1_000_000 },
      { start: '2026-11-16' },
    ])
    const [a] = scene.ids
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    await raise(scene, a!, '2026-11-16', '12000')
    await h.ok(
      'POST /ws/payroll/item/add',
      { employeeId: a!, kind: 'item', code: 'bonus', label: 'Bonus', every: 'once', from: '2026-11-05', amount: '500', reason: 'x' },
      scene.people.member.hr.as,
    )
    const november = await calculated(h, scene, scene.people.member.hr.as)
    const { last, currencies } = await h.ok('GET /ws/payroll/run/versus', { id: november }, scene.people.as)
    expect(last).not.toBeNull()
    const [cny] = currencies
    expect(cny!.causes.reduce((all, { minor }) => all + minor, 0)).toBe(cny!.nowMinor - cny!.lastMinor)
    for (const { minor, people } of cny!.causes) expect(people.reduce((all, one) => all + one.minor, 0)).toBe(minor)
    expect(cny!.causes.map(({ cause }) => cause)).toEqual(['left', 'joined', 'base', 'items'])
    const { totals } = await h.ok('GET /ws/payroll/run', { id: november }, scene.people.as)
    expect(cny!.nowMinor).toBe(totals[0]!.netMinor)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id: november, which: 'changed' }, scene.people.as)
    for (const { change } of records)
      expect(change!.causes.reduce((all, { minor }) => all + minor, 0)).toBe(change!.nowMinor - change!.lastMinor)
  })
})

describe('other runs', () => {
  it('pays a bonus between two months and nothing of it again', async () => {
    const scene = await payScene(h, [{}, {}])
    const [a] = scene.ids
    const { hr, finance } = scene.people.member
    const { id } = await h.ok(
      'POST /ws/payroll/run/create',
      { groupId: scene.groupId, kind: 'offCycle', payOn: '2026-11-10', employeeIds: [a!] },
      hr.as,
    )
    const bonus = {
      employeeId: a!,
      kind: 'item',
      code: 'bonus',
      label: 'Bonus',
      every: 'once',
      from: '2026-11-10',
      amount: '3000',
      reason: 'x',
      runId: id,
    }
    await h.ok('POST /ws/payroll/item/add', bonus, hr.as)
    await calculate(h, id, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    expect((await slipOf(scene, id, a!)).slip.lines).toMatchObject([{ kind: 'item', minor: 300_000 }])
    const november = await calculated(h, scene, hr.as)
    expect((await slipOf(scene, november, a!)).slip.lines).toMatchObject([{ kind: 'earned', minor: 1_000_000 }])
  })

  it('settles somebody who leaves, and the regular run of the period leaves them out', async () => {
    const scene = await payScene(h, [{ leaveOn: '2026-11-13', baseMinor: 2_100_000 }, {}])
    const [a, b] = scene.ids
    const { hr, finance } = scene.people.member
    expect(
      (await h.refused('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'final', employeeIds: [b!] }, hr.as)).error,
    ).toBe('notLeaving')
    const draft = await calculated(h, scene, hr.as)
    const { id } = await h.ok('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'final', employeeIds: [a!] }, hr.as)
    const severance = {
      employeeId: a!,
      kind: 'leaving',
      code: 'severance',
      label: '经济补偿',
      every: 'once',
      from: '2026-11-13',
      parts: [{ amount: '21000', hundredths: 150 }],
      reason: '第 47 条',
      runId: id,
    }
    await h.ok('POST /ws/payroll/item/add', severance, hr.as)
    await calculate(h, id, hr.as)
    expect((await slipOf(scene, id, a!)).slip.lines).toMatchObject([
      { kind: 'earned', minor: 1_000_000 },
      { kind: 'leaving', code: 'leaving:severance', minor: 3_150_000 },
    ])
    await tickAll(h, id, hr.as)
    // The regular run was calculated before the final one was opened: the same person is in two runs, and that blocks.
    expect((await h.refused('POST /ws/payroll/run/submit', { id }, hr.as)).error).toBe('runBlocked')
    const peopleIn = async () => (await h.ok('GET /ws/payroll/run/people', { id: draft }, hr.as)).records.map(({ id: who }) => who)
    expect(await peopleIn()).toEqual([a, b])
    await calculate(h, draft, hr.as)
    expect(await peopleIn()).toEqual([b])
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    await calculate(h, draft, hr.as)
    expect(await peopleIn()).toEqual([b])
  })

  it('carries what could not be taken off to the next slip', async () => {
    const scene = await payScene(h, [{ baseMinor: 100_000 }])
    const [a] = scene.ids
    const { hr } = scene.people.member
    const loan = {
      employeeId: a!,
      kind: 'deduction',
      code: 'loan',
      label: '借款',
      every: 'once',
      from: '2026-10-05',
      amount: '1500',
      reason: '预支',
    }
    await h.ok('POST /ws/payroll/item/add', loan, hr.as)
    await approved(h, scene, { on: '2026-10-15' })
    const november = await calculated(h, scene, hr.as)
    expect((await slipOf(scene, november, a!)).slip).toMatchObject({
      lines: [
        { kind: 'earned', minor: 100_000 },
        { kind: 'carriedIn', minor: -50_000 },
      ],
      totals: { netMinor: 50_000 },
    })
  })

  it('refuses a second regular run of a period, and somebody out of it keeps their reason', async () => {
    const scene = await payScene(h, [{}, {}])
    const { hr } = scene.people.member
    const id = await calculated(h, scene, hr.as)
    expect((await h.refused('POST /ws/payroll/run/create', { groupId: scene.groupId, kind: 'regular' }, hr.as)).error).toBe('runExists')
    expect((await h.refused('POST /ws/payroll/run/person', { id, employeeId: scene.ids[0]!, isIn: false }, hr.as)).fields).toHaveProperty(
      'reason',
    )
    await h.ok('POST /ws/payroll/run/person', { id, employeeId: scene.ids[0]!, isIn: false, reason: '停薪留职' }, hr.as)
    expect((await h.refused('POST /ws/payroll/run/submit', { id }, hr.as)).error).toBe('runNotCalculated')
    await calculate(h, id, hr.as)
    const { records } = await h.ok('GET /ws/payroll/run/people', { id }, hr.as)
    expect(records.map(({ isIn, reason, netMinor }) => [isIn, reason, netMinor])).toEqual([
      [false, '停薪留职', null],
      [true, '', 1_000_000],
    ])
  })
})

describe('bank details', () => {
  it('that are missing block, that two people share have to be ticked, that changed need a second person', async () => {
    const scene = await payScene(h, [{ account: 'DE11 2222' }, { account: 'DE11 2222' }, { account: null }])
    const { hr, finance } = scene.people.member
    const [a, , c] = scene.ids
    const id = await calculated(h, scene, hr.as, { on: '2026-10-15' })
    const { kinds } = await h.ok('GET /ws/payroll/run/checks', { id }, hr.as)
    expect(kinds.find(({ check }) => check === 'noPayee')).toMatchObject({ blocking: true, count: 1 })
    expect(kinds.find(({ check }) => check === 'sharedPayee')).toMatchObject({ count: 2 })
    await h.ok('POST /ws/payroll/run/person', { id, employeeId: c!, isIn: false, reason: '无账户' }, hr.as)
    await calculate(h, id, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await h.ok('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    // Next month the details of one have changed: ticked by hr, but nobody has confirmed them.
    await changePayee(h, scene.people.companyId, a!, hr.accountId, 'DE99 8888')
    await h.ok('POST /ws/payroll/group/assign', { groupId: null, employeeIds: [c!] }, hr.as)
    const next = await approved(h, scene)
    const refusal = await h.refused('POST /ws/payroll/run/pay', { id: next }, finance.as)
    expect(refusal.error).toBe('payeesUnconfirmed')
    await h.services.db.execute(sql`update payee set confirmed_by = ${finance.accountId}, confirmed_at = now() where employee_id = ${a}`)
    expect((await h.ok('POST /ws/payroll/run/pay', { id: next }, finance.as)).sent).toBe(2)
  })

  it('that change after the submission stop the approval', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    await paid(h, scene, platform.as, { on: '2026-10-15' })
    const id = await calculated(h, scene, hr.as)
    await tickAll(h, id, hr.as)
    await h.ok('POST /ws/payroll/run/submit', { id }, hr.as)
    await changePayee(h, scene.people.companyId, scene.ids[0]!, hr.accountId, 'DE00 6666')
    expect((await h.refused('POST /ws/payroll/run/approve', await seen(h, id, finance.as), finance.as)).error).toBe('runUnticked')
  })

  it('are nowhere in clear: not in payments, batches, answers or the database', async () => {
    const account = '6217003812345678901'
    const scene = await payScene(h, [{ account }])
    const id = await approved(h, scene)
    await h.ok('POST /ws/payroll/run/pay', { id }, scene.people.member.finance.as)
    const answers = JSON.stringify([
      await h.ok('GET /ws/payroll/run/payments', { id }, scene.people.as),
      await h.ok('GET /ws/payroll/run', { id }, scene.people.as),
    ])
    expect(answers).not.toContain(account)
    expect(answers).toContain('8901')
    const { rows } = await h.services.db.execute<{ table: string }>(
      sql`select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { table } of rows) {
      const { rows: hits } = await h.services.db.execute(
        sql`select 1 from ${sql.identifier(table)} t where t::text like ${`%${account}%`} limit 1`,
      )
      expect(hits, table).toEqual([])
    }
  })
})

describe('a published payslip', () => {
  it('reaches its employee by a link with a code, opens for some minutes, and prints in both languages', async () => {
    const scene = await payScene(h, [{ name: '欧阳靐', email: 'ouyang@people.example' }])
    const { hr } = scene.people.member
    const id = await paid(h, scene, platform.as, { on: '2026-10-15' })
    await h.ok('POST /ws/payroll/run/publish', { id }, hr.as)
    await h.jobs.runDue()
    const rows = await messagesTo(h, 'ouyang@people.example')
    const key = rows[0]!.body.match(/key=([\w-]+)/)![1]!
    expect(rows).toHaveLength(1)
    expect(rows[0]!.body).not.toMatch(/10,000|10000/)
    expect((await h.refused('POST /ws/payslip/code', { key: 'wrong' })).error).toBe('employeeLinkGone')
    expect(await h.ok('POST /ws/payslip/code', { key })).toMatchObject({ to: 'o***@people.example' })
    expect((await h.refused('POST /ws/payslip/code', { key })).error).toBe('codeTooSoon')
    const code = await codeFor(h, 'ouyang@people.example')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 4; tries++) expect((await h.refused('POST /ws/payslip/open', { key, code: wrong })).error).toBe('codeWrong')
    const opened = await h.ok('POST /ws/payslip/open', { key, code })
    expect(opened).toMatchObject({ employee: { name: '欧阳靐' }, slip: { totals: { netMinor: 1_000_000 } } })
    expect((await h.refused('POST /ws/payslip/open', { key, code })).error).toBe('codeExpired')
    expect((await h.ok('POST /ws/payslip/open', { key, open: opened.open })).slip.lines).toHaveLength(1)
    for (const lang of ['cn', 'en'] as const) {
      const { base64 } = await h.ok('POST /ws/payslip/pdf', { key, open: opened.open, lang })
      const text = textOfPdf(Buffer.from(base64, 'base64'))
      expect(text).toContain(lang === 'cn' ? '工资单' : 'Payslip')
      // The second letter of the given name is in no common subset of the font.
      expect(text).toContain('欧阳靐')
      expect(text).toContain('10,000.00')
    }
    h.clock.advance({ minutes: 16 })
    expect((await h.refused('POST /ws/payslip/open', { key, open: opened.open })).error).toBe('employeeLinkClosed')
    const { records } = await h.ok('GET /ws/payroll/run/people', { id }, hr.as)
    await h.ok('POST /ws/payroll/slip/send', { id: records[0]!.slipId! }, hr.as)
    expect((await h.refused('POST /ws/payslip/code', { key })).error).toBe('employeeLinkGone')
  })

  it('is opened once by a code, also by several at the same time, and no other company can use up its messages', async () => {
    const scene = await payScene(h, [{ email: 'twice@people.example' }])
    const { hr } = scene.people.member
    const id = await paid(h, scene, platform.as, { on: '2026-10-15' })
    await h.ok('POST /ws/payroll/run/publish', { id }, hr.as)
    await h.jobs.runDue()
    const key = (await messagesTo(h, 'twice@people.example'))[0]!.body.match(/key=([\w-]+)/)![1]!
    // A stranger's company writes the same address into its own records.
    const other = await payScene(h, [{ email: 'twice@people.example' }])
    const send = () => h.call('POST /ws/absence/statement/send', { employeeIds: other.ids }, other.people.member.hr.as)
    for (let nth = 0; nth < EMPLOYEE_LINK_MESSAGES_A_DAY; nth++) await send()
    expect((await send()).body.success).toBe(false)
    await h.ok('POST /ws/payslip/code', { key })
    const code = await codeFor(h, 'twice@people.example')
    const opened = await Promise.all(Array.from({ length: 4 }, () => h.call('POST /ws/payslip/open', { key, code })))
    expect(opened.filter(({ body }) => body.success)).toHaveLength(1)
  })

  it('locks its run after seven days, warned a day before', async () => {
    const scene = await payScene(h, [{}])
    const { hr, finance } = scene.people.member
    const id = await paid(h, scene, platform.as, { on: '2026-10-15' })
    await h.ok('POST /ws/payroll/run/publish', { id }, hr.as)
    h.clock.advance({ hours: 24 * 6 + 1 })
    await h.jobs.runDue()
    const state = async () =>
      (await h.services.pool.query<{ state: string }>('select state from pay_run where id = $1', [id])).rows[0]!.state
    expect(await state()).toBe('published')
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    expect(await state()).toBe('locked')
    const { rows } = await h.services.pool.query("select 1 from notice where kind = 'runLocks' and account_id = $1", [finance.accountId])
    expect(rows).toHaveLength(1)
  })
})

/** The text of a PDF of pdfkit: glyphs as hexadecimal numbers, mapped by the ToUnicode table of the font in use. */
function textOfPdf(pdf: Buffer): string {
  const raw = pdf.toString('latin1')
  const objects = new Map([...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id, body]) => [Number(id), body!]))
  const streamOf = (body: string): string => {
    const bytes = body.match(/stream\n([\s\S]*?)\nendstream/)?.[1]
    return bytes === undefined ? '' : body.includes('FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes
  }
  const maps = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name, ref] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(Number(ref))?.match(/\/ToUnicode (\d+) 0 R/)?.[1]
      const table = streamOf(objects.get(Number(unicode)) ?? '')
      const codes = new Map<string, string>()
      for (const [, from, list] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
        for (const [at, [, hex]] of [...list!.matchAll(/<(\w+)>/g)].entries())
          codes.set((Number.parseInt(from!, 16) + at).toString(16).padStart(4, '0'), Buffer.from(hex!, 'hex').swap16().toString('utf16le'))
      maps.set(name!, codes)
    }
  let text = ''
  for (const body of objects.values()) {
    if (!body.includes('stream') || /FontFile|ToUnicode|Length1/.test(body)) continue
    const content = streamOf(body)
    if (!content.includes('Tf')) continue
    let codes = new Map<string, string>()
    for (const [, font, list] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) codes = maps.get(font) ?? new Map()
      else
        for (const [, hex] of list!.matchAll(/<([\da-f]+)>/gi))
          for (const code of hex!.match(/.{4}/g) ?? []) text += codes.get(code.toLowerCase()) ?? ''
      if (!font) text += ''
    }
  }
  return text
}
