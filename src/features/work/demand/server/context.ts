import { type Actor, type Owner, ownerOf } from '../../../../platform/server/wire/actor.ts'
import type { Stopped } from '../../../base/standing/server/reads.ts'
import { applyFlags, type Flags, isPickable, postponeFlags, type Side, type Stage, statusOf } from '../contract/lifecycle.ts'
import type { SplitFacts } from './split/facts.ts'
import type { ApplicationState, demand } from './tables.ts'

export type DemandRow = Omit<typeof demand.$inferSelect, 'search'>
/** A demand with a provider, serving or picked. */
export type ServedRow = DemandRow & { providerId: string; provider: Owner }

/**
 * Everything that decides what somebody may do with a demand. Reads and moves build it alike, so a button never disagrees with the
 * server.
 */
export interface DemandContext {
  row: DemandRow
  actor: Actor
  side: Side
  /** The caller's own application or invitation; null if there is none. */
  application: { state: ApplicationState; invited: boolean; stale: boolean; counterUntil: Temporal.Instant | null } | null
  now: Temporal.Instant
  facts: Facts
}

/** The parts of a demand, counted. */
export interface PartsInShort {
  all: number
  over: number
  /** What was sent and waits for the company: of the last one only its supplementary sheet. */
  sent: number
  /** The next part that is not over is not funded. */
  toFund: boolean
  /** The names of those before the last one that are not over; null if all are. */
  open: string | null
  lastUnfunded: boolean
  /** Less than claimed is paid for the last one, and the provider has not answered. */
  lastLowered: boolean
  /** The first day of the next one that is not over, if it is a period or a week that is not funded. */
  unfundedFrom: string | null
  /** Those that were not submitted: their days and amounts can change. */
  changeable: number
}

interface Facts {
  today: string
  companyVerified: boolean
  /** Its verification was rejected: that has to be corrected first. */
  companyFailed: boolean
  /** The caller's company is verified. */
  callerVerified: boolean
  /** Those of its parties whom the platform has stopped. */
  stopped: { publisher: Stopped | null; provider: Stopped | null; caller: Stopped | null }
  /** The amount in escrow now. Before any release, this is the funded amount. */
  heldMinor: number
  applicants: number
  /** At least one applicant can be picked. */
  pickable: boolean
  /** One of them has not been picked before: the company is expected to pick. */
  awaitsPick: boolean
  /** Null if it has no plan. */
  parts: PartsInShort | null
  /** Null before the work and after it. */
  splits: SplitFacts | null
}

/** What is due at hosting: all of the amount, unless a plan of parts says less. */
export const dueOf = ({ amountMinor, hostingMinor }: Pick<DemandRow, 'amountMinor' | 'hostingMinor'>): number => hostingMinor ?? amountMinor

/** How a demand ends that came to acceptance: served, split as both agreed, or reclaimed since it never was served. */
export const outcomeOf = ({ reclaimAskedAt, settledAt }: DemandRow) =>
  settledAt ? ('settled' as const) : reclaimAskedAt ? ('reclaimed' as const) : ('completed' as const)

type Standing = DemandContext['application']

export function sideOf(actor: Actor, row: DemandRow, application: Standing): Side {
  if (actor.kind === 'system') return 'timer'
  if (actor.kind === 'operator') return 'operator'
  if (actor.companyId === row.companyId) return 'publisher'
  // A provider whose pick ended with a cancelled demand has never served it.
  if (row.providerId === ownerOf(actor).ownerId && row.outcome !== 'cancelled' && row.outcome !== 'recruitmentOver') return 'provider'
  return application ? 'applicant' : 'outsider'
}

/** Who serves it or is picked: an individual or a company. */
export const providerOf = (row: Pick<DemandRow, 'providerType' | 'providerId'>): Owner | null =>
  row.providerId === null ? null : { ownerType: row.providerType, ownerId: row.providerId }

/** Narrows to a demand with a provider: from the pick on, a constraint of the table guarantees it. */
export function served(row: DemandRow): ServedRow {
  if (row.providerId === null) throw new Error(`demand ${row.number} has no provider at ${row.stage}`)
  return { ...row, providerId: row.providerId, provider: { ownerType: row.providerType, ownerId: row.providerId } }
}

/** The source's four flags relative to this viewer (product §2). */
export function flagsOf({ row, side, application }: Pick<DemandContext, 'row' | 'side' | 'application'>): Flags {
  return {
    seaServiceStatus: statusOf(row.stage),
    isImprest: row.isImprest ? 'Y' : 'N',
    seaServicePostponeStatus: postponeFor(row, side),
    applyStatus: applyStatusOf(row, side, application),
  }
}

function postponeFor(row: DemandRow, side: Side): Flags['seaServicePostponeStatus'] {
  if (row.stage !== 'service') return postponeFlags.none
  if (side === 'provider' && row.postpone === 'none') return postponeFlags.mayAsk
  if (side === 'publisher' && row.postpone === 'asked') return postponeFlags.mayGrant
  return postponeFlags.none
}

const providerStatus: Record<Stage, Flags['applyStatus']> = {
  created: applyFlags.none,
  review: applyFlags.none,
  matching: applyFlags.none,
  selected: applyFlags.picked,
  service: applyFlags.serving,
  complete: applyFlags.delivered,
  confirmed: applyFlags.settled,
  acceptance: applyFlags.settled,
  ended: applyFlags.settled,
}

function applyStatusOf(row: DemandRow, side: Side, application: Standing): Flags['applyStatus'] {
  if (side === 'provider') return providerStatus[row.stage]
  return row.stage === 'matching' && isPickable(application?.state) ? applyFlags.applied : applyFlags.none
}
