import { describe, expect, it } from 'vitest'
import { reason } from '../wire/refusal.ts'
import {
  allows,
  defineLifecycle,
  type Machine,
  type MoveContext,
  needMove,
  objectionTo,
  statesOf,
  targetOf,
  targetsOf,
} from './lifecycle.ts'

const order = defineLifecycle('order', {
  draft: { edit: 'draft', send: ['sent', 'paid'] },
  sent: { pay: 'paid', takeBack: 'draft' },
  paid: {},
})
const numbered = defineLifecycle('numbered', { 0: { submit: 1 }, 1: { approve: 2, reject: 0 }, 2: {} })

describe('a definition', () => {
  it('refuses a target that is not a state', () => {
    const define = () =>
      defineLifecycle('wrong', {
        // @ts-expect-error: no such state
        open: { close: 'closd' },
        closed: {},
      })
    expect(define).toThrow('lifecycle wrong: open leads to closd, which is no state')
  })

  it('refuses a state that cannot be reached', () => {
    expect(() => defineLifecycle('wrong', { open: { close: 'closed' }, closed: {}, lost: { find: 'open' } })).toThrow(
      'lifecycle wrong: nothing leads to lost',
    )
  })

  it('may begin in several states', () => {
    const table = { open: { close: 'closed' }, closed: {}, given: { take: 'taken' }, taken: {} } as const
    expect(() => defineLifecycle('two ways', table)).toThrow('lifecycle two ways: nothing leads to given')
    expect(statesOf(defineLifecycle('two ways', table, ['open', 'given']), 'take')).toEqual(['given'])
  })

  it('refuses a state that leads only to itself', () => {
    expect(() => defineLifecycle('wrong', { open: { start: 'running' }, running: { edit: 'running' } })).toThrow(
      'lifecycle wrong: nothing leads out of running',
    )
  })

  it('takes numbers as states, as the source does', () => {
    expect(targetsOf(numbered, 1, 'approve')).toEqual([2])
    expect(allows(numbered, 0, 'approve')).toBe(false)
    expect(() => defineLifecycle('wrong', { 0: { submit: 1 }, 1: {}, 2: {} })).toThrow('lifecycle wrong: nothing leads to 2')
  })
})

describe('queries on a table', () => {
  it('where a move may lead, empty where it cannot be made', () => {
    expect(targetsOf(order, 'draft', 'send')).toEqual(['sent', 'paid'])
    expect(targetsOf(order, 'sent', 'pay')).toEqual(['paid'])
    expect(targetsOf(order, 'paid', 'pay')).toEqual([])
  })

  it('in which states a move can be made', () => {
    expect(statesOf(order, 'edit')).toEqual(['draft'])
    expect(statesOf(order, 'pay')).toEqual(['sent'])
  })

  it('the target: the one requested, else the first, and never one that the table does not name', () => {
    expect(targetOf(order, 'draft', 'send')).toBe('sent')
    expect(targetOf(order, 'draft', 'send', 'paid')).toBe('paid')
    expect(() => targetOf(order, 'draft', 'send', 'draft')).toThrow('lifecycle order: send does not lead from draft to draft')
  })

  it('refuses with staleState a move that the state does not have', () => {
    expect(() => targetOf(order, 'paid', 'pay')).toThrow(expect.objectContaining({ error: 'staleState' }))
    expect(() => needMove(order, 'paid', 'pay')).toThrow(expect.objectContaining({ error: 'staleState' }))
    expect(() => needMove(order, 'sent', 'pay')).not.toThrow()
  })
})

describe('the refusals of a move', () => {
  interface Context extends MoveContext<'owner' | 'guest'> {
    state: 'draft' | 'sent' | 'paid'
    short: boolean
    late: boolean
    stopped: boolean
    due: Temporal.Instant
  }
  const machine: Machine<Context, object, 'draft' | 'sent' | 'paid', 'edit' | 'send' | 'pay' | 'takeBack', object> = {
    lifecycle: order,
    moves: {
      edit: { by: ['owner'] },
      send: { by: ['owner'] },
      takeBack: { by: ['owner'] },
      pay: {
        by: ['owner'],
        refusedWhen: { insufficientBalance: ({ short }) => short && { short: 'CNY 5.00' }, recruitmentEnded: ({ late }) => late },
      },
    },
    stateOf: ({ state }) => state,
    permissionOf: () => 'demand:hosting',
    wrongState: () => reason('wrongStage', { stage: { cn: '草稿', en: 'Draft' }, stages: { cn: '已发', en: 'Sent' } }),
    standing: (_move, { stopped }) => (stopped ? reason('ownStopped') : null),
    timed: { dueAfter: (_move, { due }) => due, tooLate: () => reason('recruitmentPast', { date: '2026-01-01' }) },
    objection: (_move, { state }) => (state === 'sent' ? reason('actionNotListed') : null),
    load: async () => everything,
    apply: async () => ({}),
  }
  // All conditions fail at first; each step corrects one.
  const now = Temporal.Instant.from('2026-01-02T00:00:00Z')
  const everything: Context = {
    side: 'guest',
    actor: { holds: () => false },
    now,
    state: 'draft',
    stopped: true,
    short: true,
    late: true,
    due: now,
  }
  const against = (context: Context) => objectionTo(machine, 'pay', context)

  it('are checked in one order: side, permission, state, standing, own refusals, time, the final check', () => {
    let context = everything
    expect(against(context)?.error).toBe('otherParty')
    context = { ...context, side: 'owner' }
    expect(against(context)?.error).toBe('forbidden')
    context = { ...context, actor: { holds: (permission) => permission === 'demand:hosting' } }
    expect(against(context)?.error).toBe('wrongStage')
    context = { ...context, state: 'sent' }
    expect(against(context)?.error).toBe('ownStopped')
    context = { ...context, stopped: false }
    expect(against(context)).toEqual({ error: 'insufficientBalance', params: { short: 'CNY 5.00' } })
    context = { ...context, short: false }
    expect(against(context)).toEqual({ error: 'recruitmentEnded', params: {} })
    context = { ...context, late: false }
    expect(against(context)).toEqual({ error: 'recruitmentPast', params: { date: '2026-01-01' } })
    context = { ...context, due: now.add({ seconds: 1 }) }
    expect(against(context)?.error).toBe('actionNotListed')
    expect(objectionTo({ ...machine, objection: undefined }, 'pay', context)).toBeNull()
  })
})
