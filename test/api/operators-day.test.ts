import { beforeAll, expect, test } from 'vitest'
import { upload } from '../support/files.ts'
import { approved, inNovember, type PayScene, payScene } from '../support/payrun.ts'
import { operator, type Person, signInAgain } from '../support/personas.ts'
import { changeSetting } from '../support/settings.ts'
import { serverForFile } from '../support/suite.ts'

/** What one operator books for one company in a day counts together, whatever books it (product §1). */

const h = serverForFile()
let one: Person
let two: Person
beforeAll(async () => {
  inNovember(h)
  one = await operator(h)
  await h.ok('POST /ws/operator/beanPackage', { beans: 100, price: '98' }, one.as)
  two = await operator(h)
  await changeSetting(h, one, 'secondOperatorFrom', 150)
})

type Booked = { waits: boolean }
let months = 0

/** About 100 yuan of one company each, below the limit of 150 yuan alone. */
const kinds: Record<string, (scene: PayScene) => Promise<(by: Person) => Promise<Booked>>> = {
  'a top-up': async ({ people: firm }) => {
    const voucher = (await upload(h, firm.token, 'voucher', 'png')).url
    const form = { currency: 'CNY', amount: '100', bankReference: crypto.randomUUID(), voucher } as const
    const { id } = await h.ok('POST /ws/wallet/topUp', form, firm.as)
    return (by) => h.ok('POST /ws/operator/topUp/confirm', { id }, by.as)
  },
  'a payout': async ({ people: firm }) => {
    const accountNumber = String(Math.random()).slice(2, 12)
    const bank = { holderName: 'A', bankName: 'DBS', country: 'SG', currency: 'CNY', accountNumber, swift: 'DBSSSGSG' } as const
    const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', bank, firm.as)
    const { finance } = firm.member
    const { id } = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'CNY', amount: '110' }, finance.as)
    await h.ok('POST /ws/wallet/withdrawal/approve', { id }, firm.as)
    return (by) => h.ok('POST /ws/operator/withdrawal/paid', { id, reference: crypto.randomUUID() }, by.as)
  },
  'an order of beans': async ({ people: firm }) => {
    const voucher = (await upload(h, firm.token, 'voucher', 'png')).url
    const form = { beans: 100, priceMinor: 9_800, bankReference: crypto.randomUUID(), voucher }
    const { id } = await h.ok('POST /ws/bean/order', form, firm.as)
    return (by) => h.ok('POST /ws/operator/beanOrder/confirm', { id }, by.as)
  },
  'a batch of pay': async (scene) => {
    const { finance } = scene.people.member
    const id = await approved(h, scene, { on: `2026-${String(1 + (months++ % 10)).padStart(2, '0')}-15` })
    await h.ok('POST /ws/payroll/run/pay', { id }, finance.as)
    const [batch] = (await h.ok('GET /ws/payroll/run', { id }, finance.as)).batches
    const { records } = await h.ok('GET /ws/operator/payroll/batch', { id: batch!.id }, one.as)
    const said = { batchId: batch!.id, paymentIds: records.map((each) => each.id), reference: crypto.randomUUID() }
    return (by) => h.ok('POST /ws/operator/payroll/paid', said, by.as)
  },
}
const names = Object.keys(kinds)
const pairs = names.flatMap((name) =>
  names.filter((other) => name === other || [name, other].includes('a top-up')).map((other) => [name, other]),
)

test.each(pairs)('%s and then %s', async (first, then) => {
  const scene = await payScene(h, [{ baseMinor: 10_000 }])
  const book = [await kinds[first!]!(scene), await kinds[then!]!(scene)]
  expect(await book[0]!(one)).toMatchObject({ waits: false })
  expect(await book[1]!(one)).toMatchObject({ waits: true })
})

test('counts by company and by operator, and only the same day', async () => {
  const [scene, other] = [await payScene(h, [{ baseMinor: 10_000 }]), await payScene(h, [{ baseMinor: 10_000 }])]
  const topUp = kinds['a top-up']!
  const pay = kinds['a batch of pay']!
  const [first, same, elsewhere, later] = [await topUp(scene), await pay(scene), await pay(other), await topUp(scene)]
  expect(await first(one)).toMatchObject({ waits: false })
  expect(await elsewhere(one)).toMatchObject({ waits: false })
  expect(await same(two)).toMatchObject({ waits: false })
  // Midnight in the zone of the books.
  h.clock.advance({ hours: 12 })
  await signInAgain(h, one)
  expect(await later(one)).toMatchObject({ waits: false })
})

test('two at once: the later one counts the earlier', async () => {
  const by = await operator(h)
  const scene = await payScene(h, [{ baseMinor: 10_000 }])
  const book = [await kinds['a top-up']!(scene), await kinds['an order of beans']!(scene), await kinds['a batch of pay']!(scene)]
  const answers = await Promise.all(book.map((each) => each(by)))
  expect(answers.map(({ waits }) => waits).toSorted()).toEqual([false, true, true])
})
