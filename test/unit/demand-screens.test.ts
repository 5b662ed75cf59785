import { describe, expect, it } from 'vitest'
import { rowFor } from '../../src/app/web/guard.ts'
import { actions, type MoveRule, moves, type Side, stages } from '../../src/features/demand/contract/lifecycle.ts'
import type { DemandDetail } from '../../src/features/demand/contract/schema.ts'
import { nowOf, timerText } from '../../src/features/demand/web/detail/now.ts'
import { planOf } from '../../src/features/demand/web/detail/plan.ts'
import { hasDialog } from '../../src/features/demand/web/moves/MoveDialog.tsx'
import { hrefOf, moveHref } from '../../src/features/demand/web/parts.tsx'
import { movePast } from '../../src/features/demand/web/texts.ts'

const parties: readonly Side[] = ['publisher', 'provider', 'candidate']
const pathOf = (href: string) => href.split('?')[0]!
const ofParties = Object.entries<MoveRule>(moves).filter(([, rule]) => rule.who.some((side) => parties.includes(side)))

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
    myApplication: null,
    actions: [],
    moves: [],
    ...over,
  }) as DemandDetail

describe('where a move is made', () => {
  it.each(ofParties.map(([move]) => move))('%s leads to a page of the app or to a dialog that exists', (move) => {
    const href = moveHref(move as keyof typeof moves, 'x')
    expect(rowFor(pathOf(href))).toBeDefined()
    const dialog = new URLSearchParams(href.split('?')[1]).get('do')
    if (dialog) expect(hasDialog(dialog)).toBe(true)
  })

  it.each(actions.flatMap((action) => (['publisher', 'provider'] as const).map((side) => [action, side] as const)))(
    'the source’s action %s leads the %s to a page of the app or to a dialog that exists',
    (action, side) => {
      const href = hrefOf(action, 'x', side)
      expect(rowFor(pathOf(href))).toBeDefined()
      const dialog = new URLSearchParams(href.split('?')[1]).get('do')
      if (dialog) expect(hasDialog(dialog)).toBe(true)
    },
  )

  it('names every move of the machine in the history', () => {
    expect(Object.keys(movePast).sort()).toEqual([...Object.keys(moves), 'create'].sort())
  })
})

describe('where a demand stands', () => {
  it.each(stages.map((stage) => stage.status))('says so at stage %i to each side', (seaServiceStatus) => {
    for (const side of ['publisher', 'provider', 'candidate'] as const) {
      const said = nowOf(demand({ seaServiceStatus, side, outcome: seaServiceStatus === 8 ? 'completed' : null }))
      expect(said?.cn).toBeTruthy()
      expect(said?.en).toBeTruthy()
    }
  })

  it('says what the timer will do exactly where the machine has one', () => {
    const timed = Object.values<MoveRule>(moves)
      .filter((rule) => rule.who.includes('timer'))
      .flatMap((rule) => rule.from)
    const told = stages.map((stage) => stage.status).filter((seaServiceStatus) => timerText(demand({ seaServiceStatus }), 'then') !== null)
    expect(told).toEqual([...new Set(timed)].sort())
  })
})

describe('the plan of a demand’s page', () => {
  const open = (move: keyof typeof moves) => ({ move, possible: true, reason: null })
  const shut = (move: keyof typeof moves) => ({ move, possible: false, reason: 'because' })

  it('puts what comes next first and keeps the rest beside it', () => {
    const plan = planOf(demand({ moves: [open('edit'), open('add'), open('pick'), open('cancel')] }), () => true)
    expect(plan.primary).toBe('pick')
    expect(plan.others).toEqual(['edit', 'add', 'cancel'])
  })

  it('sends a demand that was sent back to its form before it is published again', () => {
    const plan = planOf(demand({ seaServiceStatus: 1, review: 'rejected', moves: [open('publish'), open('edit')] }), () => true)
    expect(plan.primary).toBe('edit')
  })

  it('hides a button whose permission the list lacks (source §6), also as a closed door', () => {
    const plan = planOf(demand({ moves: [open('pick'), shut('imprest'), open('cancel')] }), (permission) => permission !== 'demand:cancel')
    expect([plan.primary, ...plan.others]).toEqual(['pick'])
    expect(planOf(demand({ seaServiceStatus: 4, moves: [shut('imprest')] }), () => false).blocked).toEqual([])
  })

  it('names the reason of what is closed at this stage, and nothing far away', () => {
    const plan = planOf(
      demand({ seaServiceStatus: 4, moves: [shut('imprest'), shut('confirm'), shut('cancel'), shut('hosting')] }),
      () => true,
    )
    expect(plan.blocked.map((one) => one.move)).toEqual(['imprest', 'confirm', 'cancel'])
  })

  it('gives an operator nothing to press', () => {
    const plan = planOf(demand({ side: 'operator', moves: [open('approve')] }), () => true)
    expect(plan).toEqual({ primary: null, others: [], blocked: [], links: [] })
  })
})
