import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { bytesOf, send, sendForm } from '../support/files.ts'
import { individual } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** No test can fill a disk for real everywhere: only what the system says of it is replaced. */
const disk = vi.hoisted(() => ({ freeBytes: null as number | null, fullAfter: null as number | null }))

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const full = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  return {
    ...real,
    statfs: async (path: string) => ({
      ...(await real.statfs(path)),
      ...(disk.freeBytes !== null && { bavail: disk.freeBytes, bsize: 1 }),
    }),
    open: async (...how: Parameters<typeof real.open>) => {
      const handle = await real.open(...how)
      const write = handle.writeFile.bind(handle)
      handle.writeFile = async (...what) => {
        await write(...what)
        if (disk.fullAfter !== null && disk.fullAfter-- <= 0) throw full()
      }
      return handle
    },
    writeFile: async (...how: Parameters<typeof real.writeFile>) => {
      await real.writeFile(...how)
      if (disk.fullAfter !== null && disk.fullAfter-- <= 0) throw full()
    },
  }
})

const h = serverForFile()
let token: string
beforeAll(async () => {
  token = (await individual(h)).token
})
beforeEach(() => Object.assign(disk, { freeBytes: null, fullAfter: null }))

const stored = () =>
  readdirSync(join(h.services.config.DATA_DIR, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const avatar = (lang?: 'en') => send(h, token, { bytes: bytesOf.png, name: 'a.png', authCode: 'avatar' }, { lang })
const isRefused = ({ status, body }: Awaited<ReturnType<typeof send>>) =>
  expect([status, body.code, body.message]).toEqual([503, 1426, 'The server is short of storage. Please try again later.'])

it('an upload is refused before it would take the last of the disk, and taken when there is room again', async () => {
  disk.freeBytes = 500 * 1024 * 1024
  isRefused(await avatar('en'))
  expect(stored()).toEqual([])
  disk.freeBytes = null
  expect((await avatar()).body.success).toBe(true)
  expect(stored()).toHaveLength(1)
})

it('a disk that is full while an upload arrives refuses it, and nothing of it stays', async () => {
  const before = stored().length
  disk.fullAfter = 0
  isRefused(await avatar('en'))
  expect(stored()).toHaveLength(before)
})

it('nor does half of an encrypted file at its place', async () => {
  const before = stored().length
  const form = new FormData()
  // The purpose comes last, so the file is encrypted after it has arrived.
  form.set('file', new Blob([new Uint8Array(bytesOf.pdf)]), 'passport.pdf')
  form.set('authCode', 'identityDocument')
  disk.fullAfter = 1
  isRefused(await sendForm(h, token, form, { lang: 'en' }))
  expect(stored()).toHaveLength(before)
})
