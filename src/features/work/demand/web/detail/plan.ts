import type { Permission } from '../../../../../rules/permissions.ts'
import type { DemandDetail, Possibility } from '../../contract/schema.ts'
import type { Move } from '../../contract/texts.ts'
import { isLeading, isOfApplicant, type LeadingAction, mayLead } from '../links.ts'

export interface Plan {
  /** The one next step of the viewer. */
  primary: Move | null
  others: Move[]
  /** Not possible now, with the reason: only moves that users are likely to look for. */
  blocked: Possibility[]
  /** Not possible now, but listed by the source's table: their buttons lead to the reason. */
  listed: Possibility[]
  /** The source's actions that only lead to a screen. */
  links: LeadingAction[]
  /** The permission list hides something that the stage offers. */
  shut: boolean
}

/** Sorts the server's answer; decides nothing itself. `may` reads the permission list (source §6). */
export function planOf(demand: DemandDetail, may: (permission: Permission) => boolean): Plan {
  if (demand.side === 'operator') return { primary: null, others: [], blocked: [], listed: [], links: [], shut: false }
  const shown = demand.moves.filter(({ move, permission }) => !isOfApplicant(move) && (permission === null || may(permission)))
  const possible = shown.filter((one) => one.possible).map((one) => one.move)
  // While a request waits for a second person, that is the next step, and not the reader's.
  const primary = demand.next && !demand.second?.waiting && possible.includes(demand.next.move) ? demand.next.move : null
  return {
    primary,
    others: possible.filter((move) => move !== primary),
    blocked: shown.filter((one) => !one.possible && one.near),
    listed: shown.filter(({ listed }) => listed),
    shut: demand.moves.some(({ near, permission }) => near && permission !== null && !may(permission)),
    links: demand.actions.filter(isLeading).filter((action) => mayLead(action, may)),
  }
}
