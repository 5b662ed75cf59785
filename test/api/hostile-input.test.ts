import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import type { CallKey, CallSpec } from '../../src/platform/contract/call.ts'
import { performAsSystem } from '../../src/platform/server/wire/act.ts'
import { type FileCall, fileCalls, isFileCall, sendParts } from '../support/file-calls.ts'
import { company, individual, operator, type Person } from '../support/personas.ts'
import { openProvedSession } from '../support/proof.ts'
import { SOME_ID, sampleOf, textPaths, withValue } from '../support/samples.ts'
import { serverForFile } from '../support/suite.ts'

/** Text that PostgreSQL cannot store, and dates that no calendar here has, in every field of every call that takes text. */

type Key = Extract<keyof typeof allCalls, CallKey>

const h = serverForFile()
let people: Record<CallSpec['audience'], Person>

beforeAll(async () => {
  const [{ owner }, person, staff] = [await company(h), await individual(h), await operator(h)]
  people = { anyone: owner, signedIn: owner, member: owner, company: owner, individual: person, operator: staff }
})

const everyKey = Object.keys(allCalls) as Key[]
/** Files come as forms, and some addresses contain a value: both have tests of their own below. */
const inAddress = everyKey.filter((key) => key.includes(':'))
const keys = everyKey.filter((key) => !isFileCall(key) && !inAddress.includes(key))
/** These end the session that they are called with, or close the account: each request has a session of its own. */
const ending = new Set<string>([
  'GET /ws/passport/logout',
  'POST /ws/passport/logout',
  'POST /ws/account/session/revoke',
  'POST /ws/account/close',
])

async function tokenFor(key: Key): Promise<string> {
  const { accountId, token } = people[(allCalls[key] as CallSpec).audience]
  return ending.has(key) ? performAsSystem(h.services, 'hostile', (act) => openProvedSession(act, accountId)) : token
}

const unstorable = ['\u0000', 'a\u0000b', '\ud800', 'x\udc00']
const strangeDays = ['0000-01-01', '9999-12-31', '2026-02-30']

describe('a sample of every call', () => {
  it.each(keys)('%s accepts its sample, so that the following tests reach the fields', (key) => {
    const spec: CallSpec = allCalls[key]
    expect(spec.input.safeParse(sampleOf(spec)).error?.issues ?? []).toEqual([])
  })
})

describe('text that cannot be stored', () => {
  it.each(keys)('%s refuses it and names the field', async (key) => {
    const sample = sampleOf(allCalls[key])
    const texts = textPaths(sample)
    // A lone surrogate does not survive URL encoding.
    const sendable = unstorable.filter((text) => !key.startsWith('GET') || text.isWellFormed())
    // A call that takes no text is sent some all the same.
    for (const [nth, path] of (texts.length > 0 ? texts : [['unasked']]).entries()) {
      // One each, in turn: that all of them are found at any place is seen by `unstorable.test.ts`.
      const text = sendable[nth % sendable.length]!
      const as = { token: await tokenFor(key), lang: 'en' } as const
      const answer = await h.call(key, withValue(sample, path, text), as)
      const where = `${path.join('.')} ${JSON.stringify(text)}`
      expect(answer.status, where).toBe(422)
      const fields = answer.body.success ? {} : (answer.body.result?.fields ?? {})
      expect(Object.keys(fields), where).toEqual([key.startsWith('GET') ? String(path[0]) : path.join('.')])
      if (ending.has(key)) expect(await h.ok('GET /ws/account/me', {}, as)).toBeTruthy()
    }
  })
})

describe('a parameter that a read does not have', () => {
  it.each(keys.filter((key) => key.startsWith('GET')))('%s refuses it by its name', async (key) => {
    const input = { ...(sampleOf(allCalls[key]) as object), searchh: '北辰' } as never
    const { status, fields } = await h.refused(key, input, { token: await tokenFor(key) })
    expect([status, fields]).toEqual([422, { searchh: '不支持的字段' }])
  })
})

describe('days outside the calendar', () => {
  const valueAt = (sample: unknown, path: readonly (string | number)[]): unknown =>
    path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], sample)
  const isDated = (value: unknown) => String(value).startsWith('2026-')
  const withDays = keys.filter((key) => JSON.stringify(sampleOf(allCalls[key])).includes('2026-'))
  it.each(withDays)('%s never fails on one', async (key) => {
    const sample = sampleOf(allCalls[key])
    for (const path of textPaths(sample).filter((one) => isDated(valueAt(sample, one)))) {
      for (const day of strangeDays) {
        const answer = await h.call(key, withValue(sample, path, day), { token: await tokenFor(key) })
        expect(answer.status, `${path.join('.')} ${day}`).toBeLessThan(500)
      }
    }
  })
})

/** As bytes: what no well-behaved browser sends. A lone surrogate in UTF-8, and bytes that are no UTF-8 at all. */
const strangeBytes = [...unstorable.slice(0, 2).map((text) => Buffer.from(text)), Buffer.from('eda080', 'hex'), Buffer.from('fffe', 'hex')]

describe('an address that contains a value', () => {
  const percent = (bytes: Buffer) => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
  const values = [...strangeBytes.map(percent), '%', '%zz', '..%2f..%2fpackage.json', `${SOME_ID}%00`, ...strangeDays]

  it.each(inAddress)('%s finds nothing there', async (key) => {
    for (const value of values) {
      const path = key.slice(key.indexOf(' ') + 1).replace(/:\w+/, value)
      const answer = await fetch(`${h.url}/api${path}`, { headers: { 'x-access-token': await tokenFor(key) } })
      expect([400, 404], value).toContain(answer.status)
      expect(await answer.json(), value).toMatchObject({
        success: false,
        result: { error: answer.status === 400 ? 'badRequest' : 'notFound' },
      })
    }
  })
})

describe('a form with a file', () => {
  const names = Object.keys(fileCalls) as FileCall[]

  it.each(names)('%s takes its file under a name that nobody could store, and keeps a name that can be', async (key) => {
    // A company has few imports under way at once.
    const { token } = await company(h)
    for (const bytes of strangeBytes) {
      const { fields, file } = fileCalls[key]
      const name = Buffer.concat([bytes, Buffer.from(file.name)])
      const { status, text, body } = await sendParts(h, token, key, fields, { ...file, name })
      expect({ status, success: body.success }, `${bytes.toString('hex')} ${text}`).toEqual({ status: 200, success: true })
      expect(text).not.toMatch(/\\u0000|\\ud800/i)
    }
    const { rows } = await h.services.pool.query('select name from file')
    for (const { name } of rows) expect(name).toMatch(/^\P{Cc}+$/u)
  })

  it.each(names)('%s refuses fields that nobody could store, and passes over those that it does not have', async (key) => {
    // A company has few imports under way at once.
    const { token } = await company(h)
    for (const bytes of strangeBytes) {
      const { fields, file } = fileCalls[key]
      for (const name of Object.keys(fields)) {
        const { status, body } = await sendParts(h, token, key, { ...fields, [name]: bytes }, file)
        expect({ status, error: body.success ? null : body.result?.error }, `${name} ${bytes.toString('hex')}`).toEqual({
          status: 422,
          error: 'filePurpose',
        })
      }
      const { status } = await sendParts(h, token, key, { ...fields, [`x${bytes.toString('latin1')}`]: bytes }, file)
      expect(status, bytes.toString('hex')).toBe(200)
    }
  })
})
