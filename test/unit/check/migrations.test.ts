import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { objectionsTo } from '../../../scripts/check/migrations.ts'
import { generate } from '../../../scripts/migrations/generate.ts'
import { newestSnapshot } from '../../support/snapshots.ts'

const root = join(import.meta.dirname, '../../..')
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
function copied(): string {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const folder = mkdtempSync(join(root, '.cache/migrations-test-'))
  folders.push(folder)
  cpSync(join(root, 'migrations'), folder, { recursive: true })
  return folder
}

describe('the numbers of migrations', () => {
  const one = (name: string, text = '', isWhole = true) => ({ name, text, isWhole })
  it('have no gap and no double', () => {
    expect(objectionsTo([one('0000_baseline'), one('0001_a')])).toEqual([])
    expect(objectionsTo([one('0000_baseline'), one('0001_a'), one('0001_b')])).toEqual([
      'migrations/0001_b.sql should have the number 0002',
    ])
    expect(objectionsTo([one('0000_baseline'), one('0002_a')])).toEqual(['migrations/0002_a.sql should have the number 0001'])
  })
  it('and what runs concurrently is outside a transaction', () => {
    const text = 'create index CONCURRENTLY if not exists x on y (z);'
    expect(objectionsTo([one('0000_x', text, false)])).toEqual([])
    expect(objectionsTo([one('0000_x', text)])).toHaveLength(1)
  })
})

describe('the next migration', () => {
  it('is none if nothing has changed', async () => {
    expect(await generate(copied(), 'nothing', 'ignore')).toBeNull()
  }, 60_000)

  it('adds what the tables have more, as a step that widens', async () => {
    const folder = copied()
    const path = newestSnapshot(folder)
    const snapshot = JSON.parse(readFileSync(path, 'utf8')) as { tables: Record<string, { columns: Record<string, unknown> }> }
    delete snapshot.tables['public.notice']!.columns['emailed']
    writeFileSync(path, JSON.stringify(snapshot))
    expect(readFileSync((await generate(folder, 'emailed', 'ignore'))!, 'utf8')).toBe(
      '-- phase: expand\nALTER TABLE "notice" ADD COLUMN "emailed" boolean DEFAULT false NOT NULL;\n',
    )
  }, 60_000)

  it('writes the search columns that have changed again, as a step that narrows', async () => {
    const folder = copied()
    const state = join(folder, 'search.json')
    const before = JSON.parse(readFileSync(state, 'utf8')) as { columns: Record<string, Record<string, string>> }
    before.columns['demand']!['search_head'] = 'search_words(title)'
    before.columns['demand']!['search_foot'] = 'search_words(title)'
    delete before.columns['influencer']!['search']
    writeFileSync(state, JSON.stringify(before))
    const path = await generate(folder, 'search', 'ignore')
    const text = readFileSync(path!, 'utf8')
    expect(text).toMatch(/^-- phase: contract\n/)
    expect(text).toContain('alter table demand drop column if exists search_foot;')
    expect(text).toMatch(
      /alter table demand alter column search_head set expression as \(\n {4}search_words\(title\)\n {4}\|\| search_number/,
    )
    expect(text).toMatch(/alter table influencer add column search tsvector not null generated always as/)
    expect(text).toContain('create index influencer_search on influencer using gin (search)')
    expect(text).not.toContain('provider')
  }, 60_000)
})
