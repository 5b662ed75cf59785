import { expect, it } from 'vitest'
import { playPlans } from '../../../../../../test/support/plan-money.ts'

it('adds up in 200,000 random plans', () => {
  const played = playPlans(200_000)
  process.stdout.write(`${played}\n`)
  expect(played).toContain('200,000 plans')
})
