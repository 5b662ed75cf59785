import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { paymentStateNames } from '../contract/run.ts'
import { awaitedPayments, openPayments, paymentLifecycle, sentPayments } from './payment-lifecycle.ts'

it('the lists of states come from the table', () => {
  expect(Object.keys(paymentLifecycle.states).sort()).toEqual([...paymentStateNames].sort())
  expect(openPayments).toEqual(['held', 'withheld', 'failed', 'sent', 'outside'])
  expect(awaitedPayments).toEqual(['held', 'failed', 'sent', 'outside'])
  expect(sentPayments).toEqual(['sent', 'paid', 'paidOutside'])
})

it('the trigger refuses changes of what is settled, but that money which was paid comes back', () => {
  const guard = readFileSync(new URL('invariants.sql', import.meta.url), 'utf8')
  const settled = paymentStateNames.filter((state) => !openPayments.includes(state))
  expect(guard).toContain(`or old.state in (${settled.map((state) => `'${state}'`).join(', ')})`)
  expect(settled.filter((state) => Object.keys(paymentLifecycle.states[state]).length > 0)).toEqual(['paid'])
  expect(guard).toContain(`and not (old.state = 'paid' and new.state = 'failed')`)
})
