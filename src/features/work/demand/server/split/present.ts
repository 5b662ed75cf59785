import { and, eq, ne } from '../../../../../platform/server/data/drizzle.ts'
import type { Look } from '../../../../../platform/server/services.ts'
import type { SplitCase } from '../../contract/split/split.ts'
import type { DemandContext } from '../context.ts'
import { type SplitRow, splitting } from './case.ts'
import { openSplit, splitSubjects, waitingSplit } from './facts.ts'
import { demandSplit } from './tables.ts'

type Of = Pick<DemandContext, 'row' | 'facts' | 'now'>

/** The open case of a demand for its two sides and operators; nothing is asked where there is none. */
export async function splitShown(look: Look, context: Of): Promise<SplitCase | null> {
  if (!openSplit(context)) return null
  const isOpen = and(eq(demandSplit.demandId, context.row.id), ne(demandSplit.state, 'over'))
  const [row] = await look.db.select().from(demandSplit).where(isOpen)
  return row ? caseShown(look, context, row) : null
}

export async function caseShown(look: Look, context: Of, row: SplitRow): Promise<SplitCase> {
  const subject = context.facts.splits?.parts.find(({ id }) => id === row.partId)
  const waits = waitingSplit(context) !== null && row.state === 'proposed'
  const { preview } = await splitting(look, context, row.partId, waits ? row.proposedMinor! : 0)
  return {
    id: row.id,
    state: row.state,
    askedBy: row.askedBy,
    askedAt: row.askedAt.toString(),
    partName: subject?.name ?? null,
    heldMinor: preview.grossMinor + preview.backMinor,
    publisher: { words: row.publisherWords, consents: row.publisherConsents, accepted: row.publisherAccepted },
    provider: { words: row.providerWords, consents: row.providerConsents, accepted: row.providerAccepted },
    proposal: waits ? { preview, reason: row.reason, until: row.until!.toString() } : null,
    last: row.lastHow && { how: row.lastHow, by: row.lastBy, reason: row.lastReason },
  }
}

export const subjectsShown = (context: Of) =>
  openSplit(context) ? [] : splitSubjects(context).map(({ partId, name }) => ({ partId, name }))
