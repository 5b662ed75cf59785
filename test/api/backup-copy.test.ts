import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Bucket as Reader } from '../../src/platform/server/files/bucket.ts'
import { BackupCopy } from '../../src/platform/server/postgres/backup/copy.ts'
import { type Bucket, startBucket } from '../support/bucket.ts'

/** The copy of BACKUP_DIR in a bucket, over HTTP, signed. */

let bucket: Bucket
let folder: string
let now = Temporal.Instant.from('2026-11-28T04:00:00Z')
const clock = { now: () => now }

beforeEach(async () => {
  bucket = await startBucket()
  folder = mkdtempSync(join(tmpdir(), 'hengdu-copy-'))
})
afterEach(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const copyOf = (at = folder, partBytes?: number, url = bucket.url) =>
  new BackupCopy({ folder: at, bucket: new Reader(url, 'BACKUP_URL'), clock: clock as never, ...(partBytes && { partBytes }) })
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}
const base = (name: string, firstLog: string, files = ['base.tar.sealed', 'backup_manifest.sealed', 'SHA256SUMS']) => {
  for (const file of files) write(`base/${name}/${file}`, `${file} of ${name}`)
  write(`base/${name}/backup.json`, JSON.stringify({ firstLog }))
}
const segment = (n: number) => `00000001${'0'.repeat(8)}${n.toString(16).toUpperCase().padStart(8, '0')}`
const keys = () => [...bucket.objects.keys()].map((key) => key.replace('hengdu/', '')).sort()

it('has everything that the folder has, once, in parts where a file is large, and gives it back byte by byte', async () => {
  write(`wal/${segment(1)}.sealed`, 'one')
  write('files/ab/x.sealed', 'a file of twenty bytes')
  base('20261128T020000Z', segment(1))
  write('base/20261128T030000Z.unfinished/base.tar.sealed', 'half')
  write(`wal/${segment(2)}.sealed.3f-half`, 'half')
  const copy = copyOf(folder, 10)
  expect(await copy.send()).toBe(6)
  expect(await copy.send()).toBe(0)
  expect(await copyOf(folder, 10).send()).toBe(0)
  expect(keys()).toContain('files/ab/x.sealed.part3')
  expect(keys().filter((key) => /unfinished|half/.test(key))).toEqual([])
  const back = mkdtempSync(join(tmpdir(), 'hengdu-back-'))
  expect(await copyOf(back).bring()).toBe(6)
  for (const name of ['files/ab/x.sealed', `wal/${segment(1)}.sealed`, 'base/20261128T020000Z/base.tar.sealed'])
    expect(readFileSync(join(back, name), 'utf8')).toBe(readFileSync(join(folder, name), 'utf8'))
  rmSync(back, { recursive: true })
})

it('goes on after the bucket was away, and a backup of which not everything came is not given back', async () => {
  base('20261128T020000Z', segment(1))
  bucket.isAway = true
  const copy = copyOf()
  await expect(copy.send()).rejects.toThrow('503')
  bucket.isAway = false
  expect(await copy.send()).toBe(4)
  bucket.objects.delete('hengdu/base/20261128T020000Z/backup.json')
  const back = mkdtempSync(join(tmpdir(), 'hengdu-back-'))
  expect(await copyOf(back).bring()).toBe(0)
  rmSync(back, { recursive: true })
  await expect(copyOf(folder, undefined, bucket.wrongUrl).send()).rejects.toThrow('SignatureDoesNotMatch')
})

it('is rotated by its own days, weeks and months; a folder that lost everything removes nothing', async () => {
  const days = Array.from({ length: 60 }, (_, at) => Temporal.Instant.from('2026-09-30T02:00:00Z').add({ hours: 24 * at }))
  const copy = copyOf()
  for (const [at, day] of days.entries()) {
    now = day
    write(`wal/${segment(at + 1)}.sealed`, String(at))
    base(day.toString().replaceAll(/[-:]/g, ''), segment(at + 1), [])
    await copy.send()
  }
  const bases = () => new Set(keys().flatMap((key) => (key.startsWith('base/') ? key.split('/')[1]! : [])))
  // Seven days, and what of five weeks and of three months is no day of these.
  expect(bases().size).toBeGreaterThan(7)
  expect(bases().size).toBeLessThan(16)
  expect(keys().filter((key) => key.startsWith('wal/'))).toHaveLength(7)
  const before = keys()
  rmSync(folder, { recursive: true })
  mkdirSync(folder)
  expect(await copyOf().send()).toBe(0)
  expect(keys()).toEqual(before)
})
