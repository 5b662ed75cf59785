import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  cast,
  demandAt,
  lastDelivered,
  plannedAt,
  renew,
  returnedTwice,
  SPLIT_WORDS,
  type Stage,
  splitAsked,
  splitProposed,
} from '../../../../../../test/support/demands.ts'
import { upload } from '../../../../../../test/support/files.ts'
import type { Person } from '../../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import { balanceOf, trialBalance } from '../../../../money/ledger/server/reads.ts'

const h = serverForFile()
const people: { now?: Stage } = {}
const all = async () => (people.now ??= await cast(h))
const said = { words: SPLIT_WORDS, consents: true }

const detail = async (id: string, who?: Pick<Person, 'as'>) => h.ok('GET /ws/demand/detail', { id }, (who ?? (await all()).publisher).as)
const offered = async (id: string, who?: Pick<Person, 'as'>) =>
  (await detail(id, who)).moves.filter(({ possible }) => possible).map(({ move }) => move)
const accept = (input: Record<string, unknown>, who: Pick<Person, 'as'>) => h.ok('POST /ws/demand/split/accept', input, who.as)
const refusal = async (call: Parameters<typeof h.refused>[0], input: object, who: Pick<Person, 'as'>) =>
  (await h.refused(call, input as never, who.as)).error
const wallet = async () =>
  balanceOf(h.services.db, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: (await all()).publisher.companyId } }, 'EUR')
const earned = async () =>
  balanceOf(h.services.db, { kind: 'personAvailable', owner: { ownerType: 'person', ownerId: (await all()).provider.accountId } }, 'EUR')
const balanced = async () => {
  const trial = await trialBalance(h.services.db)
  expect(trial.currencies.every((one) => one.totalMinor === 0)).toBe(true)
  expect(trial.drifted).toBe(0)
}
const told = async (kind: string, { accountId }: Person) =>
  Number((await h.services.pool.query('select count(*) as n from notice where account_id = $1 and kind = $2', [accountId, kind])).rows[0].n)
async function later(hours: number): Promise<void> {
  h.clock.advance({ hours })
  await h.jobs.runDue()
  await renew(h, await all())
}

describe('asking an operator for a split', () => {
  it('is possible for both sides once the work was returned twice, and a third return is not', async () => {
    const { publisher, provider, platform } = await all()
    const fresh = await demandAt(h, people.now!, 5)
    expect(await offered(fresh)).not.toContain('askSplit')
    expect(await refusal('POST /ws/demand/split/ask', { id: fresh, ...said }, publisher)).toBe('splitEarly')
    const id = await returnedTwice(h, people.now!)
    expect(await offered(id)).toContain('askSplit')
    expect(await offered(id)).not.toContain('returnWork')
    expect(await refusal('POST /ws/demand/return', { id, reason: 'x' }, publisher)).toBe('returnsSpent')
    expect(await offered(id, provider)).toContain('askSplit')
    const short = await h.refused('POST /ws/demand/split/ask', { id, words: 'Too short', consents: true }, provider.as)
    expect(short.fields).toHaveProperty('words')
    const stranger = await cast(h)
    for (const who of [stranger.publisher, stranger.provider])
      expect(await refusal('POST /ws/demand/split/ask', { id, ...said }, who)).toBe('notFound')
    const part = await h.refused('POST /ws/demand/split/ask', { id, partId: randomUUID(), ...said }, provider.as)
    expect(part.fields).toHaveProperty('partId')
    const before = await told('splitWaits', platform)
    await h.ok('POST /ws/demand/split/ask', { id, ...said }, provider.as)
    expect(await told('splitWaits', platform)).toBe(before + 1)
    expect(await told('splitAsked', publisher.owner)).toBe(1)
    const shown = await detail(id)
    expect(shown).toMatchObject({ deadlineAt: null, splitSubjects: [], next: { move: 'stateSplit' } })
    expect(shown.split).toMatchObject({ state: 'asked', askedBy: 'provider', heldMinor: 840_000, proposal: null })
    expect(await refusal('POST /ws/demand/split/ask', { id, ...said }, publisher)).toBe('splitOpen')
  })

  it('lets the time stand still, and only what settles it goes on; withdrawn, the time begins again', async () => {
    const { publisher, provider } = await all()
    const { id, caseId } = await splitAsked(h, people.now!)
    await later(24 * 40)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 5, split: { id: caseId } })
    expect(await refusal('POST /ws/demand/changeComplete', { id, note: 'x' }, provider)).toBe('splitOpen')
    expect(await offered(id)).toContain('confirm')
    expect(await refusal('POST /ws/demand/split/withdraw', { id }, publisher)).toBe('noSplit')
    await h.ok('POST /ws/demand/split/withdraw', { id }, provider.as)
    const after = await detail(id)
    expect([after.split, after.timerMove]).toEqual([null, 'confirmOverdue'])
    expect(Temporal.Instant.from(after.deadlineAt!).since(h.clock.now()).total('hours')).toBeCloseTo(24 * 14, 1)
    expect(await refusal('POST /ws/demand/split/withdraw', { id }, provider)).toBe('noSplit')
    // Asked again, and settled by the sides themselves.
    await h.ok('POST /ws/demand/split/ask', { id, ...said }, publisher.as)
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
    await h.ok('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
    expect((await detail(id)).split).toBeNull()
    const { records } = await h.ok('GET /ws/operator/splits', { state: 'over' }, people.now!.platform.as)
    expect(records.filter(({ demandId }) => demandId === id).map(({ outcome }) => outcome)).toEqual(['settled', 'withdrawn'])
    await balanced()
  })

  it('objects to a reclaim', async () => {
    const { publisher, provider } = await all()
    const id = await demandAt(h, people.now!, 4)
    for (const reason of ['a', 'b']) {
      await h.ok('POST /ws/demand/complete', { id, note: 'x' }, provider.as)
      await h.ok('POST /ws/demand/return', { id, reason }, publisher.as)
    }
    await later(24 * 200)
    await h.ok('POST /ws/demand/reclaim', { id, reason: 'Nothing for months' }, publisher.as)
    await h.ok('POST /ws/demand/split/ask', { id, ...said }, provider.as)
    expect(await refusal('POST /ws/demand/reclaim', { id, reason: 'x' }, publisher)).toBe('splitOpen')
    expect(await refusal('POST /ws/demand/complete', { id, note: 'x' }, provider)).toBe('splitOpen')
    await later(24 * 10)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 4, reclaimAsked: false, escrow: { heldMinor: 840_000 } })
  })
})

describe('what an operator reads', () => {
  it('is deliveries, their files and the conversation while both consent, each time with a row in the audit', async () => {
    const { publisher, provider, platform } = await all()
    const id = await demandAt(h, people.now!, 4)
    const file = await upload(h, provider.token, 'document', 'pdf')
    for (const reason of ['a', 'b']) {
      await h.ok('POST /ws/demand/complete', { id, note: 'The report', fileIds: reason === 'a' ? [file.id] : [] }, provider.as)
      await h.ok('POST /ws/demand/return', { id, reason }, publisher.as)
    }
    const asFile = async ({ token }: { token: string }) =>
      (await fetch(`${h.url}${file.url}`, { headers: { 'x-access-token': token } })).status
    await h.ok('POST /ws/demand/split/ask', { id, words: SPLIT_WORDS, consents: true }, provider.as)
    const caseId = (await detail(id)).split!.id
    const read = () => h.ok('POST /ws/operator/split/read', { id: caseId }, platform.as)
    expect(await refusal('POST /ws/operator/split/read', { id: caseId }, platform)).toBe('splitClosed')
    expect((await detail(id, platform)).deliveries).toEqual([])
    expect(await asFile(platform)).not.toBe(200)
    await h.ok('POST /ws/demand/split/state', { id, words: SPLIT_WORDS, consents: true }, publisher.as)
    const found = await read()
    expect(found.deliveries.map(({ note, returnedReason, files }) => [note, returnedReason, files.length])).toEqual([
      ['The report', 'b', 0],
      ['The report', 'a', 1],
    ])
    expect(await asFile(platform)).toBe(200)
    await read()
    const recorded = async (call: string, of: string) =>
      (await h.services.pool.query("select from audit where call = $1 and input ->> 'id' = $2", [call, of])).rowCount
    expect(await recorded('POST /ws/operator/split/read', caseId)).toBe(2)
    // So is each file, and not what the sides themselves open.
    expect(await recorded('GET /ws/file/:id', file.id)).toBe(1)
    expect(await asFile(platform)).toBe(200)
    expect(await asFile(provider)).toBe(200)
    expect(await recorded('GET /ws/file/:id', file.id)).toBe(2)
    // Either side takes it back at any time.
    await h.ok('POST /ws/demand/split/state', { id, words: SPLIT_WORDS, consents: false }, provider.as)
    expect(await refusal('POST /ws/operator/split/read', { id: caseId }, platform)).toBe('splitClosed')
    expect(await asFile(platform)).not.toBe(200)
    expect(await asFile(publisher)).toBe(200)
    // Consent ends with the case.
    await h.ok('POST /ws/demand/split/state', { id, words: SPLIT_WORDS, consents: true }, provider.as)
    await h.ok('POST /ws/operator/split/end', { id, reason: SPLIT_WORDS }, platform.as)
    expect(await refusal('POST /ws/operator/split/read', { id: caseId }, platform)).toBe('splitClosed')
    expect(await asFile(platform)).not.toBe(200)
  })
})

describe('a split that both accept', () => {
  it('is posted once, to the cent as it was shown, and ends the work', async () => {
    const { publisher, provider, platform } = await all()
    const { id, caseId, preview, input } = await splitProposed(h, people.now!, '5000.01')
    expect([preview.grossMinor, preview.feeMinor + preview.netMinor, preview.backMinor]).toEqual([500_001, 500_001, 339_999])
    const [had, money] = [await wallet(), await earned()]
    expect((await detail(id)).next?.move).toBe('acceptSplit')
    expect(await refusal('POST /ws/operator/split/propose', { id, amount: '1', reason: SPLIT_WORDS }, platform)).toBe('splitProposed')
    expect(await refusal('POST /ws/demand/split/accept', { ...input, netMinor: preview.netMinor + 1 }, provider)).toBe('previewChanged')
    expect(await accept(input, provider)).toMatchObject({ waits: false, money: null })
    expect(await refusal('POST /ws/demand/split/accept', input, provider)).toBe('noSplitProposal')
    expect([await wallet(), await earned()]).toEqual([had, money])
    const idempotencyKey = randomUUID()
    const { version } = await detail(id)
    const last = () => h.ok('POST /ws/demand/split/accept', { ...input, version }, { ...publisher.as, idempotencyKey })
    const first = await last()
    expect(first.money).toMatchObject({ cause: 'demand.release', amountMinor: 500_001 })
    expect(await last()).toEqual(first)
    expect([await wallet(), await earned()]).toEqual([had + 339_999, money + preview.netMinor])
    const after = await detail(id)
    expect(after).toMatchObject({
      seaServiceStatus: 7,
      split: null,
      escrow: { heldMinor: 0, releasedMinor: 500_001, refundedMinor: 339_999 },
    })
    expect(after.timeline.at(-1)).toMatchObject({ move: 'acceptSplit', receipt: { grossMinor: 500_001, netMinor: preview.netMinor } })
    expect(await told('splitHolds', provider)).toBe(1)
    expect(await h.ok('GET /ws/operator/split', { id: caseId }, platform.as)).toMatchObject({ state: 'over', outcome: 'split', open: null })
    for (const who of [provider, publisher]) await h.ok('POST /ws/demand/close', { id }, who.as)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 8, outcome: 'settled', side: 'publisher' })
    expect(await detail(id, provider)).toMatchObject({ outcome: 'settled', side: 'provider' })
    await balanced()
  })

  it('may give all or nothing, of what is held after an advance', async () => {
    const { publisher, provider } = await all()
    for (const amount of ['0', '6400']) {
      const id = await demandAt(h, people.now!, 4)
      const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id, amount: '2000' }, publisher.as)
      await h.ok('POST /ws/demand/imprest', { id, amount: '2000', netMinor }, publisher.as)
      for (const reason of ['a', 'b']) {
        await h.ok('POST /ws/demand/complete', { id, note: 'x' }, provider.as)
        await h.ok('POST /ws/demand/return', { id, reason }, publisher.as)
      }
      await h.ok('POST /ws/demand/split/ask', { id, ...said }, publisher.as)
      const above = await h.refused(
        'POST /ws/operator/split/propose',
        { id, amount: '6400.01', reason: SPLIT_WORDS },
        people.now!.platform.as,
      )
      expect(above.fields).toHaveProperty('amount')
      await h.ok('POST /ws/operator/split/propose', { id, amount, reason: SPLIT_WORDS }, people.now!.platform.as)
      const { preview } = (await detail(id)).split!.proposal!
      expect(preview.grossMinor + preview.backMinor).toBe(640_000)
      const input = { id, netMinor: preview.netMinor, backMinor: preview.backMinor }
      await accept(input, publisher)
      await accept(input, provider)
      expect((await detail(id)).escrow).toMatchObject({ heldMinor: 0, refundedMinor: amount === '0' ? 640_000 : 0 })
    }
    await balanced()
  })

  it('holds for one of two who act at once: accept against decline, and against a release', async () => {
    const { publisher, provider } = await all()
    const outcome = (call: Promise<{ body: { success: boolean } }>) => call.then(({ body }) => body.success)
    for (const other of ['decline', 'release'] as const) {
      const { id, input } = await splitProposed(h, people.now!)
      await accept(input, provider)
      const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, publisher.as)
      const second =
        other === 'decline'
          ? h.call('POST /ws/demand/split/decline', { id, reason: 'x' }, publisher.as)
          : h.call('POST /ws/demand/confirm', { id, netMinor }, publisher.as)
      const made = await Promise.all([outcome(h.call('POST /ws/demand/split/accept', input, publisher.as)), outcome(second)])
      expect(made.filter(Boolean)).toHaveLength(1)
      const { seaServiceStatus, escrow } = await detail(id)
      expect(escrow!.heldMinor).toBe(seaServiceStatus === 5 ? 840_000 : 0)
      expect(escrow!.hostedMinor).toBe(escrow!.releasedMinor + escrow!.refundedMinor + escrow!.heldMinor)
    }
    await balanced()
  })

  it('is declined with a reason, or lapses at the moment its time is over; the operator may propose another', async () => {
    const { publisher, provider, platform } = await all()
    const { id, input } = await splitProposed(h, people.now!)
    await accept(input, publisher)
    await h.ok('POST /ws/demand/split/decline', { id, reason: 'All was delivered' }, provider.as)
    expect((await detail(id)).split).toMatchObject({
      ...{ state: 'asked', proposal: null, publisher: { accepted: false } },
      last: { how: 'declined', by: 'provider', reason: 'All was delivered' },
    })
    const propose = () => h.ok('POST /ws/operator/split/propose', { id, amount: '6000', reason: SPLIT_WORDS }, platform.as)
    await propose()
    const { proposal } = (await detail(id)).split!
    const again = { id, netMinor: proposal!.preview.netMinor, backMinor: proposal!.preview.backMinor }
    const left = () => Temporal.Instant.from(proposal!.until).since(h.clock.now()).total('seconds')
    h.clock.advance({ seconds: Math.floor(left()) - 60 })
    await renew(h, people.now!)
    await accept(again, people.now!.provider)
    h.clock.advance({ seconds: Math.ceil(left()) })
    expect(await refusal('POST /ws/demand/split/accept', again, people.now!.publisher)).toBe('noSplitProposal')
    expect((await detail(id)).split!.proposal).toBeNull()
    await h.jobs.runDue()
    expect((await detail(id)).split).toMatchObject({ state: 'asked', last: { how: 'lapsed', by: null } })
    await propose()
    expect((await detail(id)).split!.proposal).not.toBeNull()
  })

  it('reminds the side that has not answered, one day before it lapses', async () => {
    const { id, input } = await splitProposed(h, people.now!)
    const told = async (side: 'publisher' | 'provider') => {
      const { records } = await h.ok('GET /ws/notice/list', { pageSize: 100 }, people.now![side].as)
      return records.filter(({ kind, link }) => kind === 'splitDue' && link.includes(id)).length
    }
    await accept(input, people.now!.publisher)
    const until = Temporal.Instant.from((await detail(id)).split!.proposal!.until)
    const toDay = async (seconds: number) => {
      h.clock.advance({ seconds: Math.ceil(until.since(h.clock.now()).total('seconds')) - 86_400 + seconds })
      await h.jobs.runDue()
      await renew(h, people.now!)
    }
    await toDay(-60)
    expect([await told('publisher'), await told('provider')]).toEqual([0, 0])
    await toDay(60)
    expect([await told('publisher'), await told('provider')]).toEqual([0, 1])
    await accept(input, people.now!.provider)
  })

  it('waits while the platform has stopped a party', async () => {
    const { provider, publisher, platform } = await all()
    const { id, input } = await splitProposed(h, people.now!)
    await accept(input, provider)
    await h.ok('POST /ws/operator/account/freeze', { id: provider.accountId, reason: '疑似欺诈' }, platform.as)
    expect(await refusal('POST /ws/demand/split/accept', input, publisher)).toBe('otherStopped')
    await h.ok('POST /ws/operator/account/unfreeze', { id: provider.accountId, reason: '已核实' }, platform.as)
    await renew(h, people.now!)
    await accept(input, publisher)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 7 })
  })

  it('needs the second person of the company also where it accepts first', async () => {
    const { publisher, provider, platform } = await all()
    const { id, input } = await splitProposed(h, people.now!)
    await h.ok('POST /ws/approval/limit', { currency: 'EUR', amount: '1', version: 1 }, publisher.as)
    expect(await accept(input, publisher)).toMatchObject({ waits: true, money: null })
    const { split, second } = await detail(id)
    expect(split!.publisher.accepted).toBe(false)
    // Another proposal is another thing.
    await h.ok('POST /ws/demand/split/decline', { id, reason: 'x' }, provider.as)
    await h.ok('POST /ws/operator/split/propose', { id, amount: '100', reason: SPLIT_WORDS }, platform.as)
    expect(await refusal('POST /ws/approval/approve', { id: second!.waiting!.id }, publisher.member.finance)).toBe('staleState')
    const { preview } = (await detail(id)).split!.proposal!
    const now = { id, netMinor: preview.netMinor, backMinor: preview.backMinor }
    await accept(now, publisher)
    await h.ok('POST /ws/approval/approve', { id: (await detail(id)).second!.waiting!.id }, publisher.member.finance.as)
    expect((await detail(id)).split!.publisher.accepted).toBe(true)
    await accept(now, provider)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 7 })
    await balanced()
    // The others have no such limit.
    people.now = undefined as never
  })
})

describe('a split of one of several parts', () => {
  it('settles that part alone: nothing else of it goes on meanwhile, and the plan goes on', async () => {
    const { publisher, provider, platform } = await all()
    const { id, parts } = await plannedAt(h, people.now!, 4)
    const [first] = parts
    const send = () => h.ok('POST /ws/demand/part/send', { id: first!.id, note: 'Leads', measured: '500' }, provider.as)
    for (const reason of ['The list has no dates at all.', 'There are still no dates in it.']) {
      expect(await offered(id)).not.toContain('askSplit')
      await send()
      await h.ok('POST /ws/demand/part/return', { id: first!.id, reason }, publisher.as)
    }
    await send()
    expect((await detail(id)).splitSubjects).toEqual([{ partId: first!.id, name: 'Milestone 1' }])
    await h.ok('POST /ws/demand/split/ask', { id, partId: first!.id, ...said }, publisher.as)
    expect((await detail(id)).parts[0]).toMatchObject({ state: 'sent', deadlineAt: null })
    await later(24 * 30)
    for (const [call, who, more] of [
      ['POST /ws/demand/part/lower', publisher, { value: '430', reason: 'x', netMinor: 1 }],
      ['POST /ws/demand/part/resend', provider, { note: 'x', measured: '500' }],
    ] as const)
      expect(await refusal(call, { id: first!.id, ...more }, who)).toBe('splitOpen')
    expect(await refusal('POST /ws/demand/imprest', { id, amount: '1', netMinor: 95 }, publisher)).toBe('splitOpen')
    await h.ok('POST /ws/operator/split/propose', { id, amount: '100.01', reason: SPLIT_WORDS }, platform.as)
    const { preview } = (await detail(id)).split!.proposal!
    expect([preview.grossMinor, preview.backMinor]).toEqual([10_001, 19_999])
    const input = { id, netMinor: preview.netMinor, backMinor: preview.backMinor }
    await accept(input, publisher)
    await accept(input, provider)
    const after = await detail(id)
    expect(after).toMatchObject({ seaServiceStatus: 4, split: null, escrow: { heldMinor: 0, releasedMinor: 10_001 } })
    expect(after.parts.map(({ state }) => state)).toEqual(['released', 'planned', 'planned'])
    await h.ok('POST /ws/demand/part/fund', { id: after.parts[1]!.id }, publisher.as)
    const record = await h.ok('GET /ws/demand/part/history', { id: first!.id }, publisher.as)
    expect(record.map(({ move }) => move).slice(0, 2)).toEqual(['split', 'askSplit'])
    await balanced()
  })

  it('can be asked for 14 days after an amount was lowered or insisted on without more; sides that settle end the case', async () => {
    const { publisher, provider } = await all()
    const { id, parts } = await plannedAt(h, people.now!, 4)
    const part = { id: parts[0]!.id }
    await h.ok('POST /ws/demand/part/send', { ...part, note: 'Leads', measured: '500' }, provider.as)
    const { netMinor } = await h.ok('GET /ws/demand/part/preview', { ...part, value: '430' }, publisher.as)
    await h.ok('POST /ws/demand/part/lower', { ...part, value: '430', reason: 'Twice the same', netMinor }, publisher.as)
    await later(24 * 13)
    expect(await offered(id, provider)).not.toContain('askSplit')
    await later(24 + 1)
    expect(await offered(id, provider)).toContain('askSplit')
    await h.ok('POST /ws/demand/split/ask', { id, partId: part.id, ...said }, provider.as)
    expect((await detail(id)).split).toMatchObject({ heldMinor: 12_000, partName: 'Milestone 1' })
    expect(await refusal('POST /ws/demand/part/insist', { ...part, reason: 'x' }, provider)).toBe('splitOpen')
    await h.ok('POST /ws/demand/part/accept', part, provider.as)
    expect((await detail(id)).split).toBeNull()
    await balanced()
  })

  it('of the last of them is the end of the work', async () => {
    const { publisher, provider, platform } = await all()
    const { id, part } = await lastDelivered(h, people.now!)
    for (const reason of ['a', 'b']) {
      await h.ok('POST /ws/demand/return', { id, reason }, publisher.as)
      await h.ok('POST /ws/demand/complete', { id, note: 'x', measured: '500' }, provider.as)
    }
    await h.ok('POST /ws/demand/split/ask', { id, partId: part, ...said }, provider.as)
    await h.ok('POST /ws/operator/split/propose', { id, amount: '0', reason: SPLIT_WORDS }, platform.as)
    await h.ok('POST /ws/operator/split/end', { id, reason: SPLIT_WORDS }, platform.as)
    expect(await detail(id)).toMatchObject({ split: null, timerMove: 'confirmOverdue', seaServiceStatus: 5 })
    expect((await detail(id)).deadlineAt).not.toBeNull()
    await h.ok('POST /ws/demand/split/ask', { id, partId: part, ...said }, provider.as)
    await h.ok('POST /ws/operator/split/propose', { id, amount: '0', reason: SPLIT_WORDS }, platform.as)
    const { preview } = (await detail(id)).split!.proposal!
    const input = { id, netMinor: preview.netMinor, backMinor: preview.backMinor }
    for (const who of [provider, publisher]) await accept(input, who)
    expect(await detail(id)).toMatchObject({ seaServiceStatus: 7, escrow: { heldMinor: 0, refundedMinor: 30_000 } })
    await balanced()
  })
})
