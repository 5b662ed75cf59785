import type { ResultOf } from '../../../../platform/contract/call.ts'
import { and, asc, eq, isNull } from '../../../../platform/server/data/drizzle.ts'
import { notifyPages } from '../../../../platform/server/live/page-news.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { QUESTIONS_MAX } from '../../../../rules/demand.ts'
import { memberIdsHolding } from '../../../base/account/server/reads.ts'
import type { DemandCalls } from '../contract/calls.ts'
import { demandNotices } from '../contract/notices.ts'
import type { DemandRow } from './context.ts'
import { actorName, notifyParty, notifyPublisher } from './news.ts'
import { partyBriefs, peopleOf } from './parties.ts'
import { type Reached, reachDemand, reachForMove } from './reach.ts'
import { demandQuestion as table } from './tables.ts'

/** Questions about a demand before anybody is picked. Who asks is known to the company alone. */

type QuestionRow = typeof table.$inferSelect

/** Of one demand, newest answers do not push out older ones: a reader sees all, or the first of very many. */
const SHOWN = 300
/** Unanswered questions of one demand of which the company is notified one by one. */
const NEWS_MOST = 20

const askerOf = ({ partyType, partyId }: QuestionRow) => ({ ownerType: partyType, ownerId: partyId })

export async function questionsOf(look: Look, demandId: string): Promise<ResultOf<DemandCalls['GET /ws/demand/questions']>> {
  const { row, side } = await reachDemand(look, demandId)
  const all = await look.db.select().from(table).where(eq(table.demandId, row.id)).orderBy(asc(table.id)).limit(SHOWN)
  const seesAskers = side === 'publisher' || side === 'operator'
  const me = look.actor.kind === 'operator' ? null : ownerOf(look.actor).ownerId
  const shown = seesAskers ? all : all.filter(({ answer, partyId }) => answer !== null || partyId === me)
  const people = seesAskers ? await partyBriefs(look.db, shown.map(askerOf)) : null
  return shown.map((one) => ({
    id: one.id,
    version: one.version,
    text: one.text,
    at: one.at.toString(),
    answer: one.answer,
    answeredAt: one.answeredAt?.toString() ?? null,
    isMine: one.partyId === me,
    asker: people ? (people.get(one.partyId)?.name ?? '') : null,
  }))
}

/** Whether this viewer may ask now. */
const mayAsk = ({ row, side, facts }: Reached): boolean =>
  (side === 'applicant' || side === 'outsider') && row.stage === 'matching' && facts.today <= row.recruitEnd

export async function askQuestion(act: Act, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  const reached = await reachForMove(act, id)
  const { row, side } = reached
  if (side === 'publisher') throw refuse('forbidden')
  if (!mayAsk(reached)) throw refuse('questionsClosed')
  const { ownerType: partyType, ownerId: partyId } = ownerOf(act.actor)
  if ((await act.tx.$count(table, and(eq(table.demandId, id), eq(table.partyId, partyId)))) >= QUESTIONS_MAX)
    throw refuse('questionsMost', { most: QUESTIONS_MAX })
  const waiting = await act.tx.$count(table, and(eq(table.demandId, id), isNull(table.answer)))
  const asked = { demandId: id, partyType, partyId, byId: act.actor.accountId, text, at: act.now }
  const [stored] = await act.tx.insert(table).values(asked).returning({ id: table.id })
  if (waiting < NEWS_MOST) await notifyPublisher(act, row, 'demand:pick', demandNotices.questionAsked, { who: await actorName(act), text })
  await announce(act, row, ownerOf(act.actor))
  return stored!
}

export async function answerQuestion(act: Act, { id, answer }: { id: string; answer: string }): Promise<{ id: string }> {
  const { question, row } = await ownQuestion(act, id)
  await act.tx.update(table).set({ answer, answeredBy: act.actor.accountId, answeredAt: act.now }).where(eq(table.id, id))
  if (question.answer === null) await notifyParty(act, askerOf(question), row, demandNotices.questionAnswered, { answer })
  await announce(act, row, askerOf(question))
  return { id }
}

export async function removeQuestion(act: Act, id: string): Promise<{ id: string }> {
  const { question, row } = await ownQuestion(act, id)
  await act.tx.delete(table).where(eq(table.id, id))
  await announce(act, row, askerOf(question))
  return { id }
}

/** Open pages of the company and of who asks read the questions again. */
async function announce(act: Act, row: DemandRow, asker: Owner): Promise<void> {
  const members = await memberIdsHolding(act.db, row.companyId, 'demand:view')
  notifyPages(act, 'demand', [...members, ...(await peopleOf(act.db, [asker]))])
}

/** A question about one of the company's demands, while anybody may still apply. */
async function ownQuestion(act: Act, id: string): Promise<{ question: QuestionRow; row: DemandRow }> {
  const [question] = await act.tx.select().from(table).where(eq(table.id, id))
  if (!question) throw refuse('notFound')
  const { row, side } = await reachForMove(act, question.demandId)
  if (side !== 'publisher') throw refuse('notFound')
  return { question, row }
}
