import * as SheetJs from '@e965/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { created, dayFrom, teamOf } from '../../../../../test/support/employees.ts'
import { bytesOf, send, upload } from '../../../../../test/support/files.ts'
import { type CompanyPeople, company, signInAgain } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { rowsOfExport } from '../../../../../test/support/workbooks.ts'

const h = serverForFile()
let mine: CompanyPeople
let other: CompanyPeople
let team: string
beforeAll(async () => {
  mine = await company(h, { roles: ['hr', 'admin', 'finance', 'viewer'], name: '澜川' })
  other = await company(h, { name: '别家' })
  team = await teamOf(h, mine)
})

const hr = () => mine.member.hr.as
const detail = (id: string, as = hr()) => h.ok('GET /ws/employee/detail', { id }, as)
const seen = async (id: string) => ({ id, version: (await detail(id)).version })
const make = (change: Record<string, unknown> = {}) => created(h, mine, team, change)
const employed = async (change: Record<string, unknown> = {}) => {
  const { id } = await make({ contractStart: dayFrom(h, -100), ...change })
  await h.ok('POST /ws/employee/alreadyEmployed', await seen(id), hr())
  return id
}
const search = async (words: string, more: Record<string, unknown> = {}) =>
  (await h.ok('GET /ws/employee/list', { search: words, order: 'asc', ...more }, hr())).records.map(({ name }) => name)

describe('the list', () => {
  it.each([
    ['曾祎', '', ['曾祎', 'zengyi', 'zy', 'ceng yi']],
    ['单于珺', 'Shan Yujun', ['shanyujun', 'yujun', 'SHAN', 'chanyu']],
    ['吕布', '', ['lvbu', 'lubu', 'lb']],
    ['陳大文', 'Chan Tai-Man', ['陈大文', '陳', 'chendawen', 'chan tai']],
    ['Nguyễn Thị Đào', '', ['nguyen thi dao', 'Nguyễn', 'DAO nguyen']],
    ['Müller, Jürgen', '', ['muller', 'jurgen']],
  ])('%s (%s) is found by %j', async (name, latinName, words) => {
    const { number } = await make({ name, latinName })
    for (const typed of [...words, number, number.toLowerCase()]) expect(await search(typed), typed).toContain(name)
    expect(await search(`${words[0]} nobody`)).toEqual([])
    expect(await search('%_')).toEqual([])
  })

  it('filters, counts, sorts by pinyin and pages agree with each other', async () => {
    const second = await teamOf(h, mine, '亚太销售')
    for (const name of ['朱一', '安二', '孟三']) await make({ name, teamId: second, country: 'AE', subdivision: 'AE-DU' })
    const filter = { teamId: second, country: 'AE', status: 1 }
    const first = await h.ok('GET /ws/employee/list', { ...filter, column: 'name', order: 'asc', pageSize: 2 }, hr())
    expect([first.total, first.records.map(({ name }) => name)]).toEqual([3, ['安二', '孟三']])
    const rest = await h.ok('GET /ws/employee/list', { ...filter, column: 'name', order: 'asc', pageSize: 2, pageNo: 2 }, hr())
    expect(rest.records.map(({ name }) => name)).toEqual(['朱一'])
    const counts = await h.ok('GET /ws/employee/counts', { teamId: second }, hr())
    expect([counts.all, counts.byStatus['1'], counts.byStatus['0']]).toEqual([3, 3, 0])
    expect((await h.ok('GET /ws/employee/ids', filter, hr())).ids).toHaveLength(3)
    const choices = await h.ok('GET /ws/employee/choices', {}, hr())
    expect(choices.countries.map(({ code }) => code)).toEqual(['AE', 'SG'])
  })

  it('is filtered by grade however it is written; those who know the directory only neither see grades nor find by them', async () => {
    const people = [
      { name: '级一', grade: ' P5 ', serviceFrom: '2016-02-29' },
      { name: '级二', grade: 'ｐ5' },
      { name: '级三', grade: 'M2' },
    ]
    for (const one of people) await make(one)
    const found = async (as: { token: string }, search = '') =>
      (await h.ok('GET /ws/employee/list', { grade: 'p5', ...(search && { search }) }, as)).records
    const seen = (await found(hr())).map(({ name, inner }) => [name, inner?.grade, inner?.serviceFrom])
    expect(seen.sort()).toEqual([
      ['级一', 'P5', '2016-02-29'],
      ['级二', 'ｐ5', null],
    ])
    expect(await found(mine.member.viewer.as)).toEqual([])
    expect((await h.ok('GET /ws/employee/counts', { grade: 'M2' }, hr())).all).toBe(1)
    expect((await h.ok('GET /ws/employee/choices', {}, hr())).grades).toEqual(['M2', 'P5'])
    expect((await h.ok('GET /ws/employee/choices', {}, mine.member.viewer.as)).grades).toEqual([])
  })

  it('views belong to one member; the same name again replaces one', async () => {
    const view = { name: '新加坡', filters: { country: 'SG' }, columns: ['name', 'email'] }
    const { id } = await h.ok('POST /ws/employee/view', view, hr())
    await h.ok('POST /ws/employee/view', { ...view, columns: ['name'] }, hr())
    expect(await h.ok('GET /ws/employee/views', {}, hr())).toEqual([{ ...view, id, columns: ['name'] }])
    expect(await h.ok('GET /ws/employee/views', {}, mine.member.viewer.as)).toEqual([])
    expect((await h.refused('POST /ws/employee/view/remove', { id }, mine.member.viewer.as)).status).toBe(404)
    await h.ok('POST /ws/employee/view/remove', { id }, hr())
  })

  it('is exported with texts as texts, numbers as numbers, and only what the caller may see', async () => {
    await make({ name: '=HYPERLINK("http://evil")', email: 'export@example.com', areaCode: '65', phone: '81234567' })
    const exported = async (as: { token: string }, columns = '') => {
      const { name, base64 } = await h.ok('POST /ws/employee/export', { columns, search: 'hyperlink' }, { ...as, lang: 'en' })
      expect(name).toMatch(/^Employees-\d{4}-\d{2}-\d{2}\.xlsx$/)
      const book = SheetJs.read(Buffer.from(base64, 'base64'))
      const rows = SheetJs.utils.sheet_to_json<(string | number)[]>(book.Sheets['Employees']!, { header: 1 })
      return rows
    }
    const [heads, row] = await exported(hr())
    expect(heads).toContain('Base pay')
    const cell = (title: string) => row?.[heads!.indexOf(title)]
    expect([cell('Name'), cell('Phone'), cell('Base pay')]).toEqual(['=HYPERLINK("http://evil")', '+65 81234567', 6200.5])
    expect(JSON.stringify([heads, row])).not.toContain('E88331122')
    expect((await exported(mine.member.admin.as))[0]).not.toContain('Base pay')
    expect((await exported(mine.member.viewer.as))[0]).not.toContain('E-mail')
    expect((await exported(hr(), 'number,name'))[0]).toEqual(['Number', 'Name'])
  })
})

describe('numbers of documents and accounts', () => {
  const PASSPORT = 'K55667788'
  const ID = '110101199003077475'
  const ACCOUNT = '0099887766554433'

  it('are masked everywhere, opened only by those who may, with a record of who and why', async () => {
    const { id } = await make({ passportNumber: PASSPORT, idNumber: ID })
    await h.ok('POST /ws/employee/payee', { employeeId: id, holder: 'Lu Yunlan', bankName: 'Lion Bank', accountNumber: ACCOUNT }, hr())
    const one = await detail(id)
    expect(one.record?.masks).toMatchObject({ passportNumber: '•••• 7788', idNumber: '•••• 7475' })
    expect(one.record?.payee?.mask).toBe('•••• 4433')
    const asked = { table: 'employee', column: 'passportNumber', row: id, reason: '签证续签' }
    expect((await h.ok('POST /ws/secret/reveal', asked, hr())).text).toBe(PASSPORT)
    expect((await h.ok('POST /ws/secret/reveal', { ...asked, table: 'payee', column: 'accountNumber' }, hr())).text).toBe(ACCOUNT)
    for (const person of [mine.member.admin, mine.member.finance, mine.member.viewer, other.owner])
      expect((await h.refused('POST /ws/secret/reveal', asked, person.as)).status).toBe(404)
    const looks = await h.ok('GET /ws/employee/looks', { id }, hr())
    expect(looks.records.map(({ who, column, reason }) => [who, column, reason])).toEqual([
      [mine.member.hr.name, 'accountNumber', '签证续签'],
      [mine.member.hr.name, 'passportNumber', '签证续签'],
    ])
  })

  it('a second employee with the same number is pointed out, without the number', async () => {
    const twin = await make({ name: '同号', passportNumber: PASSPORT.toLowerCase() })
    expect(twin.twins).toMatchObject([{ field: 'passportNumber', name: '陆云岚' }])
  })

  it('are nowhere in plain text: no table, no audit, no event, no notice', async () => {
    const { rows: tables } = await h.services.pool.query<{ name: string }>(
      "select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    )
    for (const { name } of tables) {
      const { rows } = await h.services.pool.query(`select count(*)::int as found from ${name} t where t::text ~ $1`, [
        [PASSPORT, ID, ACCOUNT].join('|'),
      ])
      expect(rows[0], name).toEqual({ found: 0 })
    }
    const { rows } = await h.services.pool.query("select input::text from audit where call like '%/employee/%'")
    expect(rows.map(({ input }) => input).join()).not.toMatch(/K55667788|k55667788|110101199003077475|SG99887766554433/)
  })
})

describe('the bank account', () => {
  it('is confirmed by another person, as it was seen; a change needs it again', async () => {
    const { id } = await make()
    const form = {
      employeeId: id,
      holder: 'Lu Yunlan',
      bankName: 'Lion Bank',
      bankArea: 'SG',
      swift: 'LIONSGSG',
      accountNumber: '1234567890',
    }
    expect((await h.refused('POST /ws/employee/payee', { ...form, accountNumber: undefined }, hr())).fields).toHaveProperty('accountNumber')
    // An IBAN has check digits, whether the bank's country is named or not; one of another country is no account of this bank.
    const judged = async (part: object) => (await h.refused('POST /ws/employee/payee', { ...form, ...part }, hr())).fields
    expect(await judged({ accountNumber: 'DE00 0000 0000 0000 0000 00' })).toHaveProperty('accountNumber')
    expect(await judged({ bankArea: '', accountNumber: 'DE00000000000000000000' })).toHaveProperty('accountNumber')
    expect(await judged({ accountNumber: 'DE89 3704 0044 0532 0130 00' })).toHaveProperty('bankArea')
    await h.ok('POST /ws/employee/payee', form, hr())
    const payee = async (as = hr()) => (await detail(id, as)).record?.payee
    expect((await payee())?.whyNotConfirm).toContain('另一位同事')
    const changedAt = (await payee())?.changedAt ?? ''
    expect((await h.refused('POST /ws/employee/payee/confirm', { employeeId: id, changedAt }, hr())).error).toBe('payeeOwnChange')
    expect((await payee(mine.member.finance.as))?.whyNotConfirm).toBeNull()
    h.clock.advance({ minutes: 11 })
    await h.jobs.runDue()
    const notices = await h.ok('GET /ws/notice/list', {}, mine.member.finance.as)
    expect(notices.records[0]?.title).toBe('收款账户待复核')
    await h.ok('POST /ws/employee/payee', { ...form, bankName: 'Merlion Bank', accountNumber: undefined }, hr())
    const stale = await h.refused('POST /ws/employee/payee/confirm', { employeeId: id, changedAt }, mine.member.finance.as)
    expect(stale.error).toBe('staleState')
    const now = (await payee())?.changedAt ?? ''
    const both = await Promise.all(
      [mine.member.finance, mine.owner].map(({ as }) => h.call('POST /ws/employee/payee/confirm', { employeeId: id, changedAt: now }, as)),
    )
    expect(both.map(({ body }) => body.success).sort()).toEqual([false, true])
    expect((await payee())?.confirmed?.by).toBeTruthy()
    // Saving the same changes nothing, and the confirmation holds.
    await h.ok('POST /ws/employee/payee', { ...form, bankName: 'Merlion Bank', accountNumber: undefined }, hr())
    expect((await payee())?.confirmed).not.toBeNull()
    expect((await h.refused('POST /ws/employee/payee', form, mine.member.viewer.as)).status).toBe(403)
  })
})

describe('documents', () => {
  const add = async (employeeId: string, kind: string, more: Record<string, unknown> = {}) => {
    const file = await upload(h, mine.member.hr.token, 'employeeDocument', 'png')
    await h.ok('POST /ws/employee/document', { employeeId, kind, file: file.id, ...more }, hr())
    return file.id
  }

  it('are renewed and never overwritten; the checklist follows them', async () => {
    const { id } = await make()
    await add(id, 'passport', { issuedOn: '2016-05-01', expiresOn: dayFrom(h, 20), note: '旧护照' })
    await add(id, 'passport', { expiresOn: dayFrom(h, 3000) })
    await add(id, 'contract')
    const documents = await h.ok('GET /ws/employee/documents', { id }, hr())
    expect(documents.map(({ kind, supersededAt }) => [kind, supersededAt !== null])).toEqual([
      ['contract', false],
      ['passport', false],
      ['passport', true],
    ])
    expect((await detail(id)).record?.checklist.map(({ item, done }) => [item, done])).toEqual([
      ['documents', true],
      ['bankAccount', false],
      ['contractFile', true],
    ])
    expect((await detail(id)).flags).toEqual([])
  })

  it('files of passports are for those who open numbers; nobody of another company, no operator, no viewer', async () => {
    const { id } = await make()
    const passport = await add(id, 'passport')
    const contract = await add(id, 'contract')
    const get = async (file: string, token: string) =>
      (await fetch(`${h.url}/api/ws/file/${file}`, { headers: { 'x-access-token': token } })).status
    const { hr: own, admin, finance, viewer } = mine.member
    expect(await Promise.all([own, admin, finance, viewer, other.owner].map(({ token }) => get(passport, token)))).toEqual([
      200, 404, 404, 404, 404,
    ])
    expect(await Promise.all([own, admin, finance, viewer, other.owner].map(({ token }) => get(contract, token)))).toEqual([
      200, 200, 404, 404, 404,
    ])
  })

  it('lose what their camera wrote beside the picture', async () => {
    const { id } = await make()
    const secret = 'GPS of a home address'
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, secret.length + 2]), Buffer.from(secret)])
    const bytes = Buffer.concat([bytesOf.jpg.subarray(0, 2), comment, bytesOf.jpg.subarray(2)])
    const { body } = await send(h, mine.member.hr.token, { bytes, name: 'scan.jpg', authCode: 'employeeDocument' })
    if (!body.success) throw new Error(body.message)
    await h.ok('POST /ws/employee/document', { employeeId: id, kind: 'id', file: body.result.id }, hr())
    const answer = await fetch(`${h.url}/api/ws/file/${body.result.id}`, { headers: { 'x-access-token': mine.member.hr.token } })
    const served = Buffer.from(await answer.arrayBuffer())
    expect([served.equals(bytesOf.jpg), body.result.size]).toEqual([true, bytesOf.jpg.length])
  })

  it('a file of another company, or one that is used elsewhere, is refused at its field', async () => {
    const { id } = await make()
    const foreign = await upload(h, other.token, 'employeeDocument', 'pdf')
    const refused = async (file: string) =>
      (await h.refused('POST /ws/employee/document', { employeeId: id, kind: 'other', file }, hr())).fields
    expect(await refused(foreign.id)).toHaveProperty('file')
    const elsewhere = await add((await make()).id, 'other')
    expect(await refused(elsewhere)).toHaveProperty('file')
  })
})

describe('due soon', () => {
  it('has one line for each thing, by date, with counts; each threshold sends one notice', async () => {
    const own = await company(h, { roles: ['hr'] })
    const ownTeam = await teamOf(h, own)
    const as = own.member.hr.as
    const one = async (change: Record<string, unknown>) => {
      const { id, version } = await created(h, own, ownTeam, { contractStart: dayFrom(h, -90), ...change })
      await h.ok('POST /ws/employee/alreadyEmployed', { id, version }, as)
      return id
    }
    const probation = await one({ name: '试用甲', probationEnd: dayFrom(h, 12), contractEnd: dayFrom(h, 59) })
    await one({ name: '合同乙', contractEnd: dayFrom(h, -2) })
    const late = await created(h, own, ownTeam, { name: '逾期丙', contractStart: dayFrom(h, -1) })
    const risk = await created(h, own, ownTeam, { name: '将至丁', contractStart: dayFrom(h, 5) })
    for (const { id, version } of [late, risk]) await h.ok('POST /ws/employee/onboard', { id, version }, as)
    await h.ok('POST /ws/employee/create', { name: '未完戊' }, as)
    const file = await upload(h, own.member.hr.token, 'employeeDocument', 'png')
    await h.ok('POST /ws/employee/document', { employeeId: probation, kind: 'visa', file: file.id, expiresOn: dayFrom(h, 85) }, as)

    const due = await h.ok('GET /ws/employee/due', { pageSize: 100 }, as)
    const dated = due.records.filter(({ dueOn }) => dueOn !== null)
    expect(dated.map(({ name, flag, days }) => [name, flag, days])).toEqual([
      ['合同乙', 'contractEnds', -2],
      ['逾期丙', 'overdue', -1],
      ['将至丁', 'atRisk', 5],
      ['试用甲', 'probationEnds', 12],
      ['试用甲', 'contractEnds', 59],
      ['试用甲', 'documentEnds', 85],
    ])
    expect(due.counts).toEqual({
      incomplete: 1,
      overdue: 1,
      atRisk: 1,
      probationEnds: 1,
      contractEnds: 2,
      documentEnds: 1,
      noBankAccount: 4,
    })
    expect((await h.ok('GET /ws/employee/list', { flag: 'noBankAccount' }, as)).total).toBe(4)
    expect((await h.ok('GET /ws/employee/due', { flag: 'contractEnds' }, as)).total).toBe(2)
    const [heads, ...rows] = rowsOfExport(await h.ok('POST /ws/employee/due/export', { flag: 'contractEnds' }, { ...as, lang: 'en' }))
    expect([heads, rows.length, typeof rows[0]?.[heads!.indexOf('Date')]]).toEqual([expect.arrayContaining(['What', 'Date']), 2, 'number'])

    const messages = async () => {
      await signInAgain(h, own.member.hr)
      return (await h.ok('GET /ws/notice/list', { search: '到期事项' }, as)).records.filter(({ kind }) => kind === 'peopleDue')
    }
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    const [first, ...none] = await messages()
    expect(none).toEqual([])
    expect(first?.content).toContain('证件将到期：试用甲')
    expect(first?.content).not.toContain('未完戊')
    h.clock.advance({ hours: 24 })
    await h.jobs.runDue()
    expect(await messages()).toHaveLength(1)
    // The visa passes its last threshold.
    h.clock.advance({ hours: 24 * 55 })
    await h.jobs.runDue()
    expect((await messages())[0]?.content).toContain('试用甲')
    expect(await messages()).toHaveLength(2)
    for (const person of [mine.member.hr, mine.member.admin, mine.member.finance, mine.member.viewer, mine.owner, other.owner])
      await signInAgain(h, person)
  })

  it('the calendar is for the member with its secret address, and ends with the address or the role', async () => {
    await employed({ name: '日历己', probationEnd: dayFrom(h, 9) })
    const { path } = await h.ok('POST /ws/employee/due/address', {}, hr())
    const feed = async (address: string | null) => fetch(`${h.url}${address}`)
    const answer = await feed(path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const text = (await answer.text()).replaceAll('\r\n ', '')
    expect(text).toContain('日历己：试用期将满')
    expect(text).toContain(`DTSTART;VALUE=DATE:${dayFrom(h, 9).replaceAll('-', '')}`)
    expect((await h.ok('GET /ws/employee/due/address', {}, hr())).since).not.toBeNull()
    const { path: second } = await h.ok('POST /ws/employee/due/address', {}, hr())
    expect([(await feed(path)).status, (await feed(second)).status]).toEqual([404, 200])
    const { rows } = await h.services.pool.query('select token_hash from due_feed')
    expect(second).not.toContain(rows[0].token_hash)
    await h.services.pool.query("update company_member set role = 'viewer' where account_id = $1", [mine.member.hr.accountId])
    expect((await feed(second)).status).toBe(404)
    await h.services.pool.query("update company_member set role = 'hr' where account_id = $1", [mine.member.hr.accountId])
    await h.ok('POST /ws/employee/due/address', { revoke: true }, hr())
    expect((await feed(second)).status).toBe(404)
  })
})

describe('two years after leaving', () => {
  it('numbers, account and documents are erased; name and history stay; a company may keep them longer', async () => {
    const keeps = await company(h, { roles: ['hr'] })
    const keepsTeam = await teamOf(h, keeps)
    expect((await h.refused('POST /ws/employee/policy', { keptMonths: 23 }, keeps.as)).status).toBe(422)
    await h.ok('POST /ws/employee/policy', { keptMonths: 36 }, keeps.as)
    await signInAgain(h, mine.owner)
    const leave = async (people: CompanyPeople, ofTeam: string) => {
      const { id, version } = await created(h, people, ofTeam, { name: '离职庚', contractStart: dayFrom(h, -300) })
      const file = await upload(h, people.owner.token, 'employeeDocument', 'png')
      await h.ok('POST /ws/employee/document', { employeeId: id, kind: 'passport', file: file.id }, people.as)
      const account = { employeeId: id, holder: 'x', bankName: 'x', accountNumber: '99887766' }
      await h.ok('POST /ws/employee/payee', account, people.as)
      const { version: employedNow } = await h.ok('POST /ws/employee/alreadyEmployed', { id, version }, people.as)
      await h.ok('POST /ws/employee/leave', { id, version: employedNow, leaveOn: dayFrom(h, -1), reason: '合同期满' }, people.as)
      return id
    }
    const [gone, kept] = [await leave(mine, team), await leave(keeps, keepsTeam)]
    h.clock.advance({ hours: 24 * 725 })
    await h.jobs.runDue()
    await Promise.all([mine.member.hr, keeps.owner].map((person) => signInAgain(h, person)))
    expect((await detail(gone)).record?.erasedAt).toBeNull()
    h.clock.advance({ hours: 24 * 8 })
    await h.jobs.runDue()
    await Promise.all([mine.member.hr, keeps.owner].map((person) => signInAgain(h, person)))
    const erased = await detail(gone)
    expect(erased).toMatchObject({ name: '离职庚', record: { payee: null, masks: { passportNumber: '' } } })
    expect(erased.record?.erasedAt).not.toBeNull()
    expect(await h.ok('GET /ws/employee/documents', { id: gone }, hr())).toEqual([])
    expect((await h.ok('GET /ws/employee/history', { id: gone }, hr())).records[0]?.kind).toBe('erased')
    expect((await h.refused('POST /ws/employee/save', { ...(await seen(gone)), passportNumber: 'K55667788' }, hr())).error).toBe(
      'employeeErased',
    )
    expect((await detail(kept, keeps.as)).record?.masks['passportNumber']).not.toBe('')
  })
})
