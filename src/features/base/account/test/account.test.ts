import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { company, individual, operator } from '../../../../../test/support/personas.ts'
import { asked, newPhone, registration } from '../../../../../test/support/registration.ts'
import { startServer } from '../../../../../test/support/server.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { errors } from '../../../../platform/contract/errors.ts'

const h = serverForFile()

describe('sessions', () => {
  test('a session ends after 28,512 seconds, however busy', async () => {
    const person = await individual(h)
    h.clock.advance({ seconds: 28_512 - 30 })
    await h.ok('GET /ws/account/me', {}, person.as)
    h.clock.advance({ seconds: 31 })
    expect(await h.refused('GET /ws/account/me', {}, person.as)).toMatchObject({
      status: 401,
      error: 'sessionEnded',
      message: '登录已失效，请重新登录',
    })
  })

  test('without a token the warning is that of the source', async () => {
    expect(await h.refused('GET /ws/account/me')).toMatchObject({
      status: 401,
      error: 'unauthenticated',
      message: '您还未登录，请先登录！',
    })
  })

  test.each(['GET', 'POST'] as const)(
    'logout by %s ends the session and says so in both languages; a second time it reports failure',
    async (method) => {
      const key = `${method} /ws/passport/logout` as const
      const chinese = await individual(h)
      const english = await individual(h)
      const done = await h.call(key, {}, { ...chinese.as, lang: 'cn' })
      expect(done).toMatchObject({ status: 200, body: { success: true, code: 200, message: '退出成功', result: null } })
      expect((await h.call(key, {}, { ...english.as, lang: 'en' })).body.message).toBe('exit successful')
      expect(await h.refused('GET /ws/account/me', {}, chinese.as)).toMatchObject({ status: 401 })
      expect(await h.refused(key, {}, { ...chinese.as, lang: 'cn' })).toMatchObject({ status: 200, message: '退出失败' })
      expect(await h.refused(key, {}, { ...chinese.as, lang: 'en' })).toMatchObject({ message: 'exit failed' })
    },
  )
})

describe('menu and buttons', () => {
  type Menu = Array<{ path: string; name: string; component: string; meta: { title: string; icon: string }; children: Menu }>
  const paths = (menu: Menu): string[] =>
    menu.flatMap((node) => [...(node.component === 'null' ? [] : [node.path]), ...paths(node.children)])

  test('GET and POST answer the same menu and buttons', async () => {
    const { as } = await individual(h)
    expect(await h.ok('POST /ws/permission/getUserPermissionByToken', {}, as)).toEqual(
      await h.ok('GET /ws/permission/getUserPermissionByToken', {}, as),
    )
  })

  test('a company’s owner reaches every company screen; a viewer sees no form and no bank accounts', async () => {
    const { owner, member } = await company(h, { roles: ['viewer', 'hr'] })
    const { menu } = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, owner.as)
    expect(paths(menu)).toEqual([
      '/companyHome/clock',
      '/personalHome/publish',
      '/personalHome/pdemand',
      '/companyHome/providers',
      '/companyHome/templates',
      '/demandHall/1/home',
      '/personalHome/joinIn',
      '/companyHome/contacts',
      '/personalHome/IM',
      '/personalHome/systemInfo',
      '/companyHome/employees',
      '/companyHome/employee',
      '/companyHome/employeeEdit',
      '/companyHome/employeeImport',
      '/companyHome/dueSoon',
      '/companyHome/absenceCalendar',
      '/companyHome/leaveRequests',
      '/companyHome/leaveBalances',
      '/companyHome/leaveTypes',
      '/companyHome/payroll',
      '/companyHome/payRun',
      '/companyHome/payslip',
      '/companyHome/salaryChanges',
      '/companyHome/salarySheet',
      '/companyHome/payItems',
      '/companyHome/payGroups',
      '/companyHome/payments',
      '/companyHome/finalPay',
      '/companyHome/teams',
      '/companyHome/wallet',
      '/companyHome/withdrawals',
      '/companyHome/bankAccounts',
      '/companyHome/orders',
      '/companyHome/statement',
      '/companyHome/beans',
      '/companyHome/approvals',
      '/companyHome/companyInfo',
      '/companyHome/authentication',
      '/companyHome/members',
      '/companyHome/account',
      '/personalHome/advisory',
      '/personalHome/feedback',
    ])
    const viewer = paths((await h.ok('GET /ws/permission/getUserPermissionByToken', {}, member.viewer.as)).menu)
    expect(viewer).toContain('/companyHome/wallet')
    for (const closed of ['/personalHome/pdemand', '/companyHome/bankAccounts', '/companyHome/withdrawals', '/companyHome/authentication'])
      expect(viewer).not.toContain(closed)
    expect(viewer).toContain('/companyHome/employee')
    for (const closed of ['/companyHome/employeeEdit', '/companyHome/payRun', '/companyHome/payslip', '/companyHome/salarySheet'])
      expect(viewer).not.toContain(closed)
    const hr = (await h.ok('GET /ws/permission/getUserPermissionByToken', {}, member.hr.as)).menu
    const inGroup = (group: string) => hr.find((one) => one.name === group)?.children ?? []
    // Inside a group a heading is a place of work, whose entries are tabs.
    expect(inGroup('people').map((one) => one.name)).toEqual(['staff', 'leave', 'pay', 'teams'])
    const payroll = inGroup('people')[2]?.children.find((one) => one.name === 'payroll')
    expect([payroll?.meta.hidden, ...(payroll?.children ?? []).map((page) => page.meta.hidden)]).toEqual([undefined, true, true])
    expect(inGroup('funds').map((one) => one.path)).toEqual(['/companyHome/beans'])
  })

  test('individuals and operators have menus of their own, titles in the caller’s language', async () => {
    const person = await individual(h)
    const staff = await operator(h)
    const personal = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, { ...person.as, lang: 'en' })
    expect(personal.menu[0]).toEqual({
      path: '/personalHome',
      name: 'personalHome',
      component: 'personalWorkbench',
      meta: { title: 'Overview', icon: 'layout-dashboard' },
      children: [],
    })
    expect(paths(personal.menu)).toContain('/personalHome/myPersonal/authentication')
    const console = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, staff.as)
    expect(console.menu[0]?.meta.title).toBe('总览')
    expect(paths(console.menu).every((path) => path.startsWith('/operatorHome'))).toBe(true)
  })

  test('the buttons are those of the caller’s kind of user: type 1 shows, type 2 hides', async () => {
    const { owner, member } = await company(h, { roles: ['viewer'] })
    const types = async (as: { token: string }) =>
      Object.fromEntries(
        (await h.ok('GET /ws/permission/getUserPermissionByToken', {}, as)).auth.map((button) => [button.action, button.type]),
      )
    expect(await types(owner.as)).toMatchObject({ 'demand:create': '1', 'wallet:withdraw': '1' })
    expect(await types(member.viewer.as)).toMatchObject({ 'demand:view': '1', 'demand:create': '2', 'wallet:withdraw': '2' })
    const person = await types((await individual(h)).as)
    expect(person).toMatchObject({ 'demand:apply': '1' })
    expect(person).not.toHaveProperty('demand:create')
  })

  test('an account whose card is not complete gets its menu, and is redirected to the card elsewhere', async () => {
    const phone = newPhone()
    const made = await h.ok('POST /ws/account/register', registration(phone, await asked(h, 'register', phone)))
    const { menu } = await h.ok('GET /ws/permission/getUserPermissionByToken', {}, made)
    expect(menu.length).toBeGreaterThan(0)
    expect(await h.refused('GET /ws/company/info', {}, made)).toMatchObject({
      status: 200,
      error: 'profileIncomplete',
      message: '请先完善名片信息',
    })
  })
})

test('a visitor who sends too many requests is asked to wait, in the envelope; reading stays possible', async () => {
  const strict = await startServer({ perMinute: 3 })
  try {
    const guess = () => strict.refused('POST /ws/passport/passwordLogin', { areaCode: '86', phone: '13800000001', password: 'x' })
    for (let tries = 0; tries < 3; tries++) expect(await guess()).toMatchObject({ error: 'loginWrong' })
    expect(await guess()).toMatchObject({ status: 429, code: 429, error: 'tooMany', message: '操作太频繁，请稍后再试' })
    await strict.ok('GET /ws/dict/items')
  } finally {
    await strict.close()
  }
})

describe('the language of an answer', () => {
  const refusedIn = async (headers: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${h.url}/api/ws/account/me`, { headers })
    expect(answer.status).toBe(401)
    return ((await answer.json()) as { message: string }).message
  }

  test.each([
    ['en-GB,zh;q=0.5', 'en'],
    ['en', 'en'],
    ['EN-us', 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'cn'],
    ['zh;q=0.3,en;q=0.9', 'en'],
    ['de-DE,de;q=0.9,en;q=0.5', 'en'],
    ['fr,de;q=0.5', 'cn'],
    ['en;q=0', 'cn'],
    ['*', 'cn'],
  ] as const)('without X-Lang follows Accept-Language: %s is %s', async (accepted, lang) => {
    expect(await refusedIn({ 'accept-language': accepted })).toBe(errors.unauthenticated[lang])
  })

  test('with neither header is Chinese', async () => {
    expect(await refusedIn({ 'accept-language': '' })).toBe(errors.unauthenticated.cn)
  })

  test('X-Lang takes precedence over Accept-Language', async () => {
    expect(await refusedIn({ 'x-lang': 'zh_CN', 'accept-language': 'en' })).toBe(errors.unauthenticated.cn)
    expect(await refusedIn({ 'x-lang': 'en_US', 'accept-language': 'zh' })).toBe(errors.unauthenticated.en)
  })
})

describe('a request that reaches no call', () => {
  const envelope = { success: false, result: { error: expect.any(String), requestId: expect.any(String) }, timestamp: expect.any(Number) }

  test('is answered in the envelope: a path that cannot be decoded', async () => {
    const answer = await fetch(`${h.url}/api/%zz`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ ...envelope, code: 400, result: { error: 'badRequest' } })
  })

  test('is answered in the envelope: headers above 16 KB', async () => {
    const { hostname, port } = new URL(h.url)
    const socket = connect(Number(port), hostname)
    socket.write(`GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`)
    let text = ''
    socket.on('data', (piece) => {
      text += String(piece)
    })
    // The server closes without reading the rest.
    socket.on('error', () => undefined)
    await new Promise((done) => socket.on('close', done))
    expect(text).toMatch(/^HTTP\/1\.1 431 /)
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({ ...envelope, code: 431 })
  })

  test.each([['[]'], ['"x"'], ['1'], ['null-ish']])('is a bad request if its body is no JSON object: %s', async (body) => {
    const answer = await fetch(`${h.url}/api/ws/passport/passwordLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([answer.status, (await answer.json()).result.error]).toEqual([400, 'badRequest'])
  })

  test('is too large above 1 MB, and nobody speaks of files', async () => {
    const body = JSON.stringify({ phone: 'x'.repeat(1_100_000) })
    const answer = await fetch(`${h.url}/api/ws/passport/passwordLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([answer.status, (await answer.json()).message]).toEqual([413, errors.bodyTooLarge.cn])
  })

  test('names each kind of problem once, with its fields', async () => {
    const refused = await h.refused('POST /ws/passport/passwordLogin', { areaCode: '86' })
    expect(refused.message).toBe('有内容需要修改：phone、password：此项必填')
    const english = await h.refused('POST /ws/passport/passwordLogin', { areaCode: 'x' }, { lang: 'en' })
    const { areaCode, phone } = english.fields!
    expect(english.message).toBe(`Some fields need your attention: areaCode: ${areaCode}; phone, password: ${phone}`)
  })

  test('is led to the page if somebody typed it without its hash', async () => {
    const typed = (accept: string) => fetch(`${h.url}/demandHall/2/home?x=1`, { headers: { accept }, redirect: 'manual' })
    const answer = await typed('text/html,*/*')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/#/demandHall/2/home?x=1'])
    expect((await typed('application/json')).status).toBe(404)
  })
})
