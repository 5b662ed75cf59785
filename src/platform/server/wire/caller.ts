import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BROWSER_COOKIE_DAYS } from '../../../rules/constants.ts'
import type { Permission } from '../../../rules/permissions.ts'
import type { CallSpec, Needs } from '../../contract/call.ts'
import type { Lang } from '../../contract/texts.ts'
import type { Config } from '../config.ts'
import type { Act, Services } from '../services.ts'
import type { Actor } from './actor.ts'
import { addressOf } from './addresses.ts'
import { originOf } from './origin.ts'
import { refuse } from './refusal.ts'

/** Everything a request says about its caller, read once. */
export interface Caller<A = Actor | null> {
  actor: A
  lang: Lang
  requestId: string
  now: Temporal.Instant
  ip: string
  browser: Browser | null
  /** `pageOf` the request. */
  page: string | null
  /** `checkProof` of the call. */
  proof?: Act['proof']
}

/** A browser by the random text of its cookie. One that gets its cookie with this answer is `isNew`: its next call may lack it. */
export interface Browser {
  text: string
  isNew: boolean
}

export async function callerOf(services: Services, request: FastifyRequest): Promise<Caller> {
  const now = services.clock.now()
  const token = tokenOf(request)
  const actor = token ? await services.identify(token, now) : null
  return {
    actor,
    lang: langOf(request),
    requestId: request.id,
    now,
    ip: addressOf(request),
    browser: browserOf(request),
    page: pageOf(request.headers['x-page']),
  }
}

/** The id that an open page gave itself, in the header of its calls and in the address of its socket; null if it is none. */
export const pageOf = (text: unknown): string | null => (typeof text === 'string' && /^[0-9a-f]{32}$/.test(text) ? text : null)

const BROWSER = 'browser'
const BROWSER_SECONDS = BROWSER_COOKIE_DAYS * 86_400

function browserOf(request: FastifyRequest): Browser | null {
  const text = request.headers.cookie?.match(/(?:^|;\s*)browser=([\w-]{43})(?:;|$)/)?.[1]
  return text ? { text, isNew: false } : null
}

/** Gives a browser its cookie, unless it has one. Scripts cannot read it, and other sites cannot send it. */
export function recogniseBrowser(config: Config, caller: Caller, request: FastifyRequest, reply: FastifyReply): Caller {
  const browser = caller.browser ?? { text: randomBytes(32).toString('base64url'), isNew: true }
  const secure = originOf(config, request).startsWith('https:') ? '; Secure' : ''
  reply.header('set-cookie', `${BROWSER}=${browser.text}; Path=/api/ws; Max-Age=${BROWSER_SECONDS}; HttpOnly; SameSite=Strict${secure}`)
  return { ...caller, browser }
}

export const tokenOf = (request: FastifyRequest): string | undefined => {
  const header = request.headers['x-access-token']
  return typeof header === 'string' && header !== '' ? header : undefined
}

/**
 * X-Lang as the web client sends it, else what other clients prefer by Accept-Language, else Chinese. `asked`: instead of the header, for
 * what a browser opens without headers of its own.
 */
export function langOf(request: FastifyRequest, asked: unknown = request.headers['x-lang']): Lang {
  if (typeof asked === 'string' && asked) return asked.toLowerCase().startsWith('en') ? 'en' : 'cn'
  return acceptedLang(request)
}

function acceptedLang(request: FastifyRequest): Lang {
  const [best] = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => ({ lang: part.match(/^\s*(zh|en)\b/i)?.[1]?.toLowerCase(), weight: Number(part.match(/;\s*q=([\d.]+)/i)?.[1] ?? 1) }))
    .filter(({ lang, weight }) => lang !== undefined && weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return best?.lang === 'en' ? 'en' : 'cn'
}

/**
 * Looks for a proof of the person by this session, after the permission and before the input: `proofNeeded` where the call always needs
 * one, else left to the ledger.
 */
export async function checkProof(
  services: Services,
  spec: Pick<CallSpec, 'proof'>,
  { actor, now }: Pick<Caller, 'actor' | 'now'>,
  request: FastifyRequest,
): Promise<Act['proof']> {
  if (!spec.proof) return undefined
  const proof = request.headers['x-proof']
  if (actor?.sessionId && typeof proof === 'string' && (await services.proves(actor.sessionId, proof, now))) return 'given'
  if (spec.proof === true) throw refuse('proofNeeded')
  return 'missing'
}

/** The permission that this caller's role must hold, or null where the call needs none. */
export function neededBy({ kind }: Pick<Actor, 'kind'>, needs: Needs | undefined): Permission | null {
  if (needs === undefined || typeof needs === 'string') return needs ?? null
  return (kind === 'company' || kind === 'individual' ? needs[kind] : undefined) ?? null
}

/** Checks the audience, then that the card is complete, then the permission of the role. */
export function authorize(actor: Actor | null, spec: Pick<CallSpec, 'audience' | 'permission' | 'incompleteOk'>, withToken: boolean): void {
  if (spec.audience === 'anyone') return
  if (!actor) throw refuse(withToken ? 'sessionEnded' : 'unauthenticated')
  const { kind } = actor
  const fits = {
    signedIn: true,
    member: kind === 'company' || kind === 'individual',
    company: kind === 'company',
    individual: kind === 'individual',
    operator: kind === 'operator',
  }[spec.audience]
  if (!fits) throw refuse('forbidden')
  if (!actor.complete && !spec.incompleteOk && kind !== 'operator') throw refuse('profileIncomplete')
  const permission = neededBy(actor, spec.permission)
  if (permission && !actor.holds(permission)) throw refuse('forbidden')
}
