import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from '../../rules/errors.ts'
import type { CallKey, CallSpec, ParsedOf, ResultOf } from '../contract/call.ts'
import type { Envelope, RefusalDetail } from '../contract/envelope.ts'
import { fieldMessages } from '../contract/fields.ts'
import type { Lang } from '../contract/texts.ts'
import { perform } from './act.ts'
import type { Actor } from './actor.ts'
import { withoutSecrets } from './log.ts'
import { Refusal, refuse } from './refusal.ts'
import { explain } from './refusal-text.ts'
import type { Act, Look, Services } from './services.ts'
import { audit, idempotency } from './tables.ts'

type ActorFor<S extends CallSpec> = S['audience'] extends 'anyone' ? Actor | null : Actor
type Calls = Record<CallKey, CallSpec>

/** What a handler answers when the body is not an envelope: a file, a prepared tree. */
export class RawAnswer {
  readonly send: (reply: FastifyReply) => unknown
  constructor(send: (reply: FastifyReply) => unknown) {
    this.send = send
  }
}

export interface Routes {
  app: FastifyInstance
  services: Services
  /** Holds every result against its schema: on in tests, off where speed counts. */
  checkResults: boolean
}

/** Binds a call that only reads. `look.db` is the pool. */
export function read<C extends Calls, K extends keyof C & CallKey>(
  routes: Routes,
  calls: C,
  key: K,
  handler: (look: Look<ActorFor<C[K]>>, input: ParsedOf<C[K]>) => Promise<ResultOf<C[K]> | RawAnswer>,
): void {
  bind(routes, key, calls[key]!, (scene, input) => handler({ ...scene, db: routes.services.db } as never, input as never))
}

/**
 * Binds a call that writes: one transaction holds the move, its record and, where the caller sent an Idempotency-Key, the answer. The same key with
 * the same body gets the first answer again; with another body it is refused (product §4).
 */
export function write<C extends Calls, K extends keyof C & CallKey>(
  routes: Routes,
  calls: C,
  key: K,
  handler: (act: Act<ActorFor<C[K]>>, input: ParsedOf<C[K]>) => Promise<ResultOf<C[K]>>,
): void {
  bind(routes, key, calls[key]!, (scene, input, request) =>
    perform(routes.services, scene, async (act) => {
      const once = await claim(act, key, input, request)
      if (once && 'answer' in once) return once.answer
      const result = await handler(act as never, input as never)
      await keep(act, key, input, once, result)
      return result
    }),
  )
}

/** Binds a call that governs its own transactions: sign-in hashes a password outside of any. */
export function open<C extends Calls, K extends keyof C & CallKey>(
  routes: Routes,
  calls: C,
  key: K,
  handler: (
    scene: Scene & { services: Services; actor: ActorFor<C[K]> },
    input: ParsedOf<C[K]>,
    request: FastifyRequest,
  ) => Promise<ResultOf<C[K]> | RawAnswer>,
  /** Further methods and paths that answer the same (product §4: where the source shows no method, GET and POST both do). */
  alsoMethod?: 'GET' | 'POST',
): void {
  const answer = (scene: Scene, input: unknown, request: FastifyRequest) =>
    handler({ ...scene, services: routes.services } as never, input as never, request)
  bind(routes, key, calls[key]!, answer)
  if (alsoMethod) bind(routes, `${alsoMethod} ${pathOf(key)}` as CallKey, calls[key]!, answer)
}

export interface Scene {
  actor: Actor | null
  lang: Lang
  requestId: string
  now: Temporal.Instant
  ip: string
}

const methodOf = (key: CallKey) => (key.startsWith('GET') ? 'GET' : 'POST')
const pathOf = (key: CallKey) => key.slice(key.indexOf(' ') + 1)

function bind(
  routes: Routes,
  key: CallKey,
  spec: CallSpec,
  answer: (scene: Scene, input: unknown, request: FastifyRequest) => Promise<unknown>,
): void {
  routes.app.route({
    method: methodOf(key),
    url: `/api${pathOf(key)}`,
    handler: async (request, reply) => {
      const scene = await sceneOf(routes.services, request)
      authorize(scene.actor, spec, Boolean(tokenOf(request)))
      const raw = methodOf(key) === 'GET' ? request.query : (request.body ?? {})
      const parsed = spec.input.safeParse(raw)
      if (!parsed.success) throw refuseInput(fieldMessages(parsed.error, scene.lang))
      const result = await answer(scene, parsed.data, request)
      if (result instanceof RawAnswer) return result.send(reply)
      if (routes.checkResults) spec.result.parse(result)
      return success(result)
    },
  })
}

export function success<T>(result: T, message = 'ok'): Envelope<T> {
  return { success: true, code: 200, message, result, timestamp: Date.now() }
}

const refuseInput = (messages: Record<string, string>): Refusal =>
  refuse('invalid', {}, Object.fromEntries(Object.entries(messages).map(([path, text]) => [path, { cn: text, en: text }])))

/** Everything a request says of its caller, read once. */
export async function sceneOf(services: Services, request: FastifyRequest): Promise<Scene> {
  const now = services.clock.now()
  const token = tokenOf(request)
  const actor = token ? await services.identify(token, now) : null
  return { actor, lang: langOf(request), requestId: request.id, now, ip: request.ip }
}

export const tokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-access-token']
  return typeof header === 'string' && header !== '' ? header : undefined
}

/** X-Lang as the web client sends it, else the language that Accept-Language weighs highest, else Chinese. */
export function langOf(request: FastifyRequest): Lang {
  const asked = request.headers['x-lang']
  if (typeof asked === 'string' && asked) return asked.toLowerCase().startsWith('en') ? 'en' : 'cn'
  const [best] = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => ({ lang: part.match(/^\s*(zh|en)\b/i)?.[1]?.toLowerCase(), weight: Number(part.match(/;\s*q=([\d.]+)/i)?.[1] ?? 1) }))
    .filter(({ lang, weight }) => lang !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return best?.lang === 'en' ? 'en' : 'cn'
}

/** The door: audience, then a complete card, then the permission of the role. */
export function authorize(
  actor: Actor | null,
  spec: Pick<CallSpec, 'audience' | 'permission' | 'incompleteOk'>,
  cameWithToken: boolean,
): void {
  if (spec.audience === 'anyone') return
  if (!actor) throw refuse(cameWithToken ? 'sessionEnded' : 'unauthenticated')
  const fits = {
    signedIn: true,
    member: actor.userType === 1 || actor.userType === 2,
    company: actor.userType === 1,
    individual: actor.userType === 2,
    operator: actor.userType === 9,
  }[spec.audience]
  if (!fits) throw refuse('forbidden')
  if (!actor.complete && !spec.incompleteOk && actor.userType !== 9) throw refuse('profileIncomplete')
  if (spec.permission && !actor.holds(spec.permission)) throw refuse('forbidden')
}

type Claim = { key: string; bodyHash: string }

/** Exported, like `keep`, for calls whose body is no JSON. */
export async function claim(
  act: Act<Actor | null>,
  call: string,
  input: unknown,
  request: FastifyRequest,
): Promise<Claim | { answer: unknown } | null> {
  const key = request.headers['idempotency-key']
  if (!act.actor || typeof key !== 'string' || key === '') return null
  if (key.length > 200) throw refuse('badRequest')
  const bodyHash = createHash('sha256').update(call).update(JSON.stringify(input)).digest('base64')
  // A twin under way holds the row: this insert waits for its commit, then finds the answer.
  const inserted = await act.tx
    .insert(idempotency)
    .values({ actorId: act.actor.accountId, key, call, bodyHash, at: act.now })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  if (inserted.length > 0) return { key, bodyHash }
  const [first] = await act.tx
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.actorId, act.actor.accountId), eq(idempotency.key, key)))
  if (!first || first.bodyHash !== bodyHash) throw refuse('keyReused')
  return { answer: first.result }
}

export async function keep(act: Act<Actor | null>, call: string, input: unknown, once: Claim | null, result: unknown): Promise<void> {
  if (!act.actor) return
  if (once) {
    await act.tx
      .update(idempotency)
      .set({ result })
      .where(and(eq(idempotency.actorId, act.actor.accountId), eq(idempotency.key, once.key)))
  }
  await record(act as Act, call, input)
}

/** One row of the audit log, in the transaction of what it records. */
export async function record(act: Act, call: string, input: unknown): Promise<void> {
  await act.tx.insert(audit).values({
    at: act.now,
    actorId: act.actor.accountId,
    userType: act.actor.userType,
    companyId: act.actor.companyId,
    call,
    input: withoutSecrets(input),
    requestId: act.requestId,
    ip: act.ip,
  })
}

/** The one place that turns a failure into an answer: refusals by the catalogue, anything else as a 500 whose cause stays in the log. */
export function answerError(services: Services, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error)
  if (!refusal) request.log.error({ err: error }, 'request failed')
  const lang = langOf(request)
  const told = refusal ?? refuse('serverError', { requestId: request.id })
  const { message, fields, params } = explain(told, lang)
  const detail: RefusalDetail = { error: told.error, requestId: request.id, ...(fields && { fields }), ...(params && { params }) }
  const body: Envelope<never> = {
    success: false,
    code: errors[told.error].code,
    message,
    result: detail,
    timestamp: services.clock.now().epochMilliseconds,
  }
  reply.status(errors[told.error].http).send(body)
}

function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  const status = (error as { statusCode?: number }).statusCode
  if (status === 413) return refuse('fileTooLarge', { max: '1 MB' })
  if (status === 429) return refuse('tooMany')
  if (status === 404) return refuse('notFound')
  if (status !== undefined && status >= 400 && status < 500) return refuse('badRequest')
  return null
}
