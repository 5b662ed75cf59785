import { beforeAll, describe, expect, it } from 'vitest'
import { bringOn, type Stage as Cast, cast, dayFrom, demandAt, formOf } from '../../../../../../test/support/demands.ts'
import { company, individual, type Person } from '../../../../../../test/support/personas.ts'
import { serverForFile } from '../../../../../../test/support/suite.ts'
import type { ErrorName } from '../../../../../platform/contract/errors.ts'
import { isBefore, type Side, type Stage, stageNames, statusOf } from '../../contract/lifecycle.ts'
import { type Move, moveNames } from '../../contract/texts.ts'
import { moveOf } from '../../server/machine.ts'

/**
 * Every move is tried by every party in every situation of a demand. What must be offered, and with which error everything else is refused,
 * follows from the rules of product §2 as they are written here once more, not from the server.
 */

type Kind = 'company' | 'individual' | 'operator'

const h = serverForFile()
let people: Cast
/** With who serves, by the form of that party. */
let served: Readonly<Record<Form, Cast>>
let applicants: readonly Person[]
let parties: readonly { party: Side; kind: Kind; as: Person['as'] }[]

interface Rule {
  by: readonly Side[]
  at: readonly Stage[]
}

/** Who makes a move, and at which stages. */
const rules = {
  fund: { by: ['publisher'], at: ['created'] },
  edit: { by: ['publisher'], at: ['created', 'review', 'matching'] },
  publish: { by: ['publisher'], at: ['review'] },
  approve: { by: ['operator'], at: ['review'] },
  reject: { by: ['operator'], at: ['review'] },
  apply: { by: ['outsider', 'applicant'], at: ['matching'] },
  reviseBid: { by: ['applicant'], at: ['matching'] },
  orderFunding: { by: ['publisher'], at: ['service'] },
  counterBid: { by: ['publisher'], at: ['matching'] },
  withdrawCounter: { by: ['publisher'], at: ['matching'] },
  acceptCounter: { by: ['applicant'], at: ['matching'] },
  declineCounter: { by: ['applicant'], at: ['matching'] },
  turnDownBid: { by: ['publisher'], at: ['matching'] },
  reconsiderBid: { by: ['publisher'], at: ['matching'] },
  withdrawApplication: { by: ['applicant'], at: ['matching'] },
  invite: { by: ['publisher'], at: ['matching'] },
  pick: { by: ['publisher'], at: ['matching'] },
  recruitmentOver: { by: ['timer'], at: ['matching'] },
  start: { by: ['provider'], at: ['selected'] },
  decline: { by: ['provider'], at: ['selected'] },
  cancelPick: { by: ['publisher'], at: ['selected'] },
  startOverdue: { by: ['timer'], at: ['selected'] },
  cancel: { by: ['publisher'], at: ['created', 'review', 'matching', 'selected'] },
  advance: { by: ['publisher'], at: ['service'] },
  askPostpone: { by: ['provider'], at: ['service'] },
  grantPostpone: { by: ['publisher'], at: ['service'] },
  refusePostpone: { by: ['publisher'], at: ['service'] },
  complete: { by: ['provider'], at: ['service'] },
  changeComplete: { by: ['provider'], at: ['complete'] },
  confirm: { by: ['publisher'], at: ['complete'] },
  returnWork: { by: ['publisher'], at: ['complete'] },
  lowerLast: { by: ['publisher'], at: ['complete'] },
  acceptLast: { by: ['provider'], at: ['complete'] },
  insistLast: { by: ['provider'], at: ['complete'] },
  askSplit: { by: ['publisher', 'provider'], at: ['service', 'complete'] },
  stateSplit: { by: ['publisher', 'provider'], at: ['service', 'complete'] },
  withdrawSplit: { by: ['publisher', 'provider'], at: ['service', 'complete'] },
  acceptSplit: { by: ['publisher', 'provider'], at: ['service', 'complete'] },
  declineSplit: { by: ['publisher', 'provider'], at: ['service', 'complete'] },
  proposeSplit: { by: ['operator'], at: ['service', 'complete'] },
  closeSplit: { by: ['operator'], at: ['service', 'complete'] },
  lapseSplit: { by: ['timer'], at: ['service', 'complete'] },
  confirmOverdue: { by: ['timer'], at: ['complete'] },
  proposePlan: { by: ['publisher', 'provider'], at: ['service'] },
  acceptPlan: { by: ['publisher', 'provider'], at: ['service'] },
  declinePlan: { by: ['publisher', 'provider'], at: ['service'] },
  withdrawPlan: { by: ['publisher', 'provider'], at: ['service'] },
  giveNotice: { by: ['publisher'], at: ['service'] },
  noticeOver: { by: ['timer'], at: ['service'] },
  endUnfunded: { by: ['provider'], at: ['service'] },
  changeCap: { by: ['publisher'], at: ['service'] },
  askCap: { by: ['provider'], at: ['service'] },
  reclaim: { by: ['publisher'], at: ['service'] },
  reclaimOver: { by: ['timer'], at: ['service'] },
  accept: { by: ['publisher', 'provider'], at: ['confirmed'] },
  acceptOverdue: { by: ['timer'], at: ['confirmed'] },
  close: { by: ['publisher', 'provider'], at: ['confirmed', 'acceptance'] },
  closeOverdue: { by: ['timer'], at: ['acceptance'] },
} satisfies Record<Move, Rule>
const ruleOf = (move: Move): Rule => rules[move]

interface Situation {
  /** The stage, and what has happened at it. */
  name: string
  stage: Stage
  happens?: (id: string, form: Form) => Promise<unknown>
  /** The moves that a side could make at this stage, but for what has happened, or has not. */
  but?: Partial<Record<Side, Partial<Record<Move, ErrorName>>>>
}

/** What is for plans of periods or weeks. */
const noChange = {
  proposePlan: 'nothingPlanned',
  acceptPlan: 'noPlanChange',
  declinePlan: 'noPlanChange',
  withdrawPlan: 'noPlanChange',
} as const
/** Without a case, and before two returns. */
const noSplit = {
  askSplit: 'splitEarly',
  stateSplit: 'noSplit',
  withdrawSplit: 'noSplit',
  acceptSplit: 'noSplitProposal',
  declineSplit: 'noSplitProposal',
} as const
const ofDesk = { proposeSplit: 'noSplit', closeSplit: 'noSplit' } as const
const noPlan = {
  publisher: { ...noSplit, ...noChange, giveNotice: 'noNotice', changeCap: 'noWeeks' },
  provider: { ...noSplit, ...noChange, endUnfunded: 'notUnfunded', askCap: 'noWeeks' },
} as const

const situations: readonly Situation[] = [
  { name: 'created', stage: 'created' },
  { name: 'review', stage: 'review', but: { operator: { approve: 'reviewNotRequested', reject: 'reviewNotRequested' } } },
  {
    name: 'review, asked for',
    stage: 'review',
    happens: (id) => h.ok('POST /ws/demand/publish', { id }, people.publisher.as),
    but: { publisher: { publish: 'reviewUnderWay' } },
  },
  {
    name: 'review, returned',
    stage: 'review',
    happens: async (id) => {
      await h.ok('POST /ws/demand/publish', { id }, people.publisher.as)
      await h.ok('POST /ws/operator/demand/reject', { id, reasons: { title: 'x' } }, people.platform.as)
    },
    but: {
      publisher: { publish: 'changesOutstanding' },
      operator: { approve: 'reviewNotRequested', reject: 'reviewNotRequested' },
    },
  },
  {
    name: 'matching',
    stage: 'matching',
    but: { applicant: { apply: 'appliedAlready', acceptCounter: 'noCounter', declineCounter: 'noCounter' } },
  },
  {
    name: 'matching, application withdrawn',
    stage: 'matching',
    happens: (id) => Promise.all(applicants.map(({ as }) => h.ok('POST /ws/demand/application/withdraw', { id }, as))),
    but: {
      publisher: { pick: 'nobodyApplied' },
      applicant: {
        reviseBid: 'noApplication',
        withdrawApplication: 'noApplication',
        acceptCounter: 'noCounter',
        declineCounter: 'noCounter',
      },
    },
  },
  { name: 'selected', stage: 'selected' },
  {
    name: 'service',
    stage: 'service',
    but: {
      publisher: {
        grantPostpone: 'postponementNotRequested',
        refusePostpone: 'postponementNotRequested',
        reclaim: 'reclaimEarly',
        orderFunding: 'noPeriods',
        ...noPlan.publisher,
      },
      provider: noPlan.provider,
      operator: ofDesk,
    },
  },
  {
    name: 'service, more days requested',
    stage: 'service',
    happens: (id, form) => h.ok('POST /ws/demand/postpone', { id, reason: 'x' }, served[form].provider.as),
    but: {
      publisher: { reclaim: 'reclaimEarly', orderFunding: 'noPeriods', ...noPlan.publisher },
      provider: { askPostpone: 'postponementRequested', ...noPlan.provider },
      operator: ofDesk,
    },
  },
  {
    name: 'service, postponed and advance paid',
    stage: 'service',
    happens: async (id, form) => {
      await h.ok('POST /ws/demand/postpone', { id, reason: 'x' }, served[form].provider.as)
      await h.ok('POST /ws/demand/postpone', { id }, people.publisher.as)
      const { netMinor } = await h.ok('GET /ws/demand/release/preview', { id, amount: '100' }, people.publisher.as)
      await h.ok('POST /ws/demand/imprest', { id, amount: '100', netMinor }, people.publisher.as)
    },
    but: {
      publisher: {
        advance: 'advancePaid',
        reclaim: 'reclaimEarly',
        orderFunding: 'noPeriods',
        grantPostpone: 'postponedOnce',
        refusePostpone: 'postponedOnce',
        ...noPlan.publisher,
      },
      provider: { askPostpone: 'postponedOnce', ...noPlan.provider },
      operator: ofDesk,
    },
  },
  {
    name: 'complete',
    stage: 'complete',
    but: {
      publisher: { lowerLast: 'onePart', ...noSplit },
      provider: { acceptLast: 'lastNotLowered', insistLast: 'lastNotLowered', ...noSplit },
      operator: ofDesk,
    },
  },
  { name: 'confirmed', stage: 'confirmed' },
  { name: 'acceptance', stage: 'acceptance' },
  {
    name: 'acceptance, closed by the company',
    stage: 'acceptance',
    happens: (id) => h.ok('POST /ws/demand/close', { id }, people.publisher.as),
    but: { publisher: { close: 'closedYourSide' } },
  },
  { name: 'ended', stage: 'ended' },
]

const kinds: Readonly<Record<Side, readonly Kind[]>> = {
  publisher: ['company'],
  provider: ['individual', 'company'],
  applicant: ['individual', 'company'],
  outsider: ['individual', 'company'],
  operator: ['operator'],
  timer: [],
}

/** Who serves: each situation is tried with both. */
const forms = ['individual', 'company'] as const
type Form = (typeof forms)[number]
/** What a call needs of a party: who signs in, and the id of the person or the company. */
const firm = async (): Promise<Person> => {
  const { owner, companyId } = await company(h)
  return { ...owner, accountId: companyId }
}

beforeAll(async () => {
  people = await cast(h)
  served = { individual: people, company: { ...people, provider: await firm() } }
  applicants = [await individual(h), await firm()]
  const { publisher, platform } = people
  // A side without its party does not compile. The timers are not people and make no calls.
  const everybody = {
    publisher: [{ kind: 'company', as: publisher.as }],
    provider: forms.map((kind) => ({ kind, as: served[kind].provider.as })),
    applicant: forms.map((kind, at) => ({ kind, as: applicants[at]!.as })),
    outsider: [
      { kind: 'individual', as: (await individual(h)).as },
      { kind: 'company', as: (await company(h)).as },
    ],
    operator: [{ kind: 'operator', as: platform.as }],
    timer: [],
  } satisfies Record<Side, { kind: Kind; as: Person['as'] }[]>
  parties = Object.entries(everybody).flatMap(([party, all]) => all.map((one) => ({ party: party as Side, ...one })))
})

/** Input that the call of each move takes, so that nothing is refused for its fields. Moves made only by timers have no call. */
const inputs = (): Record<Move, Record<string, unknown> | null> => ({
  fund: { amount: '1' },
  edit: { form: formOf(h, { title: '改过的标题 Changed title' }) },
  publish: {},
  approve: {},
  reject: { reasons: { title: 'x' } },
  apply: { message: 'x' },
  reviseBid: { bidVersion: 1, price: '1' },
  withdrawApplication: {},
  invite: { areaCode: '86', phone: people.provider.phone },
  orderFunding: { on: true },
  proposePlan: { amount: '1', note: 'x' },
  acceptPlan: {},
  declinePlan: { reason: 'x' },
  withdrawPlan: {},
  giveNotice: { lastDay: dayFrom(h, 40), reason: 'x', backMinor: 0 },
  endUnfunded: { reason: 'x' },
  changeCap: { cap: 45 },
  askCap: { cap: 45, reason: 'x' },
  noticeOver: null,
  counterBid: { accountId: people.provider.accountId, bidVersion: 1, price: '2' },
  withdrawCounter: { accountId: people.provider.accountId },
  acceptCounter: { bidVersion: 1 },
  declineCounter: { bidVersion: 1 },
  turnDownBid: { accountId: people.provider.accountId, category: 'price' },
  reconsiderBid: { accountId: people.provider.accountId },
  pick: { accountId: people.provider.accountId },
  start: { agreed: true },
  decline: { reason: 'x' },
  cancelPick: { reason: 'x' },
  advance: { amount: '1', netMinor: 95 },
  askPostpone: { reason: 'x' },
  grantPostpone: {},
  refusePostpone: { reason: 'x' },
  complete: { note: 'x' },
  changeComplete: { note: 'x' },
  confirm: { netMinor: 1 },
  returnWork: { reason: 'x' },
  askSplit: { words: 'x'.repeat(20), consents: true },
  stateSplit: { words: 'x'.repeat(20), consents: true },
  withdrawSplit: {},
  acceptSplit: { netMinor: 1, backMinor: 1 },
  declineSplit: { reason: 'x' },
  proposeSplit: { amount: '1', reason: 'x'.repeat(20) },
  closeSplit: { reason: 'x'.repeat(20) },
  lapseSplit: null,
  lowerLast: { amount: '1', reason: 'x', netMinor: 1 },
  acceptLast: {},
  insistLast: { reason: 'x' },
  reclaim: { reason: 'x' },
  accept: {},
  close: {},
  cancel: { reason: 'x' },
  startOverdue: null,
  confirmOverdue: null,
  acceptOverdue: null,
  closeOverdue: null,
  recruitmentOver: null,
  reclaimOver: null,
})

/** A demand to which both applicants have applied, from matching on, brought to its situation. */
async function demandIn({ stage, happens }: Situation, form: Form): Promise<string> {
  const [matching, to] = [statusOf('matching'), statusOf(stage)]
  const id = await demandAt(h, people, Math.min(to, matching))
  if (to >= matching) {
    for (const { as } of applicants) await h.ok('POST /ws/demand/apply', { id }, as)
    await bringOn(h, served[form], id, { from: matching, to })
  }
  await happens?.(id, form)
  return id
}

/** Before the pick the later provider is nobody's provider, and before matching nobody has applied. */
function sideOf(party: Side, stage: Stage): Side {
  if (party === 'provider' && isBefore(stage, 'selected')) return 'outsider'
  if (party === 'applicant' && isBefore(stage, 'matching')) return 'outsider'
  return party
}

/** The moves that one call makes: the side decides which. */
const movesOf = (call: string | undefined): Move[] => moveNames.filter((move) => moveOf(move).call === call)

/** The error that the rules demand, or null if the move must be offered. */
function refusalOf(move: Move, side: Side, kind: Kind, { stage, but }: Situation): ErrorName | null {
  const sides = movesOf(moveOf(move).call).flatMap((one) => ruleOf(one).by)
  if (!sides.some((one) => kinds[one].includes(kind))) return 'forbidden'
  // A stranger who could read it while it was open learns that it takes no more applications; of everything else they learn nothing.
  if (side === 'outsider' && move === 'apply' && isBefore('matching', stage)) return 'applicationsClosed'
  if (side === 'outsider' && stage !== 'matching') return 'notFound'
  if (!ruleOf(move).by.includes(side)) return 'otherParty'
  if (!ruleOf(move).at.includes(stage)) return 'wrongStage'
  return but?.[side]?.[move] ?? null
}

describe('the moves of a demand', () => {
  it('are tried at every stage', () => {
    expect([...new Set(situations.map(({ stage }) => stage))]).toEqual(stageNames)
  })

  it.each(forms.flatMap((form) => situations.map((situation) => ({ ...situation, form }))))(
    'at $name, for $form: what the rules allow is offered, all else is refused with its reason and changes nothing',
    async (situation) => {
      const { stage, form } = situation
      const id = await demandIn(situation, form)
      const asItWas = async () => {
        const { rows } = await h.services.pool.query(
          `select d.*, (select count(*) from demand_move where demand_id = d.id) as moves,
          (select json_agg(a.* order by a.id) from demand_application a where demand_id = d.id) as applications,
          (select json_agg(i.* order by i.id) from demand_invitee i where demand_id = d.id) as invitees,
          (select count(*) from demand_delivery where demand_id = d.id) as deliveries from demand d where id = $1`,
          [id],
        )
        return rows
      }
      const before = await asItWas()
      expect(before).toHaveLength(1)
      for (const { party, kind, as } of parties) {
        // Of the two who may serve, the other one is somebody else here.
        if (party === 'provider' && kind !== form) continue
        const side = sideOf(party, stage)
        const seen = await h.call('GET /ws/demand/detail', { id }, as)
        const isSeen = side !== 'outsider' || stage === 'matching'
        expect(seen.body.success ? seen.body.result.side : seen.body.result?.error, `${party} (${kind})`).toBe(isSeen ? side : 'notFound')

        const allowed = moveNames.filter((move) => refusalOf(move, side, kind, situation) === null)
        const offered = seen.body.success ? seen.body.result.moves.filter((one) => one.possible).map((one) => one.move) : []
        expect(offered, `offered to ${party} (${kind})`).toEqual(allowed)

        const [demanded, refused]: Record<string, unknown>[] = [{}, {}]
        for (const move of moveNames) {
          const { call } = moveOf(move)
          const input = inputs()[move]
          // Of the moves that share a call, the server takes that of the side.
          const own = movesOf(call).find((one) => ruleOf(one).by.includes(side))
          if (!call || !input || allowed.includes(move) || (own && own !== move)) continue
          const { body } = await h.call(call, { id, ...input }, as)
          demanded![move] = refusalOf(move, side, kind, situation)
          refused![move] = body.success ? 'done' : body.result?.error
        }
        expect(refused, `refused to ${party} (${kind})`).toEqual(demanded)
        expect(Object.keys(refused!).length).toBeGreaterThan(10)
      }
      expect(await asItWas()).toEqual(before)
    },
  )
})
