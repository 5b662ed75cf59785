import { gzipSync } from 'node:zlib'
import { bankAccounts } from '../../src/features/money/wallet/server/bank-accounts.ts'
import { releasesOf } from '../../src/features/money/wallet/server/reads.ts'
import { markFailed, markPaid, withdrawMoney } from '../../src/features/money/wallet/server/withdrawal.ts'
import { planChangeForm } from '../../src/features/work/demand/contract/plan/change.ts'
import { noticeOf } from '../../src/features/work/demand/contract/plan/notice.ts'
import { demandForm } from '../../src/features/work/demand/contract/schema.ts'
import { advanceAmount } from '../../src/features/work/demand/server/amounts.ts'
import { saveBidDraft } from '../../src/features/work/demand/server/bid-drafts.ts'
import { bidOfParty } from '../../src/features/work/demand/server/bids.ts'
import { createDemand } from '../../src/features/work/demand/server/create.ts'
import { saveDraft } from '../../src/features/work/demand/server/drafts.ts'
import { inviteMany, makeLink } from '../../src/features/work/demand/server/invite-many.ts'
import { moveDemand } from '../../src/features/work/demand/server/machine.ts'
import { advancing, releasingLast } from '../../src/features/work/demand/server/money.ts'
import { saveNote } from '../../src/features/work/demand/server/notes/notes.ts'
import { lastIn } from '../../src/features/work/demand/server/parts/last.ts'
import { acceptedOf } from '../../src/features/work/demand/server/parts/lowering.ts'
import { movePart, partMachine } from '../../src/features/work/demand/server/parts/machine.ts'
import { releasingPart } from '../../src/features/work/demand/server/parts/release.ts'
import { partsOf } from '../../src/features/work/demand/server/parts/rows.ts'
import { answerQuestion, askQuestion } from '../../src/features/work/demand/server/questions.ts'
import { reachDemand } from '../../src/features/work/demand/server/reach.ts'
import { splitShown } from '../../src/features/work/demand/server/split/present.ts'
import { demand } from '../../src/features/work/demand/server/tables.ts'
import { shortlist } from '../../src/features/work/demand/server/turn-down.ts'
import { amountText } from '../../src/platform/contract/amount.ts'
import { eq } from '../../src/platform/server/data/drizzle.ts'
import type { Act } from '../../src/platform/server/services.ts'
import { ownerOf } from '../../src/platform/server/wire/actor.ts'
import { DEMAND_INVITATION_DAYS } from '../../src/rules/demand.ts'
import { type DemandSpec, demandSpecs, type Step } from '../data/demands.ts'
import { documentPicture } from '../engine/picture.ts'
import { type Cast, file, type Scene } from '../engine/scene.ts'
import { bidOf, formOf, weeksFrom } from './demand-forms.ts'

/** One demand in progress: the data that its steps share. */
interface Walk {
  spec: DemandSpec
  id: string
  number: string
  provider: string
  payout: string
}

/** Schedules every step of every demand, evenly between its first and its last day; a sheet is sent on the Friday of its week. */
export function planMarket(scene: Scene): void {
  for (const spec of demandSpecs) {
    const walk: Walk = { spec, id: '', number: '', provider: '', payout: '' }
    const { weeks } = spec.plan ?? {}
    const ofWeek = (step: Step) => weeks !== undefined && ['logPart', 'sendPart', 'supplementPart', 'askCap'].includes(step[0])
    for (const step of spec.steps.filter(ofWeek)) {
      const friday = weeksFrom(scene.days.today, weeks!).monday.add({ weeks: Number(step[1]) - 1, days: 4 })
      // What was forgotten is noticed a week later, when the sheet was released.
      const after = step[0] === 'logPart' ? 0.3 : step[0] === 'supplementPart' ? 7.6 : 0.6
      scene.plan(scene.days.agoOf(friday) - after, () => take(scene, walk, step))
    }
    const even = spec.steps.filter((step) => !ofWeek(step))
    const gap = (spec.from - spec.to) / Math.max(even.length, 1)
    scene.plan(spec.from, () => create(scene, walk))
    even.forEach((step, at) => {
      const last = at === even.length - 1
      const when = last ? spec.to : spec.from - gap * (at + 0.75 + scene.random() * 0.5)
      scene.plan(when, () => take(scene, walk, step))
    })
  }
  planDrafts(scene)
}

async function create(scene: Scene, walk: Walk): Promise<void> {
  const { spec } = walk
  const made = await scene.do(scene.company(spec.by).owner, async (act) => {
    const attachmentId = spec.attachment
      ? await file(act, 'taskAttachment', '需求说明-brief.txt.gz', gzipSync(`${spec.title}\n\n${spec.description}\n`))
      : null
    const [before] = spec.continues ? await act.db.select({ id: demand.id }).from(demand).where(eq(demand.title, spec.continues)) : []
    const origin = before && { copyOf: before.id, continues: true }
    return createDemand(act, demandForm.parse({ ...formOf(scene, spec), attachmentId }), null, origin)
  })
  walk.id = made.id
  walk.number = made.number
}

async function take(scene: Scene, walk: Walk, step: Step): Promise<void> {
  try {
    await moves(scene, walk, step)
  } catch (error) {
    throw new Error(`seed: ${step[0]} of "${walk.spec.title}" failed: ${(error as Error).message}`, { cause: error })
  }
}

async function moves(scene: Scene, walk: Walk, step: Step): Promise<unknown> {
  const { id, spec } = walk
  const { owner, finance } = scene.company(spec.by)
  const by = (who: Cast, run: (act: Act) => Promise<unknown>) => scene.do(who, run)
  const operator = scene.operator()
  const provider = () => scene.serving(walk.provider)
  const sideOf = (side: 'publisher' | 'provider') => (side === 'publisher' ? owner : provider())
  switch (step[0]) {
    case 'host':
      return by(finance, async (act) => moveDemand(act, id, 'fund', { amount: step[1] ?? (await wholeOf(act, id)) }))
    case 'publish':
      return by(owner, (act) => moveDemand(act, id, 'publish', {}))
    case 'approve':
      return by(operator, (act) => moveDemand(act, id, 'approve', {}))
    case 'reject':
      return by(operator, (act) => moveDemand(act, id, 'reject', { reasons: step[1] }))
    case 'apply': {
      const [, who, message, percent, answers, name] = step
      return by(scene.serving(who), async (act) => {
        const fileIds = name ? [await file(act, 'bidFile', name, documentPicture('GAP LIST', ['SAMPLE', spec.category.toUpperCase()]))] : []
        return moveDemand(act, id, 'apply', { ...bidOf(scene, spec, message, percent, answers), fileIds })
      })
    }
    case 'revise': {
      const { accountId } = scene.person(step[1])
      return by(scene.person(step[1]), async (act) => {
        const before = await bidOfParty(act.db, id, accountId)
        return moveDemand(act, id, 'reviseBid', {
          ...bidOf(scene, spec, step[2], step[3], step[4]),
          bidVersion: before?.application.bidVersion,
        })
      })
    }
    case 'draftBid':
      return by(scene.serving(step[1]), (act) => saveBidDraft(act, { demandId: id, form: { message: step[2] }, fileIds: [] }))
    case 'shortlist':
      return by(owner, async (act) =>
        shortlist(act, (await reachDemand(act, id)).row, { accountId: scene.person(step[1]).accountId, shortlisted: true }),
      )
    case 'note': {
      const { accountId } = scene.person(step[1])
      return by(owner, async (act) => saveNote(act, (await reachDemand(act, id)).row, { accountId, text: step[2] }))
    }
    case 'counter': {
      const [, who, message, percent] = step
      const { accountId } = scene.person(who)
      return by(owner, async (act) => {
        const before = await bidOfParty(act.db, id, accountId)
        const { validUntil: _, answers: __, fileIds: ___, ...terms } = bidOf(scene, spec, message, percent)
        return moveDemand(act, id, 'counterBid', { ...terms, accountId, bidVersion: before?.application.bidVersion })
      })
    }
    case 'acceptCounter':
      return by(scene.person(step[1]), async (act) => {
        const before = await bidOfParty(act.db, id, scene.person(step[1]).accountId)
        return moveDemand(act, id, 'acceptCounter', { bidVersion: before?.application.bidVersion })
      })
    case 'ask': {
      const [, who, text, answer] = step
      const { id: question } = await scene.do(scene.serving(who), (act) => askQuestion(act, { id, text }))
      return answer && by(owner, (act) => answerQuestion(act, { id: question, answer }))
    }
    case 'turnDown': {
      const [, who, category, reason] = step
      return by(owner, (act) => moveDemand(act, id, 'turnDownBid', { accountId: scene.person(who).accountId, category, reason }))
    }
    case 'leave':
      return by(scene.person(step[1]), (act) => moveDemand(act, id, 'withdrawApplication', {}))
    case 'invite':
      return by(owner, (act) => moveDemand(act, id, 'invite', { accountId: scene.person(step[1]).accountId, message: step[2] }))
    case 'inviteMany':
      return by(owner, (act) => inviteMany(act, { id, message: step[1], lines: step.slice(2) }))
    case 'inviteLink':
      return by(owner, (act) => makeLink(act, { id, days: DEMAND_INVITATION_DAYS, uses: step[1], message: '' }))
    case 'pick':
      walk.provider = step[1]
      return by(owner, (act) => moveDemand(act, id, 'pick', { accountId: ownerOf(provider().actor).ownerId }))
    case 'decline':
      return by(provider(), (act) => moveDemand(act, id, 'decline', { reason: step[1] }))
    case 'start':
      return by(provider(), (act) => moveDemand(act, id, 'start', {}))
    case 'advance':
      return by(finance, (act) => advance(act, id, step[1]))
    case 'askTime':
      return by(provider(), (act) => moveDemand(act, id, 'askPostpone', { reason: step[1] }))
    case 'grantTime':
      return by(owner, (act) => moveDemand(act, id, 'grantPostpone', {}))
    case 'deliver':
      return by(provider(), (act) => handOver(act, walk, 'complete', step[1], step[2]))
    case 'redeliver':
      return by(provider(), (act) => handOver(act, walk, 'changeComplete', step[1]))
    case 'return':
      return by(owner, (act) => moveDemand(act, id, 'returnWork', { reason: step[1] }))
    case 'askSplit':
      return by(provider(), (act) => moveDemand(act, id, 'askSplit', { words: step[1], consents: true }))
    case 'stateSplit':
      return by(owner, (act) => moveDemand(act, id, 'stateSplit', { words: step[1], consents: true }))
    case 'proposeSplit':
      return by(operator, (act) => moveDemand(act, id, 'proposeSplit', { amount: step[1], reason: step[2] }))
    case 'acceptSplit':
      return by(sideOf(step[1]), async (act) => {
        const shown = await splitShown(act, await reachDemand(act, id))
        const { netMinor, backMinor } = shown!.proposal!.preview
        return moveDemand(act, id, 'acceptSplit', { netMinor, backMinor })
      })
    case 'fundPart':
      return by(finance, (act) => ofPart(act, id, step[1], (part) => movePart(act, part, 'fund', {})))
    case 'logPart': {
      const [, place, ...lines] = step
      return by(provider(), (act) => ofPart(act, id, place, (part) => logPart(act, part, lines)))
    }
    case 'sendPart':
      return by(provider(), (act) =>
        ofPart(act, id, step[1], (part) => movePart(act, part, 'send', { note: step[2], fileIds: [], measured: step[3] })),
      )
    case 'supplementPart': {
      const [, place, note, ...lines] = step
      return by(provider(), (act) =>
        ofPart(act, id, place, async (part) =>
          movePart(act, part, 'supplement', { note, fileIds: [], lines: await linesOf(act, part, lines) }),
        ),
      )
    }
    case 'releasePart':
      return by(finance, (act) => ofPart(act, id, step[1], (part) => releasePart(act, part)))
    case 'lowerPart':
      return by(finance, (act) => ofPart(act, id, step[1], (part) => lowerPart(act, part, { value: step[2], reason: step[3] })))
    case 'lowerLast':
      return by(finance, (act) => lowerLast(act, id, { value: step[1], reason: step[2] }))
    case 'returnPart':
      return by(finance, (act) => ofPart(act, id, step[1], (part) => movePart(act, part, 'returnPart', { reason: step[2] })))
    case 'askCap':
      return by(provider(), (act) => moveDemand(act, id, 'askCap', { cap: step[2], reason: step[3] }))
    case 'proposePlan': {
      const [, note, ...milestones] = step
      const dueOn = (days?: number) => (days === undefined ? '' : scene.days.today.add({ days }).toString())
      const form = planChangeForm.parse({ note, milestones: milestones.map(({ days, ...one }) => ({ ...one, dueOn: dueOn(days) })) })
      return by(provider(), (act) => moveDemand(act, id, 'proposePlan', form))
    }
    case 'giveNotice':
      return by(finance, (act) => giveNotice(act, id, scene.days.today.add({ days: step[1] }).toString(), step[2]))
    case 'confirm':
      return by(finance, (act) => confirm(act, id))
    case 'accept':
      return by(sideOf(step[1]), (act) => moveDemand(act, id, 'accept', {}))
    case 'close':
      return by(sideOf(step[1]), (act) => moveDemand(act, id, 'close', {}))
    case 'cancel':
      return by(owner, (act) => moveDemand(act, id, 'cancel', { reason: step[1] }))
    case 'withdraw':
      return by(provider(), (act) => askPayout(act, walk))
    case 'paid':
      return by(operator, (act) => payOut(act, walk))
    case 'failed':
      return by(operator, (act) => markFailed(act, { id: walk.payout, reason: step[1] }))
  }
}

/** On a day from today on; what returns is what the dialog would show. */
async function giveNotice(act: Act, id: string, lastDay: string, reason: string): Promise<unknown> {
  const { row } = await reachDemand(act, id)
  const found = noticeOf(await partsOf(act.db, id), row.periodCycle!, lastDay)
  return moveDemand(act, id, 'giveNotice', { lastDay, reason, backMinor: found?.backMinor ?? 0 })
}

/** All of its amount, which the calendar decides where its parts are weeks. */
async function wholeOf(act: Act, id: string): Promise<string> {
  const { row } = await reachDemand(act, id)
  return amountText(row.amountMinor, row.currency)
}

/** Does something with a part, by its place in the plan. */
async function ofPart(act: Act, id: string, place: number, run: (partId: string) => Promise<unknown>): Promise<unknown> {
  const part = (await partsOf(act.db, id))[place - 1]
  if (!part) throw new Error(`no part ${place}`)
  return run(part.id)
}

type Logged = readonly (readonly [day: number, hours: number, memo: string])[]

/** Lines by the day of the week, from 0 on. */
async function linesOf(act: Act, partId: string, lines: Logged) {
  const { part } = await partMachine.load(act, partId)
  const first = Temporal.PlainDate.from(part.startsOn!)
  return lines.map(([day, hours, memo]) => ({ day: first.add({ days: day }).toString(), counted: hours * 60, memo }))
}

const logPart = async (act: Act, partId: string, lines: Logged): Promise<unknown> =>
  movePart(act, partId, 'log', { lines: await linesOf(act, partId, lines) })

async function releasePart(act: Act, partId: string): Promise<unknown> {
  const context = await partMachine.load(act, partId)
  const { preview } = await releasingPart(act, context, { uptoMinor: context.part.claimedMinor ?? 0, isLast: true })
  return movePart(act, partId, 'release', { netMinor: preview.netMinor, backMinor: preview.backMinor, fundMinor: 0 })
}

async function lowerPart(act: Act, partId: string, input: { value: string; reason: string }): Promise<unknown> {
  const context = await partMachine.load(act, partId)
  const { acceptedMinor } = acceptedOf(context, input)
  const { preview } = await releasingPart(act, context, { uptoMinor: acceptedMinor, isLast: false })
  return movePart(act, partId, 'lower', { ...input, netMinor: preview.netMinor, fundMinor: 0 })
}

async function lowerLast(act: Act, id: string, input: { value: string; reason: string }): Promise<unknown> {
  const of = await lastIn(act, await reachDemand(act, id))
  const { acceptedMinor } = acceptedOf(of, input)
  const { preview } = await releasingPart(act, of, { uptoMinor: acceptedMinor, isLast: false })
  return moveDemand(act, id, 'lowerLast', { ...input, netMinor: preview.netMinor })
}

/** The move must be sent the net amount that the preview shows. */
async function advance(act: Act, id: string, amount: string): Promise<unknown> {
  const { row, facts } = await reachDemand(act, id)
  const { preview } = await advancing(act, row, advanceAmount(row, amount, facts.heldMinor), facts.heldMinor)
  return moveDemand(act, id, 'advance', { amount, netMinor: preview.netMinor })
}

async function confirm(act: Act, id: string): Promise<unknown> {
  const { row, facts } = await reachDemand(act, id)
  const { preview } = await releasingLast(act, row, facts.heldMinor)
  return moveDemand(act, id, 'confirm', { netMinor: preview.netMinor })
}

async function handOver(act: Act, walk: Walk, move: 'complete' | 'changeComplete', note: string, measured?: string): Promise<unknown> {
  const picture = documentPicture('DELIVERY REPORT', [
    walk.number,
    `DATE ${act.now.toString().slice(0, 10)}`,
    move === 'complete' ? 'VERSION 1' : 'REVISED',
  ])
  const report = await file(act, 'document', `${walk.number}-report.png`, picture)
  return moveDemand(act, walk.id, move, { note, fileIds: [report], measured })
}

async function askPayout(act: Act, walk: Walk): Promise<void> {
  const releases = await releasesOf(act.db, act.actor.accountId, walk.id)
  const open = releases.filter((order) => order.withdrawable)
  const account = (await bankAccounts(act.db, act.actor)).find((one) => one.currency === walk.spec.currency)
  if (!account) throw new Error(`seed: ${act.actor.accountId} has no account in ${walk.spec.currency}`)
  walk.payout = (await withdrawMoney(act, { orderIds: open.map((order) => order.id), bankAccountId: account.id })).id
}

async function payOut(act: Act, walk: Walk): Promise<unknown> {
  const picture = documentPicture('PAYOUT ADVICE', [walk.number, `DATE ${act.now.toString().slice(0, 10)}`])
  const proof = await file(act, 'payoutProof', `${walk.number}-payout.png`, picture)
  return markPaid(act, { id: walk.payout, reference: `SAMPLE-PAY-${walk.number.slice(-4)}`, proof })
}

/** Unfinished forms. */
function planDrafts(scene: Scene): void {
  const drafts: ReadonlyArray<[by: string, when: number, form: Record<string, string>]> = [
    [
      'langong',
      2.3,
      {
        category: 'exhibition',
        title: '汉诺威工业展展台搭建',
        areaCode: 'DE-NI',
        currency: 'EUR',
        amount: '15000.00',
        description: '36 平方米，双面开口，需现场演示一台协作臂。',
        workLanguage: 'zhEn',
      },
    ],
    ['langong', 0.8, { category: 'recruiting', title: '墨西哥蒙特雷售后工程师两名', areaCode: 'MX-NLE', currency: 'USD' }],
    [
      'qinghe',
      1.6,
      { category: 'translation', title: '制氧机说明书印尼语版', areaCode: 'ID-JK', currency: 'USD', amount: '1800.00', workLanguage: 'id' },
    ],
    [
      'yuguang',
      3.2,
      {
        category: 'marketResearch',
        title: '澳大利亚庭院灯渠道摸底',
        areaCode: 'AU-VIC',
        currency: 'AUD',
        description: '想先了解五金连锁和电商的价格带。',
      },
    ],
  ]
  for (const [by, when, form] of drafts) scene.plan(when, () => scene.do(scene.company(by).owner, (act) => saveDraft(act, null, form)))
}
