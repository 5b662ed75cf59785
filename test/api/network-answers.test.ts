import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../src/platform/contract/call.ts'
import { company } from '../support/personas.ts'
import { raw, requestOf } from '../support/raw.ts'
import { sampleOf } from '../support/samples.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** What every answer carries, including refusals and malformed requests; and that a request's own host is never repeated. */

const PUBLIC_URL = 'https://hengdu.example'
let open: TestServer
let live: TestServer
beforeAll(async () => {
  open = await startServer()
  live = await startServer({ config: { HENGDU_ENV: 'production', PUBLIC_URL: `${PUBLIC_URL}/`, MESSAGES: 'none' } })
})
afterAll(async () => {
  await open?.close()
  await live?.close()
})

const asked = (path: string, headers: Record<string, string> = {}) => requestOf(`GET ${path}`, headers)

const always = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

describe('every answer', () => {
  it.each([
    ['a read', asked('/api/ws/dict/items'), 200],
    ['a path that does not exist', asked('/api/nothing'), 404],
    ['a path that cannot be decoded', asked('/%'), 400],
    ['the same below /api', asked('/api/%zz'), 400],
    ['headers that are too large', asked('/', { 'x-large': 'a'.repeat(20_000) }), 431],
    ['what is no HTTP', 'nonsense\r\n\r\n', 400],
    [
      'a body of two lengths',
      'POST /api/ws/lead/submit HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
    ],
    [
      'a body of a length and of chunks',
      'POST /api/ws/lead/submit HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('to %s has the headers of safety and, if it fails, the envelope', async (_, request, status) => {
    for (const h of [open, live]) {
      const answer = await raw(h, request)
      expect(answer.status).toBe(status)
      expect(always.filter((name) => answer.headers.has(name))).toEqual(always)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(answer.headers.has('strict-transport-security')).toBe(h === live)
      if (status >= 400) expect(JSON.parse(answer.body)).toMatchObject({ success: false, result: { requestId: expect.any(String) } })
    }
  })

  it.each(['{"name":"a","__proto__":{"polluted":1}}', '{"name":"a","constructor":{"prototype":{"polluted":1}}}'])(
    'refuses a body that reaches for the prototype of objects: %s',
    async (body) => {
      const answer = await raw(open, requestOf('POST /api/ws/lead/submit', { 'content-type': 'application/json' }, body))
      expect(answer.status).toBe(400)
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )

  it('lets documents load and connect nowhere else', async () => {
    const policy = (await raw(live, asked('/share/home'))).headers.get('content-security-policy')!.split('; ')
    expect(policy).toEqual(expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "connect-src 'self'", "frame-ancestors 'none'"]))
  })
})

describe('a cache', () => {
  it('keeps no answer of the API but the public ones', async () => {
    const { owner } = await company(open)
    const keys = (Object.keys(allCalls) as CallKey[]).filter((key) => key.startsWith('GET') && !key.includes('logout'))
    const kept: string[] = []
    for (const key of keys) {
      const spec: CallSpec = allCalls[key as keyof typeof allCalls]
      const query = new URLSearchParams(Object.entries(sampleOf(spec)).map(([name, value]) => [name, String(value)]))
      const path = key.slice(4).replaceAll(/:\w+/g, 'x')
      const answer = await fetch(`${open.url}/api${path}?${query}`, { headers: { 'x-access-token': owner.token }, redirect: 'manual' })
      await answer.arrayBuffer()
      if (!/no-store/.test(answer.headers.get('cache-control') ?? '')) kept.push(`${key} ${answer.headers.get('cache-control')}`)
    }
    expect(kept).toEqual([
      'GET /ws/portal/area/loadTreeRoot public, max-age=86400, stale-while-revalidate=604800',
      'GET /ws/article/rss public, max-age=60',
    ])
  })
})

describe('a page that caches share', () => {
  it.each(['/share/home', '/share/nothing', '/share/country/DE', '/nothing'])('depends on no header: %s', async (path) => {
    const usual = await raw(live, asked(path))
    const other = await raw(live, asked(path, { 'accept-language': 'en', 'x-lang': 'en_US', 'x-access-token': 'none' }))
    expect(other.body).toBe(usual.body)
  })
})

describe('a request for an upgrade', () => {
  const upgrade = { connection: 'close, upgrade', 'sec-websocket-version': '13', 'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==' }

  it.each([
    ['/api/health', 'websocket', 200],
    ['/', 'websocket', 200],
    ['/nothing', 'websocket', 404],
    ['/api/ws/chat', 'h2c', 404],
    ['/api/health', 'h2c', 200],
  ])('of %s to %s is answered as if it asked for none', async (path, to, status) => {
    const answer = await raw(live, asked(path, { ...upgrade, upgrade: to }))
    expect(answer.status).toBe(status)
    expect(always.filter((name) => answer.headers.has(name))).toEqual(always)
  })
})

describe('the cookie of a browser', () => {
  it('is Secure where users open the site by https, even if a proxy ends TLS', async () => {
    const body = JSON.stringify({ areaCode: '86', phone: '13800000001', password: 'wrong-1' })
    const signIn = requestOf('POST /api/ws/passport/passwordLogin', { 'content-type': 'application/json' }, body)
    expect((await raw(live, signIn)).headers.get('set-cookie')).toContain('; Secure')
    expect((await raw(open, signIn)).headers.get('set-cookie')).not.toContain('Secure')
  })
})

describe('the host of a request', () => {
  const evil = { host: 'evil.example', 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'evil.example' }

  it.each(['/share/home', '/sitemap.xml', '/robots.txt', '/api/ws/article/rss'])('is not repeated in %s', async (path) => {
    for (const h of [open, live]) {
      const { status, body } = await raw(h, asked(path, evil))
      expect(status).toBe(200)
      expect(body).not.toMatch(/evil|javascript/)
    }
    expect((await raw(live, asked(path))).body).toContain(`${PUBLIC_URL}/`)
    expect((await raw(live, asked(path))).body).not.toContain(`${PUBLIC_URL}//`)
  })

  it('cannot leave an attribute', async () => {
    for (const host of ['a"onload="x', 'localhost"><x', "localhost'"]) {
      const { body } = await raw(open, asked('/sitemap.xml', { host }))
      expect(body).not.toContain(host)
    }
  })

  it('is repeated in development if it names this machine', async () => {
    expect((await raw(open, asked('/share/home', { host: '127.0.0.1:5173' }))).body).toContain('http://127.0.0.1:5173/#/home')
    expect((await raw(open, asked('/share/home', { host: 'localhost:8080' }))).body).toContain('http://localhost:8080/#/home')
  })
})

describe('the description of the API', () => {
  it('is there for those who build, and not in production', async () => {
    expect((await fetch(`${open.url}/api/docs/json`)).status).toBe(200)
    for (const path of ['/api/docs', '/api/docs/json', '/api/docs/static/index.html'])
      expect((await fetch(live.url + path)).status, path).toBe(404)
  })
})
