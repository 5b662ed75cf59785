import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '../../../../../../test/support/scripts.ts'
import { startPostgres } from '../../../../../platform/server/postgres/postgres.ts'

const run = (args: string[], env: Record<string, string>) => runScript('operator.ts', args, env)

test('the embedded database: refused in one line while Hengdu runs on it, opened and closed again when it does not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-operator-'))
  try {
    const running = await startPostgres({ dataDir: join(dataDir, 'postgres'), tmpfs: true })
    const refused = await run(['dora'], { DATA_DIR: dataDir })
    await running.stop()
    expect(refused).toMatchObject({ status: 1, out: '' })
    expect(refused.err).toBe(
      `Hengdu is running on ${dataDir} and keeps its embedded database to itself: stop it, run this again, then start it\n`,
    )
    expect((await run(['dora'], { DATA_DIR: dataDir })).out).toContain('Operator dora is made.')
    expect((await run(['dora'], { DATA_DIR: dataDir })).err).toBe('The username dora is taken\n')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
