import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../../seed/world.ts'
import { freshDatabase } from '../../support/database.ts'
import { demoDatabase } from '../../support/demo.ts'
import { TEST_KEY } from '../../support/server.ts'
import { accountsIn, endWithFile, freshDirectory, healthy, Started, signIn } from '../../support/started.ts'

endWithFile()
const SECRET_KEY = Buffer.alloc(32, 'start').toString('base64')

/** Processes of this directory: the database server and its children. */
function processesOf(directory: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`).startsWith(directory) || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(directory)
      } catch {
        return false
      }
    })
    .map(Number)
}

describe('a start on the embedded database', () => {
  const dataDir = freshDirectory()
  let first: Started

  it('loads the demo world, prints its address and its accounts, and one of them signs in', async () => {
    first = new Started({ DATA_DIR: dataDir })
    const url = await first.ready()
    await expect.poll(() => first.out).toContain(demoAccounts.at(-1))
    for (const line of demoAccounts) expect(first.out).toContain(line)
    await healthy(url)
    expect((await signIn(url)).success).toBe(true)
    expect(first.complaints).toEqual([])

    // A second one on the same data is refused in one line, and the first continues.
    const second = new Started({ DATA_DIR: dataDir })
    expect(await second.ended).toBe(1)
    expect(second.complaints).toHaveLength(1)
    expect(second.complaints[0]).toMatch(/is in use by another running Hengdu \(process \d+\): stop it first, or set another DATA_DIR/)
    await healthy(url)
    expect((await signIn(url)).success).toBe(true)
  }, 300_000)

  it.runIf(process.platform === 'linux')(
    'ends within ten seconds of SIGINT, with or without sockets and requests under way, and leaves no process behind',
    async () => {
      const url = await first.ready()
      const { token } = (await signIn(url)).result
      const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws/chat?token=${token}`)
      await new Promise((resolve) => (socket.onopen = resolve))
      expect(processesOf(dataDir).length).toBeGreaterThan(1)
      const asked = performance.now()
      expect(await first.interrupt()).toBe(0)
      expect(performance.now() - asked).toBeLessThan(10_000)
      await expect.poll(() => processesOf(dataDir)).toEqual([])
      expect(existsSync(join(dataDir, 'postgres/pg18/postmaster.pid'))).toBe(false)
      expect(first.complaints).toEqual([])
    },
  )

  it('is ready a second time on the first one’s data, without loading the world again', async () => {
    const again = new Started({ DATA_DIR: dataDir })
    const url = await again.ready()
    expect((await signIn(url)).success).toBe(true)
    await expect.poll(() => again.out).toContain(demoAccounts.at(-1))
    expect(await again.interrupt()).toBe(0)
  })

  it('is refused in production, in one line: the passwords of its accounts are public', async () => {
    const live = new Started({ DATA_DIR: dataDir, HENGDU_ENV: 'production', PUBLIC_URL: 'https://hengdu.example', MESSAGES: 'none' })
    expect(await live.ended).toBe(1)
    expect(live.complaints).toEqual([
      'The database holds the demo world, whose passwords are public: production needs a DATA_DIR or DATABASE_URL of its own',
    ])
    expect(live.out).not.toContain('is ready')
    if (process.platform === 'linux') await expect.poll(() => processesOf(dataDir)).toEqual([])
  })

  it('says in one line that its port is taken, and leaves no process behind', async () => {
    const holder: Server = createServer()
    const port = await new Promise<number>((resolve) =>
      holder.listen(0, '127.0.0.1', () => resolve((holder.address() as { port: number }).port)),
    )
    const late = new Started({ DATA_DIR: dataDir, PORT: String(port) })
    expect(await late.ended).toBe(1)
    expect(late.complaints).toEqual([`Port ${port} is in use by another program: stop it, or choose another with PORT=…`])
    if (process.platform === 'linux') await expect.poll(() => processesOf(dataDir)).toEqual([])
    holder.close()
  })
})

describe('a setting that cannot be used', () => {
  it.each(['127.0.0.1', 'localhost'])('says in one line that the database at DATABASE_URL does not answer, on %s', async (host) => {
    const lost = new Started({ DATABASE_URL: `postgres://nobody:secret@${host}:1/nowhere` })
    expect(await lost.ended).toBe(1)
    expect(lost.complaints).toHaveLength(1)
    expect(lost.complaints[0]).toContain('DATABASE_URL')
    expect(lost.complaints[0]).not.toContain('secret')
  })
})

describe('a start on a database of one’s own', () => {
  it('is one of the demo world if that is in it and requested: it prints the accounts, and adds none', async () => {
    const own = await demoDatabase()
    const made = await accountsIn(own.url)
    const seeded = new Started({ DATABASE_URL: own.url, DATA_DIR: join(freshDirectory(), 'data'), SEED: 'always', SECRET_KEY: TEST_KEY })
    expect((await signIn(await seeded.ready())).success).toBe(true)
    await expect.poll(() => seeded.out).toContain(demoAccounts.at(-1))
    expect(await accountsIn(own.url)).toBe(made)
    expect(await seeded.interrupt()).toBe(0)
    await own.drop()
  }, 300_000)

  it('never gets the demo world in production', async () => {
    const own = await freshDatabase()
    const live = new Started({
      DATABASE_URL: own.url,
      HENGDU_ENV: 'production',
      PUBLIC_URL: 'https://hengdu.example',
      MESSAGES: 'none',
      SECRET_KEY,
    })
    await live.ready()
    expect(await accountsIn(own.url)).toBe(0)
    expect(await live.interrupt()).toBe(0)
    expect(live.out).not.toContain('Demo accounts')
    await own.drop()
  })
})
