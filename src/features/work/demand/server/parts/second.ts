import { z } from 'zod'
import { moneyOf, moneyPair } from '../../../../../platform/contract/amount.ts'
import { namesOf } from '../../../../../platform/contract/names.ts'
import { advance } from '../../../../../platform/server/data/lifecycle.ts'
import type { Act } from '../../../../../platform/server/services.ts'
import { refuse } from '../../../../../platform/server/wire/refusal.ts'
import type { Permission } from '../../../../../rules/permissions.ts'
import { approvalKind, parseKept } from '../../../../base/approval/server/hooks.ts'
import { needsSecond } from '../../../../base/approval/server/reads.ts'
import { askApproval } from '../../../../base/approval/server/writes.ts'
import { demandCalls } from '../../contract/calls.ts'
import { partMoves } from '../../contract/plan/states.ts'
import type { Movement } from '../money.ts'
import { linkTo } from '../news.ts'
import { type OwnPartMove, partMovesOf } from './lifecycle.ts'
import { partMachine, partMoveOf } from './machine.ts'
import type { PartContext, PartPlan } from './move.ts'
import type { PartRow } from './rows.ts'

type Moves = typeof partMovesOf
type Paying = {
  [M in OwnPartMove]: Moves[M] extends { call: string; second?: infer P } ? (P extends Permission ? M : never) : never
}[OwnPartMove]
const paying = namesOf(partMovesOf).filter((move): move is Paying => partMoveOf(move).second !== undefined)

const kept = z.object({ move: z.enum(paying), input: z.looseObject({}), amountMinor: z.number().int() })

const leaves = (plan: PartPlan | undefined) => (plan?.money && plan.money.cause !== 'demand.refund' ? plan.money : null)

/** A supplementary sheet is paid by what escrow has left, then by the wallet: who decides sees both. */
const sources = (row: PartContext['row'], gross: number, wallet: number) => {
  const [held, paid] = [moneyPair(gross - wallet, row.currency), moneyPair(wallet, row.currency)]
  return { cn: `（托管 ${held.cn}，钱包 ${paid.cn}）`, en: ` (escrow ${held.en}, wallet ${paid.en})` }
}

export interface PartResult {
  part: PartRow
  context: PartContext
  waits: boolean
  money: Movement | null
}

/** Makes a move of a part, or keeps it as a request if it pays out of a demand whose whole amount needs a second person. */
export async function movePartOrAsk(act: Act, partId: string, move: OwnPartMove, input: unknown): Promise<PartResult> {
  const done: { waits: boolean; money: Movement | null; context: PartContext | null } = { waits: false, money: null, context: null }
  const ask = async (_: Act, name: OwnPartMove, context: PartContext, plan: PartPlan | undefined): Promise<PartRow | null> => {
    const { row, part } = context
    done.context = context
    done.money = plan?.money ?? null
    const money = leaves(plan)
    const permission = partMoveOf(name).second
    if (!permission || !money) return null
    if (!(await needsSecond(act, { permission, money: moneyOf(row.amountMinor, row.currency), wholeOf: row.id }))) return null
    const amount = moneyPair(money.amountMinor, row.currency)
    const { label } = partMoves[name]
    const from = part.state === 'supplemented' ? sources(row, money.amountMinor, plan?.funds?.amountMinor ?? 0) : { cn: '', en: '' }
    await askApproval(act, {
      kind: 'demandPart',
      permission,
      subject: part.id,
      title: { cn: `${row.number}：${label.cn} ${amount.cn}${from.cn}`, en: `${row.number}: ${label.en} ${amount.en}${from.en}` },
      detail: `${row.title} · ${part.name}`,
      link: linkTo(row),
      money: moneyOf(money.amountMinor, row.currency),
      input: kept.parse({ move: name, input, amountMinor: money.amountMinor }),
    })
    done.waits = true
    done.money = null
    return part
  }
  const part = await advance(act, { ...partMachine, ask }, partId, move, input)
  return { part, context: done.context!, waits: done.waits, money: done.money }
}

export const demandPartKind = approvalKind(kept, {
  lock: (act, partId) => partMachine.load(act, partId),
  run: async (act, asked, { subject, permission }) => {
    const approved: typeof partMachine = {
      ...partMachine,
      permissionOf: () => permission,
      ask: async (_act, _move, _context, plan) => {
        if (leaves(plan)?.amountMinor !== asked.amountMinor) throw refuse('previewChanged')
        return null
      },
    }
    const { call } = partMovesOf[asked.move]
    await advance(act, approved, subject, asked.move, parseKept(demandCalls[call].input, { version: 0, ...asked.input }))
  },
})
