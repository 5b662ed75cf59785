import { describe, expect, it } from 'vitest'
import { statesOf } from '../../../platform/server/data/lifecycle.ts'
import { actionsOf, type Flags, stages, statusOf } from './contract/lifecycle.ts'
import { moveNames } from './contract/texts.ts'
import { demandLifecycle } from './server/lifecycle.ts'
import { moveOf } from './server/machine.ts'
import { timerMoveOf } from './server/timers.ts'

/** The source's table "Demand actions by seaServiceStatus", written out again, cell by cell, as the expected result of the function. */
const table: Array<{ statuses: Array<Flags['seaServiceStatus']>; action: string; when?: (flags: Flags) => boolean }> = [
  { statuses: [0, 1, 2], action: 'edit' },
  { statuses: [0, null], action: 'hosting' },
  { statuses: [1], action: 'publish' },
  { statuses: [2], action: 'pick' },
  { statuses: [2], action: 'add' },
  { statuses: [3], action: 'cancelPick' },
  { statuses: [3], action: 'start', when: (flags) => flags.applyStatus !== 0 },
  { statuses: [3, 4, 5, 6, 7, 8], action: 'providerList' },
  { statuses: [4], action: 'imprest', when: (flags) => flags.isImprest === 'N' },
  { statuses: [4], action: 'postpone', when: (flags) => flags.seaServicePostponeStatus !== 0 },
  { statuses: [4], action: 'complete', when: (flags) => flags.applyStatus !== 0 },
  { statuses: [5], action: 'submit' },
  { statuses: [5], action: 'changeComplete', when: (flags) => flags.applyStatus !== 0 },
  { statuses: [6, 7], action: 'joinIn' },
  { statuses: [6, 7, 8], action: 'completeDetails', when: (flags) => flags.applyStatus !== 0 },
  { statuses: [4, 5, 6], action: 'withdraw', when: (flags) => flags.isImprest === 'Y' && flags.applyStatus !== 0 },
  { statuses: [6], action: 'withdraw', when: (flags) => flags.isImprest === 'N' && flags.applyStatus !== 0 },
]

const everyFlags: Flags[] = []
for (const seaServiceStatus of [null, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const)
  for (const isImprest of ['Y', 'N'] as const)
    for (const seaServicePostponeStatus of [0, 1, 2] as const)
      for (const applyStatus of [0, 1, 2, 3, 4, 5] as const)
        everyFlags.push({ seaServiceStatus, isImprest, seaServicePostponeStatus, applyStatus })

describe('the source’s action table', () => {
  it.each(everyFlags)(
    'shows what it lists at $seaServiceStatus, imprest $isImprest, postpone $seaServicePostponeStatus, apply $applyStatus',
    (flags) => {
      const expected = table
        .filter((row) => row.statuses.includes(flags.seaServiceStatus) && (row.when?.(flags) ?? true))
        .map((row) => row.action)
      expect([...actionsOf(flags)].sort()).toEqual([...new Set(expected)].sort())
    },
  )

  it('covers the whole matrix of ten states, two, three and six', () => {
    expect(everyFlags).toHaveLength(10 * 2 * 3 * 6)
  })
})

describe('the lifecycle', () => {
  it('has every stage of the source, and no move out of the end', () => {
    expect(Object.keys(demandLifecycle.states)).toEqual(stages.map((stage) => stage.key))
    expect(demandLifecycle.states.ended).toEqual({})
  })

  it('uses every move somewhere, and gives each stage at most one timer', () => {
    for (const move of moveNames) expect(statesOf(demandLifecycle, move).length, move).toBeGreaterThan(0)
    for (const { key } of stages) {
      const timers = Object.keys(demandLifecycle.states[key]).filter((move) => moveOf(move as (typeof moveNames)[number]).timer)
      expect(timers, key).toEqual(timerMoveOf(key) ? [timerMoveOf(key)] : [])
    }
  })

  it('allows no move at a stage where the source’s table does not list the action', () => {
    for (const move of moveNames) {
      const { action } = moveOf(move)
      if (!action) continue
      for (const stage of statesOf(demandLifecycle, move)) {
        const listed = everyFlags
          .filter((flags) => flags.seaServiceStatus === statusOf(stage))
          .some((flags) => actionsOf(flags).includes(action))
        expect(listed, `${move} at ${stage}`).toBe(true)
      }
    }
  })

  it('names the nine stages as the source does, in both languages', () => {
    expect(stages.map((stage) => stage.cn)).toEqual([
      '创建',
      '平台审核',
      '匹配中',
      '选择服务商',
      '服务中',
      '服务完成',
      '企业确认',
      '验收',
      '服务结束',
    ])
    expect(stages).toHaveLength(9)
    expect(new Set(stages.map((stage) => stage.en)).size).toBe(9)
  })
})
