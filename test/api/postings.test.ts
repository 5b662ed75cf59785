import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '../../src/app/server/features.ts'
import { actorOf } from '../../src/features/base/account/server/reads.ts'
import { type Cause, causeNames } from '../../src/features/money/ledger/contract/causes.ts'
import { transfer } from '../../src/features/money/ledger/contract/posting.ts'
import { trialBalance } from '../../src/features/money/ledger/server/reads.ts'
import { postLedger } from '../../src/features/money/ledger/server/writes.ts'
import { runMovesOf } from '../../src/features/people/payroll/server/lifecycle.ts'
import { demandMoves } from '../../src/features/work/demand/server/lifecycle.ts'
import { partMovesOf } from '../../src/features/work/demand/server/parts/lifecycle.ts'
import { moneyOf } from '../../src/platform/contract/amount.ts'
import type { CallKey, CallSpec } from '../../src/platform/contract/call.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { perform } from '../../src/platform/server/wire/act.ts'
import { dayFrom, formOf } from '../support/demands.ts'
import { type CompanyPeople, company, individual, operator } from '../support/personas.ts'
import { startServer, type TestServer } from '../support/server.ts'

/**
 * Who moves money. Each cause with the calls by which a person posts it; what only timers post has none. What a second person approves is
 * posted by `approve` as well, whatever it is.
 */
const approve = 'POST /ws/approval/approve'
const settled = ['POST /ws/operator/payroll/paid', 'POST /ws/operator/payroll/result'] as const
const postedBy: Record<Cause, readonly (keyof typeof allCalls)[]> = {
  'topUp.confirm': ['POST /ws/operator/topUp/confirm', approve],
  'unallocated.record': [
    'POST /ws/operator/unallocated/record',
    'POST /ws/operator/topUp/confirm',
    'POST /ws/operator/topUp/arrivedAs',
    approve,
  ],
  'unallocated.undo': ['POST /ws/operator/unallocated/undo', approve],
  'unallocated.credit': ['POST /ws/operator/unallocated/credit', approve],
  'unallocated.sendBack': ['POST /ws/operator/unallocated/sendBack', approve],
  'withdrawal.request': ['POST /ws/wallet/withdraw'],
  'withdrawal.decline': ['POST /ws/wallet/withdrawal/decline'],
  'withdrawal.paid': ['POST /ws/operator/withdrawal/paid', approve],
  'withdrawal.returned': ['POST /ws/operator/withdrawal/failed', 'POST /ws/operator/withdrawal/cameBack', approve],
  'withdrawal.bounced': ['POST /ws/operator/withdrawal/cameBack', approve],
  'topUp.reverse': ['POST /ws/operator/topUp/reverse', approve],
  'demand.fund': [
    'POST /ws/demand/hosting',
    'POST /ws/demand/edit',
    'POST /ws/demand/pick',
    'POST /ws/demand/cap',
    'POST /ws/demand/part/fund',
    'POST /ws/demand/part/release',
    'POST /ws/demand/part/lower',
    approve,
  ],
  'demand.refund': [
    'POST /ws/demand/cancelPick',
    'POST /ws/demand/decline',
    'POST /ws/demand/start',
    'POST /ws/demand/edit',
    'POST /ws/demand/cancel',
    'POST /ws/demand/notice',
    'POST /ws/demand/plan/accept',
    'POST /ws/demand/end',
    'POST /ws/demand/cap',
    'POST /ws/demand/close',
    'POST /ws/demand/confirm',
    'POST /ws/demand/part/release',
    'POST /ws/demand/part/accept',
    'POST /ws/demand/acceptLower',
    'POST /ws/demand/split/accept',
    approve,
  ],
  'demand.advance': ['POST /ws/demand/imprest', approve],
  'demand.release': [
    'POST /ws/demand/confirm',
    'POST /ws/demand/part/release',
    'POST /ws/demand/part/lower',
    'POST /ws/demand/lower',
    'POST /ws/demand/part/accept',
    'POST /ws/demand/acceptLower',
    'POST /ws/demand/split/accept',
    approve,
  ],
  'payroll.hold': ['POST /ws/payroll/run/approve'],
  'payroll.release': ['POST /ws/payroll/run/reopen', 'POST /ws/payroll/run/cancel'],
  'payroll.send': ['POST /ws/payroll/run/pay'],
  'payroll.paid': [...settled, approve],
  'payroll.failed': ['POST /ws/operator/payroll/failed', 'POST /ws/operator/payroll/result', approve],
  'payroll.bounced': ['POST /ws/operator/payroll/cameBack', approve],
  'payroll.return': ['POST /ws/payroll/run/giveBack'],
  'bean.buy': ['POST /ws/bean/buy', 'POST /ws/operator/beanOrder/confirm', approve],
  'bean.refund': ['POST /ws/operator/beanOrder/refund'],
  'bean.reverse': ['POST /ws/operator/beanOrder/reverse', approve],
  'bean.lapse': ['POST /ws/account/close'],
  'provider.unlock': ['POST /ws/provider/unlock'],
  'provider.refund': ['POST /ws/operator/provider/report/confirm'],
}
const posting = [...new Set(Object.values(postedBy).flat())]
const specOf = (key: keyof typeof allCalls): CallSpec => allCalls[key]

let h: TestServer
let mine: CompanyPeople
beforeAll(async () => {
  h = await startServer()
  mine = await company(h, { funded: [{ amountMinor: 100_000, currency: 'EUR' }] })
})
afterAll(() => h.close())

describe('a call that moves money asks for a proof of the person', () => {
  it('whatever the cause', () => {
    expect(Object.keys(postedBy).toSorted()).toEqual(causeNames.toSorted())
    for (const key of posting) expect(specOf(key).proof, key).toBeTruthy()
  })

  it('and the moves of lifecycles are in that list by their causes', () => {
    const moves = [...Object.values(demandMoves), ...Object.values(partMovesOf), ...Object.values(runMovesOf)] as {
      call?: CallKey
      posts?: readonly Cause[]
    }[]
    const made = moves.flatMap(({ call, posts = [] }) => posts.flatMap((cause) => (call ? [[cause, call] as const] : [])))
    expect(made.length).toBeGreaterThan(10)
    for (const [cause, call] of made) {
      // Operators report several payments at once, by calls of their own.
      if (!call.startsWith('POST /ws/operator/payroll/')) expect(postedBy[cause], `${cause} by ${call}`).toContain(call)
    }
  })

  it('before it reads its input, if it always moves money', async () => {
    const people = {
      company: mine.owner,
      individual: await individual(h),
      operator: await operator(h),
      member: mine.owner,
      signedIn: mine.owner,
    }
    for (const key of posting) {
      const { audience, proof } = specOf(key)
      if (proof !== true || audience === 'anyone') continue
      const refused = await h.refused(key, { nonsense: true }, { token: people[audience].token, unproved: true })
      expect([key, refused.error]).toEqual([key, 'proofNeeded'])
    }
  })
})

describe('a call that moves money only sometimes', () => {
  it('asks when it does: an edit of another amount, not of the text, and a cancellation of what is funded', async () => {
    const form = (over: object) => ({ ...formOf(h, { amount: '300', recruitEnd: dayFrom(h, 9) }), ...over })
    const unproved = { token: mine.token, unproved: true } as const
    const { id } = await h.ok('POST /ws/demand/create', { form: form({}) }, unproved)
    await h.ok('POST /ws/demand/hosting', { id, amount: '300' }, mine.as)
    const held = async () => (await h.ok('GET /ws/demand/detail', { id }, mine.as)).escrow?.heldMinor

    await h.ok('POST /ws/demand/edit', { id, form: form({ title: 'Another title' }) }, unproved)
    const more = { id, form: form({ amount: '350' }) }
    expect((await h.refused('POST /ws/demand/edit', more, unproved)).error).toBe('proofNeeded')
    expect(await held()).toBe(30_000)
    await h.ok('POST /ws/demand/edit', more, mine.as)
    expect(await held()).toBe(35_000)
    expect((await h.refused('POST /ws/demand/cancel', { id, reason: 'x' }, unproved)).error).toBe('proofNeeded')
    await h.ok('POST /ws/demand/cancel', { id, reason: 'x' }, mine.as)
    const empty = await h.ok('POST /ws/demand/create', { form: form({}) }, unproved)
    await h.ok('POST /ws/demand/cancel', { id: empty.id, reason: 'x' }, unproved)
  })
})

describe('the ledger itself', () => {
  const entries = () =>
    transfer(
      { kind: 'companyWallet', owner: { ownerType: 'company', ownerId: mine.companyId } },
      { kind: 'demandEscrow', owner: { ownerType: 'demand', ownerId: mine.companyId } },
      moneyOf(500, 'EUR'),
    )
  const postWith = async (proof: Act['proof']) => {
    const actor = (await actorOf(h.services.db, mine.owner.accountId))!
    return perform(h.services, { actor, lang: 'cn', requestId: 'test', ip: null, proof }, (act) =>
      postLedger(act, { key: crypto.randomUUID(), cause: 'demand.fund', ref: { type: 'demand', id: mine.companyId }, entries: entries() }),
    )
  }

  it('posts nothing for a person by a call that declares no proof, and asks where it was not given', async () => {
    const before = (await trialBalance(h.services.db)).postings
    await expect(postWith(undefined)).rejects.toThrow('demand.fund is posted by a call that declares no proof')
    await expect(postWith('missing')).rejects.toMatchObject({ error: 'proofNeeded' })
    expect((await trialBalance(h.services.db)).postings).toBe(before)
    await postWith('given')
    expect((await trialBalance(h.services.db)).postings).toBe(before + 1)
  })
})
