import type { CallSpec } from '../../../../platform/contract/call.ts'
import type { ErrorName } from '../../../../platform/contract/errors.ts'
import { statesOf, targetsOf } from '../../../../platform/server/data/lifecycle.ts'
import type { Permission } from '../../../../rules/permissions.ts'
import { demandCalls } from '../contract/calls.ts'
import { statusOf } from '../contract/lifecycle.ts'
import type { MoveRule } from '../contract/schema.ts'
import { moveNames } from '../contract/texts.ts'
import { demandLifecycle } from './lifecycle.ts'
import { moveOf } from './machine.ts'

/** The lifecycle that the program runs, for the operator's Rules page. */
export const moveRules = (): MoveRule[] =>
  moveNames.map((move) => {
    const { by, call, refusedWhen = {}, posts = [], most } = moveOf(move)
    return {
      move,
      paths: statesOf(demandLifecycle, move).map((stage) => ({
        from: statusOf(stage),
        to: targetsOf(demandLifecycle, stage, move).map(statusOf),
      })),
      by: [...by],
      permissions: permissionsOf(call && demandCalls[call]),
      refusals: [...(Object.keys(refusedWhen) as ErrorName[]), ...(most === undefined ? [] : (['repeatsMost'] as const))],
      posts: [...posts],
    }
  })

function permissionsOf(spec: CallSpec | undefined): Permission[] {
  const needs = spec?.permission
  return needs === undefined ? [] : typeof needs === 'string' ? [needs] : Object.values(needs)
}
