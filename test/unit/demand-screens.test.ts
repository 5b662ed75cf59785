import { describe, expect, it } from 'vitest'
import { rowFor } from '../../src/app/web/guard.ts'
import { stages } from '../../src/features/work/demand/contract/lifecycle.ts'
import type { DemandDetail, Possibility } from '../../src/features/work/demand/contract/schema.ts'
import { type Move, moveNames } from '../../src/features/work/demand/contract/texts.ts'
import { demandLifecycle } from '../../src/features/work/demand/server/lifecycle.ts'
import { moveOf } from '../../src/features/work/demand/server/machine.ts'
import { timerMoveOf } from '../../src/features/work/demand/server/timers.ts'
import { nowOf, timerText } from '../../src/features/work/demand/web/detail/now.ts'
import { planOf } from '../../src/features/work/demand/web/detail/plan.ts'
import { actionHref, moveHref } from '../../src/features/work/demand/web/links.ts'
import { moveScreens } from '../../src/features/work/demand/web/moves/all.ts'
import { hasDialog } from '../../src/features/work/demand/web/moves/MoveDialog.tsx'

const pathOf = (href: string) => href.split('?')[0]!
const ofParties = moveNames.filter((move) => moveOf(move).by.some((side) => side !== 'operator' && side !== 'timer'))

const demand = (over: Partial<DemandDetail>): DemandDetail =>
  ({
    id: 'x',
    seaServiceStatus: 2,
    outcome: null,
    review: 'approved',
    side: 'publisher',
    applicants: 0,
    visibility: 'public',
    amountMinor: 100,
    seaServicePostponeStatus: 0,
    closedBy: { publisher: false, provider: false },
    deliveries: [],
    parts: [],
    myApplication: null,
    actions: [],
    moves: [],
    next: null,
    timerMove: null,
    ...over,
  }) as DemandDetail

describe('where a move is made', () => {
  it.each(ofParties)('%s leads to a page of the app or to a dialog that exists', (move) => {
    const href = moveHref(move, 'x')
    expect(rowFor(pathOf(href))).toBeDefined()
    const dialog = new URLSearchParams(href.split('?')[1]).get('do')
    if (dialog) expect(hasDialog(dialog)).toBe(true)
  })

  it.each(['providerList', 'completeDetails', 'withdraw'] as const)('the source’s action %s leads to a page of the app', (action) => {
    expect(rowFor(pathOf(actionHref(action, 'x')))).toBeDefined()
  })

  it('a move that can be somebody’s next step says why it is their turn, except for the platform’s own queue', () => {
    for (const move of moveNames) {
      const waits = Object.keys(moveOf(move).waits ?? {}).some((side) => side !== 'operator')
      expect(moveScreens[move].why !== undefined, move).toBe(waits)
    }
  })
})

describe('the current state of a demand', () => {
  it.each(stages.map((stage) => stage.status))('is explained at stage %i to each side', (seaServiceStatus) => {
    for (const side of ['publisher', 'provider', 'applicant', 'outsider'] as const) {
      const said = nowOf(demand({ seaServiceStatus, side, outcome: seaServiceStatus === 8 ? 'completed' : null }))
      expect(said?.cn).toBeTruthy()
      expect(said?.en).toBeTruthy()
    }
  })

  it('says what the timer will do exactly where the machine has one', () => {
    for (const { status: seaServiceStatus, key } of stages) {
      const timerMove = timerMoveOf(key)
      for (const side of ['publisher', 'outsider'] as const) {
        const text = timerText(demand({ seaServiceStatus, side, timerMove }), 'then')
        expect(text !== null, `${key} to ${side}`).toBe(timerMove !== null)
      }
    }
    expect(Object.keys(demandLifecycle.states).filter((stage) => timerMoveOf(stage as keyof typeof demandLifecycle.states)).length).toBe(6)
  })
})

describe('the plan of a demand’s page', () => {
  const open = (move: Move, permission: Possibility['permission'] = null): Possibility => ({
    move,
    permission,
    possible: true,
    reason: null,
    near: true,
    listed: false,
  })
  const shut = (move: Move, near = true): Possibility => ({
    move,
    permission: 'demand:imprest',
    possible: false,
    reason: 'because',
    near,
    listed: false,
  })

  it('puts the next step first and the others after it', () => {
    const next = { move: 'pick', permission: null } as const
    const plan = planOf(demand({ next, moves: [open('edit'), open('invite'), open('pick'), open('cancel')] }), () => true)
    expect(plan.primary).toBe('pick')
    expect(plan.others).toEqual(['edit', 'invite', 'cancel'])
  })

  it('hides a button whose permission the list lacks (source §6), also one that is not possible now', () => {
    const next = { move: 'pick', permission: 'demand:pick' } as const
    const moves = [open('pick', 'demand:pick'), shut('advance'), open('cancel', 'demand:cancel')]
    const plan = planOf(demand({ next, moves }), (permission) => permission !== 'demand:cancel')
    expect([plan.primary, ...plan.others]).toEqual(['pick'])
    const nothing = planOf(demand({ seaServiceStatus: 4, next, moves, actions: ['providerList'] }), () => false)
    expect(nothing).toEqual({ primary: null, others: [], blocked: [], listed: [], links: [], shut: true })
  })

  it('gives the reasons of nearby moves that are not possible, and no others', () => {
    const plan = planOf(
      demand({ seaServiceStatus: 4, moves: [shut('advance'), shut('confirm'), shut('cancel'), shut('fund', false)] }),
      () => true,
    )
    expect(plan.blocked.map((one) => one.move)).toEqual(['advance', 'confirm', 'cancel'])
  })

  it('keeps the button of an action that the table lists, though it is not possible now', () => {
    const moves = [open('edit'), { ...shut('publish'), permission: 'demand:publish' as const, listed: true }]
    const seen = demand({ seaServiceStatus: 1, moves, actions: ['edit', 'publish'] })
    expect(planOf(seen, () => true).listed.map(({ move, reason }) => [move, reason])).toEqual([['publish', 'because']])
    expect(planOf(seen, (permission) => permission !== 'demand:publish').listed).toEqual([])
  })

  it('gives an operator no buttons', () => {
    const plan = planOf(demand({ side: 'operator', moves: [open('approve')] }), () => true)
    expect(plan).toEqual({ primary: null, others: [], blocked: [], listed: [], links: [], shut: false })
  })
})
