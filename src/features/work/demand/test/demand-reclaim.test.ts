import { describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, monthlyAt, plannedAt, planOf, renew, type Stage } from '../../../../../test/support/demands.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'

const h = serverForFile()
let people: Stage
const everyone = async () => {
  people ??= await cast(h)
  return people
}
const pass = async (days: number) => {
  h.clock.advance({ hours: 24 * days })
  await h.jobs.runDue()
  await renew(h, people)
}
const detail = (id: string) => h.ok('GET /ws/demand/detail', { id }, people.publisher.as)
const asks = (id: string) => h.ok('POST /ws/demand/reclaim', { id, reason: 'No answer for three weeks' }, people.publisher.as)
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0

describe('a provider who has vanished', () => {
  it('is overdue in every list, and loses the escrow of a demand of one part after two weeks and five days', async () => {
    const { publisher, provider } = await everyone()
    const id = await demandAt(h, people, 4, { recruitEnd: dayFrom(h, 1), expectedCompletion: dayFrom(h, 2) })
    await pass(4)
    const { records } = await h.ok('GET /ws/demand/mine', { stage: '4' }, publisher.as)
    expect(records.find((row) => row.id === id)?.overdueDays).toBe(2)
    expect((await h.ok('GET /ws/demand/joined', { state: 'serving' }, provider.as)).records.find((row) => row.id === id)?.overdueDays).toBe(
      2,
    )
    expect((await h.ok('GET /ws/demand/overview', {}, publisher.as)).overdue).toBeGreaterThan(0)
    const early = await h.refused('POST /ws/demand/reclaim', { id, reason: 'x' }, publisher.as)
    expect(early.error).toBe('reclaimEarly')
    await pass(12)
    await asks(id)
    expect((await h.refused('POST /ws/demand/reclaim', { id, reason: 'x' }, publisher.as)).error).toBe('reclaimAsked')
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 4, reclaimAsked: true, timerMove: 'reclaimOver' })
    await pass(6)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 7, escrow: { heldMinor: 0, refundedMinor: 840_000, releasedMinor: 0 } })
    await h.ok('POST /ws/demand/close', { id }, publisher.as)
    await h.ok('POST /ws/demand/close', { id }, provider.as)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 8, outcome: 'reclaimed' })
    expect(await escrow(id)).toBe(0)
  })

  it('is reminded with the company on the day, after three and after seven days', async () => {
    const { publisher, provider } = await everyone()
    const id = await demandAt(h, people, 4, { recruitEnd: dayFrom(h, 1), expectedCompletion: dayFrom(h, 2) })
    const reminded = async (accountId: string) => {
      const { rows } = await h.services.pool.query(
        `select count(*)::int as n from notice where account_id = $1 and kind = 'overdue' and link like $2`,
        [accountId, `%${id}%`],
      )
      return rows[0].n as number
    }
    const seen: number[][] = []
    for (let day = 0; day < 10; day++) {
      await pass(1)
      seen.push([await reminded(provider.accountId), await reminded(publisher.owner.accountId)])
    }
    const count = (n: number) => [n, n]
    expect(seen).toEqual([0, 1, 1, 1, 2, 2, 2, 2, 3, 3].map(count))
  })

  it('keeps it by delivering in time', async () => {
    const { provider } = await everyone()
    const id = await demandAt(h, people, 4, { recruitEnd: dayFrom(h, 1), expectedCompletion: dayFrom(h, 2) })
    await pass(17)
    await asks(id)
    await pass(4)
    await h.ok('POST /ws/demand/complete', { id, note: 'Here it is' }, provider.as)
    await pass(2)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 5, reclaimAsked: false })
    expect(await escrow(id)).toBe(840_000)
  })

  it('loses one part, or keeps it by sending', async () => {
    const { publisher, provider } = await everyone()
    const plan = () => planOf(h, [{ dueOn: dayFrom(h, 21) }, { dueOn: dayFrom(h, 22) }, {}])
    const [lost, kept] = [await plannedAt(h, people, 4, plan()), await plannedAt(h, people, 4, plan())]
    const part = (of: typeof lost) => ({ id: of.parts[0]!.id })
    const early = await h.refused('POST /ws/demand/part/reclaim', { ...part(lost), reason: 'x' }, publisher.as)
    expect(early.error).toBe('reclaimEarly')
    await pass(36)
    for (const one of [lost, kept]) await h.ok('POST /ws/demand/part/reclaim', { ...part(one), reason: 'Nothing came' }, publisher.as)
    await h.ok('POST /ws/demand/part/send', { ...part(kept), note: 'It did', measured: '500' }, provider.as)
    await pass(6)
    expect((await detail(lost.id)).parts[0]).toMatchObject({ state: 'dropped', heldMinor: 0 })
    expect((await detail(lost.id)).escrow).toMatchObject({ heldMinor: 0, refundedMinor: 30_000 })
    expect((await detail(kept.id)).parts[0]).toMatchObject({ state: 'sent', heldMinor: 30_000 })
  })

  const partOf = async (id: string, place = 1) => (await detail(id)).parts[place - 1]!
  const reclaims = async (id: string, place = 1) =>
    h.call('POST /ws/demand/part/reclaim', { id: (await partOf(id, place)).id, reason: 'Nothing came' }, people.publisher.as)
  async function postponed(id: string) {
    await h.ok('POST /ws/demand/postpone', { id, reason: 'A week more' }, people.provider.as)
    await h.ok('POST /ws/demand/postpone', { id, reason: '' }, people.publisher.as)
  }

  it.each(['funded', 'returned'] as const)('keeps a part that is %s once the company postpones it', async (state) => {
    const { publisher, provider } = await everyone()
    const { id, parts } = await plannedAt(h, people, 4, planOf(h, [{ dueOn: dayFrom(h, 21) }, { dueOn: dayFrom(h, 22) }, {}]))
    if (state === 'returned') {
      await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x', measured: '500' }, provider.as)
      await h.ok('POST /ws/demand/part/return', { id: parts[0]!.id, reason: 'Half of the leads are from last year' }, publisher.as)
    }
    const { dueOn } = parts[0]!
    await pass(36)
    expect((await reclaims(id)).body.success).toBe(true)
    expect(await partOf(id)).toMatchObject({ state, deadlineAt: expect.any(String) })
    await postponed(id)
    const later = Temporal.PlainDate.from(dueOn).add({ days: 7 }).toString()
    expect(await partOf(id)).toMatchObject({ state, dueOn: later, deadlineAt: null })
    expect((await reclaims(id)).body).toMatchObject({ result: { error: 'reclaimEarly' } })
    await pass(6)
    expect(await partOf(id)).toMatchObject({ state, heldMinor: 30_000 })
    // It is reclaimed again once it is as late by its new day.
    await pass(1)
    expect((await reclaims(id)).body.success).toBe(true)
    await pass(6)
    expect(await partOf(id)).toMatchObject({ state: 'dropped', heldMinor: 0 })
  })

  it('loses a period all the same: postponing moves the last one alone', async () => {
    const { publisher, provider } = await everyone()
    const { id, parts } = await monthlyAt(h, people, 4)
    await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x' }, provider.as)
    await h.ok('POST /ws/demand/part/return', { id: parts[0]!.id, reason: 'The report of the second week is missing' }, publisher.as)
    const { days } = Temporal.PlainDate.from(dayFrom(h, 0)).until(parts[0]!.dueOn)
    await pass(days + 15)
    expect((await reclaims(id)).body.success).toBe(true)
    await postponed(id)
    expect(await partOf(id)).toMatchObject({ dueOn: parts[0]!.dueOn, deadlineAt: expect.any(String) })
    await pass(6)
    expect(await partOf(id)).toMatchObject({ state: 'dropped', heldMinor: 0 })
  })

  it('keeps the request once both have agreed on another plan', async () => {
    const { publisher, provider } = await everyone()
    const { id, parts } = await plannedAt(h, people, 4, planOf(h, [{ dueOn: dayFrom(h, 21) }, {}]))
    await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x', measured: '500' }, provider.as)
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: parts[0]!.id }, publisher.as)
    await h.ok('POST /ws/demand/part/release', { id: parts[0]!.id, netMinor, backMinor }, publisher.as)
    const { days } = Temporal.PlainDate.from(dayFrom(h, 0)).until((await detail(id)).expectedCompletion)
    await pass(days + 15)
    await asks(id)
    const milestones = [{ name: 'What is left of it', amount: '150' }]
    await h.ok('POST /ws/demand/plan/propose', { id, milestones, note: 'Half of it is done' }, provider.as)
    await h.ok('POST /ws/demand/plan/accept', { id }, publisher.as)
    expect(await detail(id)).toMatchObject({ reclaimAsked: false, deadlineAt: null })
    await pass(6)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 4, parts: [{}, { state: 'planned', amountMinor: 15_000 }] })
  })
})
