import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('what runs on the server needs no package of development, so that production does without them', () => {
  const { dependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const permitted = new Set(Object.keys({ ...dependencies, ...optionalDependencies }))
  const files = globSync('{src/**/*.ts,scripts/{operator,services,backup,restore,replace-keys}.ts}', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && !path.includes('/web/'),
  )
  const needed = files.flatMap((path) =>
    [...read(path).matchAll(/^(?:(?:import (?!type )|export ).*? from |\} from |import |.*\bimport\()'([@\w][\w@:./-]*)'/gm)].map(
      ([, from]) => `${path}: ${from!.match(/^(@[^/]+\/)?[^/]+/)![0]}`,
    ),
  )
  expect(needed.length).toBeGreaterThan(200)
  expect(needed.filter((one) => !one.includes(': node:') && !permitted.has(one.split(': ')[1]!))).toEqual([])
})
