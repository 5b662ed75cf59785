import { beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, renew, type Stage } from '../../../../../test/support/demands.ts'
import { individual } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { statesOf } from '../../../../platform/server/data/lifecycle.ts'
import { START_DAYS } from '../../../../rules/demand.ts'
import { pickableStates } from '../contract/lifecycle.ts'
import { applicationLifecycle } from '../server/application-lifecycle.ts'

const h = serverForFile()
let people: Stage

beforeAll(async () => {
  people = await cast(h)
})

const company = () => people.publisher.as
const provider = () => people.provider.as
const detail = (id: string, as: { token: string }) => h.ok('GET /ws/demand/detail', { id }, as)
const pick = (id: string) => h.ok('POST /ws/demand/pick', { id, accountId: people.provider.accountId }, company())
const stateIn = async (id: string) => (await h.ok('GET /ws/demand/providers', { id }, company())).records[0]!.state
const joined = async (id: string, state: 'open' | 'past') =>
  (await h.ok('GET /ws/demand/joined', { state, pageSize: 100 }, provider())).records.some((row) => row.id === id)

/** Each way from a pick back to matching, by the state in which it leaves the application. */
const ways: [(typeof pickableStates)[number], (id: string) => Promise<unknown>][] = [
  ['unpicked', (id) => h.ok('POST /ws/demand/cancelPick', { id, reason: '误操作' }, company())],
  ['declined', (id) => h.ok('POST /ws/demand/decline', { id, reason: '档期冲突' }, provider())],
  [
    'overdue',
    async () => {
      h.clock.advance({ hours: START_DAYS * 24 + 1 })
      await renew(h, people)
      await h.jobs.runDue()
    },
  ],
]

it('the states that screens and searches take for pickable are those of the lifecycle', () => {
  expect(statesOf(applicationLifecycle, 'pick').sort()).toEqual([...pickableStates].sort())
})

describe.each(ways)('an application that is %s', (state, back) => {
  const returned = async () => {
    const id = await demandAt(h, people, 3)
    await back(id)
    expect([(await detail(id, company())).seaServiceStatus, await stateIn(id)]).toEqual([2, state])
    return id
  }

  it('is valid: it counts as applied, can be picked again without another application', async () => {
    const id = await returned()
    expect(await detail(id, provider())).toMatchObject({ side: 'applicant', applyStatus: 1 })
    expect((await detail(id, company())).moves.find((one) => one.move === 'pick')).toMatchObject({ possible: true })
    expect([await joined(id, 'open'), await joined(id, 'past')]).toEqual([true, false])
    await pick(id)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, provider())
    expect([(await detail(id, provider())).applyStatus, await stateIn(id)]).toEqual([3, 'served'])
  })

  it('can be withdrawn, and is not pickable then', async () => {
    const id = await returned()
    await h.ok('POST /ws/demand/application/withdraw', { id }, provider())
    expect([(await detail(id, provider())).applyStatus, await stateIn(id)]).toEqual([0, 'withdrawn'])
    const refused = await h.refused('POST /ws/demand/pick', { id, accountId: people.provider.accountId }, company())
    expect(refused.error).toBe('nobodyApplied')
  })

  it('ends, with a message, when somebody else begins', async () => {
    const id = await returned()
    const other = await individual(h)
    await h.ok('POST /ws/demand/apply', { id }, other.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: other.accountId }, company())
    expect(await joined(id, 'open')).toBe(true)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, other.as)
    expect([await joined(id, 'open'), await joined(id, 'past')]).toEqual([false, true])
    const { rows } = await h.services.pool.query(
      "select 1 from notice where account_id = $1 and kind = 'notPicked' and link like '%' || $2 || '%'",
      [people.provider.accountId, id],
    )
    expect(rows).toHaveLength(1)
  })
})

it('of a demand that began before applications remained valid, one that was not started is past', async () => {
  const id = await demandAt(h, people, 4)
  const early = await individual(h)
  await h.services.pool.query(
    `insert into demand_application (demand_id, account_id, state, reason, created_at, updated_at)
    values ($1, $2, 'declined', '档期冲突', now(), now())`,
    [id, early.accountId],
  )
  const count = async (state: 'open' | 'past') => (await h.ok('GET /ws/demand/joined', { state }, early.as)).total
  expect([await count('open'), await count('past')]).toEqual([0, 1])
})
