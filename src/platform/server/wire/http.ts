import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallKey, CallSpec, ParsedOf, ResultOf } from '../../contract/call.ts'
import { knownNames } from '../../contract/known.ts'
import { asRead, versionedOf } from '../data/version.ts'
import { notifyOfWrite } from '../live/page-news.ts'
import type { Act, Look, Services } from '../services.ts'
import { inSpan, traceIn, traceNow } from '../trace.ts'
import { perform } from './act.ts'
import type { Actor } from './actor.ts'
import { success } from './answers.ts'
import { type Audited, recordAudit, recordAuditAndAnswer } from './audit.ts'
import { authorize, type Caller, callerOf, checkProof, recogniseBrowser, tokenOf } from './caller.ts'
import { beginIdempotent, findAnswer, type IdempotencyKey, idempotencyKeyOf, saveAnswer } from './idempotency.ts'
import type { RequestCounts } from './pace.ts'
import { parse } from './parse.ts'
import { refuseFields } from './refusal.ts'

type ActorFor<S extends CallSpec> = S['audience'] extends 'anyone' ? Actor | null : Actor
export type Visit<S extends CallSpec> = Caller<ActorFor<S>> & { services: Services }

/** The answer of a handler whose body is not an envelope: a file, a prepared tree. */
export class RawAnswer {
  readonly send: (reply: FastifyReply) => unknown
  constructor(send: (reply: FastifyReply) => unknown) {
    this.send = send
  }
}

export interface Routes {
  app: FastifyInstance
  services: Services
  count: RequestCounts
  /** Checks every result against its schema: on in tests, off in production for speed. */
  checkResults: boolean
}

type Reading<S extends CallSpec> = (look: Look<ActorFor<S>>, input: ParsedOf<S>) => Promise<ResultOf<S> | RawAnswer>
type Writing<S extends CallSpec> = (act: Act<ActorFor<S>>, input: ParsedOf<S>) => Promise<ResultOf<S>>

/** A call that is answered otherwise than by a plain handler. */
export interface Binding<S extends CallSpec> {
  attach: (routes: Routes, key: CallKey, spec: S) => void
}

/**
 * For each call its handler: of a `GET` one that reads (`look.db` is the pool), of a `POST` one that writes, or what `write` and the others
 * below make.
 */
export type Handlers<C> = {
  readonly [K in keyof C]: C[K] extends CallSpec ? (K extends `GET ${string}` ? Reading<C[K]> : Writing<C[K]>) | Binding<C[K]> : never
}

/** Binds every call of a feature. One without a handler, or a handler without a call, does not compile. */
export const routesOf =
  <C extends Readonly<Record<CallKey, CallSpec>>>(calls: C, handlers: Handlers<NoInfer<C>>) =>
  (routes: Routes): void => {
    for (const [name, spec] of Object.entries(calls)) {
      const key = name as CallKey
      const handler = (handlers as Record<string, Reading<CallSpec> | Writing<CallSpec> | Binding<CallSpec>>)[key]!
      const binding =
        typeof handler !== 'function'
          ? handler
          : methodOf(key) === 'GET'
            ? read(handler as Reading<CallSpec>)
            : write(handler as Writing<CallSpec>)
      binding.attach(routes, key, spec)
    }
  }

const read = <S extends CallSpec>(handler: Reading<S>): Binding<S> =>
  openCall(({ services, ...caller }, input) => handler({ ...caller, services, db: services.db }, input))

/**
 * A call that writes: one transaction holds the changes, the audit row and, if the caller sent an Idempotency-Key, the answer. The same key
 * with the same body gets the first answer again; with another body it is refused (product §4).
 *
 * What the call edits or decides on must be as the caller has read it (`asRead`).
 *
 * `before` does what must not hold a transaction open, such as hashing a password, or counting an attempt that must be recorded even when
 * the call is refused. Its result is the handler's third argument.
 */
export const write = <S extends CallSpec, B = undefined>(
  handler: (act: Act<ActorFor<S>>, input: ParsedOf<S>, prepared: B) => Promise<ResultOf<S>>,
  before?: (visit: Visit<S>, input: ParsedOf<S>, request: FastifyRequest) => Promise<B>,
): Binding<S> => ({
  attach: (routes, key, spec) => {
    const { services } = routes
    const versioned = versionedOf(services, key, spec)
    bind(routes, key, spec, async (caller, input, request) => {
      const once = repeatable(spec) ? idempotencyKeyOf(services, caller.actor, key, input, request) : null
      if (once && before) {
        const first = await findAnswer(services.db, once)
        if (first) return first.answer
      }
      const prepared = (await before?.({ ...caller, services }, input, request)) as B
      const audited = { call: key, input, confidential: spec.confidential }
      return transact<ActorFor<S>>(services, caller, repeatable(spec) ? key : null, audited, once, (act) =>
        asRead(act, versioned, input, () => handler(act, input, prepared)),
      )
    })
  },
})

/**
 * A write whose body is not JSON. `receive` reads it before the transaction; its `input` replaces the body for the key and the audit log.
 */
export const writeReceived = <S extends CallSpec, T extends { input: unknown }>(
  receive: (visit: Visit<S>, request: FastifyRequest) => Promise<T>,
  handler: (act: Act<ActorFor<S>>, received: T) => Promise<ResultOf<S>>,
  release: (services: Services, received: T, error?: unknown) => Promise<unknown>,
): Binding<S> => ({
  attach: (routes, key, spec) => {
    const { services } = routes
    bindRaw(routes, key, spec, true, async (caller, request) => {
      const received = await receive({ ...caller, services }, request)
      let failure: unknown
      try {
        const once = repeatable(spec) ? idempotencyKeyOf(services, caller.actor, key, received.input, request) : null
        const audited = { call: key, input: received.input, confidential: spec.confidential }
        return await transact<ActorFor<S>>(services, caller, repeatable(spec) ? key : null, audited, once, (act) => handler(act, received))
      } catch (error) {
        failure = error
        throw error
      } finally {
        await release(services, received, failure)
      }
    })
  },
})

/** A call that needs the request itself, or controls its own transactions. */
export const openCall = <S extends CallSpec>(
  handler: (visit: Visit<S>, input: ParsedOf<S>, request: FastifyRequest) => Promise<ResultOf<S> | RawAnswer>,
): Binding<S> => ({
  attach: (routes, key, spec) =>
    bind(routes, key, spec, (caller, input, request) => handler({ ...caller, services: routes.services }, input, request)),
})

/** Whether its answer may be kept for a retry. What is not kept changes nothing that open pages show, or is not for them. */
const repeatable = (spec: CallSpec): boolean => spec.idempotency !== 'none' && !spec.secret

/** One transaction for the write, its audit row and its stored answer. `announced`: the call of which open pages learn. */
function transact<A extends Actor | null>(
  services: Services,
  caller: Caller<A>,
  announced: CallKey | null,
  audited: Audited,
  once: IdempotencyKey | null,
  run: (act: Act<A>) => Promise<unknown>,
): Promise<unknown> {
  return perform<unknown, A>(services, caller, async (act) => {
    const first = once && (await beginIdempotent(act, once))
    if (first) return first.answer
    const result = await run(act)
    if (once && isSignedIn(act)) await recordAuditAndAnswer(act, audited, once, result)
    else if (once) await saveAnswer(act, once, result)
    else if (isSignedIn(act)) await recordAudit(act, audited)
    if (announced && isSignedIn(act)) notifyOfWrite(act, announced)
    return result
  })
}

const isSignedIn = (act: Act<Actor | null>): act is Act => act.actor !== null

/** A form that strangers fill in; reading a megabyte of names costs the server more than its sender. */
const OPEN_FORM_BYTES = 64 * 1024

const methodOf = (key: CallKey) => (key.startsWith('GET') ? 'GET' : 'POST')
const pathOf = (key: CallKey) => key.slice(key.indexOf(' ') + 1)

function bind<S extends CallSpec>(
  routes: Routes,
  key: CallKey,
  spec: S,
  answer: (caller: Caller<ActorFor<S>>, input: ParsedOf<S>, request: FastifyRequest) => Promise<unknown>,
): void {
  const isGet = methodOf(key) === 'GET'
  const known = isGet ? knownNames(spec.input) : null
  bindRaw(routes, key, spec, false, (caller, request) => {
    const raw = isGet ? request.query : (request.body ?? {})
    if (known) needKnown(known, raw)
    return answer(caller, parse(spec, raw), request)
  })
}

/** A filter that is not understood must not be ignored: the whole list would look like what it found. */
function needKnown(known: ReadonlySet<string>, query: unknown): void {
  const unknown = Object.keys(query as object).filter((name) => !known.has(name))
  if (unknown.length > 0) throw refuseFields(Object.fromEntries(unknown.map((name) => [name, 'unknownField'])))
}

function bindRaw<S extends CallSpec>(
  { app, services, count, checkResults }: Routes,
  key: CallKey,
  spec: S,
  receives: boolean,
  answer: (caller: Caller<ActorFor<S>>, request: FastifyRequest) => Promise<unknown>,
): void {
  app.route({
    method: methodOf(key),
    url: `/api${pathOf(key)}`,
    config: { limited: spec.limited, receives, call: key },
    ...(spec.limited === 'open' && { bodyLimit: OPEN_FORM_BYTES }),
    handler: async (request, reply) => {
      const visitor = await callerOf(services, request)
      await count.call(request, reply, visitor.actor)
      const caller = spec.browser ? recogniseBrowser(services.config, visitor, request, reply) : visitor
      if (caller.actor) {
        request.accountId = caller.actor.accountId
        // The browser loads its menu again when the role is another: a changed role takes effect at once.
        reply.header('x-role', caller.actor.role)
      }
      authorize(caller.actor, spec, Boolean(tokenOf(request)))
      const proof = await checkProof(services, spec, caller, request)
      // `authorize` has already refused a missing actor where the audience requires one.
      const result = await inSpan(key, 'call', traceIn(request.headers), () => {
        request.trace = traceNow()
        return answer({ ...caller, proof } as Caller<ActorFor<S>>, request)
      })
      if (result instanceof RawAnswer) return result.send(reply)
      if (checkResults) spec.result.parse(result)
      return success(services.clock, result)
    },
  })
}
