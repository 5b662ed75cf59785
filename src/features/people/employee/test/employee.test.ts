import { beforeAll, describe, expect, it } from 'vitest'
import { approveSalaries, created, dayFrom, teamOf, wholeEmployee } from '../../../../../test/support/employees.ts'
import { type CompanyPeople, company, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'

const h = serverForFile()
let mine: CompanyPeople
let other: CompanyPeople
let team: string
let approved: Set<string>

beforeAll(async () => {
  mine = await company(h, { roles: ['hr', 'admin', 'finance', 'viewer'], name: '澜川' })
  other = await company(h, { name: '别家' })
  team = await teamOf(h, mine)
  approved = approveSalaries(h)
})

const hr = () => mine.member.hr.as
/** Moves the clock and runs what is due; everybody signs in again. */
const wait = async (days: number) => {
  h.clock.advance({ hours: 24 * days })
  await h.jobs.runDue()
  for (const person of [mine.member.hr, mine.member.admin, mine.member.finance, mine.member.viewer, mine.owner, other.owner])
    await signInAgain(h, person)
}
const detail = (id: string, as = hr()) => h.ok('GET /ws/employee/detail', { id }, as)
const save = async (id: string, change: Record<string, unknown>) =>
  h.ok('POST /ws/employee/save', { id, version: (await detail(id)).version, ...change }, hr())
const make = (change: Record<string, unknown> = {}) => created(h, mine, team, change)
const seen = async (id: string) => ({ id, version: (await detail(id)).version })
const movesOf = async (id: string) => Object.fromEntries((await detail(id)).moves.map(({ move, why }) => [move, why]))
const waiveAll = async (id: string) => {
  for (const item of ['documents', 'bankAccount', 'contractFile'])
    await h.ok('POST /ws/employee/waive', { id, item, reason: '总部代管' }, hr())
}
/** Somebody in state 3. */
const employed = async (change: Record<string, unknown> = {}) => {
  const { id } = await make({ contractStart: dayFrom(h, -100), ...change })
  await h.ok('POST /ws/employee/alreadyEmployed', await seen(id), hr())
  return id
}

describe('a record is saved at any point', () => {
  it('a name alone makes an employee in state 0, with what is missing by name', async () => {
    const one = await h.ok('POST /ws/employee/create', { name: '叶知秋' }, hr())
    expect(one).toMatchObject({ status: 0, version: 1 })
    expect(one.number).toMatch(/^E-\d{4}$/)
    const { record, flags } = await detail(one.id)
    expect(flags).toEqual(['incomplete'])
    expect(record?.missing).toEqual([
      ...['teamId', 'country', 'subdivision', 'idNumber', 'jobTitle', 'contractStart', 'workDays', 'dayStart', 'dayEnd'],
      ...['cycle', 'currency', 'basePay', 'leaveDays'],
    ])
  })

  it('without a name nothing is made; the refusal names the field in both languages', async () => {
    expect((await h.refused('POST /ws/employee/create', { jobTitle: 'x' }, { ...hr(), lang: 'en' })).fields['name']).toBe(
      'This field is required',
    )
    expect((await h.refused('POST /ws/employee/create', { name: '  ' }, hr())).fields['name']).toBe('此项必填')
  })

  it('becomes complete by itself with the last field, and stays complete', async () => {
    const { passportNumber, ...rest } = wholeEmployee(team, dayFrom(h, 3))
    const { id, status } = await h.ok('POST /ws/employee/create', rest, hr())
    expect(status).toBe(0)
    expect((await detail(id)).record?.missing).toEqual(['idNumber'])
    expect((await save(id, { passportNumber })).status).toBe(1)
    const lost = await h.refused('POST /ws/employee/save', { ...(await seen(id)), jobTitle: '', passportNumber: '' }, hr())
    expect(lost.fields).toEqual({ jobTitle: '员工创建完成后此项不能为空', idNumber: '员工创建完成后此项不能为空' })
    const history = await h.ok('GET /ws/employee/history', { id }, hr())
    expect(history.records.map(({ kind }) => kind)).toEqual(['complete', 'edited', 'created'])
    expect(history.records[1]?.fields).toEqual(['passportNumber'])
  })

  it('may have a grade and a day from which service counts; both are cleared by an empty text and are in the history', async () => {
    const { id } = await make({ grade: ' M2 ', serviceFrom: '2014-05-01' })
    expect((await detail(id)).inner).toMatchObject({ grade: 'M2', serviceFrom: '2014-05-01' })
    await save(id, { grade: 'M3', serviceFrom: '' })
    expect((await detail(id)).inner).toMatchObject({ grade: 'M3', serviceFrom: null })
    const [last] = (await h.ok('GET /ws/employee/history', { id }, hr())).records
    expect(last?.fields).toEqual(['grade', 'serviceFrom'])
    const wrong = { grade: 'P'.repeat(21), serviceFrom: '2014-02-30' }
    const { fields } = await h.refused('POST /ws/employee/save', { ...(await seen(id)), ...wrong }, { ...hr(), lang: 'en' })
    expect(Object.keys(fields).sort()).toEqual(['grade', 'serviceFrom'])
  })

  it('a country proposes its zone and currency; a subdivision has to lie in it, and is needed where the country has any', async () => {
    const { id } = await h.ok('POST /ws/employee/create', { name: 'Hana Sato', country: 'JP' }, hr())
    const first = await detail(id)
    expect([first.inner?.zone, first.pay?.currency]).toEqual(['Asia/Tokyo', 'JPY'])
    expect(first.record?.missing).toContain('subdivision')
    const elsewhere = await h.refused('POST /ws/employee/save', { ...(await seen(id)), subdivision: 'CN-3301' }, hr())
    expect(elsewhere.fields['subdivision']).toBe('这个省或州不在所填的国家或地区内')
    await save(id, { subdivision: 'JP-13' })
    expect((await detail(id)).record?.missing).not.toContain('subdivision')
    // Another country: the subdivision of the old one goes, and so does its zone.
    await save(id, { country: 'DE' })
    const moved = await detail(id)
    expect([moved.subdivision, moved.inner?.zone]).toEqual([null, 'Europe/Berlin'])
  })

  it('paid hours are the stretch without one hour of lunch', async () => {
    const { id } = await make()
    expect((await detail(id)).inner?.paidMinutes).toBe(480)
    const wrong = async (change: Record<string, string>) =>
      (await h.refused('POST /ws/employee/save', { ...(await seen(id)), ...change }, { ...hr(), lang: 'en' })).fields
    expect(await wrong({ dayEnd: '10:00' })).toEqual({ dayEnd: 'The day must be longer than the one hour of lunch' })
    expect(await wrong({ dayEnd: '08:00' })).toEqual({ dayEnd: 'The end time must be later than the start time' })
  })

  it.each([
    [{ contractEnd: '2020-01-01' }, 'contractEnd'],
    [{ contractStart: '2026-02-30' }, 'contractStart'],
    [{ probationEnd: '1999-01-01' }, 'probationEnd'],
    [{ zone: 'Mars/Olympus' }, 'zone'],
    [{ country: 'ZZ' }, 'country'],
    [{ currency: 'ABC' }, 'currency'],
    [{ basePay: '1000001' }, 'basePay'],
    [{ basePay: '-5' }, 'basePay'],
    [{ basePay: '10.005' }, 'basePay'],
    [{ leaveDays: '12.3' }, 'leaveDays'],
    [{ workDays: [0] }, 'workDays.0'],
    [{ idNumber: '330106199001011234' }, 'idNumber'],
    [{ email: 'nobody' }, 'email'],
    [{ areaCode: '86', phone: '12345678901' }, 'phone'],
    [{ managerId: crypto.randomUUID() }, 'managerId'],
    [{ teamId: crypto.randomUUID() }, 'teamId'],
  ])('%o is refused at its field, and nothing changes', async (change, field) => {
    const { id } = await make()
    const before = await detail(id)
    const { status, fields } = await h.refused('POST /ws/employee/save', { id, version: before.version, ...change }, hr())
    expect([status, Object.keys(fields)]).toEqual([422, [field]])
    expect(await detail(id)).toEqual(before)
  })

  it('nobody reports to themselves, through however many others, also when two save at once', async () => {
    const [a, b, c] = await Promise.all([make(), make(), make()])
    await save(b.id, { managerId: a.id })
    await save(c.id, { managerId: b.id })
    const circle = await h.refused('POST /ws/employee/save', { ...(await seen(a.id)), managerId: c.id }, hr())
    expect(circle.fields['managerId']).toBe('上级不能是本人或本人的下属')
    const [d, e] = await Promise.all([make(), make()])
    const both = await Promise.all([
      h.call('POST /ws/employee/save', { ...(await seen(d.id)), managerId: e.id }, hr()),
      h.call('POST /ws/employee/save', { ...(await seen(e.id)), managerId: d.id }, hr()),
    ])
    expect(both.map(({ body }) => body.success).sort()).toEqual([false, true])
  })

  it('of two editors the second sees who changed what; nothing of the first is lost', async () => {
    const { id } = await make()
    const { version } = await detail(id)
    await h.ok('POST /ws/employee/save', { id, version, jobTitle: '主管', address: '示例路 1 号' }, hr())
    const second = await h.refused('POST /ws/employee/save', { id, version, jobTitle: '经理' }, { ...mine.member.admin.as, lang: 'en' })
    expect([second.status, second.error]).toEqual([409, 'employeeChanged'])
    expect(second.message).toContain(mine.member.hr.name)
    expect(second.message).toContain('Address, Job title')
    expect((await detail(id)).jobTitle).toBe('主管')
  })

  it('who waits for the turn to change a manager holds nobody’s record meanwhile', async () => {
    const [lead, above] = [await make({ name: '组长' }), await make({ name: '总监' })]
    const { version } = await detail(lead.id)
    const turn = await h.services.pool.connect()
    try {
      await turn.query('begin')
      await turn.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`employee.manager:${mine.companyId}`])
      const saving = h.ok('POST /ws/employee/save', { id: lead.id, version, managerId: above.id }, hr())
      const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'"
      await expect.poll(async () => (await turn.query(waiting)).rowCount).toBe(1)
      // What the insert of a report of theirs needs.
      await turn.query('select 1 from employee where id = $1 for key share nowait', [lead.id])
      await turn.query('commit')
      expect(await saving).toMatchObject({ version: version + 1 })
    } finally {
      turn.release()
    }
  })

  it('numbers are counted per company without gaps for those who save at once; a number of their own is unique', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => h.ok('POST /ws/employee/create', { name: '同时' }, other.as)))
    expect(made.map(({ number }) => number).sort()).toEqual(Array.from({ length: 12 }, (_, nth) => `E-${String(nth + 1).padStart(4, '0')}`))
    await h.ok('POST /ws/employee/create', { name: '自带', number: 'e-0013' }, other.as)
    expect((await h.refused('POST /ws/employee/create', { name: '重复', number: 'E-0013' }, other.as)).fields).toHaveProperty('number')
    expect((await h.ok('POST /ws/employee/create', { name: '下一位' }, other.as)).number).toBe('E-0014')
  })

  it('warns of an e-mail address or phone that another employee has', async () => {
    const first = await make({ email: 'twin@example.com' })
    const second = await make({ email: 'TWIN@example.com' })
    expect((await detail(second.id)).record?.twins).toEqual([{ field: 'email', id: first.id, number: first.number, name: '陆云岚' }])
  })

  it('a sequence of working days is kept: one before employment, one more for each change after it', async () => {
    const { id } = await make({ contractStart: dayFrom(h, -50) })
    await save(id, { workDays: [1, 2, 3, 4, 5, 6] })
    await h.ok('POST /ws/employee/alreadyEmployed', await seen(id), hr())
    await save(id, { workDays: [2, 3, 4], workDaysFrom: dayFrom(h, 20) })
    const { rows } = await h.services.pool.query('select from_on::text, weekdays from work_pattern where employee_id = $1 order by 1', [id])
    expect(rows).toEqual([
      { from_on: dayFrom(h, -50), weekdays: [1, 2, 3, 4, 5, 6] },
      { from_on: dayFrom(h, 20), weekdays: [2, 3, 4] },
    ])
  })
})

describe('states', () => {
  it('onboarding ends when salary and checklist allow it, and says why not before', async () => {
    const { id } = await make()
    expect(await movesOf(id)).toMatchObject({ onboard: null, didNotJoin: null })
    await h.ok('POST /ws/employee/onboard', await seen(id), hr())
    expect((await movesOf(id))['confirm']).toContain('薪资尚未获批')
    approved.add(id)
    expect((await movesOf(id))['confirm']).toBe('入职事项未完成：证件、收款账户、合同文件')
    expect((await h.refused('POST /ws/employee/confirm', await seen(id), hr())).error).toBe('checklistOpen')
    await waiveAll(id)
    expect((await movesOf(id))['confirm']).toBeNull()
    await h.ok('POST /ws/employee/confirm', await seen(id), hr())
    expect((await detail(id)).status).toBe(3)
  })

  it('"already employed" needs a start in the past', async () => {
    const { id } = await make({ contractStart: dayFrom(h, 2) })
    expect((await movesOf(id))['alreadyEmployed']).toContain(dayFrom(h, 2))
    expect((await h.refused('POST /ws/employee/alreadyEmployed', await seen(id), hr())).error).toBe('employeeNotStarted')
    await save(id, { contractStart: dayFrom(h, 0) })
    expect((await h.ok('POST /ws/employee/alreadyEmployed', await seen(id), hr())).id).toBe(id)
    await h.services.pool.query("update employee set contract_start = '2024-06-12' where id = $1", [id])
    // Nobody was employed before they were recorded: the steps before have no day.
    const { record } = await h.ok('GET /ws/employee/detail', { id }, hr())
    expect(record?.reached).toEqual({ 3: '2024-06-12' })
  })

  it('the start of the contract confirms by itself; otherwise a notice says what is missing', async () => {
    const [ready, open] = await Promise.all([make({ contractStart: dayFrom(h, 2) }), make({ contractStart: dayFrom(h, 2) })])
    for (const { id } of [ready, open]) await h.ok('POST /ws/employee/onboard', await seen(id), hr())
    approved.add(ready.id)
    approved.add(open.id)
    await waiveAll(ready.id)
    await wait(3)
    expect([(await detail(ready.id)).status, (await detail(open.id)).status]).toEqual([3, 2])
    expect((await detail(open.id)).flags).toContain('overdue')
    const notices = await h.ok('GET /ws/notice/list', { search: open.number }, hr())
    expect(notices.records[0]?.content).toContain('入职事项未完成')
  })

  it('leaving today or in the past is at once; a future day waits, can be withdrawn, and comes by itself', async () => {
    const [now, past, later] = [await employed(), await employed(), await employed()]
    const leave = async (id: string, days: number) =>
      h.ok('POST /ws/employee/leave', { ...(await seen(id)), leaveOn: dayFrom(h, days), reason: '个人原因' }, hr())
    expect((await leave(now, 0)).status).toBe(4)
    expect((await leave(past, -5)).status).toBe(4)
    expect((await leave(later, 3)).status).toBe(3)
    expect(await movesOf(later)).toEqual({ withdrawLeave: null })
    expect((await h.refused('POST /ws/employee/leave', { ...(await seen(later)), leaveOn: dayFrom(h, 9), reason: 'x' }, hr())).error).toBe(
      'leavePlanned',
    )
    await h.ok('POST /ws/employee/withdrawLeave', await seen(later), hr())
    await wait(6)
    expect((await detail(later)).status).toBe(3)
    await leave(later, 2)
    await wait(2)
    expect((await detail(later)).status).toBe(3)
    await wait(1)
    expect((await detail(later)).status).toBe(4)
    const early = await h.refused(
      'POST /ws/employee/leave',
      { ...(await seen(await employed())), leaveOn: '2001-01-01', reason: 'x' },
      hr(),
    )
    expect(early.fields).toHaveProperty('leaveOn')
  })

  it('a rehire opens a new period and keeps the history; a start within the old one is refused', async () => {
    const id = await employed()
    await h.ok('POST /ws/employee/leave', { ...(await seen(id)), leaveOn: dayFrom(h, -10), reason: '合同期满' }, hr())
    const again = async (contractStart: string) => ({ ...(await seen(id)), contractStart })
    expect((await h.refused('POST /ws/employee/rehire', await again(dayFrom(h, -10)), hr())).fields).toHaveProperty('contractStart')
    await h.ok('POST /ws/employee/rehire', await again(dayFrom(h, 5)), hr())
    const one = await detail(id)
    expect([one.status, one.inner?.contractStart, one.inner?.leaveOn]).toEqual([2, dayFrom(h, 5), null])
    expect(one.record?.earlier).toMatchObject([{ endOn: dayFrom(h, -10), reason: '合同期满' }])
  })

  it('somebody who did not join ends without a period of employment, and can come later', async () => {
    const { id } = await make()
    await h.ok('POST /ws/employee/didNotJoin', { ...(await seen(id)), reason: '接受了别的机会' }, hr())
    expect(await detail(id)).toMatchObject({ status: 4, record: { neverJoined: true } })
    await h.ok('POST /ws/employee/rehire', { ...(await seen(id)), contractStart: dayFrom(h, 0) }, hr())
    expect(await detail(id)).toMatchObject({ status: 2, record: { earlier: [], neverJoined: false } })
  })

  it('every move that a state does not have is refused; of two at once one is made', async () => {
    const { id } = await make()
    for (const move of ['confirm', 'leave', 'withdrawLeave', 'rehire'] as const) {
      const input = { ...(await seen(id)), leaveOn: dayFrom(h), contractStart: dayFrom(h), reason: 'x' }
      expect((await h.refused(`POST /ws/employee/${move}`, input, hr())).error, move).toBe('wrongStage')
    }
    const both = await Promise.all([1, 2].map(async () => h.call('POST /ws/employee/onboard', await seen(id), hr())))
    expect(both.map(({ body }) => body.success).sort()).toEqual([false, true])
  })

  it('many at once: those whose state allows it, the others by name with the reason', async () => {
    const [ready, future] = [await make({ contractStart: dayFrom(h, -3) }), await make({ name: '未到岗', contractStart: dayFrom(h, 30) })]
    const foreign = await h.ok('POST /ws/employee/create', { name: '别家员工' }, other.as)
    const input = { ids: [ready.id, future.id, foreign.id], action: 'alreadyEmployed' }
    const { done, refused } = await h.ok('POST /ws/employee/bulk', input, { ...hr(), lang: 'en' })
    expect([done, refused.map(({ name, why }) => [name, why.slice(0, 22)])]).toEqual([1, [['未到岗', 'The contract starts on']]])
    expect((await detail(foreign.id, other.as)).status).toBe(0)
    const second = await teamOf(h, mine, '研发')
    expect((await h.ok('POST /ws/employee/bulk', { ids: [ready.id, future.id], action: 'team', teamId: second }, hr())).done).toBe(2)
    expect((await detail(ready.id)).team?.name).toBe('研发')
    const none = await h.ok('POST /ws/employee/bulk', { ids: [ready.id], action: 'team', teamId: '' }, hr())
    expect(none.refused).toHaveLength(1)
  })
})

describe('who sees what', () => {
  it('a viewer sees the directory: no contract, contact, pay, flags or moves', async () => {
    const id = await employed({ email: 'who@example.com', probationEnd: dayFrom(h, 3) })
    const shown = await detail(id, mine.member.viewer.as)
    expect(shown).toMatchObject({ name: '陆云岚', jobTitle: '机器人工程师', inner: null, pay: null, flags: null, record: null, moves: [] })
    expect(JSON.stringify(shown)).not.toMatch(/who@example|6200|probation/)
    const list = await h.ok('GET /ws/employee/list', { flag: 'probationEnds' }, mine.member.viewer.as)
    expect(list.total).toBe(0)
  })

  it('an administrator edits records and sees no pay; pay is typed by those who propose salaries', async () => {
    const admin = mine.member.admin.as
    const { id } = await h.ok('POST /ws/employee/create', { name: '新人' }, admin)
    expect((await detail(id, admin)).pay).toBeNull()
    const { version } = await detail(id)
    const refused = await h.refused('POST /ws/employee/save', { id, version, currency: 'EUR', basePay: '3000' }, admin)
    expect(Object.keys(refused.fields)).toEqual(['currency', 'basePay'])
    await h.ok('POST /ws/employee/save', { id, version, currency: 'EUR', basePay: '3000' }, hr())
    expect((await detail(id, mine.member.finance.as)).pay).toMatchObject({ currency: 'EUR', basePay: '3000.00' })
  })

  it('pay in force is not typed over: it changes by a salary change', async () => {
    const id = await employed()
    const { fields } = await h.refused('POST /ws/employee/save', { ...(await seen(id)), basePay: '9999' }, hr())
    expect(fields['basePay']).toContain('薪资变更')
    expect((await detail(id)).may.typePay).toBe(false)
  })

  it('another company finds nothing', async () => {
    const { id } = await make()
    for (const key of ['GET /ws/employee/detail', 'GET /ws/employee/history', 'GET /ws/employee/documents'] as const)
      expect((await h.refused(key, { id }, other.as)).status).toBe(404)
    expect((await h.refused('POST /ws/employee/save', { id, version: 1, jobTitle: 'x' }, other.as)).status).toBe(404)
    const { records } = await h.ok('GET /ws/employee/list', { pageSize: 100 }, other.as)
    expect(records.some((row) => row.id === id)).toBe(false)
  })
})
