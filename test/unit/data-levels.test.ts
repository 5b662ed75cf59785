import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newestSnapshot } from '../support/snapshots.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('every table of the database has one level of protection, and no level names a table that is not there', () => {
  const { tables } = JSON.parse(readFileSync(newestSnapshot(join(root, 'migrations')), 'utf8')) as {
    tables: Record<string, { name: string }>
  }
  const [, section = ''] = read('docs/data.md').split('## Tables')
  const rows = section.split('## ')[0]!.matchAll(/^\| (\w+) \| (`.*`) \|$/gm)
  const named = [...rows].flatMap(([, , names]) => [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(
    Object.values(tables)
      .map(({ name }) => name)
      .toSorted(),
  )
})
