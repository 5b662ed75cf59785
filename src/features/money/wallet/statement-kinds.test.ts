import { expect, it } from 'vitest'
import { causeNames } from '../ledger/contract/causes.ts'
import { statementKinds } from './contract/statement.ts'

/** Causes that move neither a company's wallet nor its escrow. */
const elsewhere = [
  'unallocated.record',
  'unallocated.undo',
  'unallocated.sendBack',
  'withdrawal.paid',
  'payroll.send',
  'payroll.paid',
  'payroll.failed',
  'payroll.bounced',
  'bean.reverse',
  'bean.lapse',
  'provider.unlock',
  'provider.refund',
]

it('every cause that moves a company’s money is of one kind of its statement', () => {
  const named = [...Object.values(statementKinds).flat(), ...elsewhere]
  expect(named.toSorted()).toEqual([...causeNames].toSorted())
})
