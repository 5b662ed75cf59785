import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cast, demandAt, renew, type Stage } from '../../../../../test/support/demands.ts'
import { earn, verified } from '../../../../../test/support/money.ts'
import { type CompanyPeople, company, fund, individual, type Person } from '../../../../../test/support/personas.ts'
import { startServer, type TestServer } from '../../../../../test/support/server.ts'
import { moneyOf } from '../../../../platform/contract/amount.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { performAsSystem } from '../../../../platform/server/wire/act.ts'
import type { AccountKind, AccountName } from '../../../money/ledger/contract/accounts.ts'
import type { Cause } from '../../../money/ledger/contract/causes.ts'
import { type Entry, entriesOf, transfer } from '../../../money/ledger/contract/posting.ts'
import { postLedger } from '../../../money/ledger/server/writes.ts'
import { moveNames } from '../../../work/demand/contract/texts.ts'
import { allowedBy, standingNames, uses } from '../contract/standing.ts'

let h: TestServer
let people: Stage
beforeAll(async () => {
  h = await startServer()
  people = await cast(h)
})
afterAll(() => h.close())

const set = (table: 'company' | 'account', id: string, status: string | number) =>
  h.services.pool.query(
    `update ${table} set status = $2, ${table === 'company' ? 'note' : 'status_reason'} = '制裁名单命中' where id = $1`,
    [id, status],
  )
const asSystem = <T>(run: (act: Act) => Promise<T>) => performAsSystem(h.services, 'standing', run)
const disable = (id: string) => h.ok('POST /ws/operator/company/disable', { id, note: '制裁名单命中' }, people.platform.as)
const enable = (id: string) => h.ok('POST /ws/operator/company/enable', { id }, people.platform.as)
const freeze = (id: string) => h.ok('POST /ws/operator/account/freeze', { id, reason: '疑似欺诈' }, people.platform.as)
const unfreeze = (id: string) => h.ok('POST /ws/operator/account/unfreeze', { id, reason: '已核实' }, people.platform.as)

describe('the table', () => {
  it('says of each standing what it stops: nothing begins, and money neither leaves nor comes from others', () => {
    for (const standing of standingNames) {
      const stopped = uses.filter((use) => !allowedBy[standing][use])
      expect(stopped, standing).toEqual(standing === 'good' ? [] : ['begin', 'spend', 'receive', 'withdraw', 'payOut'])
    }
  })
})

/** What each cause does to an account of a stopped company or person: moved, or refused. Written once more, by what product §5 says. */
const owned = (kind: AccountKind, ownerType: 'company' | 'person' | 'demand' | 'payrollRun', ownerId: string): AccountName => ({
  kind,
  owner: { ownerType, ownerId },
})
type Made = (mine: { company: string; person: string; other: string }) => Entry[]
const eur = (from: AccountName, to: AccountName) => transfer(from, to, moneyOf(500, 'EUR'))
const beans = (from: AccountName, to: AccountName) => transfer(from, to, moneyOf(5, 'BEAN'))
const bank: AccountName = { kind: 'bank' }
const issue: AccountName = { kind: 'beanIssue' }
const wallet = (id: string) => owned('companyWallet', 'company', id)
const transit = (id: string) => owned('payoutTransit', 'company', id)
const balance = (id: string) => owned('personAvailable', 'person', id)
const personTransit = (id: string) => owned('payoutTransit', 'person', id)
const escrow = (id: string) => owned('demandEscrow', 'demand', id)
const held = (id: string) => owned('payrollHeld', 'payrollRun', id)

const cases: [cause: Cause, who: 'company' | 'person', moved: boolean, entries: Made][] = [
  ['topUp.confirm', 'company', true, (m) => eur(bank, wallet(m.company))],
  ['withdrawal.request', 'company', false, (m) => eur(wallet(m.company), transit(m.company))],
  ['withdrawal.decline', 'company', true, (m) => eur(transit(m.company), wallet(m.company))],
  ['withdrawal.paid', 'company', false, (m) => eur(transit(m.company), bank)],
  ['withdrawal.returned', 'company', true, (m) => eur(transit(m.company), wallet(m.company))],
  ['withdrawal.request', 'person', false, (m) => eur(balance(m.person), personTransit(m.person))],
  ['withdrawal.paid', 'person', false, (m) => eur(personTransit(m.person), bank)],
  ['withdrawal.returned', 'person', true, (m) => eur(personTransit(m.person), balance(m.person))],
  ['demand.fund', 'company', false, (m) => eur(wallet(m.company), escrow(m.company))],
  ['demand.refund', 'company', true, (m) => eur(escrow(m.company), wallet(m.company))],
  ['demand.advance', 'person', false, (m) => eur(escrow(m.other), balance(m.person))],
  ['demand.release', 'person', false, (m) => eur(escrow(m.other), balance(m.person))],
  ['payroll.hold', 'company', false, (m) => eur(wallet(m.company), held(m.company))],
  ['payroll.release', 'company', true, (m) => eur(held(m.company), wallet(m.company))],
  ['payroll.return', 'company', true, (m) => eur(held(m.company), wallet(m.company))],
  [
    'bean.buy',
    'company',
    false,
    (m) => entriesOf(eur(wallet(m.company), { kind: 'beanSales' }), beans(issue, owned('beanWallet', 'company', m.company))),
  ],
  ['bean.buy', 'person', true, (m) => entriesOf(eur(bank, { kind: 'beanSales' }), beans(issue, owned('beanWallet', 'person', m.person)))],
  [
    'bean.refund',
    'company',
    true,
    (m) => entriesOf(eur({ kind: 'beanSales' }, wallet(m.company)), beans(owned('beanWallet', 'company', m.company), issue)),
  ],
  [
    'bean.refund',
    'person',
    false,
    (m) => entriesOf(eur({ kind: 'beanSales' }, bank), beans(owned('beanWallet', 'person', m.person), issue)),
  ],
  ['bean.lapse', 'person', true, (m) => beans(owned('beanWallet', 'person', m.person), issue)],
  ['provider.unlock', 'company', false, (m) => beans(owned('beanWallet', 'company', m.company), issue)],
  ['provider.refund', 'company', true, (m) => beans(issue, owned('beanWallet', 'company', m.company))],
]

describe('the ledger, for each standing and cause', () => {
  let mine: { company: string; person: string; other: string }
  const post = (cause: Cause, entries: Entry[]) =>
    asSystem((act) => postLedger(act, { key: randomUUID(), cause, ref: { type: 'test', id: randomUUID() }, entries }))

  beforeAll(async () => {
    const [one, other, person] = [await company(h), await company(h), await individual(h)]
    mine = { company: one.companyId, person: person.accountId, other: other.companyId }
    const fill = (to: AccountName) => eur(bank, to)
    // Enough in every account that a case takes money from.
    const full = [wallet(mine.company), transit(mine.company), escrow(mine.company), escrow(mine.other), held(mine.company)]
    for (let times = 0; times < 20; times++) {
      for (const to of [...full, balance(mine.person), personTransit(mine.person), { kind: 'beanSales' } as AccountName])
        await post('topUp.confirm', fill(to))
      for (const to of [owned('beanWallet', 'company', mine.company), owned('beanWallet', 'person', mine.person)])
        await post('provider.refund', beans(issue, to))
    }
  })

  const stands = (status: string) =>
    Promise.all([
      set('company', mine.company, status === 'good' ? 2 : 4),
      set('account', mine.person, status === 'good' ? 'active' : status),
    ])

  for (const status of ['good', 'frozen', 'underReview', 'closed'])
    it.each(cases)(`${status === 'good' ? 'good' : `disabled / ${status}`}: %s of a %s`, async (cause, _who, moved, entries) => {
      await stands(status)
      const made = post(cause, entries(mine))
      if (moved || status === 'good') expect((await made).postingId).toBeTruthy()
      else await expect(made).rejects.toMatchObject({ error: 'partyStopped', params: { reason: '制裁名单命中' } })
    })
})

describe('the moves of a demand', () => {
  /** For each side's moves, those that wait while the company, or the provider, is stopped. */
  const ofPlan = ['proposePlan', 'acceptPlan', 'changeCap', 'lowerLast', 'acceptLast', 'acceptSplit']
  const waits: Record<'company' | 'provider', readonly string[]> = {
    company: ['fund', 'edit', 'publish', 'approve', 'apply', 'counterBid', 'invite', 'pick', 'start', 'advance', 'confirm', ...ofPlan],
    provider: ['start', 'advance', 'confirm', ...ofPlan],
  }

  it('are refused where they would begin or pay something, and no others; the buttons say why', async () => {
    const { publisher, provider, platform } = people
    const demands: [status: number, id: string][] = []
    for (const status of [0, 1, 2, 3, 4, 5, 6]) demands.push([status, await demandAt(h, people, status)])
    const waiting = await demandAt(h, people, 1)
    await h.ok('POST /ws/demand/publish', { id: waiting }, publisher.as)
    demands.push([1, waiting])
    const sentences = new Set<string>()
    const stoppedMoves = async (whom: 'company' | 'provider') => {
      const found = new Set<string>()
      const viewers: Person[] = whom === 'company' ? [publisher.owner, provider, platform] : [publisher.owner, platform]
      for (const [, id] of demands)
        for (const viewer of viewers) {
          const shown = await h.call('GET /ws/demand/detail', { id }, { token: viewer.token })
          if (!shown.body.success) continue
          for (const { move, reason } of shown.body.result.moves)
            if (reason && /平台已|当事方/.test(reason)) {
              found.add(move)
              sentences.add(reason)
            }
        }
      return moveNames.filter((name) => found.has(name))
    }
    await disable(publisher.companyId)
    expect(await stoppedMoves('company')).toEqual(moveNames.filter((name) => waits.company.includes(name)))
    await enable(publisher.companyId)
    expect(await stoppedMoves('company')).toEqual([])

    await freeze(provider.accountId)
    expect(await stoppedMoves('provider')).toEqual(
      moveNames.filter((name) => waits.provider.includes(name) && !['start', 'acceptLast'].includes(name)),
    )
    await unfreeze(provider.accountId)
    await renew(h, people)
    // In words for one's own company, for the other side, and for operators.
    expect(sentences.size).toBe(3)
  })
})

describe('a disabled company', () => {
  let mine: CompanyPeople
  let own: Stage
  beforeAll(async () => {
    mine = await company(h, { roles: ['finance'], funded: [{ amountMinor: 9_000_000, currency: 'EUR' }] })
    own = { ...people, publisher: mine, provider: await individual(h) }
  })

  it('keeps its money and its obligations as they are: it withdraws, publishes and picks nothing, and is not in the hall', async () => {
    const bankAccount = {
      holderName: 'A B',
      bankName: 'Nordsee Bank',
      country: 'DE',
      currency: 'EUR' as const,
      accountNumber: '4400112299',
    }
    const account = await h.ok('POST /ws/wallet/bankAccount/add', bankAccount, mine.as)
    const withdraw = { bankAccountId: account.id, currency: 'EUR' as const, amount: '100' }
    const prepared = await h.ok('POST /ws/wallet/withdraw', withdraw, mine.as)
    const open = await demandAt(h, own, 2)
    await h.ok('POST /ws/demand/apply', { id: open }, own.provider.as)
    const picked = await demandAt(h, own, 3)
    const serving = await demandAt(h, own, 4)
    const other = await individual(h)
    const inHall = async () => (await h.ok('GET /ws/hall/list', { pageSize: 100 }, other.as)).records.map(({ id }) => id)
    expect(await inHall()).toContain(open)

    await disable(mine.companyId)
    const refusals = async () =>
      Promise.all([
        h.refused('POST /ws/wallet/withdraw', withdraw, mine.as),
        h.refused('GET /ws/wallet/withdrawal/preview', { currency: 'EUR', amount: '100' }, mine.as),
        h.refused('POST /ws/wallet/withdrawal/approve', { id: prepared.id }, mine.member.finance.as),
        h.refused('POST /ws/demand/pick', { id: open, accountId: own.provider.accountId }, mine.as),
        h.refused('POST /ws/demand/start', { id: picked, agreed: true }, own.provider.as),
        h.refused('POST /ws/demand/apply', { id: open }, other.as),
        h.refused('POST /ws/demand/imprest', { id: serving, amount: '10', netMinor: 950 }, mine.as),
      ])
    expect((await refusals()).map(({ error }) => error)).toEqual([
      'ownStopped',
      'ownStopped',
      'ownStopped',
      'ownStopped',
      'otherStopped',
      'otherStopped',
      'ownStopped',
    ])
    expect(await inHall()).not.toContain(open)
    // Its provider learns that it is stopped, not why.
    const told = (await h.ok('GET /ws/notice/list', { pageSize: 100 }, own.provider.as)).records.filter(
      ({ kind }) => kind === 'otherSideStopped',
    )
    expect(told).toHaveLength(2)
    expect(JSON.stringify(told)).not.toContain('制裁')

    // What was begun can be finished, and money comes back to its own wallet.
    await h.ok('POST /ws/demand/complete', { id: serving, note: '已交付' }, own.provider.as)
    await h.ok('POST /ws/demand/cancel', { id: open, reason: '停用' }, mine.as)
    await h.ok('POST /ws/wallet/withdrawal/decline', { id: prepared.id, reason: '停用' }, mine.member.finance.as)

    await enable(mine.companyId)
    await h.ok('POST /ws/demand/start', { id: picked, agreed: true }, own.provider.as)
    await h.ok('POST /ws/wallet/withdraw', withdraw, mine.as)
  })
})

describe('a payout to a frozen person', () => {
  it('is marked in the queue with the reason and cannot be paid; returned, the money is in their balance', async () => {
    const [from, person] = [await company(h), await verified(h, await individual(h))]
    const { orderId } = await earn(h, from, person, { amountMinor: 10_000, currency: 'EUR' })
    const bankAccount = {
      holderName: person.name,
      bankName: 'Nordsee',
      country: 'DE',
      currency: 'EUR' as const,
      accountNumber: '4400112244',
    }
    const account = await h.ok('POST /ws/wallet/bankAccount/add', bankAccount, person.as)
    const { id, number } = await h.ok('POST /ws/wallet/withdraw', { bankAccountId: account.id, orderIds: [orderId] }, person.as)
    await freeze(person.accountId)
    const seen = async () => {
      const { records } = await h.ok('GET /ws/operator/withdrawals', { search: number }, people.platform.as)
      return h.ok('GET /ws/operator/standings', { people: records.map(({ owner }) => owner.id).join() }, people.platform.as)
    }
    expect(await seen()).toMatchObject([{ ownerType: 'person', id: person.accountId, standing: 'frozen', reason: '疑似欺诈' }])
    const refused = await h.refused('POST /ws/operator/withdrawal/paid', { id, reference: 'W-1', proof: '' }, people.platform.as)
    expect(refused).toMatchObject({ error: 'partyStopped', message: expect.stringContaining('疑似欺诈') })
    await h.ok('POST /ws/operator/withdrawal/failed', { id, reason: '账号冻结' }, people.platform.as)
    await unfreeze(person.accountId)
    expect(await seen()).toEqual([])
  })
})

describe('the case of an operator', () => {
  it('names who of its parties is stopped, also the company whose member sent it', async () => {
    const [firm, person] = [await company(h), await individual(h)]
    const ask = () =>
      h.ok(
        'GET /ws/operator/standings',
        { companies: firm.companyId, people: [person.accountId, firm.owner.accountId].join() },
        people.platform.as,
      )
    expect(await ask()).toEqual([])
    await disable(firm.companyId)
    await freeze(person.accountId)
    expect(await ask()).toMatchObject([
      { ownerType: 'company', id: firm.companyId, standing: 'disabled', reason: '制裁名单命中' },
      { ownerType: 'person', id: person.accountId, standing: 'frozen', reason: '疑似欺诈' },
    ])
    const ofMember = await h.ok('GET /ws/operator/standings', { people: firm.owner.accountId }, people.platform.as)
    expect(ofMember.map(({ id }) => id)).toEqual([firm.companyId])
    await unfreeze(person.accountId)
    await enable(firm.companyId)
    expect(await ask()).toEqual([])
  })
})

describe('a timer', () => {
  it('that would pay a frozen provider waits with the money in escrow, notifies operators, and pays once they are back', async () => {
    const own = {
      ...people,
      publisher: await company(h, { funded: [{ amountMinor: 9_000_000, currency: 'EUR' }] }),
      provider: await individual(h),
    }
    const id = await demandAt(h, own, 5)
    await freeze(own.provider.accountId)
    h.clock.advance({ hours: 24 * 14 + 1 })
    await renew(h, own)
    await h.jobs.runDue()
    const detail = () => h.ok('GET /ws/demand/detail', { id }, own.publisher.as)
    expect(await detail()).toMatchObject({
      seaServiceStatus: 5,
      escrow: { heldMinor: 840_000 },
      stopped: { publisher: false, provider: true },
    })
    const told = (await h.ok('GET /ws/notice/list', { pageSize: 100 }, own.platform.as)).records.filter(
      ({ kind }) => kind === 'timerStopped',
    )
    expect(told[0]?.content).toContain('疑似欺诈')
    expect((await h.refused('POST /ws/demand/confirm', { id, netMinor: 798_000 }, own.publisher.as)).error).toBe('otherStopped')

    await unfreeze(own.provider.accountId)
    h.clock.advance({ hours: 25 })
    await renew(h, own)
    await h.jobs.runDue()
    expect(await detail()).toMatchObject({ seaServiceStatus: 6, escrow: { heldMinor: 0, releasedMinor: 840_000 } })
  })
})

describe('what waits for a second person', () => {
  it('is not carried out for a disabled company, and is once it is enabled', async () => {
    const mine = await company(h, { roles: ['finance'], funded: [{ amountMinor: 90_000_000, currency: 'CNY' }] })
    await asSystem((act) => fund(act, mine.companyId, { amountMinor: 1, currency: 'CNY' }))
    const own = { ...people, publisher: mine }
    const id = await demandAt(h, own, 0, { currency: 'CNY', amount: '200000' })
    const asked = await h.ok('POST /ws/demand/hosting', { id, amount: '200000' }, mine.as)
    expect(asked.waits).toBe(true)
    const { records } = await h.ok('GET /ws/approval/list', {}, mine.member.finance.as)
    await disable(mine.companyId)
    expect((await h.refused('POST /ws/approval/approve', { id: records[0]!.id }, mine.member.finance.as)).error).toBe('ownStopped')
    await enable(mine.companyId)
    await h.ok('POST /ws/approval/approve', { id: records[0]!.id }, mine.member.finance.as)
    expect((await h.ok('GET /ws/demand/detail', { id }, mine.as)).escrow?.heldMinor).toBe(20_000_000)
  })
})
