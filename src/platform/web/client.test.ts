import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentOf, storageOf } from '../../../test/support/fake-browser.ts'

const toastMock = vi.hoisted(() => ({ error: vi.fn(), success: vi.fn(), warning: vi.fn(), info: vi.fn() }))
vi.mock('./toast.ts', () => ({ toast: toastMock }))

/** The parts of a browser's cookies and storage that the session uses. */
function browser() {
  const jar = new Map<string, string>()
  const stored = new Map<string, string>()
  const inTab = new Map<string, string>()
  vi.stubGlobal('document', documentOf(jar, lines))
  vi.stubGlobal('location', { protocol: 'http:' })
  vi.stubGlobal('localStorage', storageOf(stored))
  vi.stubGlobal('sessionStorage', storageOf(inTab))
  return { jar, stored, inTab }
}

const lines: string[] = []
let stores: ReturnType<typeof browser>
const answer = (status: number, body: unknown) => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
const refusal = (code: number, message: string, detail: object = {}) => ({
  success: false,
  code,
  message,
  result: { error: 'some', requestId: 'r-1', ...detail },
  timestamp: 1,
})
const serve = (fn: (url: string, init: RequestInit) => Promise<Response> | Response) => vi.stubGlobal('fetch', vi.fn(fn as typeof fetch))
const login = {
  userInfo: { userType: 1 as const, whetherIntact: 'Y' as const, name: '青' },
  sysAllDictItems: { cn: {}, en: {} },
  token: 't-1',
}

let client: typeof import('./client.ts')
let session: typeof import('./session.ts')
let lang: typeof import('./lang.ts')

beforeEach(async () => {
  vi.resetModules()
  lines.length = 0
  for (const fn of Object.values(toastMock)) fn.mockReset()
  stores = browser()
  client = await import('./client.ts')
  session = await import('./session.ts')
  lang = await import('./lang.ts')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('every request (source §7, product §4)', () => {
  it('carries language, signature, time and an Idempotency-Key, and the token only when one is stored', async () => {
    const seen: Record<string, string>[] = []
    serve((_, init) => {
      seen.push(init.headers as Record<string, string>)
      return answer(200, { success: true, code: 200, message: '', result: 7, timestamp: 1 })
    })
    expect(await client.sendCall('GET /ws/x')).toBe(7)
    session.signIn(login)
    lang.setLang('en')
    await client.sendCall('POST /ws/x', {}, { key: 'act-1' })
    expect(seen[0]).toMatchObject({ 'X-Lang': 'zh_CN', 'X-Sign': 'hengdu-portal-1' })
    expect(seen[0]).not.toHaveProperty('X-Access-Token')
    expect(Math.abs(Number(seen[0]!['X-TIMESTAMP']) - Date.now())).toBeLessThan(5_000)
    expect(seen[0]!['Idempotency-Key']).toMatch(/^[\da-f]{32}$/)
    expect(seen[1]).toMatchObject({ 'X-Lang': 'en_US', 'X-Access-Token': 't-1', 'Idempotency-Key': 'act-1' })
  })

  it.each([
    ['a code that is not 200', 200, { success: true, code: 1001, message: '代码不是200', result: 7, timestamp: 1 }, '代码不是200'],
    ['a 404 that says why in `error`', 404, { error: '没有这个页面' }, '没有这个页面'],
    ['a 500 that says why in `error`', 500, { error: '暂停服务' }, '暂停服务'],
  ])('refuses %s with the sentence of the server', async (_, status, body, message) => {
    serve(() => answer(status, body as never))
    await expect(client.sendCall('GET /ws/x', {}, { quiet: true })).rejects.toThrow(message)
  })

  it('uses the method that it is given', async () => {
    const seen: unknown[] = []
    serve((url, init) => {
      seen.push([init.method, url, init.body])
      return answer(200, { success: true, code: 200, message: '', result: null, timestamp: 1 })
    })
    await client.sendCall('PUT /x', { a: 1 })
    await client.sendCall('DELETE /x')
    expect(seen).toEqual([
      ['PUT', '/api/x', '{"a":1}'],
      ['DELETE', '/api/x', '{}'],
    ])
  })

  it('puts a GET input into the query string and a POST input into the body', async () => {
    const seen: [string, unknown][] = []
    serve((url, init) => {
      seen.push([url, init.body])
      return answer(200, { success: true, code: 200, message: '', result: null, timestamp: 1 })
    })
    await client.sendCall('GET /ws/list', { pageNo: 2, search: '薪酬 &', stage: [0, 1], empty: '', none: undefined })
    await client.sendCall('POST /ws/make', { a: 1 })
    expect(seen).toEqual([
      ['/api/ws/list?pageNo=2&search=%E8%96%AA%E9%85%AC+%26&stage=0&stage=1', undefined],
      ['/api/ws/make', '{"a":1}'],
    ])
  })
})

describe('the error catalogue (source §8)', () => {
  const failing = async (options = {}) =>
    client.sendCall('POST /ws/x', {}, options).then(
      () => null,
      (error: unknown) => error as InstanceType<typeof client.ApiError>,
    )

  it('body without success: shows its message and rejects', async () => {
    serve(() => answer(200, refusal(1201, '余额不足，还差 5.00')))
    expect(await failing()).toMatchObject({ code: 1201, status: 200, error: 'some', requestId: 'r-1', message: '余额不足，还差 5.00' })
    expect(toastMock.error.mock.calls).toEqual([['余额不足，还差 5.00']])
  })

  it.each([404, 500])('HTTP %i: shows the server message, else the status', async (status) => {
    serve(() => answer(status, refusal(status, '内容不存在')))
    await failing()
    serve(() => answer(status, '<html>'))
    await failing()
    expect(toastMock.error.mock.calls).toEqual([['内容不存在'], [String(status)]])
  })

  it('other statuses: the generic message, with the reason if the server gave one', async () => {
    serve(() => answer(403, refusal(403, '您没有权限进行此操作')))
    await failing()
    serve(() => answer(504, 'gateway time-out'))
    await failing()
    expect(toastMock.error.mock.calls).toEqual([['请求未能完成：您没有权限进行此操作'], ['请求未能完成，请稍后再试']])
  })

  it('is said in the other language too, with the words of the client around it', async () => {
    const other = { message: 'phone: Not a phone number', fields: { phone: 'Not a phone number' } }
    serve(() => answer(422, refusal(422, 'phone：手机号不正确', { fields: { phone: '手机号不正确' }, other })))
    const error = await client.sendCall('POST /x', {}, { quiet: true }).catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(client.ApiError)
    const failed = error as InstanceType<typeof client.ApiError>
    expect([failed.message, failed.fields]).toEqual(['请求未能完成：手机号不正确', { phone: '手机号不正确' }])
    const english = failed.in('en')
    expect([english.message, english.fields, english.reason]).toEqual([
      'The request could not be completed: Not a phone number',
      { phone: 'Not a phone number' },
      'Not a phone number',
    ])
    expect([english.error, english.status, english.code, english.requestId]).toEqual(['some', 422, 422, 'r-1'])
    // Hooks compare by identity.
    expect(failed.in('cn')).toBe(failed)
    expect(failed.in('en')).toBe(english)
  })

  it('HTTP 401: ends the session once for ten requests, with the server message', async () => {
    session.signIn(login)
    const ends = vi.fn()
    session.onSessionEnd(ends)
    serve(() => answer(401, refusal(40101, '登录已失效，请重新登录')))
    await Promise.all(Array.from({ length: 10 }, () => failing()))
    expect(ends.mock.calls).toEqual([[{ reason: 'expired', message: '登录已失效，请重新登录' }]])
    expect(session.currentSession()).toEqual({ token: null, userInfo: null })
  })

  it('HTTP 422 with fields: says each problem once, without the names of the API', async () => {
    const fields = { 'items.0.title': '此项必填', amount: '必须大于 0', 'items.1.title': '此项必填' }
    serve(() => answer(422, refusal(422, '有内容需要修改：items.0.title、items.1.title：此项必填；amount：必须大于 0', { fields })))
    expect(await failing()).toMatchObject({ reason: '此项必填 · 必须大于 0', fields })
    expect(toastMock.error.mock.calls).toEqual([['请求未能完成：此项必填 · 必须大于 0']])
  })

  it("HTTP 401 without a readable answer: the message is '401'", async () => {
    session.signIn(login)
    const ends = vi.fn()
    session.onSessionEnd(ends)
    serve(() => answer(401, ''))
    await failing({ quiet: true })
    expect(ends).toHaveBeenCalledWith({ reason: 'expired', message: '401' })
  })

  it('HTTP 401 with nothing but an error: the message is that error', async () => {
    session.signIn(login)
    const ends = vi.fn()
    session.onSessionEnd(ends)
    serve(() => answer(401, { error: 'E401' }))
    await failing({ quiet: true })
    expect(ends).toHaveBeenCalledWith({ reason: 'expired', message: 'E401' })
  })

  it('network failure: says so in the language of the screen, and the outcome is unknown', async () => {
    serve(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failing()).toMatchObject({ error: 'network', status: 0, unanswered: true })
    lang.setLang('en')
    await failing()
    expect(toastMock.error.mock.calls).toEqual([
      ['网络错误（net error）：请检查网络后重试'],
      ['net error: no connection to the server. Check your network and try again.'],
    ])
  })

  const absent = [
    {
      what: 'the database',
      away: () => answer(503, refusal(503, '服务正在启动或维护', { error: 'unavailable' })),
      said: '请求未能完成：服务正在启动或维护',
    },
    { what: 'the server behind a proxy', away: () => answer(502, '<html>Bad Gateway</html>'), said: '请求未能完成，请稍后再试' },
  ]
  it.each(absent)('$what is not there for a moment: the call is sent again under its key, and nobody learns of it', async ({ away }) => {
    vi.useFakeTimers()
    const keys: unknown[] = []
    serve((_url, { headers }) => {
      keys.push((headers as Record<string, string>)['Idempotency-Key'])
      return keys.length < 4 ? away() : answer(200, { success: true, code: 200, message: '', result: { id: 1 }, timestamp: 1 })
    })
    const sent = client.sendCall('POST /ws/x')
    await vi.advanceTimersByTimeAsync(3_500)
    expect(await sent).toEqual({ id: 1 })
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
    expect(toastMock.error).not.toHaveBeenCalled()
  })

  it.each(absent)('$what stays away: it is said once, after a quarter of a minute, and the outcome is unknown', async ({ away, said }) => {
    vi.useFakeTimers()
    serve(away)
    const waiting = failing()
    await vi.advanceTimersByTimeAsync(15_499)
    expect(toastMock.error).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toMatchObject({ unanswered: true })
    expect(toastMock.error.mock.calls).toEqual([[said]])
  })

  it('no answer within 10 seconds: aborts and says so', async () => {
    vi.useFakeTimers()
    serve(
      (_, init) =>
        new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))),
    )
    const waiting = failing()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(toastMock.error).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await waiting).toMatchObject({ error: 'timeout' })
    expect(toastMock.error.mock.calls).toEqual([['请求超时，请稍后重试']])
  })

  it('a request that cannot be built: shows its message', async () => {
    const round: Record<string, unknown> = {}
    round['self'] = round
    const error = await client.sendCall('POST /ws/x', round).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ error: 'request' })
    expect(toastMock.error.mock.calls[0]?.[0]).toContain('circular')
  })

  it('says nothing when quiet, when the form shows the fields, and when the caller aborted', async () => {
    serve(() => answer(422, refusal(422, '有内容需要修改：标题', { fields: { title: '此项必填' } })))
    expect(await failing({ quiet: true })).toMatchObject({ fields: { title: '此项必填' } })
    expect(await failing({ fieldsShown: true })).toMatchObject({ fields: { title: '此项必填' } })
    serve(() => Promise.reject(new DOMException('aborted', 'AbortError')))
    expect(await failing({ signal: AbortSignal.abort() })).toMatchObject({ error: 'aborted' })
    expect(toastMock.error).not.toHaveBeenCalled()
  })
})

describe('the session (source §4, product §4)', () => {
  it('is kept in cookies for 0.33 day and mirrored in local storage, with the dictionary', () => {
    session.signIn(login)
    expect(lines[0]).toBe('token=t-1; path=/; max-age=28512; SameSite=Lax')
    expect(lines[1]).toContain('; path=/; max-age=28512; SameSite=Lax')
    expect(stores.stored.get('token')).toBe('t-1')
    expect(JSON.parse(stores.stored.get('userInfo')!)).toEqual(login.userInfo)
    expect(JSON.parse(stores.stored.get('sysAllDictItems')!)).toEqual({ cn: {}, en: {} })
  })

  it('is not begun by an answer without a token, and keeps its end when the data of the user change', () => {
    session.signIn({} as never)
    expect(stores.jar.size).toBe(0)
    vi.useFakeTimers({ now: 1_000_000 })
    session.signIn(login)
    vi.setSystemTime(1_000_000 + 8_512_000)
    session.updateUserInfo({ name: '新名字' })
    expect(lines.at(-1)).toContain('; path=/; max-age=20000; ')
    vi.useRealTimers()
  })

  it('ends with its cookies: the mirrors are deleted too', () => {
    session.signIn(login)
    stores.jar.clear()
    const ends = vi.fn()
    session.onSessionEnd(ends)
    expect(session.refreshSession()).toEqual({ token: null, userInfo: null })
    expect(stores.stored.has('token')).toBe(false)
    expect(ends).toHaveBeenCalledWith({ reason: 'elsewhere' })
  })

  it('that expired leaves the drafts of the tab for its user, and no ticket', () => {
    session.signIn(login)
    stores.stored.set('event.tickets', '{}')
    stores.inTab.set('draft:p-1:demand', '{}')
    session.endSession({ reason: 'expired' })
    expect([...stores.stored.keys(), ...stores.inTab.keys()]).toEqual(['draft:p-1:demand'])
  })

  it.each([
    [200, '退出成功', 'success'],
    [500, '退出失败', 'error'],
  ] as const)('leaving clears everything, also when the call fails (HTTP %i)', async (status, message, kind) => {
    const { logout } = await import('./logout.ts')
    session.signIn(login)
    lang.setLang('en')
    lang.setLang('cn')
    for (const key of ['companyInfo', 'personalInfo', 'event.tickets', 'checklist', 'areaCodes.1', 'channel']) stores.stored.set(key, '{}')
    for (const key of ['draft:p-1:demand', 'wantedPath', 'carried:quote']) stores.inTab.set(key, '{}')
    const sent: unknown[] = []
    serve((url, init) => {
      sent.push([url, (init.headers as Record<string, string>)['X-Access-Token']])
      return status === 200
        ? answer(200, { success: true, code: 200, message: '', result: null, timestamp: 1 })
        : answer(500, refusal(500, 'x'))
    })
    await logout()
    expect(sent).toEqual([['/api/ws/passport/logout', 't-1']])
    expect(stores.jar.size).toBe(0)
    // Only what belongs to the browser stays.
    expect([...stores.stored.keys()].sort()).toEqual(['areaCodes.1', 'channel', 'lang'])
    expect([...stores.inTab.keys()]).toEqual([])
    expect(toastMock[kind].mock.calls).toEqual([[message]])
  })
})
