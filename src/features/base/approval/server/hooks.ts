import type { z } from 'zod'
import type { Money } from '../../../../platform/contract/amount.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { ApprovalRow } from './tables.ts'

/** How one kind of request is carried out. */
export interface ApprovalKind {
  /** Locks the subject, before the request itself is locked: moves of the subject take both in the same order. */
  lock?: (act: Act, subject: string) => Promise<unknown>
  /** Does what was asked for, as the second person. A refusal leaves the request as it is. */
  run: (act: Act, row: ApprovalRow) => Promise<unknown>
}

/** Parses what was asked for: the request may be older than the code, which then cannot carry it out. */
export function parseKept<S extends z.ZodType>(schema: S, kept: unknown): z.output<S> {
  const parsed = schema.safeParse(kept)
  if (!parsed.success) throw refuse('approvalOutdated')
  return parsed.data
}

/** A kind whose stored input is parsed again before it is carried out. */
export const approvalKind = <S extends z.ZodType>(
  schema: S,
  { lock, run }: { lock?: ApprovalKind['lock']; run: (act: Act, input: z.output<S>, row: ApprovalRow) => Promise<unknown> },
): ApprovalKind => ({ ...(lock && { lock }), run: (act, row) => run(act, parseKept(schema, row.input), row) })

/** The kinds of requests, by name. A feature adds those of its own moves. */
export const approvalKinds = defineHook<ApprovalKind>('approval.kinds')

/** Money that one member has caused to leave their company. */
export interface Left extends Money {
  /** What it was paid for, whose whole amount another question may cover: a demand, an order, a pay run. */
  about: string
  /** What a request for a second person is about, where there is one for such a payment. */
  subject: string
  at: Temporal.Instant
}

/** What one member has caused to leave a company since a moment. What somebody else has approved in a state of its own is not among it. */
export type LeftBook = (db: Reader, asked: { companyId: string; memberId: string; since: Temporal.Instant }) => Promise<Left[]>

/** Every feature by which money leaves a company adds what one member caused: a day of it counts together. */
export const leftBooks = defineHook<LeftBook>('approval.left')
