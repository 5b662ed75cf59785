import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Clamd, startClamd } from '../../../../../test/support/clamd.ts'
import { bytesOf, grown, pngWith, send } from '../../../../../test/support/files.ts'
import { type Seated, seat } from '../../../../../test/support/people.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-scan-'))
let server: TestServer
let clamd: Clamd
let owner: Seated
let answers: (infected: boolean) => string | null = (infected) => (infected ? 'stream: Made-Up-Signature FOUND' : 'stream: OK')

beforeAll(async () => {
  clamd = await startClamd((infected) => answers(infected))
  server = await startServer({ config: { DATA_DIR: dataDir, SCAN_URL: clamd.url } })
  owner = await seat(server, { userType: 1, companyId: '019a0000-0000-7000-8000-000000000001' })
})
afterAll(async () => {
  await server?.close()
  await clamd?.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const upload = (bytes: Buffer, authCode: string, name = 'a.png') => send(server, owner.token, { bytes, name, authCode }, { lang: 'en' })
const left = () => (existsSync(join(dataDir, 'files/incoming')) ? readdirSync(join(dataDir, 'files/incoming')) : [])

it('shows every byte of a file to the scanner, and stores what it finds nothing in', async () => {
  for (const [bytes, authCode, name] of [
    [bytesOf.png, 'image', 'a.png'],
    [bytesOf.pdf, 'identityDocument', 'a.pdf'],
    [grown(bytesOf.zip, 9_000_000), 'taskAttachment', 'a.zip'],
  ] as const) {
    const before = clamd.shown()
    expect((await upload(bytes, authCode, name)).body).toMatchObject({ success: true })
    expect(clamd.shown() - before).toBe(bytes.length)
  }
})

it('refuses what it finds something in, also in a file that is stored encrypted, and keeps nothing', async () => {
  for (const authCode of ['image', 'identityDocument'])
    expect((await upload(pngWith('VIRUS'), authCode)).body).toMatchObject({
      success: false,
      message: 'The file contains malware and was not stored',
      result: { error: 'fileInfected' },
    })
  expect(left()).toEqual([])
})

it('stores nothing while the scanner does not answer, hangs up or reports an error', async () => {
  const usual = answers
  for (const answer of [() => null, () => 'INSTREAM size limit exceeded. ERROR']) {
    answers = answer
    expect(await upload(bytesOf.png, 'image')).toMatchObject({ status: 503, body: { result: { error: 'scanUnavailable' } } })
  }
  answers = usual
  const lost = await startServer({ config: { DATA_DIR: dataDir, SCAN_URL: 'tcp://127.0.0.1:1' } })
  const one = await seat(lost, { userType: 2 })
  const file = { bytes: grown(bytesOf.zip, 3_000_000), name: 'a.zip', authCode: 'taskAttachment' }
  expect(await send(lost, one.token, file)).toMatchObject({ status: 503, body: { result: { error: 'scanUnavailable' } } })
  await lost.close()
  expect(left()).toEqual([])
  expect((await upload(bytesOf.png, 'image')).body.success).toBe(true)
})
