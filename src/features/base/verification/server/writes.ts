import { constraintOf } from '../../../../platform/server/data/database.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type PlainError, refuse } from '../../../../platform/server/wire/refusal.ts'
import { notifyOperators } from '../../notice/server/writes.ts'
import { verificationNotices } from '../contract/notices.ts'
import { type FieldReason, PENDING, VERIFIED, type VerificationEvent, type VerificationStatus } from '../contract/verification.ts'
import { maySubmit, type Standing } from './reads.ts'
import { verificationEvent } from './tables.ts'

type Action = VerificationEvent['action']
type Decision = Exclude<Action, 'submit'>
type Result = { status: VerificationStatus }

/** The input of a decision: the recorded step, and the message to the subject. */
interface Grounds {
  reasons?: FieldReason[]
  final?: boolean
  note?: string
}

/** The columns that a decision sets in the subject's row. */
interface Decided {
  reasons?: FieldReason[]
  final?: boolean
  reviewedAt?: Temporal.Instant
}

/** One of the two kinds of subject: the location of its row, and how it is notified of a decision. */
export interface Subject<R extends Result> {
  type: 'company' | 'person'
  /** The unique index on the numbers of verified subjects, and the refusal for a number that is taken. */
  number: { index: string; taken: PlainError }
  /** The page where operators decide on it. */
  operatorLink: (id: string) => string
  turn: (act: Act, id: string, move: Decision, decided: Decided, note: string) => Promise<R>
  notify: (act: Act, row: R, move: Decision, grounds: Grounds) => Promise<unknown>
}

async function decide<R extends Result>(act: Act, subject: Subject<R>, id: string, move: Decision, grounds: Grounds, decided: Decided) {
  const row = await subject.turn(act, id, move, decided, grounds.note ?? '').catch((error: unknown) => {
    throw constraintOf(error) === subject.number.index ? refuse(subject.number.taken) : error
  })
  await record(act, subject, id, move, grounds)
  await subject.notify(act, row, move, grounds)
  return { status: row.status }
}

export const approveSubject = <R extends Result>(act: Act, subject: Subject<R>, id: string): Promise<Result> =>
  decide(act, subject, id, 'approve', {}, { reasons: [], final: false, reviewedAt: act.now })

export const reject = <R extends Result>(
  act: Act,
  subject: Subject<R>,
  { id, reasons, final }: { id: string; reasons: FieldReason[]; final: boolean },
): Promise<Result> => decide(act, subject, id, 'reject', { reasons, final }, { reasons, final, reviewedAt: act.now })

export const disable = <R extends Result>(act: Act, subject: Subject<R>, id: string, note: string): Promise<Result> =>
  decide(act, subject, id, 'disable', { note }, {})

export const enable = <R extends Result>(act: Act, subject: Subject<R>, id: string): Promise<Result> =>
  decide(act, subject, id, 'enable', {}, {})

/** Records a submission and notifies the operators, in the transaction of the submission. */
export async function submitted<R extends Result>(act: Act, subject: Subject<R>, id: string, who: string): Promise<Result> {
  await record(act, subject, id, 'submit', {})
  await notifyOperators(act, verificationNotices.verificationWaits, { params: { who }, link: subject.operatorLink(id) })
  return { status: PENDING }
}

const record = (act: Act, { type }: { type: 'company' | 'person' }, subjectId: string, action: Action, grounds: Grounds) =>
  act.tx
    .insert(verificationEvent)
    .values({ reasons: [], ...grounds, subjectType: type, subjectId, action, actorId: act.actor.accountId, at: act.now })

/** Refuses a submission that is not possible now, with the reason. */
export function admitSubmission(standing: Standing): void {
  if (maySubmit(standing)) return
  if (standing?.status === PENDING) throw refuse('verificationPending')
  throw refuse(standing?.status === VERIFIED ? 'staleState' : 'verificationFinal')
}
