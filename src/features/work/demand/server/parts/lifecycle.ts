import { defineLifecycle, storedIn } from '../../../../../platform/server/data/lifecycle.ts'
import type { PartMove, PartState } from '../../contract/plan/states.ts'
import type { PartMoveSpec } from './move.ts'
import { acceptLower } from './moves/acceptLower.ts'
import { declineSupplement } from './moves/declineSupplement.ts'
import { fund } from './moves/fund.ts'
import { fundByOrder } from './moves/fundByOrder.ts'
import { insist } from './moves/insist.ts'
import { log } from './moves/log.ts'
import { lower } from './moves/lower.ts'
import { reclaim } from './moves/reclaim.ts'
import { reclaimOver } from './moves/reclaimOver.ts'
import { release } from './moves/release.ts'
import { releaseOverdue } from './moves/releaseOverdue.ts'
import { resend } from './moves/resend.ts'
import { returnPart } from './moves/returnPart.ts'
import { send } from './moves/send.ts'
import { sendOverdue } from './moves/sendOverdue.ts'
import { supplement } from './moves/supplement.ts'
import { withdrawSending } from './moves/withdrawSending.ts'
import { demandPart } from './tables.ts'

/**
 * The lifecycle of a part. People make the moves with a file of their own; the others follow from a move of the demand or of another part:
 * `advance` pays a part of it before it is earned, `carry` brings it what an earlier part left, `cover` takes what a supplementary sheet of
 * an earlier week is paid by, `replan` changes its days or its amount.
 */
export const partLifecycle = storedIn(
  { table: demandPart, key: 'id', column: 'state' },
  defineLifecycle('part of a demand', {
    planned: {
      begin: 'planned',
      fund: ['funded', 'planned'],
      fundByOrder: 'funded',
      carry: ['planned', 'funded'],
      cover: 'planned',
      advance: 'planned',
      replan: ['planned', 'funded'],
      drop: 'dropped',
    },
    funded: {
      begin: 'funded',
      log: 'funded',
      send: 'sent',
      sendOverdue: ['sent', 'released'],
      carry: 'funded',
      advance: 'funded',
      reclaim: 'funded',
      reclaimOver: 'dropped',
      replan: 'funded',
      drop: 'dropped',
    },
    sent: {
      askSplit: 'sent',
      endSplit: 'sent',
      split: 'released',
      release: 'released',
      lower: 'lowered',
      returnPart: 'returned',
      releaseOverdue: 'released',
      resend: 'sent',
      withdrawSending: ['funded', 'returned'],
      carry: 'sent',
      advance: 'sent',
    },
    lowered: {
      askSplit: 'lowered',
      endSplit: 'lowered',
      split: 'released',
      acceptLower: 'released',
      insist: 'returned',
      carry: 'lowered',
      advance: 'lowered',
    },
    returned: {
      askSplit: 'returned',
      endSplit: 'returned',
      split: 'released',
      log: 'returned',
      send: 'sent',
      carry: 'returned',
      advance: 'returned',
      reclaim: 'returned',
      reclaimOver: 'dropped',
      replan: 'returned',
      drop: 'dropped',
    },
    released: { supplement: 'supplemented' },
    supplemented: { release: 'released', lower: 'released', declineSupplement: 'released', withdrawSending: 'released' },
    dropped: {},
  } satisfies Record<PartState, Partial<Record<PartMove, PartState | readonly PartState[]>>>),
)

/** The moves that somebody makes on a part, each in a file of its own. */
export const partMovesOf = {
  fund,
  fundByOrder,
  log,
  send,
  sendOverdue,
  resend,
  withdrawSending,
  release,
  lower,
  returnPart,
  acceptLower,
  insist,
  releaseOverdue,
  reclaim,
  reclaimOver,
  supplement,
  declineSupplement,
} satisfies Partial<Record<PartMove, PartMoveSpec<unknown>>>
export type OwnPartMove = keyof typeof partMovesOf
