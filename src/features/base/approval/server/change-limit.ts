import { z } from 'zod'
import { type CashCurrency, moneyPair } from '../../../../platform/contract/amount.ts'
import { currencyInput } from '../../../../platform/contract/money.ts'
import { amountOf } from '../../../../platform/server/amounts.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { holdMembers } from '../../account/server/writes.ts'
import { approvalKind } from './hooks.ts'
import { holdersOf, limitOf, reaches, someoneLately } from './limit.ts'
import { limitShown } from './reads.ts'
import { approvalLimit } from './tables.ts'
import { askApproval } from './writes.ts'

interface Wish {
  off: boolean
  currency: CashCurrency
  amount: string
}

const off = { cn: '不再需要第二人复核', en: 'No second person required any more' }

/** Changes of one company's limit are judged one after the other: the second by what the first has set, and by who is still a member. */
const inTurn = (act: Act, companyId: string) => holdMembers(act, companyId, [act.actor.accountId])

/** A lower limit holds at once. A higher one, or none, would let one person pay more alone: it needs a second person itself. */
export async function changeLimit(act: Act, wish: Wish) {
  const companyId = companyOf(act.actor)
  await inTurn(act, companyId)
  const money = { amountMinor: amountOf(wish.amount, wish.currency), currency: wish.currency }
  const now = await limitOf(act.db, companyId)
  const looser = !now.off && (wish.off || !reaches(now, money))
  const others = (await holdersOf(act.db, companyId, 'wallet:approve')).filter((id) => id !== act.actor.accountId)
  const alone = others.length === 0
  if (looser && alone && (await someoneLately(act, 'wallet:approve'))) throw refuse('secondPersonLately')
  if (!looser || alone) await keep(act, companyId, { off: wish.off, ...money })
  else {
    const from = moneyPair(money.amountMinor, money.currency)
    await askApproval(act, {
      kind: 'limit',
      permission: 'wallet:approve',
      subject: companyId,
      title: wish.off ? off : { cn: `${from.cn} 起才需要第二人复核`, en: `A second person from ${from.en} on` },
      link: '/companyHome/approvals',
      money: null,
      input: { off: wish.off, ...money },
    })
  }
  return limitShown(act.db, companyId)
}

async function keep(act: Act, companyId: string, limit: { off: boolean; currency: CashCurrency; amountMinor: number }): Promise<void> {
  const set = { ...limit, changedBy: act.actor.accountId, changedAt: act.now }
  await act.tx
    .insert(approvalLimit)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: approvalLimit.companyId, set })
}

const kept = z.object({ off: z.boolean(), currency: currencyInput, amountMinor: z.number().int().nonnegative() })

export const limitKind = approvalKind(kept, { lock: inTurn, run: (act, limit, row) => keep(act, row.subject, limit) })
