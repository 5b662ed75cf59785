import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../support/server.ts'

const root = join(import.meta.dirname, '../..')
const newest = readdirSync(join(root, 'migrations'))
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .at(-1)!
  .slice(0, 4)
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

describe('the version', () => {
  let h: TestServer
  beforeAll(async () => {
    h = await startServer()
  })
  afterAll(() => h.close())

  it('is in health, and the commit is not said of a checkout', async () => {
    const { result } = await (await fetch(`${h.url}/api/health`)).json()
    expect(result).toEqual({ status: 'ready', version, commit: null, schema: newest })
  })

  it('has the schema of the database beside it, also where another server has migrated since; its number only', async () => {
    await h.asOwner("insert into migration.applied values ('0999_of_a_later_version', '', 'expand', '9.0.0')")
    const { result } = await (await fetch(`${h.url}/api/health`)).json()
    await h.asOwner("delete from migration.applied where version = '9.0.0'")
    expect(result.schema).toBe('0999')
  })

  it('is that of the API description', async () => {
    const { info } = await (await fetch(`${h.url}/api/docs/json`)).json()
    expect(info.version).toBe(version)
  })
})

it('a folder that git archive made knows its commit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hengdu-archive-'))
  try {
    execFileSync('sh', ['-c', `git archive HEAD -- src/platform/server/version.ts package.json | tar -x -C ${folder}`], { cwd: root })
    const said = execFileSync(
      process.execPath,
      ['-e', "import('./src/platform/server/version.ts').then((m) => console.log(m.VERSION_NAME))"],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    )
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' })
    expect(said.trim()).toMatch(new RegExp(`^\\d+\\.\\d+\\.\\d+ \\(${commit.slice(0, 12)}\\)$`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
