import { z } from 'zod'
import { moneyOf, moneyPair } from '../../../../platform/contract/amount.ts'
import { together } from '../../../../platform/server/data/database.ts'
import { advance } from '../../../../platform/server/data/lifecycle.ts'
import type { Act, Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { approvalKind, parseKept } from '../../../base/approval/server/hooks.ts'
import { needsSecond, pendingAbout, secondRule, waitingFor } from '../../../base/approval/server/reads.ts'
import { askApproval } from '../../../base/approval/server/writes.ts'
import { demandCalls } from '../contract/calls.ts'
import { type Move, moveNames, moveText } from '../contract/texts.ts'
import type { DemandContext, DemandRow } from './context.ts'
import { claimAttachment } from './form.ts'
import { demandMoves } from './lifecycle.ts'
import { demandMachine, moveOf } from './machine.ts'
import type { Movement } from './money.ts'
import { type DemandPlan, kindFor } from './move.ts'
import { linkTo } from './news.ts'
import { lastOf } from './parts/last.ts'
import { partsOf } from './parts/rows.ts'
import { reachForMove } from './reach.ts'

type Moves = typeof demandMoves
type Names<M extends Move, K extends 'second' | 'binds'> = Moves[M] extends { call: string } & { [k in K]?: infer P }
  ? P extends Permission
    ? M
    : never
  : never
/** The moves by which a company's money may leave its hands, or by which it is bound: those that name the permission of a second person. */
type Heavy = { [M in Move]: Names<M, 'second'> | Names<M, 'binds'> }[Move]
const heavy = moveNames.filter((move): move is Heavy => (moveOf(move).second ?? moveOf(move).binds) !== undefined)

/** What a request keeps; the input is that of the move's call. */
const kept = z.object({
  move: z.enum(heavy),
  input: z.looseObject({
    form: z.looseObject({ attachmentId: z.string().nullish() }).optional(),
    /** Of a delivery. */
    note: z.string().optional(),
    measured: z.string().optional(),
    fileIds: z.array(z.string()).optional(),
  }),
  /** What the request was for: another amount is not what was approved. */
  amountMinor: z.number().int(),
})

function leaves(plan: DemandPlan | undefined): Movement | null {
  const money = plan?.agrees ?? plan?.money
  return money && money.cause !== 'demand.refund' ? money : null
}

/** What a second person of the actor's company has to agree to, in minor units; null if nothing leaves it and nothing binds it. */
function weightOf(move: Move, { row, side }: DemandContext, plan: DemandPlan | undefined) {
  const { second, binds } = moveOf(move)
  if (side === 'provider') return binds && row.providerType === 'company' ? { permission: binds, amountMinor: row.amountMinor } : null
  const money = leaves(plan)
  return second && money ? { permission: second, amountMinor: money.amountMinor } : null
}

export interface MoveResult {
  row: DemandRow
  waits: boolean
  money: Movement | null
}

/**
 * Makes a move, or keeps it as a request if it needs a second person: it pays out of the demand, or binds a company that serves it. The
 * whole amount of the demand counts, so that several small payments are judged as one, and with it the day of the one who pays.
 */
export async function moveOrAsk(act: Act, demandId: string, moves: readonly Move[], input: unknown): Promise<MoveResult> {
  const done: Omit<MoveResult, 'row'> = { waits: false, money: null }
  const ask = async (_: Act, move: Move, context: DemandContext, plan: DemandPlan | undefined): Promise<DemandRow | null> => {
    const { row } = context
    const weight = weightOf(move, context, plan)
    if (!weight) return null
    const { permission, amountMinor } = weight
    const whole = moneyOf(plan?.set?.amountMinor ?? row.amountMinor, plan?.set?.currency ?? row.currency)
    const counts = context.side === 'publisher' ? { wholeOf: row.id } : {}
    if (!(await needsSecond(act, { permission, money: whole, ...counts }))) return null
    await request(act, context, permission, kept.parse({ move, input, amountMinor }))
    done.waits = true
    return row
  }
  const apply: typeof demandMachine.apply = (inner, move, context, plan) => {
    done.money = plan?.money ?? null
    return demandMachine.apply(inner, move, context, plan)
  }
  const row = await advance(act, { ...demandMachine, ask, apply }, demandId, moves, input)
  return { row, ...done }
}

/** What would be sent, in the words of who would send it; its files are beside it. */
async function detailOf(act: Act, row: DemandRow, { move, input }: z.infer<typeof kept>): Promise<string> {
  if (move !== 'complete') return row.title
  const measure = lastOf(await partsOf(act.db, row.id))?.measure
  const measured = measure && input.measured ? `${measure.metric}: ${input.measured} ${measure.unit}` : ''
  return [row.title, measured, input.note].filter(Boolean).join('\n')
}

async function request(act: Act, { row, side }: DemandContext, permission: Permission, asked: z.infer<typeof kept>): Promise<void> {
  const { label } = moveText(asked.move)
  const amount = moneyPair(asked.amountMinor, row.currency)
  await askApproval(act, {
    kind: kindFor(side),
    permission,
    subject: row.id,
    title: { cn: `${row.number}：${label.cn} ${amount.cn}`, en: `${row.number}: ${label.en} ${amount.en}` },
    detail: await detailOf(act, row, asked),
    link: linkTo(row),
    money: moneyOf(asked.amountMinor, row.currency),
    input: asked,
    ...(asked.input.fileIds && { files: { ids: asked.input.fileIds, purpose: ['document', 'taskAttachment'] } }),
  })
  // A new attachment of an edit must outlive the sweep of unclaimed files.
  await claimAttachment(act, row.id, asked.input.form?.attachmentId ?? null)
}

export const demandKind = approvalKind(kept, {
  lock: (act, demandId) => reachForMove(act, demandId),
  run: async (act, asked, { subject, permission, askedBy }) => {
    const approved: typeof demandMachine = {
      ...demandMachine,
      permissionOf: () => permission,
      ask: async (_act, move, context, plan) => {
        if (weightOf(move, context, plan)?.amountMinor !== asked.amountMinor) throw refuse('previewChanged')
        return null
      },
      // Whom the move is about stays; who asked for it is kept beside.
      apply: (inner, move, context, plan) =>
        demandMachine.apply(inner, move, context, { ...plan, subjectId: plan?.subjectId ?? askedBy, detail: { ...plan?.detail, askedBy } }),
    }
    const { call } = demandMoves[asked.move]
    await advance(act, approved, subject, asked.move, parseKept(demandCalls[call].input, { version: 0, ...asked.input }))
  },
})

/** When the delivery was ready that waits for the second person of the serving company; null if none does. */
export async function deliveryAskedAt(act: Act, { id }: Pick<DemandRow, 'id'>): Promise<Temporal.Instant | null> {
  const asked = await pendingAbout(act.db, kindFor('provider'), id)
  return asked?.input['move'] === 'complete' ? asked.askedAt : null
}

/** What the pages of a company that pays or serves say about a second person: the rule for this demand, and its request that waits. */
export async function secondOf(look: Look, { row, side }: Pick<DemandContext, 'row' | 'side'>) {
  if (look.actor.kind !== 'company' || (side !== 'publisher' && side !== 'provider')) return null
  const permission = side === 'publisher' ? 'demand:confirm' : 'demand:serve'
  const [rule, waiting] = await together(
    () => secondRule(look, { permission, money: moneyOf(row.amountMinor, row.currency), ...(side === 'publisher' && { wholeOf: row.id }) }),
    () => waitingFor(look, kindFor(side), row.id),
  )
  return { rule, waiting }
}
