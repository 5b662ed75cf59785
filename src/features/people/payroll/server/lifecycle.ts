import { defineLifecycle } from '../../../../platform/server/data/lifecycle.ts'
import type { RunMove, RunState } from '../contract/run.ts'
import type { RunMoveOf } from './move.ts'
import { approve } from './moves/approve.ts'
import { calculate } from './moves/calculate.ts'
import { cancel } from './moves/cancel.ts'
import { comeBack } from './moves/comeBack.ts'
import { giveBack } from './moves/giveBack.ts'
import { leaveWithdrawn } from './moves/leaveWithdrawn.ts'
import { lock } from './moves/lock.ts'
import { lockOverdue } from './moves/lockOverdue.ts'
import { markFailed } from './moves/markFailed.ts'
import { markPaid } from './moves/markPaid.ts'
import { pay } from './moves/pay.ts'
import { payOutside } from './moves/payOutside.ts'
import { publish } from './moves/publish.ts'
import { reopen } from './moves/reopen.ts'
import { resume } from './moves/resume.ts'
import { sendBack } from './moves/sendBack.ts'
import { submit } from './moves/submit.ts'
import { withhold } from './moves/withhold.ts'

/**
 * The lifecycle of a run (people §6). A payment that was withheld, or that the bank returned, can still be sent after the others are paid:
 * the run then stays in its state, and is locked only when no payment is open. Money that comes back from the bank opens a locked run
 * again.
 */
export const runLifecycle = defineLifecycle('pay run', {
  draft: { calculate: 'draft', submit: 'review', cancel: 'cancelled', leaveWithdrawn: 'cancelled' },
  review: { sendBack: 'draft', approve: 'approved', cancel: 'cancelled', leaveWithdrawn: 'cancelled' },
  approved: {
    reopen: 'draft',
    pay: ['paying', 'paid'],
    withhold: 'approved',
    resume: 'approved',
    payOutside: ['approved', 'paid'],
    cancel: 'cancelled',
    leaveWithdrawn: 'cancelled',
  },
  paying: {
    pay: 'paying',
    withhold: ['paying', 'paid'],
    resume: 'paying',
    giveBack: ['paying', 'paid'],
    payOutside: ['paying', 'paid'],
    markPaid: ['paying', 'paid'],
    markFailed: 'paying',
    comeBack: 'paying',
  },
  paid: {
    pay: 'paid',
    withhold: 'paid',
    resume: 'paid',
    giveBack: 'paid',
    markPaid: 'paid',
    markFailed: 'paid',
    comeBack: 'paid',
    publish: 'published',
  },
  published: {
    pay: 'published',
    withhold: 'published',
    resume: 'published',
    giveBack: 'published',
    markPaid: 'published',
    markFailed: 'published',
    comeBack: 'published',
    lock: 'locked',
    lockOverdue: 'locked',
  },
  locked: { comeBack: 'published' },
  cancelled: {},
} satisfies Record<RunState, Partial<Record<RunMove, RunState | readonly RunState[]>>>)

/** The moves, each in a file of its own. */
export const runMovesOf = {
  calculate,
  submit,
  sendBack,
  approve,
  reopen,
  pay,
  withhold,
  resume,
  giveBack,
  payOutside,
  markPaid,
  markFailed,
  comeBack,
  publish,
  lock,
  lockOverdue,
  cancel,
  leaveWithdrawn,
} satisfies Record<RunMove, RunMoveOf<unknown>>
