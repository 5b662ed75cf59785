import type { FastifyRequest } from 'fastify'
import type { ErrorName } from '../../../platform/contract/errors.ts'
import { SECURITY_EVENTS_AN_HOUR, SECURITY_EVENTS_OF_ADDRESS } from '../../../rules/constants.ts'
import type { SecurityKind } from '../../contract/security.ts'
import type { Db } from '../data/database.ts'
import { sql } from '../data/drizzle.ts'
import type { MasterKeys } from '../data/master-keys.ts'
import { securityEvent } from '../data/tables.ts'
import type { Log } from '../log.ts'
import { addressOf, networkOf } from './addresses.ts'
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
type Kept = Pick<Event, 'kind' | 'error' | 'call' | 'accountId' | 'subject' | 'ip'>

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
 * limited for each kind, and within it for each address: the attempts of an address beyond its share are counted by that address, those
 * beyond the kind's share by their error alone. So neither memory nor the table can be filled, and a flood of one kind or from one address
 * hides nothing else.
 */
export class SecurityLog {
  readonly #db: Db
  readonly #log: Pick<Log, 'error'>
  readonly #masterKeys: MasterKeys
  #waiting = new Map<string, Event>()
  /** Of this hour: the different events of each kind, and how many of them each address made. */
  #seen = new Map<SecurityKind, Set<string>>()
  #made = new Map<string, number>()
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
    // A token that nobody has says nothing by the call that it is tried on.
    const call = kind === 'session' ? OTHERS : `${request.method} ${(request.routeOptions.url ?? OTHERS).replace(/^\/api/, '')}`
    this.#add(
      { kind, error: refusal.error, call, accountId: about?.accountId ?? request.accountId ?? null, subject, ip: addressOf(request) },
      now,
    )
  }

  #add(what: Kept, now: Temporal.Instant): void {
    const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' })
    if (this.#hour !== hour.toString()) {
      this.#seen.clear()
      this.#made.clear()
    }
    this.#hour = hour.toString()
    const event = this.#kept(what)
    const key = `${hour}${JSON.stringify(event)}`
    const known = this.#waiting.get(key)
    if (known) Object.assign(known, { count: known.count + 1, lastAt: now })
    else this.#waiting.set(key, { ...event, hour, count: 1, firstAt: now, lastAt: now })
  }

  /** The event itself, or what it is counted by where there are too many. */
  #kept(event: Kept): Kept {
    const { kind, error, ip } = event
    const seen = this.#seen.get(kind) ?? new Set()
    this.#seen.set(kind, seen)
    const network = networkOf(ip)
    const from = `${kind} ${network}`
    const made = this.#made.get(from) ?? 0
    const byAddress: Kept = { kind, error, call: OTHERS, accountId: null, subject: '', ip: network }
    for (const one of made < SECURITY_EVENTS_OF_ADDRESS ? [event, byAddress] : seen.has(JSON.stringify(event)) ? [event] : [byAddress]) {
      const key = JSON.stringify(one)
      if (seen.has(key)) return one
      // The second half of a kind's share is for what is counted by address.
      if (seen.size >= (one === event ? SECURITY_EVENTS_AN_HOUR / 2 : SECURITY_EVENTS_AN_HOUR)) continue
      seen.add(key)
      if (one === event) this.#made.set(from, made + 1)
      return one
    }
    return { ...byAddress, ip: OTHERS }
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
