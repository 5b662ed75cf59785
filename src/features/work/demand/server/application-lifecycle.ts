import { allows, defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import type { Move } from '../contract/texts.ts'
import { type ApplicationState, demandApplication } from './tables.ts'

/**
 * The moves of a demand that change one application. `end` changes all that are open, when work begins or the demand ends; `turnDown` is
 * made when the applicant is notified of it.
 */
export type ApplicationMove =
  | Extract<
      Move,
      | 'invite'
      | 'apply'
      | 'reviseBid'
      | 'withdrawApplication'
      | 'reconsiderBid'
      | 'pick'
      | 'start'
      | 'decline'
      | 'cancelPick'
      | 'startOverdue'
    >
  | 'end'
  | 'turnDown'

const notStarted = { apply: 'applied', withdrawApplication: 'withdrawn', pick: 'picked', turnDown: 'turnedDown', end: 'lost' } as const

/**
 * The lifecycle of one person's application to one demand, apart from that of the demand, whose moves read it. An application that was
 * picked and did not start remains valid: the company can pick it again, and the person can withdraw it.
 */
export const applicationLifecycle = storedIn(
  { table: demandApplication, key: 'id', column: 'state' },
  defineLifecycle('demand application', {
    invited: { apply: 'applied', withdrawApplication: 'withdrawn', end: 'lost' },
    applied: { reviseBid: 'applied', withdrawApplication: 'withdrawn', pick: 'picked', turnDown: 'turnedDown', end: 'lost' },
    withdrawn: { invite: 'invited', apply: 'applied' },
    picked: { start: 'served', decline: 'declined', cancelPick: 'unpicked', startOverdue: 'overdue', end: 'lost' },
    declined: { ...notStarted },
    unpicked: { ...notStarted },
    overdue: { ...notStarted },
    turnedDown: { reconsiderBid: 'applied' },
    served: {},
    lost: {},
  } satisfies Record<ApplicationState, Partial<Record<ApplicationMove, ApplicationState>>>),
)

/** Who has no application is as somebody who withdrew one. */
export const stateOf = (application: { state: ApplicationState } | null): ApplicationState => application?.state ?? 'withdrawn'

export const canTurn = (application: { state: ApplicationState } | null, move: ApplicationMove): boolean =>
  allows(applicationLifecycle, stateOf(application), move)
