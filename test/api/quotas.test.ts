import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { UPLOADS_PER_HOUR } from '../../src/rules/uploads.ts'
import { company, individual } from '../support/personas.ts'
import { raw, requestOf } from '../support/raw.ts'
import { serverForFile } from '../support/suite.ts'

/** What one sender may make the server read, compute and keep. */

const h = serverForFile()

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

async function upload(token: string): Promise<{ success: boolean; result: { error?: string } }> {
  const form = new FormData()
  form.set('authCode', 'avatar')
  form.set('file', new Blob([new Uint8Array(PNG)]), 'a.png')
  const answer = await fetch(`${h.url}/api/sys/common/uploadFile`, { method: 'POST', headers: { 'x-access-token': token }, body: form })
  return (await answer.json()) as never
}

describe('uploads of an account', () => {
  /** As if it had uploaded so much, before the given time. */
  const uploaded = (accountId: string, files: number, size: number, minutesAgo: number) =>
    h.services.pool.query(
      `insert into file (owner_id, purpose, name, kind, size, sha256, visibility, created_at)
       select $1, 'avatar', 'a.png', 'png', $2, '', 'private', $3::timestamptz from generate_series(1, $4)`,
      [accountId, size, h.clock.now().subtract({ minutes: minutesAgo }).toString(), files],
    )

  it.each([
    ['by bytes', 1, UPLOADS_PER_HOUR.bytes],
    ['by their number', UPLOADS_PER_HOUR.files, 1],
  ])('are limited by the hour: %s', async (_, files, size) => {
    const [one, other] = [await individual(h), await individual(h)]
    expect((await upload(one.token)).success).toBe(true)
    await uploaded(one.accountId, files, size, 30)
    expect(await upload(one.token)).toMatchObject({ success: false, result: { error: 'uploadQuota' } })
    expect((await upload(other.token)).success).toBe(true)
    await uploaded(other.accountId, files, size, 61)
    expect((await upload(other.token)).success).toBe(true)
  })

  it('at once see each other', async () => {
    const one = await individual(h)
    await uploaded(one.accountId, UPLOADS_PER_HOUR.files - 2, 1, 5)
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(one.token)))
    expect(answers.filter(({ success }) => success)).toHaveLength(2)
  })

  it('are read to twice their limit and no further', async () => {
    const { token } = await individual(h)
    const socket = connect(Number(new URL(h.url).port), '127.0.0.1')
    socket.on('error', () => undefined)
    let text = ''
    socket.on('data', (piece) => {
      text += String(piece)
    })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const head = `POST /api/sys/common/uploadFile HTTP/1.1\r\nhost: localhost\r\nx-access-token: ${token}\r\ncontent-length: 900000000\r\n`
    socket.write(`${head}content-type: multipart/form-data; boundary=x\r\n\r\n`)
    socket.write('--x\r\ncontent-disposition: form-data; name="authCode"\r\n\r\navatar\r\n')
    socket.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
    const piece = Buffer.alloc(256 * 1024, 'x')
    let sent = 0
    const more = () => {
      while (!socket.destroyed && sent < 200 * 1024 * 1024) {
        sent += piece.length
        if (!socket.write(piece)) {
          socket.once('drain', more)
          return
        }
      }
    }
    more()
    await closed
    expect(text).toMatch(/^HTTP\/1\.1 413 /)
    expect(text).toContain('"error":"fileTooLarge"')
    expect(sent).toBeLessThan(200 * 1024 * 1024)
  })
})

describe('drafts of a company', () => {
  it('are at most fifty, also when they are saved at once; one that exists can still be changed', async () => {
    const { owner } = await company(h)
    const save = (id?: string) => h.call('POST /ws/demand/draft/save', { ...(id && { id }), form: { title: 'x' } }, owner.as)
    const answers = await Promise.all(Array.from({ length: 54 }, () => save()))
    const saved = answers.filter(({ body }) => body.success)
    expect(saved).toHaveLength(50)
    const full = answers.filter(({ body }) => !body.success)
    for (const { body } of full) expect(body).toMatchObject({ result: { error: 'draftsFull' } })
    const [first] = saved
    expect((await save((first!.body as { result: { id: string } }).result.id)).body.success).toBe(true)
  })

  it('have at most 64 KB', async () => {
    const { owner } = await company(h)
    const form = Object.fromEntries(Array.from({ length: 11 }, (_, field) => [`field${field}`, 'x'.repeat(6_000)]))
    expect((await h.call('POST /ws/demand/draft/save', { form }, owner.as)).status).toBe(413)
  })
})

describe('a form that is open to everybody', () => {
  it('has at most 64 KB; a form behind the sign-in may have more', async () => {
    const body = JSON.stringify({ message: 'x'.repeat(70_000) })
    const post = (path: string) => raw(h, requestOf(`POST ${path}`, { 'content-type': 'application/json' }, body))
    expect(await post('/api/ws/lead/submit')).toMatchObject({ status: 413, body: expect.stringContaining('bodyTooLarge') })
    expect((await post('/api/ws/demand/draft/save')).status).toBe(401)
  })
})

describe('working days', () => {
  it('are counted for three years at most', async () => {
    const count = (to: string) => h.call('GET /ws/calendar/workdays', { region: 'DE', from: '2025-01-01', to })
    expect((await count('2028-01-01')).body.success).toBe(true)
    expect(await count('2028-01-02')).toMatchObject({ status: 422, body: { result: { fields: { to: expect.stringContaining('3') } } } })
  })
})
