import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isWork } from '../../../../platform/contract/work.ts'
import type { Services } from '../../../../platform/server/services.ts'
import type { Caller } from '../../../../platform/server/wire/caller.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { WORK_BITS, WORK_MINUTES } from '../../../../rules/constants.ts'
import { isBusy } from './budget.ts'

type Visit = Caller<unknown> & { services: Services }

/**
 * Before an open form is accepted: while its sender, or everybody together, sends much, the browser has to find a number whose digest
 * begins with zeros. The challenge holds for this subject and some minutes and is signed, so nothing is stored; a person waits a moment, a
 * script that sends thousands pays for each.
 */
export async function needWork(visit: Visit, request: FastifyRequest, subject: string): Promise<void> {
  const { services, now } = visit
  if (!(await isBusy(services.db, visit))) return
  const done = request.headers['x-work']
  if (typeof done === 'string' && isDone(services, now, subject, done)) return
  const challenge = challengeFor(services, now.add({ minutes: WORK_MINUTES }).epochMilliseconds, subject)
  throw refuse('workWanted', { challenge, bits: WORK_BITS })
}

const challengeFor = ({ masterKeys }: Services, until: number, subject: string): string =>
  `${until}.${masterKeys.digest(`work|${until}|${WORK_BITS}|${subject}`)}`

/** `challenge~number`. */
function isDone(services: Services, now: Temporal.Instant, subject: string, done: string): boolean {
  if (done.length > 200) return false
  const challenge = done.slice(0, done.lastIndexOf('~'))
  const until = Number(challenge.slice(0, challenge.indexOf('.')))
  if (!(until > now.epochMilliseconds && until <= now.add({ minutes: WORK_MINUTES }).epochMilliseconds)) return false
  const [given, right] = [Buffer.from(challenge), Buffer.from(challengeFor(services, until, subject))]
  return given.length === right.length && timingSafeEqual(given, right) && isWork(done, WORK_BITS)
}
