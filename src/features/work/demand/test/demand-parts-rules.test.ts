import { describe, expect, it } from 'vitest'
import { cast, dayFrom, formOf, plannedAt, planOf, renew, type Stage, setLimit } from '../../../../../test/support/demands.ts'
import type { Person } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { balancesByOwner } from '../../../money/ledger/server/reads.ts'

/** What holds for a whole demand holds for its parts: the second person, a party that is stopped, a postponement, two at once. */

const h = serverForFile()
const known: { people?: Stage } = {}
const all = async () => (known.people ??= await cast(h))
const escrow = async (id: string) => (await balancesByOwner(h.services.db, 'demandEscrow', [id]))[0]?.amountMinor ?? 0
const parts = async (id: string) => (await h.ok('GET /ws/demand/detail', { id }, (await all()).publisher.as)).parts
const send = async (id: string) =>
  h.ok('POST /ws/demand/part/send', { id: (await parts(id))[0]!.id, note: 'Done', measured: '500' }, (await all()).provider.as)
const days = async (count: number) => {
  h.clock.advance({ hours: 24 * count + 1 })
  await h.jobs.runDue()
  await renew(h, await all())
}
const pending = async (who: Person) => (await h.ok('GET /ws/approval/list', {}, who.as)).records
const approveAll = async (who: Person) => {
  for (const { id } of await pending(who)) await h.ok('POST /ws/approval/approve', { id }, who.as)
}

describe('the second person', () => {
  it('agrees to each payment out of a demand whose whole amount is large, however small the part', async () => {
    const { publisher, provider, platform } = await all()
    const { owner, member } = publisher
    await setLimit(h, publisher, { euros: 20_000 })
    const plan = planOf(h, [{ amount: '100' }, { amount: '100' }, { amount: '39800' }])
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '40000.00', plan }) }, owner.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '100.00' }, owner.as)
    expect(await escrow(id)).toBe(0)
    await approveAll(member.finance!)
    expect(await escrow(id)).toBe(10_000)
    await h.ok('POST /ws/demand/publish', { id }, owner.as)
    await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
    await h.ok('POST /ws/demand/apply', { id, message: 'Yes' }, provider.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: provider.accountId }, owner.as)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, provider.as)
    await send(id)
    const part = (await parts(id))[0]!
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: part.id }, owner.as)
    await h.ok('POST /ws/demand/part/release', { id: part.id, netMinor, backMinor }, owner.as)
    expect((await parts(id))[0]).toMatchObject({ state: 'sent', heldMinor: 10_000 })
    const [request] = await pending(member.finance!)
    expect((await h.refused('POST /ws/approval/approve', { id: request!.id }, owner.as)).error).toBe('fourEyes')
    await h.ok('POST /ws/approval/approve', { id: request!.id }, member.finance!.as)
    expect((await parts(id))[0]).toMatchObject({ state: 'released', heldMinor: 0 })
    expect(await escrow(id)).toBe(0)
  })
})

describe('a party that is stopped', () => {
  it('is not paid by the timer of a part; what was sent is released once it may be paid again', async () => {
    const { platform, provider } = await all()
    const { id } = await plannedAt(h, await all(), 4)
    await send(id)
    await h.ok('POST /ws/operator/account/freeze', { id: provider.accountId, status: 'frozen', reason: 'Reported' }, platform.as)
    await days(15)
    expect((await parts(id))[0]).toMatchObject({ state: 'sent', heldMinor: 30_000 })
    expect(await escrow(id)).toBe(30_000)
    await h.ok('POST /ws/operator/account/unfreeze', { id: provider.accountId, reason: 'Cleared' }, platform.as)
    await days(8)
    expect((await parts(id))[0]).toMatchObject({ state: 'released', heldMinor: 0 })
  })
})

describe('a postponement', () => {
  it('moves the days of what was not sent by seven, and of nothing else', async () => {
    const { publisher, provider } = await all()
    const { id } = await plannedAt(h, await all(), 4)
    await send(id)
    const before = (await parts(id)).map(({ dueOn }) => dueOn)
    await h.ok('POST /ws/demand/postpone', { id, reason: 'A holiday of the client' }, provider.as)
    await h.ok('POST /ws/demand/postpone', { id }, publisher.as)
    const later = (day: string) => Temporal.PlainDate.from(day).add({ days: 7 }).toString()
    expect((await parts(id)).map(({ dueOn }) => dueOn)).toEqual([before[0], later(before[1]!), later(before[2]!)])
  })
})

describe('two at once', () => {
  it('a release and its timer: paid once', async () => {
    const { publisher } = await all()
    const { id } = await plannedAt(h, await all(), 4)
    await send(id)
    h.clock.advance({ hours: 24 * 14 + 1 })
    await renew(h, await all())
    const part = (await parts(id))[0]!
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: part.id }, publisher.as)
    await Promise.all([h.call('POST /ws/demand/part/release', { id: part.id, netMinor, backMinor }, publisher.as), h.jobs.runDue()])
    expect((await parts(id))[0]).toMatchObject({ state: 'released', earnedMinor: 30_000, heldMinor: 0 })
    const { escrow: held } = await h.ok('GET /ws/demand/detail', { id }, publisher.as)
    expect(held).toMatchObject({ heldMinor: 0, releasedMinor: 30_000, refundedMinor: 0 })
  })

  it('a reclaim that runs out and the sending that stops it: the money is in one place', async () => {
    const { publisher, provider } = await all()
    const plan = planOf(h, [{ dueOn: dayFrom(h, 21) }, { dueOn: dayFrom(h, 22) }, {}])
    const { id } = await plannedAt(h, await all(), 4, plan)
    await days(36)
    const part = (await parts(id))[0]!
    await h.ok('POST /ws/demand/part/reclaim', { id: part.id, reason: 'Nothing came' }, publisher.as)
    h.clock.advance({ hours: 24 * 5 + 1 })
    await renew(h, await all())
    await Promise.all([h.call('POST /ws/demand/part/send', { id: part.id, note: 'Here', measured: '500' }, provider.as), h.jobs.runDue()])
    const after = (await parts(id))[0]!
    expect(['sent', 'dropped']).toContain(after.state)
    expect([after.heldMinor, await escrow(id)]).toEqual(after.state === 'sent' ? [30_000, 30_000] : [0, 0])
  })
})
