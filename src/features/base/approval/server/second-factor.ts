import { z } from 'zod'
import type { Act } from '../../../../platform/server/services.ts'
import type { SignInWish } from '../../account/server/hooks.ts'
import { liftFactor } from '../../account/server/writes.ts'
import { approvalKind } from './hooks.ts'
import { needsSecond } from './limit.ts'
import { askApproval } from './writes.ts'

/** A lost second factor is switched off by two operators, where there are two. */
export async function askSecondOperator(act: Act, wish: SignInWish): Promise<boolean> {
  const question = { permission: 'operator:accounts', money: null } as const
  if (!(await needsSecond(act, question))) return false
  await askApproval(act, { ...wish, ...question, kind: 'secondFactor', input: {} })
  return true
}

export const secondFactorKind = approvalKind(z.object({}), { run: (act, _, { subject }) => liftFactor(act, subject) })
