import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('every file that encrypts, hashes or draws at random is in the list of keys and algorithms', () => {
  const users = globSync('src/**/*.ts', { cwd: root }).filter(
    (path) => !path.endsWith('.test.ts') && /from '(node:crypto|@noble\/hashes[^']*|otpauth)'/.test(read(path)),
  )
  expect(users.length).toBeGreaterThan(30)
  const list = read('docs/keys.md')
  expect(users.filter((path) => !list.includes(`\`${path}\``))).toEqual([])
})
