import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fingerprintOf, type KnownEmployee, keysOf, matchRow, outcomeIn, standingOf } from './server/match.ts'

const hmac = (field: string, value: string) => createHmac('sha256', 'test').update(`${field} ${value}`).digest('hex')
const known = (id: string, values: KnownEmployee['values'], idNumber?: string): KnownEmployee => ({
  id,
  keys: keysOf({ ...values, idNumber }, hmac),
  values,
  codes: idNumber === undefined ? {} : { idNumber: hmac('idNumber', idNumber) },
})

describe('matching', () => {
  const ann = known('ann', { number: 'E-1', name: 'Ann', email: 'ann@example.com', basePay: '1000.00', team: '销售部' }, 'ID1')
  const bob = known('bob', { number: 'E-2', name: 'Bob', phone: '+8613800000000' }, 'ID2')
  const all = [ann, bob]

  it('goes by number, else by document, else by contact, else it is new', () => {
    expect(matchRow({ number: 'e-1', name: 'Ann' }, all, hmac)).toEqual({ kind: 'same', id: 'ann' })
    expect(matchRow({ idNumber: 'ID2', name: 'Bob' }, all, hmac)).toEqual({ kind: 'same', id: 'bob' })
    expect(matchRow({ phone: '+8613800000000' }, all, hmac)).toEqual({ kind: 'same', id: 'bob' })
    expect(matchRow({ email: 'ANN@example.com' }, all, hmac)).toMatchObject({ id: 'ann' })
    expect(matchRow({ number: 'E-9', idNumber: 'ID9', name: 'Ann' }, all, hmac)).toEqual({ kind: 'new' })
  })
  it('shows old and new of each cell; pay becomes a proposal, an empty cell changes nothing', () => {
    expect(matchRow({ number: 'E-1', name: 'Anne', basePay: '1200', team: '销售部' }, all, hmac)).toEqual({
      kind: 'update',
      id: 'ann',
      changes: [{ field: 'name', before: 'Ann', after: 'Anne' }],
      salary: [{ field: 'basePay', before: '1000.00', after: '1200' }],
    })
    expect(matchRow({ number: 'E-1', basePay: '1000' }, all, hmac)).toEqual({ kind: 'same', id: 'ann' })
  })
  it('never writes into a record of another person', () => {
    expect(matchRow({ number: 'E-1', idNumber: 'ID2' }, all, hmac)).toEqual({ kind: 'conflict', ids: ['ann'] })
    expect(matchRow({ email: 'ann@example.com', phone: '+8613800000000' }, all, hmac)).toEqual({ kind: 'conflict', ids: ['ann', 'bob'] })
  })
  it('shows no secret that is kept', () => {
    const match = matchRow({ number: 'E-2', visaNumber: 'V1' }, all, hmac)
    expect(match).toMatchObject({ changes: [{ field: 'visaNumber', before: null }] })
    expect(JSON.stringify(keysOf({ idNumber: 'ID1' }, hmac))).not.toContain('ID1"')
  })
  it('does what the mode allows', () => {
    const found = [matchRow({ name: 'Eve' }, all, hmac), matchRow({ number: 'E-1', name: 'Anne' }, all, hmac)].map(({ kind }) => kind)
    expect(found).toEqual(['new', 'update'])
    expect((['add', 'addAndUpdate', 'update'] as const).map((mode) => found.map((kind) => outcomeIn(mode, kind)))).toEqual([
      ['new', 'exists'],
      ['new', 'update'],
      ['skipped', 'update'],
    ])
    expect(matchRow({ number: 'E-1', name: 'Ann' }, all, hmac).kind).toBe('same')
    expect(outcomeIn('add', 'conflict')).toBe('conflict')
  })
  it('knows a row as it is in the file, whether or not its proposals were taken', () => {
    const checked = { row: 2, hidden: false, missing: [], formulas: [] }
    const problem = { column: 1, field: 'team', value: 'Salse', error: 'noSuchTeam', params: {}, proposal: 'Sales' } as const
    const before = standingOf({ ...checked, values: { name: 'Ann' }, problems: [problem], accepted: [] })
    const after = standingOf({ ...checked, values: { name: 'Ann', team: 'Sales' }, problems: [], accepted: [problem] })
    expect(after).toEqual(before)
  })
  it('knows an applied row again by its values alone', () => {
    const code = (text: string) => hmac('row', text)
    expect(fingerprintOf({ name: 'Ann', team: 'x' }, code)).toBe(fingerprintOf({ team: 'x', name: 'Ann' }, code))
    expect(fingerprintOf({ name: 'Ann' }, code)).not.toBe(fingerprintOf({ name: 'Anne' }, code))
  })
})
