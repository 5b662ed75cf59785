import { heldBeforeStart, pricedPlan } from '../../src/features/work/demand/contract/bid-money.ts'
import {
  type Books,
  dropOf,
  heldOf,
  hostOn,
  imprestOf,
  missingOf,
  noSums,
  type PartMoney,
  type Rates,
  releaseOf,
  type Split,
} from '../../src/features/work/demand/contract/plan/money.ts'
import { shareOf } from '../../src/platform/contract/amount.ts'
import { randomOf } from './random.ts'

/**
 * One random plan, played to its end: 1 to 20 parts, picked at other prices, cancelled and picked again, funded one by one or at once, an
 * advance over several parts, releases in one or two steps in any order, parts dropped, and rates that change in the middle. Throws at
 * the first step whose money does not add up.
 */
export function playPlan(seed: number): { steps: number; released: number } {
  const random = randomOf(seed)
  const scale = random.pick([1, 100, 10_000, 1_000_000, 5_000_000])
  const parts: PartMoney[] = Array.from({ length: 1 + random.below(20) }, () => ({
    amountMinor: random.chance(0.05) ? 0 : random.below(scale) + 1,
    heldMinor: 0,
    advancedMinor: 0,
    earnedMinor: 0,
    isOpen: true,
  }))
  let rates: Rates = { feeBps: random.below(2_001), shareBps: random.below(5_001) }
  const changes = random.chance(0.2)
  let books: Books = { parts, sums: noSums }
  const paid = { hosted: 0, escrow: 0, wallet: 0, provider: 0, platform: 0, channel: 0 }
  let advanced = false
  let steps = 0

  const settle = (after: { books: Books; split: Split }) => {
    const { grossMinor, feeMinor, shareMinor, netMinor, backMinor } = after.split
    need(
      Object.values(after.split).every((one) => Number.isSafeInteger(one) && one >= 0),
      'an amount is negative',
    )
    need(feeMinor <= grossMinor && shareMinor <= feeMinor, 'a fee is above its gross')
    need(netMinor + feeMinor === grossMinor, 'a release is not the sum of its lines')
    paid.escrow -= grossMinor + backMinor
    paid.provider += netMinor
    paid.platform += feeMinor - shareMinor
    paid.channel += shareMinor
    paid.wallet += backMinor
    books = after.books
  }
  const need = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`seed ${seed}, step ${steps}: ${what}`)
  }
  const check = () => {
    steps += 1
    need(heldOf(books.parts) === paid.escrow, 'the parts hold something else than the escrow')
    need(
      books.parts.every((part) => part.heldMinor >= 0 && part.advancedMinor >= 0),
      'a part is negative',
    )
    need(
      books.parts.every((part) => part.isOpen || part.heldMinor === 0),
      'a part that is over holds money',
    )
    need(paid.hosted === paid.escrow + paid.wallet + paid.provider + paid.platform + paid.channel, 'money is missing')
    if (!changes) {
      const { grossMinor, feeMinor, shareMinor } = books.sums
      need(feeMinor === shareOf(grossMinor, rates.feeBps), 'the fee is not that of the sum')
      need(shareMinor === shareOf(feeMinor, rates.shareBps), 'the share is not that of the fee')
    }
    need(books.sums.feeMinor === paid.platform + paid.channel, 'the fees are not what was posted')
  }
  const fund = (at: number) => {
    const missing = missingOf(books.parts[at]!)
    books = { ...books, parts: books.parts.map((part, place) => (place === at ? { ...part, heldMinor: part.heldMinor + missing } : part)) }
    paid.hosted += missing
    paid.escrow += missing
    check()
  }

  // Hosted by its first parts, picked at other prices, cancelled, picked again, and begun.
  const pickAtPrices = () => {
    const amounts = books.parts.map(({ amountMinor }) => amountMinor)
    const total = amounts.reduce((sum, one) => sum + one, 0)
    const hosting = amounts.slice(0, 1 + random.below(amounts.length)).reduce((sum, one) => sum + one, 0)
    const place = (all: readonly number[], due: number) => {
      books = { ...books, parts: heldBeforeStart(all, due, paid.escrow) }
      check()
    }
    const add = (amount: number) => {
      paid.hosted += amount
      paid.escrow += amount
    }
    const giveBack = (amount: number) => {
      need(amount >= 0, 'less is in escrow than is due')
      paid.escrow -= amount
      paid.wallet += amount
    }
    add(hosting)
    place(amounts, hosting)
    for (let left = random.below(3); ; left -= 1) {
      const price = 1 + random.below(2 * total + 1)
      const plan = pricedPlan(amounts, hosting, price)
      need(plan.amounts.reduce((sum, one) => sum + one, 0) === price, 'the parts are not the price')
      need(
        plan.amounts.every((one, at) => one >= 0 && (amounts[at]! > 0 || one === 0)),
        'a checkpoint costs something',
      )
      add(Math.max(0, plan.hostingMinor - paid.escrow))
      place(plan.amounts, plan.hostingMinor)
      giveBack(paid.escrow - (left > 0 ? hosting : plan.hostingMinor))
      place(left > 0 ? amounts : plan.amounts, left > 0 ? hosting : plan.hostingMinor)
      if (left <= 0) return
    }
  }
  if (parts.some(({ amountMinor }) => amountMinor > 0) && random.chance(0.4)) pickAtPrices()
  if (random.chance(0.3)) {
    const all = books.parts.reduce((sum, part) => sum + missingOf(part), 0)
    books = { ...books, parts: hostOn(books.parts, all) }
    paid.hosted += all
    paid.escrow += all
    check()
  }
  while (books.parts.some(({ isOpen }) => isOpen)) {
    if (changes && random.chance(0.1)) rates = { feeBps: random.below(2_001), shareBps: random.below(5_001) }
    const open = books.parts.flatMap((part, at) => (part.isOpen ? [at] : []))
    const at = random.chance(0.8) ? open[0]! : random.pick(open)
    if (random.chance(0.05)) {
      settle(dropOf(books, at))
      check()
      continue
    }
    fund(at)
    const held = heldOf(books.parts)
    if (!advanced && held > 0 && random.chance(0.2)) {
      advanced = true
      settle(imprestOf(books, 1 + random.below(held), rates))
      check()
    }
    const most = books.parts[at]!.amountMinor - books.parts[at]!.earnedMinor
    const earnedMinor = random.chance(0.5) ? most : random.below(most + 1)
    const isLast = random.chance(0.7)
    settle(releaseOf(books, at, { earnedMinor, isLast, rest: random.pick(['next', 'wallet']) }, rates))
    check()
  }
  need(paid.escrow === 0, 'something is left in escrow')
  return { steps, released: books.sums.grossMinor }
}

/** Plays that many plans, and says how much was played. */
export function playPlans(count: number): string {
  let steps = 0
  for (let seed = 1; seed <= count; seed += 1) steps += playPlan(seed).steps
  return `${count.toLocaleString('en')} plans played to their end in ${steps.toLocaleString('en')} steps, every one adding up`
}
