import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stages } from '../../src/features/demand/contract/lifecycle.ts'
import { type Move, moveNames } from '../../src/features/demand/contract/texts.ts'
import { moveOf } from '../../src/features/demand/server/machine.ts'
import { cast, demandAt, formOf, type Stage } from '../support/demands.ts'
import { company, individual } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

let h: TestServer
let people: Stage

beforeAll(async () => {
  h = await startServer()
  people = await cast(h)
})

afterAll(() => h.close())

/** Valid input for the call of each move; the demand's id is added. Moves made only by timers have no call. */
const inputs = (): Record<Move, Record<string, unknown> | null> => ({
  fund: { amount: '1' },
  edit: { form: formOf(h, { title: '改过的标题 Changed title' }) },
  publish: {},
  approve: {},
  reject: { reasons: { title: 'x' } },
  apply: { message: 'x' },
  withdrawApplication: {},
  invite: { areaCode: '86', phone: people.provider.phone },
  pick: { accountId: people.provider.accountId },
  start: { agreed: true },
  decline: { reason: 'x' },
  cancelPick: { reason: 'x' },
  advance: { amount: '1', netMinor: 95 },
  askPostpone: { reason: 'x' },
  grantPostpone: {},
  refusePostpone: { reason: 'x' },
  complete: { note: 'x' },
  changeComplete: { note: 'x' },
  confirm: { netMinor: 1 },
  returnWork: { reason: 'x' },
  accept: {},
  close: {},
  cancel: { reason: 'x' },
  startOverdue: null,
  confirmOverdue: null,
  acceptOverdue: null,
  closeOverdue: null,
  recruitmentOver: null,
})

describe('a move that the server does not offer', () => {
  it.each(stages)('is refused at $key to every party, and the demand stays unchanged', async ({ status }) => {
    const applicant = await individual(h)
    const id = await demandAt(h, people, status)
    if (status === 2) await h.ok('POST /ws/demand/apply', { id }, applicant.as)
    const everybody = {
      publisher: people.publisher,
      provider: people.provider,
      applicant,
      outsider: await individual(h),
      otherCompany: await company(h),
      operator: people.platform,
    }
    const asItWas = async () => {
      const { rows } = await h.services.pool.query(
        `select d.*, (select count(*) from demand_move where demand_id = d.id) as moves,
          (select json_agg(a.* order by a.id) from demand_application a where demand_id = d.id) as applications,
          (select count(*) from demand_delivery where demand_id = d.id) as deliveries from demand d where id = $1`,
        [id],
      )
      return rows
    }
    const before = await asItWas()
    let refused = 0
    for (const [party, who] of Object.entries(everybody)) {
      const seen = await h.call('GET /ws/demand/detail', { id }, who.as)
      const offered = seen.body.success ? seen.body.result.moves.filter((one) => one.possible).map((one) => one.move) : []
      for (const move of moveNames) {
        const { call } = moveOf(move)
        const input = inputs()[move]
        const sharesCall = offered.some((one) => moveOf(one).call === call)
        if (!call || !input || sharesCall) continue
        const answer = await h.call(call, { id, ...input }, who.as)
        expect(answer.body.success, `${move} by ${party}`).toBe(false)
        expect(answer.status, `${move} by ${party}`).toBeLessThan(500)
        refused++
      }
    }
    expect(await asItWas()).toEqual(before)
    expect(refused).toBeGreaterThan(100)
  })
})
