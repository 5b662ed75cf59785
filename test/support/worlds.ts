import { globSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isHigher } from '../../scripts/changelog.ts'
import { WORLD_KEY } from '../../seed/world.ts'
import { dumpDatabase } from '../../src/platform/server/postgres/dump/dump.ts'
import { schemaOf } from '../../src/platform/server/postgres/dump/schema.ts'
import { VERSION } from '../../src/platform/server/version.ts'
import { demoDatabase } from './demo.ts'
import { TEST_KEY } from './server.ts'

const root = join(import.meta.dirname, '../..')

/** A demo world as a release has left it. */
export interface KeptWorld {
  name: string
  /** Its dump. */
  file(): Promise<string>
  /** The master key that opens what is encrypted in it. */
  key: string
}

/** The worlds that were kept with releases, the newest first. */
export const keptWorlds = (): KeptWorld[] =>
  globSync('releases/*/world.dump', { cwd: root })
    .map((path) => ({ path: join(root, path), version: path.split(/[\\/]/)[1]! }))
    .sort((a, b) => (isHigher(a.version, b.version) ? -1 : 1))
    .map(({ path, version }) => ({ name: `of ${version}`, key: WORLD_KEY, file: async () => path }))

/** Before the first release there is none: this version's own takes its place. */
export const ownWorld: KeptWorld = {
  name: `of this version (${VERSION})`,
  key: TEST_KEY,
  file: async () => {
    const demo = await demoDatabase()
    const file = join(mkdtempSync(join(tmpdir(), 'hengdu-world-')), 'world.dump')
    const about = { hengdu: VERSION, madeAt: '2026-01-01T00:00:00Z', masterKeys: [], schema: await schemaOf(demo.url) }
    await dumpDatabase({ ownerUrl: demo.url, file, about })
    await demo.drop()
    return file
  },
}

export const newestWorld = (): KeptWorld => keptWorlds()[0] ?? ownWorld
