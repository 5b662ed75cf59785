import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { MoveButtons } from '../../src/features/work/demand/web/detail/MoveButtons.tsx'
import { planOf } from '../../src/features/work/demand/web/detail/plan.ts'
import { whyWaiting } from '../../src/features/work/demand/web/home/waiting.tsx'
import { hasDialog } from '../../src/features/work/demand/web/moves/MoveDialog.tsx'
import { cast, demandAt, type Stage } from '../support/demands.ts'
import { serverForFile } from '../support/suite.ts'

/**
 * A move that the product does not have: one file for the server, one for the web, one call (`test/support/made-up-move`). The four lists
 * in which a move is entered by name get one line each below. Nothing else knows it: the route, the possibilities, the next step, the
 * history, the list of what waits, the Rules page and the buttons follow from the lists.
 */
vi.mock('../../src/features/work/demand/contract/texts.ts', async (original) => {
  const real = await original<typeof import('../../src/features/work/demand/contract/texts.ts')>()
  const { remindText } = await import('../support/made-up-move/contract.ts')
  return { ...real, moveTexts: { ...real.moveTexts, remind: remindText }, moveNames: [...real.moveNames, 'remind'] }
})
vi.mock('../../src/features/work/demand/contract/calls.ts', async (original) => {
  const real = await original<typeof import('../../src/features/work/demand/contract/calls.ts')>()
  const { remindCalls } = await import('../support/made-up-move/contract.ts')
  return { ...real, demandCalls: { ...real.demandCalls, ...remindCalls } }
})
vi.mock('../../src/features/work/demand/server/lifecycle.ts', async (original) => {
  const real = await original<typeof import('../../src/features/work/demand/server/lifecycle.ts')>()
  const { defineLifecycle } = await import('../../src/platform/server/data/lifecycle.ts')
  const { remind } = await import('../support/made-up-move/server.ts')
  const { states } = real.demandLifecycle
  return {
    demandLifecycle: defineLifecycle('demand', { ...states, service: { ...states.service, remind: 'service' } }),
    demandMoves: { ...real.demandMoves, remind },
  }
})
vi.mock('../../src/features/work/demand/web/moves/all.ts', async (original) => {
  const real = await original<typeof import('../../src/features/work/demand/web/moves/all.ts')>()
  const { remind } = await import('../support/made-up-move/web.tsx')
  return { moveScreens: { ...real.moveScreens, remind } }
})

const h = serverForFile()
let people: Stage
beforeAll(async () => {
  people = await cast(h)
})

const detail = (id: string, who: { as: { token: string } }) => h.ok('GET /ws/demand/detail', { id }, { ...who.as, lang: 'en' })
/** Its call is not among the product's, so neither is its type. */
async function remind(id: string, note: string, who: { as: { token: string } }) {
  const answer = await fetch(`${h.url}/api/ws/demand/remind`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-access-token': who.as.token },
    body: JSON.stringify({ id, note }),
  })
  return (await answer.json()) as { success: boolean; result: Record<string, unknown> }
}

describe('a move that is added', () => {
  it('works: the table is written, the history has it, and users who may not make it are refused', async () => {
    const id = await demandAt(h, people, 4)
    const before = await detail(id, people.publisher)
    expect(await remind(id, 'two weeks left', people.publisher)).toMatchObject({ success: true, result: { id, seaServiceStatus: 4 } })
    const after = await detail(id, people.publisher)
    expect(after.deliverables).toBe(`${before.deliverables} (two weeks left)`)
    expect(after.timeline.at(-1)).toMatchObject({ move: 'remind', side: 'publisher', reason: 'two weeks left', fromStatus: 4, toStatus: 4 })
    expect(await remind(id, '', people.publisher)).toMatchObject({ success: false, result: { error: 'invalid' } })
    expect(await remind(id, 'x', people.publisher.member.viewer)).toMatchObject({ success: false, result: { error: 'forbidden' } })
    expect(await remind(id, 'x', people.provider)).toMatchObject({ success: false, result: { error: 'forbidden' } })
    const early = await demandAt(h, people, 2)
    expect(await remind(early, 'x', people.publisher)).toMatchObject({ success: false, result: { error: 'wrongStage' } })
    await h.ok('POST /ws/demand/postpone', { id, reason: 'customs' }, people.provider.as)
    await h.ok('POST /ws/demand/postpone', { id }, people.publisher.as)
    expect(await remind(id, 'x', people.publisher)).toMatchObject({ success: false, result: { error: 'postponedOnce' } })
  })

  it('is a possibility, the next step, an item of the waiting list, and a line of the Rules page', async () => {
    const id = await demandAt(h, people, 4)
    const seen = await detail(id, people.publisher)
    expect(seen.moves.find(({ move }) => (move as string) === 'remind')).toMatchObject({ possible: true, reason: null })
    expect(seen.next).toEqual({ move: 'remind', permission: 'demand:create' })
    const waiting = await h.ok('GET /ws/demand/mine', { waiting: 'me', pageSize: 100 }, people.publisher.as)
    expect(waiting.records.map((row) => row.id)).toContain(id)
    const rules = await h.ok('GET /ws/operator/demand/rules', {}, people.platform.as)
    expect(rules.find(({ move }) => (move as string) === 'remind')).toEqual({
      move: 'remind',
      paths: [{ from: 4, to: [4] }],
      by: ['publisher'],
      permissions: ['demand:create'],
      refusals: ['postponedOnce'],
      posts: [],
    })
  })

  it('is on the web in the list of moves, with its dialog and its reason', async () => {
    const seen = await detail(await demandAt(h, people, 4), people.publisher)
    const plan = planOf(seen, () => true)
    expect(plan.primary).toBe('remind')
    const buttons = createElement(MoveButtons, { demand: seen, plan, room: 'overview' })
    const page = renderToStaticMarkup(createElement(MantineProvider, null, buttons))
    expect(page).toContain('data-move="remind"')
    expect(page).toContain('提醒')
    expect(page).toContain('do=remind')
    expect(hasDialog('remind')).toBe(true)
    expect(whyWaiting(seen, 'en')).toMatch(/^The work is due on /)
  })
})
