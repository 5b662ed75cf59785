import type { FastifyRequest } from 'fastify'
import type { ErrorName } from '../../../platform/contract/errors.ts'
import { SECURITY_EVENTS_AN_HOUR } from '../../../rules/constants.ts'
import type { SecurityKind } from '../../contract/security.ts'
import type { Db } from '../data/database.ts'
import { sql } from '../data/drizzle.ts'
import type { MasterKeys } from '../data/master-keys.ts'
import { securityEvent } from '../data/tables.ts'
import type { Log } from '../log.ts'
import { addressOf } from './addresses.ts'
import type { Refusal } from './refusal.ts'

/** The refusals that are recorded. A caller without a token who is asked to sign in is none: every visit begins so. */
const recorded: Partial<Record<ErrorName, SecurityKind>> = {
  loginWrong: 'signIn',
  operatorLoginWrong: 'signIn',
  secondFactorWrong: 'signIn',
  codeWrong: 'code',
  passwordWrong: 'proof',
  forbidden: 'permission',
  // A record of others answers as one that does not exist, so both are counted, of callers who are signed in.
  notFound: 'record',
  sessionEnded: 'session',
  loginLocked: 'limit',
  codeLocked: 'limit',
  codeTooSoon: 'limit',
  tooMany: 'limit',
}

type Event = typeof securityEvent.$inferInsert

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in caller, once known. */
    accountId?: string
  }
}

type RefusedRequest = Pick<FastifyRequest, 'method' | 'ip' | 'socket' | 'accountId'> & { routeOptions: { url?: string | undefined } }

const FLUSH_MS = 2_000
const OTHERS = '*'

/**
 * Refused attempts, counted in memory and written every two seconds: a flood costs no query per request. What is new within an hour is
 * limited; beyond that, attempts are counted by their error alone, so that neither memory nor the table can be filled.
 */
export class SecurityLog {
  readonly #db: Db
  readonly #log: Pick<Log, 'error'>
  readonly #masterKeys: MasterKeys
  #waiting = new Map<string, Event>()
  #seen = new Set<string>()
  #hour = ''
  #timer: NodeJS.Timeout | undefined

  constructor(db: Db, masterKeys: MasterKeys, log: Pick<Log, 'error'>) {
    this.#db = db
    this.#masterKeys = masterKeys
    this.#log = log
  }

  start(): void {
    this.#timer = setInterval(() => void this.flush(), FLUSH_MS)
    this.#timer.unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }

  /** Counts a refusal, if it is one of those recorded. */
  note(refusal: Refusal, request: RefusedRequest, now: Temporal.Instant): void {
    const kind = recorded[refusal.error]
    if (!kind || (kind === 'record' && !request.accountId)) return
    const { about } = refusal
    const subject = about ? this.#masterKeys.digest(`security|${about.name}`).slice(0, 12) : ''
    const call = `${request.method} ${(request.routeOptions.url ?? OTHERS).replace(/^\/api/, '')}`
    this.#add(
      { kind, error: refusal.error, call, accountId: about?.accountId ?? request.accountId ?? null, subject, ip: addressOf(request) },
      now,
    )
  }

  #add(what: Pick<Event, 'kind' | 'error' | 'call' | 'accountId' | 'subject' | 'ip'>, now: Temporal.Instant): void {
    const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
    if (this.#hour !== hour.toString()) this.#seen.clear()
    this.#hour = hour.toString()
    let event = what
    let key = JSON.stringify(event)
    if (!this.#seen.has(key) && this.#seen.size >= SECURITY_EVENTS_AN_HOUR) {
      event = { kind: what.kind, error: what.error, call: OTHERS, accountId: null, subject: '', ip: OTHERS }
      key = JSON.stringify(event)
    } else this.#seen.add(key)
    const known = this.#waiting.get(`${hour}${key}`)
    if (known) Object.assign(known, { count: known.count + 1, lastAt: now })
    else this.#waiting.set(`${hour}${key}`, { ...event, hour, count: 1, firstAt: now, lastAt: now })
  }

  /** Writes what was counted. What cannot be written is lost, and the log says so. */
  async flush(): Promise<void> {
    const events = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (events.length === 0) return
    try {
      await this.#db
        .insert(securityEvent)
        .values(events)
        .onConflictDoUpdate({
          target: [
            securityEvent.hour,
            securityEvent.kind,
            securityEvent.error,
            securityEvent.call,
            securityEvent.accountId,
            securityEvent.subject,
            securityEvent.ip,
          ],
          set: { count: sql`${securityEvent.count} + excluded.count`, lastAt: sql`excluded.last_at` },
        })
    } catch (error) {
      this.#log.error({ err: error, lost: events.length }, 'security events could not be written')
    }
  }
}
