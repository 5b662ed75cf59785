import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { bytesOf, send, upload } from '../../../../../test/support/files.ts'
import { type Seated, seat } from '../../../../../test/support/people.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { eq, sql } from '../../../../platform/server/data/drizzle.ts'
import { perform } from '../../../../platform/server/wire/act.ts'
import { Refusal } from '../../../../platform/server/wire/refusal.ts'
import { FILE_BYTES_KEPT_DAYS } from '../../../../rules/constants.ts'
import type { UploadPurpose } from '../../../../rules/uploads.ts'
import { fileViewers } from '../server/hooks.ts'
import { file } from '../server/tables.ts'
import { claimFile, releaseFiles } from '../server/writes.ts'

const companyId = '019a0000-0000-7000-8000-000000000001'
const server = serverForFile()
let owner: Seated
let colleague: Seated
let stranger: Seated
let newcomer: Seated
let operator: Seated

beforeAll(async () => {
  owner = await seat(server, { userType: 1, companyId })
  colleague = await seat(server, { userType: 1, companyId, role: 'viewer' })
  stranger = await seat(server, { userType: 2 })
  newcomer = await seat(server, { userType: 2, complete: false })
  operator = await seat(server, { userType: 9 })
})

const actorOf = async (who: Seated) => (await server.services.identify(who.token, server.clock.now()))!
const fetchFile = (url: string, headers: Record<string, string> = {}) => fetch(`${server.url}${url}`, { headers })

/** A claim as another feature would make it. */
async function claimAs(who: Seated, idOrUrl: string, claim: { purpose: UploadPurpose; usedBy: string }) {
  const actor = await actorOf(who)
  return perform(server.services, { actor, lang: 'en', requestId: 'test', ip: null }, (act) =>
    claimFile(act, idOrUrl, { ...claim, field: 'attachment' }),
  )
}

const foreign = (promise: Promise<unknown>) =>
  promise.then(
    () => 'claimed',
    (error) =>
      error instanceof Refusal ? Object.fromEntries(Object.entries(error.fields).map(([path, field]) => [path, field.error])) : error,
  )

describe('drawings', () => {
  const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`
  const sent = (text: string) =>
    send(server, owner.token, { bytes: Buffer.from(text), name: 'logo.svg', authCode: 'logo' }, { lang: 'en' }).then(({ body }) => body)

  it('are served as pictures, without what ran in them', async () => {
    for (const text of [
      svg('<rect width="4" height="4"/>'),
      svg('<script>alert(1)</script><g onload="alert(1)"/><foreignObject><p>alert</p></foreignObject>'),
      `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${svg('<text>衡渡 &amp; &#72;engdu</text>')}\n`,
    ]) {
      const body = await sent(text)
      expect(body, text).toMatchObject({ success: true, result: { name: 'logo.png' } })
      const answer = await fetchFile((body.result as { url: string }).url)
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect([bytes.subarray(1, 4).toString(), bytes.includes('alert')]).toEqual(['PNG', false])
    }
  })

  it('are refused with a sentence when they refer outside, are none, or are too much to draw', async () => {
    for (const [text, sentence] of [
      [svg('<image href="https://example.com/a.png"/>'), 'refers to something outside it'],
      ['<html><body>hi</body></html>', 'Only PNG, JPG, JPEG, SVG, ICO files are accepted'],
      ['<svg><g></svg>', 'incomplete or damaged'],
      [svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'), 'too complex or too large'],
    ] as const)
      expect((await sent(text)).message, text).toContain(sentence)
  })

  it('that were stored before are downloads, which no page shows', async () => {
    const { id, url } = await upload(server, owner.token, 'logo', 'svg', 'logo.svg')
    await server.services.db.update(file).set({ kind: 'svg' }).where(eq(file.id, id))
    const { headers } = await fetchFile(url)
    expect([headers.get('content-type'), headers.get('content-disposition')?.split(';')[0], headers.get('x-content-type-options')]).toEqual(
      ['application/octet-stream', 'attachment', 'nosniff'],
    )
  })
})

describe('serving files', () => {
  it('serves public files to anyone, byte for byte', async () => {
    const { url } = await upload(server, owner.token, 'album', 'png')
    const answer = await fetchFile(url)
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytesOf.png)).toBe(true)
    expect(answer.headers.get('content-disposition')).toMatch(/^inline;/)
    expect(answer.headers.get('cache-control')).toContain('public')
  })

  it('serves private files to the uploader, the company, operators, by header or cookie, and to nobody else', async () => {
    const { url } = await upload(server, owner.token, 'voucher', 'png', '凭证.png')
    for (const who of [owner, colleague, operator]) {
      expect((await fetchFile(url, { 'x-access-token': who.token })).status).toBe(200)
      expect((await fetchFile(url, { cookie: `lang=cn; token=${who.token}` })).status).toBe(200)
    }
    const refusals = await Promise.all([
      fetchFile(url),
      fetchFile(url, { 'x-access-token': stranger.token }),
      fetchFile(url, { cookie: 'token=%E0%A4%A' }),
    ])
    for (const answer of refusals) {
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ success: false, code: 404 })
    }
    await server.server.security.flush()
    const { rows } = await server.services.pool.query("select kind, account_id, count from security_event where call like '%/file/%'")
    expect(rows, 'in the security log, of the one who is signed in').toEqual([{ kind: 'record', account_id: stranger.accountId, count: 1 }])
    const mine = await fetchFile(url, { 'x-access-token': owner.token })
    expect(mine.headers.get('cache-control')).toBe('private, no-store')
    expect(mine.headers.get('content-disposition')).toContain("filename*=UTF-8''%E5%87%AD%E8%AF%81.png")
    const unlike = await upload(server, stranger.token, 'document', 'pdf')
    for (const who of [owner, newcomer]) expect((await fetchFile(unlike.url, { 'x-access-token': who.token })).status).toBe(404)
  })

  it('accepts the cookie for files only', async () => {
    const answer = await fetch(`${server.url}/api/sys/common/uploadFile`, {
      method: 'POST',
      headers: { cookie: `token=${owner.token}` },
      body: new FormData(),
    })
    expect(answer.status).toBe(401)
  })

  it('sends everything but pictures and PDFs as a download', async () => {
    const { url } = await upload(server, owner.token, 'taskAttachment', 'zip')
    expect((await fetchFile(url, { 'x-access-token': owner.token })).headers.get('content-disposition')).toMatch(/^attachment;/)
  })

  it('answers notFound to an unknown id', async () => {
    for (const id of ['x', '..%2f..%2fetc%2fpasswd', companyId])
      expect((await fetchFile(`/api/ws/file/${id}`, { 'x-access-token': owner.token })).status).toBe(404)
  })

  it('permits those whom the rule of the owning feature permits', async () => {
    const { id, url } = await upload(server, owner.token, 'taskAttachment', 'zip')
    await claimAs(owner, id, { purpose: 'taskAttachment', usedBy: 'parcel:7' })
    let open = true
    server.services.hooks.add(
      fileViewers,
      'parcel',
      async (_db, actor, seen) => open && seen.usedBy === 'parcel:7' && actor.accountId === stranger.accountId,
    )
    expect((await fetchFile(url, { 'x-access-token': stranger.token })).status).toBe(200)
    expect((await fetchFile(url, { 'x-access-token': newcomer.token })).status).toBe(404)
    open = false
    expect((await fetchFile(url, { 'x-access-token': stranger.token })).status).toBe(404)
  })
})

describe('claiming', () => {
  it('accepts the uploader’s and the company’s files, by id or url, repeatedly for the same thing', async () => {
    const mine = await upload(server, owner.token, 'document', 'pdf')
    expect(await claimAs(owner, mine.url, { purpose: 'document', usedBy: 'parcel:1' })).toMatchObject({ id: mine.id, url: mine.url })
    expect(await claimAs(colleague, mine.id, { purpose: 'document', usedBy: 'parcel:1' })).toMatchObject({ id: mine.id })
  })

  it('refuses a file of someone else, of another purpose, of another thing, and an unknown one, naming the field', async () => {
    const theirs = await upload(server, stranger.token, 'document', 'pdf')
    const logo = await upload(server, owner.token, 'logo', 'png')
    const taken = await upload(server, owner.token, 'document', 'pdf')
    await claimAs(owner, taken.id, { purpose: 'document', usedBy: 'parcel:2' })
    for (const id of [theirs.id, logo.id, taken.id, companyId, 'https://example.com/a.pdf', ''])
      expect(await foreign(claimAs(owner, id, { purpose: 'document', usedBy: 'parcel:3' }))).toEqual({ attachment: 'fileForeign' })
  })

  it('deletes at night what nobody claimed in 24 hours, and what was released', async () => {
    const [kept, lost, released] = await Promise.all([1, 2, 3].map(() => upload(server, owner.token, 'album', 'png')))
    await claimAs(owner, kept!.id, { purpose: 'album', usedBy: 'parcel:9' })
    await claimAs(owner, released!.id, { purpose: 'album', usedBy: 'parcel:9' })
    const actor = await actorOf(owner)
    await perform(server.services, { actor, lang: 'en', requestId: 'test', ip: null }, (act) =>
      releaseFiles(act, 'parcel:9', 'album', [kept!.id]),
    )
    server.clock.advance({ hours: 49 })
    expect(await server.jobs.runDue()).toBeGreaterThan(0)
    expect((await fetchFile(kept!.url)).status).toBe(200)
    for (const gone of [lost!, released!]) {
      expect((await fetchFile(gone.url)).status).toBe(404)
      expect(await server.services.db.$count(file, eq(file.id, gone.id))).toBe(0)
    }
    // A database that is restored to a time before finds them for two weeks.
    const onDisk = () => [kept!, lost!, released!].map(({ id }) => existsSync(server.services.files.pathOf(id)))
    expect(onDisk()).toEqual([true, true, true])
    server.clock.advance({ hours: FILE_BYTES_KEPT_DAYS * 24 + 1 })
    await server.jobs.runDue()
    expect(onDisk()).toEqual([true, false, false])
    const { rows } = await server.services.db.execute(
      sql`select count(*)::int as open from job where name = 'file.removeUnclaimed' and done_at is null`,
    )
    expect(rows[0]).toEqual({ open: 1 })
    const next = await upload(server, owner.token, 'album', 'png')
    expect((await fetchFile(next.url)).status).toBe(200)
  })
})
