import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { COMMANDS, inProduction, SOURCES } from '../../scripts/production/contents.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What `npm run production` puts into the folder. */
const archived = globSync([...SOURCES], { cwd: root }).filter((path) => path.endsWith('.ts') && inProduction(path))

it('a production folder holds every file that its files import', () => {
  for (const readme of ['README.md', 'README.zh.md'])
    for (const command of [
      'operator',
      'migrate',
      'backup',
      'restore',
      'replace-keys',
      'dump',
      'load',
      'move-files',
      'drill',
      'reference',
    ]) {
      expect(COMMANDS).toContain(command)
      expect(read(readme), readme).toMatch(new RegExp(`\\b${command}\\b`))
    }
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
