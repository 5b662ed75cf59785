import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bucket, startBucket } from '../../../../../test/support/bucket.ts'
import { type FreshDatabase, freshDatabase } from '../../../../../test/support/database.ts'
import { bytesOf, send, upload } from '../../../../../test/support/files.ts'
import { importDetail, importFile } from '../../../../../test/support/imports.ts'
import { type CompanyPeople, company } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { fileStoreOf } from '../../../../platform/server/files/store.ts'
import { BOOKS_ZONE, FILE_BYTES_KEPT_DAYS } from '../../../../rules/constants.ts'

/** Two servers that share a database and a bucket, and no disk. */

let database: FreshDatabase
let bucket: Bucket
let one: TestServer
let other: TestServer
let mine: CompanyPeople
const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'hengdu-bucket-')))
const keyOf = (id: string) => `hengdu/${id}`

beforeAll(async () => {
  database = await freshDatabase()
  bucket = await startBucket()
  const start = (folder: string) => startServer({ databaseUrl: database.appUrl, config: { DATA_DIR: folder, FILES_URL: bucket.url } })
  one = await start(folders[0]!)
  other = await start(folders[1]!)
  mine = await company(one, { roles: ['hr'] })
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  await bucket?.close()
  await database?.drop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const fetchFrom = (h: TestServer, url: string) => fetch(h.url + url, { headers: { 'x-access-token': mine.token } })
const incoming = () => readdirSync(join(folders[0]!, 'files/incoming'))

it.each(['employeeDocument', 'image'] as const)('a file of %s that one server took is given out by the other', async (purpose) => {
  const { id, url } = await upload(one, mine.token, purpose, 'png')
  const stored = bucket.objects.get(keyOf(id))!.bytes
  expect(stored.equals(bytesOf.png)).toBe(purpose === 'image')
  expect(incoming()).toEqual([])
  for (const h of [one, other]) {
    const answer = await fetchFrom(h, url)
    expect([answer.status, Buffer.from(await answer.arrayBuffer()).equals(bytesOf.png)]).toEqual([200, true])
  }
  bucket.objects.delete(keyOf(id))
  expect((await fetchFrom(other, url)).status).toBe(404)
})

it('a workbook that one server took is read by the jobs of the other', async () => {
  const id = await importFile(one, mine.member.hr.token, bytesOf.xlsx)
  await other.jobs.runDue()
  expect((await importDetail(other, id, mine.member.hr.as)).state).not.toBe('uploaded')
  expect(readdirSync(join(folders[1]!, 'files/fetched'))).toHaveLength(1)
})

it('a repeated request and a refused one leave nothing in the bucket', async () => {
  const before = bucket.objects.size
  const key = randomUUID()
  const twice = [1, 2].map(() => send(one, mine.token, { bytes: bytesOf.png, name: 'a.png', authCode: 'image' }, { idempotencyKey: key }))
  const [first, second] = (await Promise.all(twice)).map(({ body }) => body.result)
  expect(second).toEqual(first)
  expect(bucket.objects.size).toBe(before + 1)
  const changed = await send(one, mine.token, { bytes: bytesOf.jpg, name: 'other.jpg', authCode: 'image' }, { idempotencyKey: key })
  expect(changed.body.success).toBe(false)
  expect(bucket.objects.size).toBe(before + 1)
})

it('while the bucket is away, uploads and downloads are refused with 503, and nothing is left', async () => {
  const { url } = await upload(one, mine.token, 'image', 'png')
  const before = await one.services.pool.query('select count(*) from file')
  bucket.isAway = true
  try {
    expect((await send(one, mine.token, { bytes: bytesOf.png, name: 'a.png', authCode: 'image' })).status).toBe(503)
    expect((await fetchFrom(one, url)).status).toBe(503)
  } finally {
    bucket.isAway = false
  }
  expect(incoming()).toEqual([])
  expect((await one.services.pool.query('select count(*) from file')).rows).toEqual(before.rows)
  expect((await fetchFrom(one, url)).status).toBe(200)
})

it('a wrong secret, and a bucket that cannot be reached, are named at the start', async () => {
  const check = (FILES_URL: string) => fileStoreOf({ DATA_DIR: folders[0]!, FILES_URL }).check()
  await check(bucket.url)
  await expect(check(bucket.wrongUrl)).rejects.toThrow(
    /FILES_URL at 127\.0\.0\.1:\d+ cannot be used: the bucket answers 403 SignatureDoesNotMatch/,
  )
  await expect(check(bucket.url.replace('/files', '/elsewhere'))).rejects.toThrow('the bucket answers 404 NoSuchBucket')
  await expect(check('s3+http://key:secret@bucket.invalid/files')).rejects.toThrow('FILES_URL at bucket.invalid cannot be used: ')
})

it('what was deleted goes after two weeks; what belongs to no row after two weeks as well, once a week', async () => {
  const { id } = await upload(one, mine.token, 'image', 'png')
  const [young, old, foreign] = [randomUUID(), randomUUID(), 'notes.txt']
  /** The night of a day so many days from now, or of the Sunday after it: the clean-up of missed nights is done in it. */
  const nightIn = async (days: number, isSunday = false) => {
    const then = one.clock.now().toZonedDateTimeISO(BOOKS_ZONE).add({ days })
    const more = isSunday ? 7 - then.dayOfWeek : 0
    one.clock.advance({ hours: 24 * (days + more) })
    await one.jobs.runDue()
  }
  await nightIn(2)
  expect((await one.services.pool.query('select 1 from file where id = $1', [id])).rows).toEqual([])
  expect(bucket.objects.has(keyOf(id))).toBe(true)
  await nightIn(FILE_BYTES_KEPT_DAYS + 1)
  expect(bucket.objects.has(keyOf(id))).toBe(false)
  const daysAgo = (days: number) => new Date(one.clock.now().subtract({ hours: 24 * days }).epochMilliseconds)
  for (const [key, days] of [
    [young, 0],
    [old, FILE_BYTES_KEPT_DAYS + 1],
    [foreign, 99],
  ] as const)
    bucket.objects.set(keyOf(key), { bytes: bytesOf.png, at: daysAgo(days) })
  await nightIn(1, true)
  expect([young, old, foreign].map((key) => bucket.objects.has(keyOf(key)))).toEqual([true, false, true])
  expect(existsSync(join(folders[1]!, 'files/fetched'))).toBe(true)
})
