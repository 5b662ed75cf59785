import { defineLifecycle, statesOf, storedIn, targetsOf } from '../../../../platform/server/data/lifecycle.ts'
import type { PaymentState, RunMove } from '../contract/run.ts'
import { payPayment } from './tables.ts'

/** The moves of a run that change payments. */
export type PaymentMove = Extract<
  RunMove,
  'pay' | 'withhold' | 'resume' | 'giveBack' | 'payOutside' | 'markPaid' | 'markFailed' | 'comeBack'
>

/**
 * The lifecycle of a payment, by the moves of its run: apart from that of the run, whose moves read it. In a currency without accounts here
 * it is paid outside.
 */
export const paymentLifecycle = storedIn(
  { table: payPayment, key: 'id', column: 'state' },
  defineLifecycle(
    'payment',
    {
      held: { pay: 'sent', withhold: 'withheld', giveBack: 'returned' },
      withheld: { resume: 'held', giveBack: 'returned' },
      failed: { pay: 'sent', withhold: 'withheld', giveBack: 'returned' },
      sent: { markPaid: 'paid', markFailed: 'failed' },
      paid: { comeBack: 'failed' },
      returned: {},
      outside: { payOutside: 'paidOutside' },
      paidOutside: {},
    } satisfies Record<PaymentState, Partial<Record<PaymentMove, PaymentState>>>,
    ['held', 'outside'],
  ),
)

/** The moves by which money comes to somebody. */
const paying = ['pay', 'markPaid', 'payOutside'] as const satisfies readonly PaymentMove[]

/** What still has to happen before a run can be locked: something other than that the money comes back. */
export const openPayments = (Object.keys(paymentLifecycle.states) as PaymentState[]).filter((state) =>
  Object.keys(paymentLifecycle.states[state]).some((move) => move !== 'comeBack'),
)
/** What a run waits for until it is paid: all that is open and not withheld. */
export const awaitedPayments = paying.flatMap((move) => statesOf(paymentLifecycle, move))
/** The money has gone to somebody, or is on its way. */
export const sentPayments = [
  ...new Set(paying.flatMap((move) => statesOf(paymentLifecycle, move).flatMap((state) => targetsOf(paymentLifecycle, state, move)))),
]
