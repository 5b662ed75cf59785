import { beforeAll, expect, test } from 'vitest'
import type { PartMove } from '../../src/features/work/demand/contract/plan/states.ts'
import { type Move, moveNames } from '../../src/features/work/demand/contract/texts.ts'
import { moveOf } from '../../src/features/work/demand/server/machine.ts'
import { partMovesOf } from '../../src/features/work/demand/server/parts/lifecycle.ts'
import { partMoveOf } from '../../src/features/work/demand/server/parts/machine.ts'
import { namesOf } from '../../src/platform/contract/names.ts'
import { sql } from '../../src/platform/server/data/drizzle.ts'
import {
  cast,
  dayFrom,
  demandAt,
  formOf,
  monthlyForm,
  plannedAt,
  planOf,
  renew,
  type Stage,
  setHour,
  setLimit,
  splitProposed,
  weeklyAt,
  weeklyForm,
} from '../support/demands.ts'
import { approved, inNovember, payScene } from '../support/payrun.ts'
import type { Person } from '../support/personas.ts'
import { serverForFile } from '../support/suite.ts'

/** What one member alone lets leave their company in a day counts together, whatever it leaves by (product §1). */

const h = serverForFile()
beforeAll(() => {
  inNovember(h)
  setHour(h, 2)
})

type Act = (by: Person) => Promise<{ waits: boolean }>
interface Ready {
  id: string
  act: Act
}
type Kind = (people: Stage) => Promise<Ready>

/** Each is about 600 euros: below the limit of 1,000 alone. */
const AMOUNT = '600'
const EUROS = 1_000
const ruleFor = async (id: string, who: Person) => (await h.ok('GET /ws/demand/detail', { id }, who.as)).second?.rule

const confirming =
  (id: string): Act =>
  async (by) => {
    const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id }, by.as)
    return h.ok('POST /ws/demand/confirm', { id, netMinor }, by.as)
  }
const releasing =
  (id: string): Act =>
  async (by) => {
    const { netMinor, backMinor } = await h.ok('GET /ws/demand/part/preview', { id }, by.as)
    return h.ok('POST /ws/demand/part/release', { id, netMinor, backMinor }, by.as)
  }

/** A demand of two milestones; the first is sent. */
async function withParts(people: Stage, amounts: readonly [string, string]) {
  const plain = { metric: undefined, unit: undefined, target: undefined, tiers: undefined }
  const [first, last] = planOf(h, [plain, plain]).milestones
  const milestones = [
    { ...first!, amount: amounts[0], dueOn: dayFrom(h, 30) },
    { ...last!, amount: amounts[1], dueOn: '' },
  ]
  const { id, parts } = await plannedAt(h, people, 4, { hosting: 'all', milestones })
  await h.ok('POST /ws/demand/part/send', { id: parts[0]!.id, note: 'x' }, people.provider.as)
  return { id, first: parts[0]!.id, last: parts[1]!.id }
}

const confirmation: Kind = async (people) => {
  const id = await demandAt(h, people, 5, { amount: AMOUNT })
  return { id, act: confirming(id) }
}

/** By these money leaves the company. */
const leaving: Record<string, Kind> = {
  'a confirmation': confirmation,
  'an advance': async (people) => {
    const id = await demandAt(h, people, 4, { amount: AMOUNT })
    return { id, act: (by) => h.ok('POST /ws/demand/imprest', { id, amount: AMOUNT, netMinor: 57_000 }, by.as) }
  },
  'a release of a part': async (people) => {
    const { id, first } = await withParts(people, ['550', '50'])
    return { id, act: releasing(first) }
  },
  'a part that is lowered': async (people) => {
    const { id, first } = await withParts(people, ['590', '10'])
    return {
      id,
      act: async (by) => {
        const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id: first, amount: '550' }, by.as)
        return h.ok('POST /ws/demand/part/lower', { id: first, amount: '550', reason: 'A sheet is missing', netMinor }, by.as)
      },
    }
  },
  'a last part that is lowered': async (people) => {
    const { id, first, last } = await withParts(people, ['10', '590'])
    await releasing(first)(people.publisher.owner)
    await h.ok('POST /ws/demand/complete', { id, note: 'x' }, people.provider.as)
    return {
      id,
      act: async (by) => {
        const { netMinor } = await h.ok('GET /ws/demand/part/preview', { id: last, amount: '550' }, by.as)
        return h.ok('POST /ws/demand/lower', { id, amount: '550', reason: 'A sheet is missing', netMinor }, by.as)
      },
    }
  },
  'a split that is accepted first': async (people) => {
    const { id, input } = await splitProposed(h, people, '550', { amount: AMOUNT })
    return { id, act: (by) => h.ok('POST /ws/demand/split/accept', input, by.as) }
  },
  'a payment in yen': async (people) => {
    const id = await demandAt(h, people, 5, { currency: 'JPY', areaCode: 'JP', amount: '90000' })
    return { id, act: confirming(id) }
  },
}
/** By these it does not, but they are asked about by the same limit. */
const binding: Record<string, Kind> = {
  'the funding of a request': async (people) => {
    const id = await demandAt(h, people, 0, { amount: AMOUNT })
    return { id, act: (by) => h.ok('POST /ws/demand/hosting', { id, amount: AMOUNT }, by.as) }
  },
  'the funding of a part': async (people) => {
    const form = monthlyForm(h, { amount: AMOUNT })
    form.plan!.periods!.amount = '200'
    const { id, parts } = await weeklyAt(h, people, 4, form)
    return { id, act: (by) => h.ok('POST /ws/demand/part/fund', { id: parts[1]!.id }, by.as) }
  },
  'a change of a request': async (people) => {
    const id = await demandAt(h, people, 2, { amount: AMOUNT })
    return { id, act: (by) => h.ok('POST /ws/demand/edit', { id, form: formOf(h, { amount: '650' }) }, by.as) }
  },
  'a pick above the amount': async (people) => {
    const id = await demandAt(h, people, 2, { amount: AMOUNT })
    await h.ok('POST /ws/demand/apply', { id, price: '650' }, people.provider.as)
    const picked = { id, accountId: people.provider.accountId, bidVersion: 1 }
    return { id, act: (by) => h.ok('POST /ws/demand/pick', picked, by.as) }
  },
  'a higher cap of weeks': async (people) => {
    const { id } = await weeklyAt(h, people, 4, weeklyForm(h, { rate: '36', cap: 4 }, { amount: '576' }))
    return { id, act: (by) => h.ok('POST /ws/demand/cap', { id, cap: 5 }, by.as) }
  },
  'a standing order': async (people) => {
    const form = monthlyForm(h, { amount: AMOUNT })
    form.plan!.periods!.amount = '200'
    const { id } = await weeklyAt(h, people, 4, form)
    return {
      id,
      act: async (by) => {
        const refused = { waits: false, ...(await h.call('POST /ws/demand/standingOrder', { id, on: true }, by.as)).body }
        return { waits: JSON.stringify(refused).includes('orderNeedsSecond') }
      },
    }
  },
}
const kinds = { ...leaving, ...binding }
/** The moves that these make. */
const ofDemands: Partial<Record<Move, keyof typeof kinds>> = {
  ...{
    confirm: 'a confirmation',
    advance: 'an advance',
    lowerLast: 'a last part that is lowered',
    acceptSplit: 'a split that is accepted first',
  },
  ...{
    fund: 'the funding of a request',
    edit: 'a change of a request',
    pick: 'a pick above the amount',
    changeCap: 'a higher cap of weeks',
  },
}
const ofParts: Partial<Record<PartMove, keyof typeof kinds>> = {
  ...{ release: 'a release of a part', lower: 'a part that is lowered', fund: 'the funding of a part' },
}

test('every move by which a company pays, or puts money in escrow, is among them', () => {
  expect(Object.keys(ofDemands).sort()).toEqual(moveNames.filter((move) => moveOf(move).second).sort())
  expect(Object.keys(ofParts).sort()).toEqual(
    namesOf(partMovesOf)
      .filter((move) => partMoveOf(move).second)
      .sort(),
  )
  for (const kind of [...Object.values(ofDemands), ...Object.values(ofParts)]) expect(kinds).toHaveProperty([kind])
})

/** A company whose limit holds from here on. */
async function scene(...ready: Kind[]) {
  const people = await cast(h)
  const made: Ready[] = []
  for (const kind of ready) made.push(await kind(people))
  await setLimit(h, people.publisher, { euros: EUROS })
  const { owner, finance } = people.publisher.member
  return { people, owner, finance, made }
}

const pairs = [
  ...Object.keys(leaving).map((first) => [first, 'a confirmation'] as const),
  ...Object.keys(kinds).map((then) => ['a confirmation', then] as const),
]

test.each(pairs)('%s and then %s', async (first, then) => {
  const { owner, made } = await scene(kinds[first]!, kinds[then]!)
  const [one, two] = [made[0]!, made[1]!]
  expect([await ruleFor(one.id, owner), await ruleFor(two.id, owner)]).toEqual(['below', 'below'])
  expect(await one.act(owner)).toMatchObject({ waits: false })
  // The page says what the act does.
  expect(await ruleFor(two.id, owner)).toBe('needed')
  expect(await two.act(owner)).toMatchObject({ waits: true })
})

test('each member has a day of their own, in which what two people agreed to is nobody’s', async () => {
  const { owner, finance, made } = await scene(...Array.from({ length: 5 }, () => confirmation))
  const [a, b, c, d] = made.map(({ act }) => act)
  expect(await a!(owner)).toMatchObject({ waits: false })
  expect(await b!(owner)).toMatchObject({ waits: true })
  const [asked] = (await h.ok('GET /ws/approval/list', {}, finance.as)).records
  await h.ok('POST /ws/approval/approve', { id: asked!.id }, finance.as)
  expect(await c!(finance)).toMatchObject({ waits: false })
  expect(await d!(finance)).toMatchObject({ waits: true })
  expect(await ruleFor(made[4]!.id, owner)).toBe('needed')
})

test('the next day is free again, in the zone of the books', async () => {
  const { people, owner, made } = await scene(confirmation, confirmation)
  expect(await made[0]!.act(owner)).toMatchObject({ waits: false })
  h.clock.advance({ hours: 21 })
  await renew(h, people)
  expect(await ruleFor(made[1]!.id, owner)).toBe('needed')
  h.clock.advance({ hours: 2 })
  await renew(h, people)
  expect(await ruleFor(made[1]!.id, owner)).toBe('below')
  expect(await made[1]!.act(owner)).toMatchObject({ waits: false })
  setHour(h, 2)
})

test('what stays in escrow or comes back has not left, and the parts of a request count once', async () => {
  const { people, owner, made } = await scene(confirmation, async (all) => {
    const { id, first } = await withParts(all, ['450', '450'])
    return { id, act: releasing(first) }
  })
  const { id } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: '900' }) }, owner.as)
  expect(await h.ok('POST /ws/demand/hosting', { id, amount: '900' }, owner.as)).toMatchObject({ waits: false })
  await h.ok('POST /ws/demand/cancel', { id, reason: 'Not needed any more' }, owner.as)
  expect(await made[1]!.act(owner)).toMatchObject({ waits: false })
  await h.ok('POST /ws/demand/complete', { id: made[1]!.id, note: 'x' }, people.provider.as)
  expect(await ruleFor(made[1]!.id, owner)).toBe('below')
  expect(await confirming(made[1]!.id)(owner)).toMatchObject({ waits: false })
  expect(await ruleFor(made[0]!.id, owner)).toBe('needed')
})

test('two at once: the later one counts the earlier', async () => {
  const { owner, made } = await scene(confirmation, confirmation)
  const answers = await Promise.all(made.map(({ act }) => act(owner)))
  expect(answers.map(({ waits }) => waits).toSorted()).toEqual([false, true])
})

/** Both need another member whenever there is one, whatever the amount: they count where there was none. */
test('a withdrawal that nobody else approved', async () => {
  const { people: firm } = await payScene(h, [{ baseMinor: 500_000 }])
  const { owner, finance } = firm.member
  await setLimit(h, firm, { euros: EUROS })
  const { id: demandId } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: AMOUNT }) }, owner.as)
  const bank = { holderName: 'A', bankName: 'DBS', country: 'SG', currency: 'CNY', accountNumber: '99283310', swift: 'DBSSSGSG' } as const
  const { id: bankAccountId } = await h.ok('POST /ws/wallet/bankAccount/add', bank, firm.as)
  const { id } = await h.ok('POST /ws/wallet/withdraw', { bankAccountId, currency: 'CNY', amount: '5000' }, finance.as)
  expect(await ruleFor(demandId, finance)).toBe('below')
  await h.ok('POST /ws/wallet/withdrawal/approve', { id }, owner.as)
  expect([await ruleFor(demandId, finance), await ruleFor(demandId, owner)]).toEqual(['below', 'below'])
  await h.services.db.execute(sql`update withdrawal set approved_by = null where order_id = ${id}`)
  expect([await ruleFor(demandId, finance), await ruleFor(demandId, owner)]).toEqual(['needed', 'below'])
})

test('a pay run that one member prepared and approved', async () => {
  const paid = await payScene(h, [{ baseMinor: 500_000 }])
  const { finance, hr } = paid.people.member
  const owner = paid.people.owner
  await setLimit(h, paid.people, { euros: EUROS })
  const { id: demandId } = await h.ok('POST /ws/demand/create', { form: formOf(h, { amount: AMOUNT }) }, owner.as)
  const run = await approved(h, paid, { on: '2026-11-15' })
  expect(await ruleFor(demandId, finance)).toBe('below')
  await h.services.db.execute(sql`delete from pay_run_preparer where run_id = ${run} and account_id = ${hr.accountId}`)
  expect(await ruleFor(demandId, finance)).toBe('needed')
})
