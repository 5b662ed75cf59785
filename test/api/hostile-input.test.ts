import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../src/platform/contract/call.ts'
import { company, individual, operator } from '../support/personas.ts'
import { sampleOf, textPaths, withValue } from '../support/samples.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Text that PostgreSQL cannot store, and dates that no calendar here has, in every field of every call that takes text. */

type Key = Extract<keyof typeof allCalls, CallKey>

let h: TestServer
let tokens: Record<CallSpec['audience'], string>

beforeAll(async () => {
  h = await startServer()
  const [owner, person, staff] = [await company(h), await individual(h), await operator(h)]
  const { token } = owner.as
  tokens = { anyone: token, signedIn: token, member: token, company: token, individual: person.as.token, operator: staff.as.token }
})
afterAll(() => h.close())

const keys = (Object.keys(allCalls) as Key[]).filter(
  (key) => key !== 'POST /sys/common/uploadFile' && !key.includes(':') && !key.includes('importExcel'),
)
/** These end the session that they are called with, or close the account. */
const ending = new Set<string>([
  'GET /ws/passport/logout',
  'POST /ws/passport/logout',
  'POST /ws/account/session/revoke',
  'POST /ws/account/close',
])

const unstorable = ['\u0000', 'a\u0000b', '\ud800', 'x\udc00']
const strangeDays = ['0000-01-01', '9999-12-31', '2026-02-30']

describe('a sample of every call', () => {
  it.each(keys)('%s accepts its sample, so that the following tests reach the fields', (key) => {
    const spec: CallSpec = allCalls[key]
    expect(spec.input.safeParse(sampleOf(spec)).error?.issues ?? []).toEqual([])
  })
})

describe('text that cannot be stored', () => {
  it.each(keys.filter((key) => !ending.has(key) && textPaths(sampleOf(allCalls[key])).length > 0))(
    '%s refuses it and names the field',
    async (key) => {
      const spec: CallSpec = allCalls[key]
      const sample = sampleOf(spec)
      for (const path of textPaths(sample)) {
        for (const text of unstorable) {
          // A lone surrogate does not survive URL encoding.
          if (key.startsWith('GET') && !text.isWellFormed()) continue
          const answer = await h.call(key, withValue(sample, path, text), { token: tokens[spec.audience], lang: 'en' })
          const where = `${path.join('.')} ${JSON.stringify(text)}`
          expect(answer.status, where).toBe(422)
          const fields = answer.body.success ? {} : (answer.body.result?.fields ?? {})
          expect(Object.keys(fields), where).toEqual([key.startsWith('GET') ? String(path[0]) : path.join('.')])
        }
      }
    },
  )
})

describe('days outside the calendar', () => {
  const withDays = keys.filter((key) => JSON.stringify(sampleOf(allCalls[key])).includes('2026-') && !ending.has(key))
  it.each(withDays)('%s never fails on one', async (key) => {
    const spec: CallSpec = allCalls[key]
    const sample = sampleOf(spec)
    for (const path of textPaths(sample)) {
      for (const day of strangeDays) {
        const answer = await h.call(key, withValue(sample, path, day), { token: tokens[spec.audience] })
        expect(answer.status, `${path.join('.')} ${day}`).toBeLessThan(500)
      }
    }
  })
})
