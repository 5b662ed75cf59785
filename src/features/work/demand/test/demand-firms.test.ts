import { afterAll, describe, expect, it } from 'vitest'
import { cast, dayFrom, demandAt, formOf, planOf, renew, type Stage, setLimit } from '../../../../../test/support/demands.ts'
import { upload } from '../../../../../test/support/files.ts'
import { type CompanyPeople, company } from '../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../test/support/suite.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import { storedPerson } from '../../../../platform/server/wire/actor.ts'
import { expire } from '../../../base/approval/server/writes.ts'
import { balanceOf } from '../../../money/ledger/server/reads.ts'
import { otherSidesOf, sidesAmong } from '../server/reads.ts'

/** A company that serves: all that an individual provider can do, as a company. */

const h = serverForFile()
const known: { people?: Stage; firm?: CompanyPeople } = {}
const all = async () => (known.people ??= await cast(h))
const firm = async () => (known.firm ??= await company(h, { roles: ['admin', 'demandManager', 'finance', 'viewer'] }))
const wallet = (companyId: string) =>
  balanceOf(h.services.db, { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: companyId } }, 'EUR')
const detail = (id: string, as: { token: string }) => h.ok('GET /ws/demand/detail', { id }, as)

/** A demand that the firm serves, at a status from 2 to 8; a member who may serve acts for it. */
async function servedByFirm(status: number, over: Parameters<typeof demandAt>[3] = {}): Promise<string> {
  const { member, companyId } = await firm()
  return demandAt(h, { ...(await all()), provider: { ...member.demandManager, accountId: companyId } }, status, over)
}

describe('a company that serves', () => {
  it('applies, is picked, starts, delivers, and is paid into its wallet, less the fee', async () => {
    const { publisher } = await all()
    const serving = await firm()
    const [before, paidBefore] = [await wallet(serving.companyId), await wallet(publisher.companyId)]
    const id = await servedByFirm(8, { amount: '8400.00' })
    expect(await wallet(serving.companyId)).toBe(before + 798_000)
    expect(await wallet(publisher.companyId)).toBe(paidBefore - 840_000)
    const seen = await detail(id, publisher.as)
    expect(seen.provider).toMatchObject({ id: serving.companyId, kind: 'company', name: serving.name, verified: true })
    expect(seen.escrow).toMatchObject({ hostedMinor: 840_000, releasedMinor: 840_000, refundedMinor: 0, heldMinor: 0 })
    expect(seen.timeline.find(({ move }) => move === 'confirm')?.receipt).toEqual({
      grossMinor: 840_000,
      feeMinor: 42_000,
      netMinor: 798_000,
    })
    expect(seen.timeline.find(({ move }) => move === 'pick')?.subjectName).toBe(serving.name)
  })

  it('finds what it takes part in, and the money among its orders and in its statement', async () => {
    const { publisher } = await all()
    const serving = await firm()
    const id = await servedByFirm(6, { amount: '1000.00' })
    const { records } = await h.ok('GET /ws/demand/joined', { state: 'settled' }, serving.member['demandManager']!.as)
    expect(records.map((row) => row.id)).toContain(id)
    const { number } = await detail(id, serving.as)
    const orders = await h.ok('GET /ws/wallet/orders', { type: 'earning' }, serving.as)
    expect(orders.records[0]).toMatchObject({ amountMinor: 100_000, feeMinor: 5_000, netMinor: 95_000, state: 'done' })
    expect(orders.records[0]!.subject).toContain(number)
    const statement = await h.ok('GET /ws/wallet/statement', { currency: 'EUR', kind: 'releases' }, serving.as)
    expect(statement.records[0]).toMatchObject({ walletMinor: 95_000, escrowMinor: 0, feeMinor: 5_000 })
    expect(statement.records[0]!.counterparty).toBeTruthy()
    const theirs = await h.ok('GET /ws/wallet/statement', { currency: 'EUR', kind: 'releases' }, publisher.as)
    expect(theirs.records[0]).toMatchObject({ walletMinor: 0, escrowMinor: -100_000 })
    expect(theirs.records[0]!.counterparty).toContain(serving.name)
  })

  it('has what waits for it on its home page: an invitation, a pick, the closing', async () => {
    const { publisher } = await all()
    const serving = await firm()
    const waits = async (id: string, who = serving.as) =>
      (await h.ok('GET /ws/demand/overview', {}, who)).needsYou.filter((row) => row.id === id).map(({ next }) => next?.move)
    const invited = await demandAt(h, await all(), 2)
    expect(await waits(invited)).toEqual([])
    await h.ok('POST /ws/demand/add', { id: invited, accountId: serving.companyId }, publisher.as)
    expect(await waits(invited)).toEqual(['apply'])
    expect(await waits(await servedByFirm(3))).toEqual(['start'])
    const served = await servedByFirm(6)
    expect(await waits(served)).toEqual(['close'])
    expect(await waits(served, serving.member['viewer']!.as)).toEqual([])
  })

  it('is offered what its side can do, and only members who may serve do it', async () => {
    const id = await servedByFirm(4)
    const serving = await firm()
    const seen = await detail(id, serving.as)
    expect(seen.side).toBe('provider')
    expect(seen.moves.filter(({ possible }) => possible).map(({ move }) => move)).toEqual(['askPostpone', 'complete'])
    for (const role of ['finance', 'viewer'] as const)
      expect((await h.refused('POST /ws/demand/complete', { id, note: 'x' }, serving.member[role]!.as)).error).toBe('forbidden')
  })

  it('has an advance and parts of a plan like anybody', async () => {
    const { publisher } = await all()
    const serving = await firm()
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '1000', plan: planOf(h) }) }, publisher.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '300' }, publisher.as)
    await h.ok('POST /ws/demand/publish', { id }, publisher.as)
    await h.ok('POST /ws/operator/demand/approve', { id }, (await all()).platform.as)
    await h.ok('POST /ws/demand/apply', { id }, serving.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: serving.companyId }, publisher.as)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, serving.as)
    const before = await wallet(serving.companyId)
    const [part] = (await detail(id, serving.as)).parts
    await h.ok('POST /ws/demand/part/send', { id: part!.id, note: 'Done', measured: '450' }, serving.as)
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id: part!.id }, publisher.as)
    expect([netMinor, backMinor]).toEqual([17_100, 12_000])
    await h.ok('POST /ws/demand/part/release', { id: part!.id, netMinor, backMinor }, publisher.as)
    expect(await wallet(serving.companyId)).toBe(before + 17_100)
    expect((await detail(id, publisher.as)).escrow).toMatchObject({ releasedMinor: 18_000, refundedMinor: 12_000, heldMinor: 0 })
  })
})

describe('who may not serve', () => {
  it('is the publisher itself, a company that is not verified, and one that is disabled', async () => {
    const { publisher, platform } = await all()
    const id = await demandAt(h, await all(), 2)
    expect((await h.refused('POST /ws/demand/apply', { id }, publisher.as)).error).toBe('otherParty')
    const fresh = await company(h, { verified: false })
    expect((await h.refused('POST /ws/demand/apply', { id }, fresh.as)).error).toBe('serveUnverified')
    const stopped = await company(h)
    await h.ok('POST /ws/operator/company/disable', { id: stopped.companyId, note: 'Under review' }, platform.as)
    expect((await h.refused('POST /ws/demand/apply', { id }, stopped.as)).error).toBe('ownStopped')
    expect((await detail(id, publisher.as)).applicants).toBe(0)
  })

  it('cannot be picked once it is disabled', async () => {
    const { publisher, platform } = await all()
    const other = await company(h)
    const id = await demandAt(h, await all(), 2)
    await h.ok('POST /ws/demand/apply', { id }, other.as)
    await h.ok('POST /ws/operator/company/disable', { id: other.companyId, note: 'Under review' }, platform.as)
    expect((await h.refused('POST /ws/demand/pick', { id, accountId: other.companyId }, publisher.as)).error).toBe('applicantGone')
  })
})

describe('two at once, and strangers', () => {
  it('two members apply for one company: one application, and each later one is refused', async () => {
    const { publisher } = await all()
    const { member } = await firm()
    const id = await demandAt(h, await all(), 2)
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => h.call('POST /ws/demand/apply', { id }, (at % 2 ? member.admin : member.demandManager).as)),
    )
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    expect((await h.ok('GET /ws/demand/providers', { id }, publisher.as)).records).toHaveLength(1)
  })

  it('a firm and a person are picked at once: one of them, and only that one starts', async () => {
    const { publisher, provider } = await all()
    const serving = await firm()
    const id = await demandAt(h, await all(), 2)
    for (const { as } of [serving, provider]) await h.ok('POST /ws/demand/apply', { id }, as)
    const ids = [serving.companyId, provider.accountId]
    const picks = await Promise.all(ids.map((accountId) => h.call('POST /ws/demand/pick', { id, accountId }, publisher.as)))
    expect(picks.filter(({ body }) => body.success)).toHaveLength(1)
    const starts = await Promise.all(
      [serving.member.demandManager, serving.member.admin, provider].map(({ as }) =>
        h.call('POST /ws/demand/start', { id, agreed: true }, as),
      ),
    )
    expect(starts.filter(({ body }) => body.success)).toHaveLength(1)
  })

  it('a company invites neither itself, nor one that is not verified, nor an id of nobody', async () => {
    const { publisher } = await all()
    const id = await demandAt(h, await all(), 2)
    const fresh = await company(h, { verified: false })
    for (const accountId of [publisher.companyId, fresh.companyId, crypto.randomUUID()])
      expect((await h.refused('POST /ws/demand/add', { id, accountId }, publisher.as)).error, accountId).toBe('invalid')
  })

  it('a third company reads neither what is held nor what was delivered, and moves nothing', async () => {
    const id = await servedByFirm(5)
    const third = await company(h)
    expect((await h.refused('GET /ws/demand/detail', { id }, third.as)).error).toBe('notFound')
    expect((await h.refused('POST /ws/demand/changeComplete', { id, note: 'x' }, third.as)).error).toBe('notFound')
    expect((await h.ok('GET /ws/demand/joined', {}, third.as)).records).toEqual([])
  })
})

describe('what binds a serving company', () => {
  it('needs its second person where the amount reaches its limit; the publisher does not see that request', async () => {
    const { publisher, platform } = await all()
    await setLimit(h, publisher, { euros: 39_000 })
    const serving = await firm()
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '40000.00' }) }, publisher.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: '40000.00' }, publisher.as)
    const [funding] = (await h.ok('GET /ws/approval/list', {}, publisher.member['finance']!.as)).records
    await h.ok('POST /ws/approval/approve', { id: funding!.id }, publisher.member['finance']!.as)
    await h.ok('POST /ws/demand/publish', { id }, publisher.as)
    await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
    await h.ok('POST /ws/demand/apply', { id }, serving.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: serving.companyId }, publisher.as)
    const { waits } = await h.ok('POST /ws/demand/start', { id, agreed: true }, serving.as)
    expect(waits).toBe(true)
    expect((await detail(id, serving.as)).second?.waiting).not.toBeNull()
    expect((await detail(id, publisher.as)).second?.waiting).toBeNull()
    const [asked] = (await h.ok('GET /ws/approval/list', {}, serving.member['admin']!.as)).records
    expect((await h.refused('POST /ws/approval/approve', { id: asked!.id }, serving.as)).error).toBe('fourEyes')
    await h.ok('POST /ws/approval/approve', { id: asked!.id }, serving.member['admin']!.as)
    expect((await detail(id, serving.as)).seaServiceStatus).toBe(4)
  })
})

describe('a delivery of a serving company that needs its second person', () => {
  const LARGE = '40000.00'
  afterAll(async () => setLimit(h, (await all()).publisher, { off: true }))
  /** A large demand in service; finance and the owner of the publisher fund it, owner and admin of the firm start it. */
  async function large(over: Parameters<typeof formOf>[1] = {}) {
    const { publisher, platform } = await all()
    await setLimit(h, publisher, { euros: 39_000 })
    const serving = await firm()
    const secondOf = async (as: { token: string }) => (await h.ok('GET /ws/approval/list', {}, as)).records[0]!
    const second = async (as: { token: string }) => h.ok('POST /ws/approval/approve', { id: (await secondOf(as)).id }, as)
    const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: LARGE, ...over }) }, publisher.as)
    await h.ok('POST /ws/demand/hosting', { id, amount: LARGE }, publisher.as)
    await second(publisher.member['finance']!.as)
    await h.ok('POST /ws/demand/publish', { id }, publisher.as)
    await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
    await h.ok('POST /ws/demand/apply', { id }, serving.as)
    await h.ok('POST /ws/demand/pick', { id, accountId: serving.companyId }, publisher.as)
    await h.ok('POST /ws/demand/start', { id, agreed: true }, serving.as)
    await second(serving.member['admin']!.as)
    return { id, serving, secondOf }
  }

  const pass = async (days: number) => {
    h.clock.advance({ hours: 24 * days })
    await h.jobs.runDue()
    for (const member of Object.values((await firm()).member)) await renew(h, { ...(await all()), provider: member })
  }

  it('waits with its files, which the second person reads and others do not, and is sent as it was seen', async () => {
    const { publisher } = await all()
    const { id, serving, secondOf } = await large()
    const [owner, admin] = [serving.as, serving.member['admin']!.as]
    const file = await upload(h, owner.token, 'document', 'pdf', 'report.pdf')
    // What the publisher's own second person is asked about stops nothing here.
    const advance = { id, amount: '100', netMinor: 9_500 }
    expect((await h.ok('POST /ws/demand/imprest', advance, publisher.as)).waits).toBe(true)
    const sending = { id, note: 'All three lines run', fileIds: [file.id] }
    expect((await h.ok('POST /ws/demand/complete', sending, owner)).waits).toBe(true)
    expect((await detail(id, publisher.as)).seaServiceStatus).toBe(4)
    expect((await h.refused('POST /ws/demand/complete', { ...sending, fileIds: [] }, admin)).error).toBe('approvalWaits')
    const asked = await secondOf(admin)
    expect(asked).toMatchObject({ detail: expect.stringContaining('All three lines run'), files: [{ id: file.id, name: 'report.pdf' }] })
    expect((await detail(id, owner)).second?.waiting).toMatchObject({ id: asked.id, files: [{ id: file.id }] })
    expect((await detail(id, publisher.as)).second?.waiting?.files).toEqual([])
    const read = async (as: { token: string }) => (await fetch(`${h.url}${file.url}`, { headers: { 'x-access-token': as.token } })).status
    expect([await read(admin), await read(publisher.as)]).toEqual([200, 404])
    // It is taken by the request alone.
    const other = await servedByFirm(4)
    const foreign = await h.refused('POST /ws/demand/complete', { id: other, note: 'x', fileIds: [file.id] }, owner)
    expect(foreign.fields).toHaveProperty(['fileIds.0'])
    expect((await h.refused('POST /ws/approval/approve', { id: asked.id }, owner)).error).toBe('fourEyes')
    expect((await h.refused('POST /ws/approval/approve', { id: asked.id }, publisher.member['finance']!.as)).error).toBe('notFound')
    await h.ok('POST /ws/approval/approve', { id: asked.id }, admin)
    const after = await detail(id, publisher.as)
    expect(after).toMatchObject({ seaServiceStatus: 5, deliveries: [{ note: 'All three lines run', files: [{ id: file.id }] }] })
    expect(await read(publisher.as)).toBe(200)
    // The publisher's request was about a stage that is over.
    expect(after.second?.waiting).toBeNull()
  })

  it.each(['withdrawn', 'declined', 'expired'])('gives its files back when the request is %s, and can be asked for again', async (how) => {
    const { id, serving, secondOf } = await large()
    const [owner, admin] = [serving.as, serving.member['admin']!.as]
    const file = await upload(h, owner.token, 'document', 'pdf', 'report.pdf')
    const sending = { id, note: 'Done', fileIds: [file.id] }
    await h.ok('POST /ws/demand/complete', sending, owner)
    const asked = await secondOf(admin)
    if (how === 'withdrawn') await h.ok('POST /ws/approval/withdraw', { id: asked.id }, owner)
    else if (how === 'declined') await h.ok('POST /ws/approval/decline', { id: asked.id, reason: 'No report of line 3' }, admin)
    else await performAsSystem(h.services, 'test', (act) => expire(act, { id: asked.id }))
    const { rows } = await h.services.pool.query('select used_by from file where id = $1', [file.id])
    expect(rows).toEqual([{ used_by: null }])
    expect((await detail(id, owner)).seaServiceStatus).toBe(4)
    expect((await h.ok('POST /ws/demand/complete', sending, owner)).waits).toBe(true)
    await h.ok('POST /ws/approval/approve', { id: (await secondOf(admin)).id }, admin)
    expect((await detail(id, owner)).seaServiceStatus).toBe(5)
  })

  it('that was ready in time keeps the escrow from a reclaim while it waits, and one that was asked for later does not', async () => {
    const { publisher } = await all()
    const ends = { recruitEnd: dayFrom(h, 1), expectedCompletion: dayFrom(h, 2) }
    const [ready, late] = [await large(ends), await large(ends)]
    const admin = ready.serving.member['admin']!.as
    await pass(17)
    for (const { id } of [ready, late]) await h.ok('POST /ws/demand/reclaim', { id, reason: 'Nothing has come' }, publisher.as)
    await pass(4)
    await h.ok('POST /ws/demand/complete', { id: ready.id, note: 'Done' }, ready.serving.as)
    const asked = await ready.secondOf(admin)
    const told = async () =>
      (await h.services.pool.query(`select 1 from notice where kind = 'deliveryAwaitsSecond' and link like $1`, [`%${ready.id}%`])).rowCount
    expect(await told()).toBe(0)
    await pass(2)
    expect((await detail(late.id, publisher.as)).seaServiceStatus).toBe(7)
    expect(await detail(ready.id, publisher.as)).toMatchObject({
      seaServiceStatus: 4,
      reclaimAsked: true,
      escrow: { heldMinor: 4_000_000 },
    })
    const once = await told()
    expect(once).toBeGreaterThan(0)
    await pass(2)
    expect(await told()).toBe(once)
    // Declined, it was no delivery; asked for again, it is too late.
    await h.ok('POST /ws/approval/decline', { id: asked.id, reason: 'Not yet' }, admin)
    await h.ok('POST /ws/demand/complete', { id: ready.id, note: 'Done' }, ready.serving.as)
    await pass(2)
    expect(await detail(ready.id, publisher.as)).toMatchObject({ seaServiceStatus: 7, escrow: { heldMinor: 0 } })
  })

  it('is asked for once by two at the same time', async () => {
    const { id, serving, secondOf } = await large()
    const admin = serving.member['admin']!.as
    const deliver = (as: { token: string }) => h.call('POST /ws/demand/complete', { id, note: 'Done' }, as)
    const answers = await Promise.all([deliver(serving.as), deliver(admin)])
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
    const asked = await secondOf(admin)
    const decides = asked.may.decide ? admin : serving.as
    const [yes, no] = await Promise.all([
      h.call('POST /ws/approval/approve', { id: asked.id }, decides),
      h.call('POST /ws/approval/decline', { id: asked.id, reason: 'x' }, decides),
    ])
    expect([yes.body.success, no.body.success].filter(Boolean)).toHaveLength(1)
    expect((await detail(id, serving.as)).seaServiceStatus).toBe(yes.body.success ? 5 : 4)
  })
})

describe('the other side of an application', () => {
  it('is every member of the applying company, and those who applied are listed', async () => {
    const { publisher } = await all()
    const serving = await firm()
    await servedByFirm(3)
    const { db } = h.services
    const [member, owner] = [serving.member['demandManager']!.accountId, publisher.owner.accountId]
    expect(await otherSidesOf(db, { accountId: storedPerson(owner), companyId: publisher.companyId as never })).toContain(member)
    expect(await otherSidesOf(db, { accountId: storedPerson(member), companyId: serving.companyId as never })).toContain(owner)
    expect(await sidesAmong(db, { a: [member], b: [owner] })).toEqual([{ a: member, b: owner }])
  })

  it('shares the group of the demand with the members who may serve', async () => {
    const id = await servedByFirm(4)
    const serving = await firm()
    const { number } = await detail(id, serving.as)
    const groups = async (who: { token: string }) =>
      (await h.ok('GET /ws/chat/conversations', {}, who)).records.filter((one) => one.name === number).length
    expect(await groups(serving.member['demandManager']!.as)).toBe(1)
    expect(await groups(serving.member['finance']!.as)).toBe(0)
  })
})

it('is invited by its id, learns of it, and applies to a demand by invitation only', async () => {
  const { publisher, platform } = await all()
  const serving = await firm()
  const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { visibility: 'invited' }) }, publisher.as)
  await h.ok('POST /ws/demand/hosting', { id, amount: '8400.00' }, publisher.as)
  await h.ok('POST /ws/demand/publish', { id }, publisher.as)
  await h.ok('POST /ws/operator/demand/approve', { id }, platform.as)
  expect((await h.refused('POST /ws/demand/apply', { id }, serving.as)).error).toBe('notFound')
  await h.ok('POST /ws/demand/add', { id, accountId: serving.companyId, message: 'Please' }, publisher.as)
  const news = await h.ok('GET /ws/notice/list', {}, serving.member['demandManager']!.as)
  expect(JSON.stringify(news)).toContain(id)
  await h.ok('POST /ws/demand/apply', { id }, serving.as)
  expect((await detail(id, serving.as)).applyStatus).toBe(1)
})
