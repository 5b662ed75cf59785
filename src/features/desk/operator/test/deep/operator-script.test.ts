import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runScript } from '../../../../../../test/support/scripts.ts'
import { startPostgres } from '../../../../../platform/server/postgres/postgres.ts'

const run = (args: string[], env: Record<string, string>) => runScript('operator.ts', args, env)

test('the embedded database: used while Hengdu runs on it, opened and closed again when it does not', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hengdu-operator-'))
  try {
    const running = await startPostgres({ dataDir: join(dataDir, 'postgres'), tmpfs: true })
    const beside = await run(['anna'], { DATA_DIR: dataDir })
    await running.stop()
    expect(beside).toMatchObject({ status: 0, err: '' })
    expect(beside.out).toContain('Operator anna is made.')
    expect((await run(['dora'], { DATA_DIR: dataDir })).out).toContain('Operator dora is made.')
    expect((await run(['dora'], { DATA_DIR: dataDir })).err).toBe('The username dora is taken\n')
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
})
