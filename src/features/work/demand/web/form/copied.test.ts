import { expect, it } from 'vitest'
import { copiedFrom } from './copied.ts'

type Copied = Parameters<typeof copiedFrom>[0]
const demand: Copied = {
  id: 'd1',
  ...{ category: 'afterSales', title: 'Munich', description: 'x', deliverables: 'x', acceptanceCriteria: 'x', areaCode: 'DE' },
  ...{ currency: 'EUR', amountMinor: 100_000, dueMinor: 100_000, prepaymentMinor: 0, contractKind: 'kpi' },
  ...{
    recruitStart: '2026-11-01',
    recruitEnd: '2026-11-15',
    expectedCompletion: '2026-12-31',
    workLanguage: 'en',
    visibility: 'public',
    bidding: 'open',
  },
  ...{ attachment: { id: 'f', name: 'a.zip', url: '/f', size: 1 }, bidQuestions: [], parts: [], periods: null, weeks: null },
  provider: { id: 'p1' },
}

it('repeats a demand from today on, without its attachment and its provider', () => {
  expect(copiedFrom(demand, 'repeat', '2026-12-01')).toMatchObject({
    ...{ title: 'Munich', amount: '1000.00', attachment: null, invitesParty: '', copyOf: 'd1', continues: '' },
    ...{ recruitStart: '2026-12-01', recruitEnd: '2026-12-15', expectedCompletion: '2027-01-30' },
  })
  expect(copiedFrom(demand, 'rehire', '2026-12-01')).toMatchObject({ invitesParty: 'p1', continues: '' })
})

it('renews it from the day after its last, or from today once that is past', () => {
  const renewed = { continues: 'yes', invitesParty: 'p1', recruitEnd: '2027-01-01', expectedCompletion: '2027-02-16' }
  expect(copiedFrom(demand, 'renew', '2026-12-01')).toMatchObject({ recruitStart: '2026-12-01', ...renewed })
  expect(copiedFrom(demand, 'renew', '2027-03-01')).toMatchObject({ recruitStart: '2027-03-01', recruitEnd: '2027-03-01' })
})

it('moves the days of the plan with it', () => {
  const days = { name: '1', startsOn: '2026-12-01', dueOn: '2026-12-31', isLast: true }
  const planned: Copied = {
    ...demand,
    contractKind: 'longTerm',
    periods: { cycle: 'monthly', amountMinor: 10_000, firstDay: '2026-12-01', noticeDays: 14 },
    parts: [{ ...days, amountMinor: 10_000, measure: null, work: null, rest: 'wallet' }],
  }
  expect(copiedFrom(planned, 'renew', '2026-12-20').plan?.periods).toMatchObject({ firstDay: '2027-01-01', amount: '100.00' })
})
