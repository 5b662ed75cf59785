import { expect, it } from 'vitest'
import type { LineKind } from './engine/slip.ts'
import { lineLabel } from './line-labels.ts'

const said = (kind: LineKind, code: string, more: { label?: string; name?: { cn: string; en: string } } = {}) =>
  (['cn', 'en'] as const).map((lang) =>
    lineLabel({ kind, code, label: '', name: null, from: '2026-10-01', to: '2026-10-31', ...more }, lang),
  )

const sick = { cn: '病假', en: 'Sick leave' }

it('a line is called by its leave type or item in the language of the reader, never by a code that has a name', () => {
  expect(said('absence', 'absence:sick', { name: sick })).toEqual(['缺勤：病假', 'Absence: Sick leave'])
  expect(said('leaving', 'unused:annual', { name: { cn: '年假', en: 'Annual leave' } })).toEqual([
    '离职款项：年假',
    'Leaving pay: Annual leave',
  ])
  expect(said('retro', 'absence:sick', { name: sick })).toEqual([
    '补发补扣：缺勤 · 病假（2026-10-01 至 2026-10-31）',
    'Retroactive: Absence · Sick leave (1 Oct 2026 – 31 Oct 2026)',
  ])
  expect(said('retro', 'base')).toEqual([
    '补发补扣：基本工资（2026-10-01 至 2026-10-31）',
    'Retroactive: Base pay (1 Oct 2026 – 31 Oct 2026)',
  ])
  expect(said('item', 'item:meal', { label: '餐补' })).toEqual(['收入项目：餐补', 'Earning: 餐补'])
  expect(said('absence', 'absence:gone')[1]).toBe('Absence: gone')
})
