import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { errors } from '../../src/platform/contract/errors.ts'
import { securityEvent } from '../../src/platform/server/data/tables.ts'
import { individual, type Person } from '../support/personas.ts'
import { raw, requestOf } from '../support/raw.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { serverForFile } from '../support/suite.ts'

/** Who is counted as one sender, and which requests are. Three a minute here, where real servers allow hundreds. */

const MOST = 3
const OPEN = '/api/ws/passport/passwordLogin'
const READ = '/api/ws/dict/items'

const people = serverForFile()
let person: Person
let other: Person
beforeAll(async () => {
  person = await individual(people)
  other = await individual(people)
})
// All servers on the database count together.
beforeEach(() => people.services.pool.query('delete from request_count'))

/** A server on the database of the people. */
async function strict<T>(settings: Record<string, string>, run: (h: TestServer) => Promise<T>): Promise<T> {
  const h = await startServer({ databaseUrl: people.services.pool.options.connectionString!, perMinute: MOST, config: settings })
  try {
    return await run(h)
  } finally {
    await h.close()
  }
}

const guess = JSON.stringify({ areaCode: '86', phone: '13800000001', password: 'x' })
const post = (h: TestServer, target: string, headers = {}) =>
  raw(h, requestOf(`POST ${target}`, { 'content-type': 'application/json', ...headers }, guess))
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

async function inTurn<T, R>(each: readonly T[], run: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (const one of each) done.push(await run(one))
  return done
}

describe('requests without a session', () => {
  it('are counted by their route, however the path is written', () =>
    strict({}, async (h) => {
      const spellings = [
        OPEN,
        OPEN.replace('passport', '%70assport'),
        `http://localhost${OPEN}`,
        `http://anywhere.example${OPEN.replace('ws', '%77%73')}?a=1`,
        `${OPEN}?b=2`,
      ]
      expect(statuses(await inTurn(spellings, (target) => post(h, target)))).toEqual([200, 200, 200, 429, 429])
    }))

  it.each([
    ['reads', READ],
    ['shared pages', '/share/home'],
    ['covers', '/share/cover/0123456789abcdef.png'],
    ['files', '/api/ws/file/00000000-0000-7000-8000-000000000000'],
  ])('are limited for %s too, with the time to come again', (_, path) =>
    strict({}, async (h) => {
      // A program; a browser gets a page in its place.
      const answers = await inTurn([1, 2, 3, 4], () => fetch(h.url + path, { headers: { accept: 'application/json' } }))
      expect(statuses(answers).slice(0, MOST)).not.toContain(429)
      expect(answers[MOST]!.status).toBe(429)
      expect(Number(answers[MOST]!.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await answers[MOST]!.json()).toMatchObject({ success: false, result: { error: 'tooMany' } })
    }),
  )

  it('leave health and the pages themselves alone', () =>
    strict({}, async (h) => {
      for (let asked = 0; asked < MOST * 3; asked++) expect((await fetch(`${h.url}/api/health`)).status).toBe(200)
    }))
})

describe('requests with a session', () => {
  it('are counted by account: one does not use up what another may, nor what visitors of its address may', () =>
    strict({}, async (h) => {
      const me = (as: Person['as']) => h.call('GET /ws/account/me', {}, as)
      expect(statuses(await inTurn([1, 2, 3, 4], () => me(person.as)))).toEqual([200, 200, 200, 429])
      expect((await me(other.as)).status).toBe(200)
      expect((await h.call('GET /ws/dict/items', {})).status).toBe(200)
    }))

  it('that does not exist are counted by address', () =>
    strict({}, async (h) => {
      const tokens = ['a', 'b', 'c', 'd'].map((name) => `made-up-${name}`)
      expect(statuses(await inTurn(tokens, (token) => h.call('GET /ws/account/me', {}, { token })))).toEqual([401, 401, 401, 429])
    }))
})

describe('the address that proxies name', () => {
  const from = (h: TestServer, forwarded: string) => post(h, OPEN, { 'x-forwarded-for': forwarded })

  it('is ignored unless a proxy is trusted', () =>
    strict({}, async (h) => {
      const answers = await inTurn(['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4'], (one) => from(h, one))
      expect(statuses(answers)).toEqual([200, 200, 200, 429])
    }))

  it.each(['1', '127.0.0.1', '10.0.0.0/8,127.0.0.0/8'])(
    'is the last one before the proxies of TRUST_PROXY=%s, not one that the sender wrote',
    (setting) =>
      strict({ TRUST_PROXY: setting }, async (h) => {
        const forged = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'].map((one) => `${one}, 203.0.113.1`)
        expect(statuses(await inTurn(forged, (one) => from(h, one)))).toEqual([200, 200, 200, 429])
        expect((await from(h, '203.0.113.2')).status).toBe(200)
      }),
  )

  it('counts by the 64 bits of IPv6 that one line is given', () =>
    strict({ TRUST_PROXY: '1' }, async (h) => {
      const line = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:DB8:1:2:0:0:0:3', '2001:db8:1:2::4']
      expect(statuses(await inTurn(line, (one) => from(h, one)))).toEqual([200, 200, 200, 429])
      expect((await from(h, '2001:db8:1:3::1')).status).toBe(200)
    }))

  it('that is none counts for nothing, and is kept nowhere', () =>
    strict({ TRUST_PROXY: '1' }, async (h) => {
      const odd = ['<script>alert(1)</script>', 'x'.repeat(300), 'unknown', '203.0.113.1:80']
      expect(statuses(await inTurn(odd, (one) => from(h, one)))).toEqual([200, 200, 200, 429])
      await h.server.security.flush()
      const { rows } = await h.services.pool.query(
        "select ip from session where ip like '%<%' or length(ip) > 45 union all select ip from security_event where ip like '%<%' or length(ip) > 45",
      )
      expect(rows).toEqual([])
      expect(await h.services.db.$count(securityEvent)).toBeGreaterThan(0)
    }))

  it('requests for what does not exist are counted too', () =>
    strict({ TRUST_PROXY: '1' }, async (h) => {
      const asked = () => fetch(`${h.url}/nothing-here`, { headers: { 'x-forwarded-for': '203.0.113.9', accept: 'text/html' } })
      expect([await asked(), await asked(), await asked(), await asked()].map(({ status }) => status)).toEqual([404, 404, 404, 429])
    }))
})

describe('pages that do not exist', () => {
  it.each(['/share/cover/#.png', '/share/article/nothing-#', '/share/picture/article/nothing-#.png', '/nothing-#'])(
    'have a limit of their own, and leave those that exist: %s',
    async (path) => {
      const h = await startServer({ databaseUrl: people.services.pool.options.connectionString!, perMinute: { missing: MOST } })
      try {
        const asked = (target: string) => fetch(h.url + target, { headers: { accept: 'text/html' } })
        const answers = await inTurn([1, 2, 3, 4, 5], (nth) => asked(path.replace('#', String(nth))))
        expect(statuses(answers)).toEqual([404, 404, 404, 429, 429])
        // A flood gets small answers, which are not packed.
        expect(answers.at(-1)!.headers.get('content-encoding')).toBeNull()
        expect(await answers.at(-1)!.text()).toContain(errors.tooMany.cn)
        expect(statuses(await inTurn(['/robots.txt', READ], asked))).toEqual([200, 200])
      } finally {
        await h.close()
      }
    },
  )
})
