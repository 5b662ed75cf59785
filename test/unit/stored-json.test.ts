import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { noticeWords } from '../../src/platform/contract/notice.ts'
import { storedJson } from '../support/stored-json.ts'

const root = join(import.meta.dirname, '../..')

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, { name: string; type: string }> }>
}

it('every column of JSON says what happens to a value of an older version, and no other does', () => {
  const newest = globSync('migrations/meta/*_snapshot.json', { cwd: root }).sort().at(-1)!
  const { tables } = JSON.parse(readFileSync(join(root, newest), 'utf8')) as Snapshot
  const columns = Object.values(tables).flatMap(({ name, columns: all }) =>
    Object.values(all)
      .filter(({ type }) => /^jsonb?(\[\])?$/.test(type))
      .map((column) => `${name}.${column.name}`),
  )
  expect(columns.length).toBeGreaterThan(30)
  expect(Object.keys(storedJson).toSorted()).toEqual(columns.toSorted())
})

it('a notice whose text has got another parameter since is shown without it', () => {
  const kind = { name: 'x', group: 'system', title: { cn: '题', en: 'Title' }, text: { cn: '{who}：{what}', en: '{who}: {what}' } } as never
  expect(noticeWords(kind, { who: 'Ann', old: 3 }, 'en')).toEqual({ title: 'Title', content: 'Ann: {what}' })
})
