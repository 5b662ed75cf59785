import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AwsClient } from 'aws4fetch'
import { afterAll, expect, it } from 'vitest'
import { Bucket } from '../../../../src/platform/server/files/bucket.ts'
import { fileStoreOf } from '../../../../src/platform/server/files/store.ts'
import { BackupCopy } from '../../../../src/platform/server/postgres/backup/copy.ts'
import { freePort } from '../../../../src/platform/server/postgres/postgres.ts'
import { bytesOf, upload } from '../../../support/files.ts'
import { company } from '../../../support/personas.ts'
import { startServer } from '../../../support/server.ts'

/** Uploaded files in OpenStack Swift, by its interface of S3. */

const home = mkdtempSync(join(tmpdir(), 'hengdu-swift-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(home, { recursive: true, force: true })
})

async function startSwift(): Promise<number> {
  const etc = join(home, 'etc')
  for (const folder of [etc, join(home, 'srv/d1')]) mkdirSync(folder, { recursive: true })
  const write = (name: string, lines: readonly string[]) => writeFileSync(join(etc, name), `${lines.join('\n')}\n`)
  const common = (port: number) => [
    '[DEFAULT]',
    'bind_ip = 127.0.0.1',
    `bind_port = ${port}`,
    'workers = 0',
    'user = root',
    `swift_dir = ${etc}`,
  ]
  write('swift.conf', ['[swift-hash]', 'swift_hash_path_suffix = a', 'swift_hash_path_prefix = b'])
  for (const kind of ['account', 'container', 'object']) {
    const port = await freePort()
    const ring = (...args: string[]) => {
      try {
        execFileSync('swift-ring-builder', [join(etc, `${kind}.builder`), ...args], { stdio: 'ignore' })
      } catch (error) {
        // It says by 1 that it warns.
        if ((error as { status?: number }).status !== 1) throw error
      }
    }
    ring('create', '4', '1', '1')
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
    ring('rebalance')
    write(`${kind}.conf`, [
      ...common(port),
      ...[`devices = ${join(home, 'srv')}`, 'mount_check = false', '[pipeline:main]', `pipeline = ${kind}-server`],
      ...[`[app:${kind}-server]`, `use = egg:swift#${kind}`],
    ])
  }
  const port = await freePort()
  write('proxy.conf', [
    ...common(port),
    ...['[pipeline:main]', 'pipeline = catch_errors cache listing_formats s3api tempauth proxy-server'],
    ...['[app:proxy-server]', 'use = egg:swift#proxy', 'account_autocreate = true'],
    ...['[filter:tempauth]', 'use = egg:swift#tempauth', 'user_test_tester = testing .admin'],
    ...['[filter:s3api]', 'use = egg:swift#s3api', 's3_acl = false', 'location = us-east-1'],
    ...['[filter:listing_formats]', 'use = egg:swift#listing_formats', '[filter:cache]', 'use = egg:swift#memcache'],
    ...['memcache_servers = 127.0.0.1:1', '[filter:catch_errors]', 'use = egg:swift#catch_errors'],
  ])
  for (const kind of ['account', 'container', 'object', 'proxy'])
    started.push(spawn(`swift-${kind}-server`, [join(etc, `${kind}.conf`)], { stdio: 'ignore' }))
  for (let tries = 0; tries < 300; tries++) {
    const isOpen = await new Promise<boolean>((done) => {
      const probe = createConnection(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
      probe.on('connect', () => probe.destroy())
    })
    if (isOpen) return port
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('Swift did not start')
}

it('a real bucket takes, gives, lists and removes files, and refuses a wrong secret', async ({ skip }) => {
  if (!existsSync('/usr/bin/swift-proxy-server'))
    skip('not run: Swift is missing (apt-get install swift-proxy swift-account swift-container swift-object)')
  const port = await startSwift()
  const url = (secret: string) => `s3+http://test%3Atester:${secret}@127.0.0.1:${port}/hengdu?prefix=files/`
  const owner = new AwsClient({ accessKeyId: 'test:tester', secretAccessKey: 'testing', service: 's3', region: 'us-east-1' })
  expect((await owner.fetch(`http://127.0.0.1:${port}/hengdu`, { method: 'PUT' })).status).toBe(200)

  const h = await startServer({ config: { DATA_DIR: join(home, 'data'), FILES_URL: url('testing') } })
  try {
    const { files } = h.services
    await files.check()
    const { token } = await company(h)
    const { id, url: place } = await upload(h, token, 'image', 'png')
    const answer = await fetch(h.url + place, { headers: { 'x-access-token': token } })
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytesOf.png)).toBe(true)
    expect((await Array.fromAsync(files.list())).map((one) => one.id)).toEqual([id])
    await files.remove(id)
    await files.remove(id)
    expect(await files.read(id)).toBeNull()
    const large = join(home, 'data/files/incoming/large')
    writeFileSync(large, Buffer.alloc(40_000_000, 7))
    await files.put(id, large)
    await files.bring(id)
    expect(existsSync(large)).toBe(false)
    let size = 0
    for await (const piece of (await files.read(id))!) size += (piece as Buffer).length
    expect(size).toBe(40_000_000)
  } finally {
    await h.close()
  }
  // The copy of backups, of which a name is a path.
  const backups = join(home, 'backups')
  mkdirSync(join(backups, 'wal'), { recursive: true })
  writeFileSync(join(backups, 'wal/000000010000000000000001.sealed'), Buffer.alloc(3_000_000, 7))
  const copyOf = (folder: string) =>
    new BackupCopy({
      folder,
      bucket: new Bucket(url('testing').replace('files/', 'backups/'), 'BACKUP_URL'),
      clock: h.clock,
      partBytes: 2_000_000,
    })
  expect(await copyOf(backups).send()).toBe(1)
  const back = join(home, 'back')
  expect(await copyOf(back).bring()).toBe(1)
  expect(readFileSync(join(back, 'wal/000000010000000000000001.sealed')).equals(Buffer.alloc(3_000_000, 7))).toBe(true)
  const wrong = fileStoreOf({ DATA_DIR: home, FILES_URL: url('guessed') })
  await expect(wrong.check()).rejects.toThrow('the bucket answers 403 SignatureDoesNotMatch')
}, 120_000)
