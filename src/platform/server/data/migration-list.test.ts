import { describe, expect, it } from 'vitest'
import { type Applied, migrationOf, type Phase, pendingOf, type Release, UNRELEASED } from './migration-list.ts'

const made = (name: string, phase: Phase = 'expand', body = '') => migrationOf(name, `-- phase: ${phase}\n${body}`)
const release = (version: string, ...migrations: ReturnType<typeof made>[]): Release => ({ version, migrations, before: [], after: [] })
const applied = (version: string, ...all: { name: string; hash: string; phase?: Phase }[]): Applied[] =>
  all.map(({ name, hash, phase }) => ({ name, hash, phase: phase ?? null, version }))

const first = made('0000_baseline')
const second = made('0001_more')
const third = made('0002_most')
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

describe('what a database lacks', () => {
  it('is everything at first, and then what comes after what it has', () => {
    const code = release('0.3.0', first, second, third)
    expect(names(pendingOf(code, []).migrations)).toEqual(['0000_baseline', '0001_more', '0002_most'])
    expect(names(pendingOf(code, applied('0.2.0', first, second)).migrations)).toEqual(['0002_most'])
    expect(pendingOf(code, applied('0.3.0', first, second, third))).toEqual({ migrations: [], before: [], after: [] })
  })

  it('is refused if one was changed afterwards, by name and with both versions', () => {
    const edited = made('0001_more', 'expand', 'drop table x')
    expect(() => pendingOf(release('0.4.0', first, edited), applied('0.3.0', first, second))).toThrow(
      'The database is of Hengdu 0.3.0 (last migration 0001_more), this is Hengdu 0.4.0 (0001_more): 0001_more is not the same in both. Start the version that made the database',
    )
  })

  it('is refused with what to do if the first one is another: it is from before the first release', () => {
    expect(() => pendingOf(release('0.2.0', made('0000_baseline', 'expand', 'x')), applied('0.1.0', first))).toThrow(UNRELEASED)
  })

  it('is refused if one was skipped', () => {
    expect(() => pendingOf(release('0.3.0', first, second, third), applied('0.3.0', first, third))).toThrow(
      'it has 0002_most, but not 0001_more, which comes before it',
    )
  })

  it('is refused if each has one that the other does not know: two lines of work, not two versions', () => {
    const other = made('0001_another')
    expect(() => pendingOf(release('0.3.0', first, second, third), applied('0.3.0', first, other))).toThrow(
      'it has 0001_another, which this version does not know, but not 0001_more',
    )
  })

  it('is nothing to a version before it, if what is newer only adds or fills', () => {
    const newer = applied('0.10.0', first, second, made('0002_fill', 'backfill'))
    const old = { ...release('0.9.0', first), after: [{ name: 'triggers', text: '', hash: 'old' }] }
    expect(pendingOf(old, newer)).toEqual({ migrations: [], before: [], after: [] })
  })

  it('is refused to a version before it once something is taken away', () => {
    expect(() => pendingOf(release('0.9.0', first), applied('0.10.0', first, second, made('0002_less', 'contract')))).toThrow(
      'The database is of Hengdu 0.10.0 (last migration 0002_less), this is Hengdu 0.9.0 (0000_baseline): 0002_less has removed what this version needs. Start the newer version',
    )
  })

  it('is what of the repeatable ones is new or has changed, but not if a newer version has changed it', () => {
    const repeatable = { name: 'triggers', text: '', hash: 'now' }
    const code = { ...release('0.3.0', first), after: [repeatable] }
    const having = (version: string, hash: string) =>
      names(pendingOf(code, [...applied('0.3.0', first), { name: 'triggers', hash, phase: null, version }]).after)
    expect(names(pendingOf(code, applied('0.3.0', first)).after)).toEqual(['triggers'])
    expect(having('0.3.0', 'now')).toEqual([])
    expect(having('0.2.0', 'before')).toEqual(['triggers'])
    expect(having('0.3.0', 'before')).toEqual(['triggers'])
    expect(having('0.10.0', 'after')).toEqual([])
  })
})

it('a migration says what it is', () => {
  expect(() => migrationOf('0001_x', 'create table x ();')).toThrow('migrations/0001_x.sql does not begin with “-- phase: expand”')
  expect(migrationOf('0001_x', '-- phase: expand\n-- transaction: none\nx')).toMatchObject({ phase: 'expand', isWhole: false })
  expect(made('0001_x')).toMatchObject({ isWhole: true })
})
