import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { APP_ROLE } from '../../../src/platform/server/postgres/postgres.ts'
import { serverProcess } from '../../support/server-process.ts'

describe('the embedded database', () => {
  it('serves under the lesser role, runs under no privileged user, and its folders are closed to others', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-role-'))
    const server = await serverProcess({ DATA_DIR: dataDir, DATABASE_URL: '', SECRET_KEY: '' })
    try {
      await server.start()
      const cluster = join(dataDir, 'postgres/pg18')
      const [pid = '', , , port = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
      const password = readFileSync(join(cluster, 'hengdu.password'), 'utf8').trim()
      const owner = new pg.Client({ connectionString: `postgres://hengdu:${password}@127.0.0.1:${port}/hengdu` })
      await owner.connect()
      const { rows } = await owner.query("select distinct usename from pg_stat_activity where application_name like 'hengdu%'")
      await owner.end()
      expect(rows).toEqual([{ usename: APP_ROLE }])
      if (process.platform === 'linux') {
        const [, uid] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^Uid:\t(\d+)/m)!
        expect(Number(uid)).not.toBe(0)
        if (process.getuid!() !== 0) expect(Number(uid)).toBe(process.getuid!())
      }
      for (const entry of readdirSync(dataDir, { withFileTypes: true }).filter((one) => one.isDirectory()))
        expect(statSync(join(dataDir, entry.name)).mode & 0o077, entry.name).toBe(0)
    } finally {
      await server.stop('SIGTERM')
      rmSync(dataDir, { recursive: true, force: true })
    }
  }, 120_000)
})
