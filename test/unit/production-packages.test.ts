import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What the README puts into a production folder. */
const commands = read('README.md')
  .match(/scripts\/\{([a-z,-]+)\}\.ts/)![1]!
  .split(',')
const archived = globSync([`src/**/*.ts`, ...commands.map((name) => `scripts/${name}.ts`)], { cwd: root }).filter(
  (path) => !path.endsWith('.test.ts') && !/^src\/.*\/web\//.test(path),
)

it('a production folder holds every file that its files import', () => {
  expect(read('README.zh.md')).toContain(`scripts/{${commands.join(',')}}.ts`)
  for (const command of ['operator', 'backup', 'restore', 'replace-keys', 'dump', 'load']) expect(commands).toContain(command)
  const inside = new Set(archived)
  const missing = archived.flatMap((path) =>
    [...read(path).matchAll(/^(?!import type |export type )(?:.* from |import |.*\bimport\()'(\.[^']+\.ts)'/gm)].flatMap(([line, to]) => {
      const file = normalize(join(dirname(path), to!))
      return inside.has(file) || /^import \{( type \w+,?)+ \}/.test(line) ? [] : [`${path}: ${file}`]
    }),
  )
  // The demo world, which production does not load.
  expect(missing).toEqual(['src/app/server/run.ts: seed/world.ts'])
})

it('what runs on the server needs no package of development, so that production does without them', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const permitted = new Set(Object.keys({ ...dependencies, ...optionalDependencies }))
  const needed = archived.flatMap((path) =>
    [...read(path).matchAll(/^(?:(?:import (?!type )|export ).*? from |\} from |import |.*\bimport\()'([@\w][\w@:./-]*)'/gm)].map(
      ([, from]) => `${path}: ${from!.match(/^(@[^/]+\/)?[^/]+/)![0]}`,
    ),
  )
  expect(needed.length).toBeGreaterThan(200)
  expect(needed.filter((one) => !one.includes(': node:') && !permitted.has(one.split(': ')[1]!))).toEqual([])
})
