import type { Permission } from '../../../../rules/permissions.ts'
import { type Action, type Move, moves, permissionOf } from '../../contract/lifecycle.ts'
import type { DemandDetail, Possibility } from '../../contract/schema.ts'

export interface Plan {
  /** The one thing that whoever looks should do next. */
  primary: Move | null
  others: Move[]
  /** Of this stage or the next and not open now, with the reason; or a door that has just closed. */
  blocked: Possibility[]
  /** The source's actions that only lead somewhere. */
  links: Action[]
}

const first: Record<DemandDetail['side'], readonly Move[]> = {
  publisher: ['hosting', 'publish', 'pick', 'grantPostpone', 'confirm', 'accept', 'close', 'add', 'edit'],
  provider: ['start', 'complete', 'accept', 'close'],
  candidate: ['apply'],
  operator: [],
}

const leading: readonly Action[] = ['providerList', 'completeDetails', 'withdraw']
/** Whoever wants one of these at the stage after must be told that it is too late. */
const lateDoors: readonly Move[] = ['cancel', 'edit']

export const linkPermissions: Partial<Record<Action, Permission>> = {
  providerList: 'demand:view',
  completeDetails: 'demand:deliver',
  withdraw: 'wallet:withdraw',
}

/** Sorts the server's answer; decides nothing itself. `may` reads the permission list. */
export function planOf(demand: DemandDetail, may: (permission: Permission) => boolean): Plan {
  if (demand.side === 'operator') return { primary: null, others: [], blocked: [], links: [] }
  const shown = demand.moves.filter(({ move }) => {
    const permission = permissionOf(move, demand.side)
    return permission === undefined || may(permission)
  })
  const possible = shown.filter((one) => one.possible).map((one) => one.move)
  const order = demand.review === 'rejected' && demand.seaServiceStatus === 1 ? (['edit', ...first.publisher] as const) : first[demand.side]
  const primary = order.find((move) => possible.includes(move)) ?? null
  return {
    primary,
    others: possible.filter((move) => move !== primary),
    blocked: shown.filter((one) => !one.possible && one.move !== 'withdrawApplication' && isNear(one.move, demand)),
    links: demand.actions.filter((action) => {
      const permission = linkPermissions[action]
      return leading.includes(action) && (permission === undefined || may(permission))
    }),
  }
}

/** All of this stage; of the next one only what will then be the next step. */
function isNear(move: Move, { seaServiceStatus: status, side }: DemandDetail): boolean {
  if (status === 8) return false
  const from: readonly number[] = moves[move].from
  if (from.includes(status)) return true
  const then = first[side].find((one) => (moves[one].from as readonly number[]).includes(status + 1))
  return then === move || (lateDoors.includes(move) && from.includes(status - 1))
}
