import type { Config } from '../../platform/server/config.ts'

const YEAR_SECONDS = 31_536_000

/**
 * Headers of every answer, those to what is no HTTP included. Nothing may be stored by a cache unless its route says so; documents load
 * nothing from elsewhere and are framed nowhere.
 */
export function safeHeaders({ HENGDU_ENV, PUBLIC_URL }: Config, scriptHashes: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    // A voice message is played from the recorder's memory before it is sent.
    "media-src 'self' blob:",
    "style-src 'self' 'unsafe-inline'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // The page's own host, sockets included.
    "connect-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ]
  const isSecure = HENGDU_ENV === 'production' && PUBLIC_URL?.startsWith('https:')
  return {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    'content-security-policy': policy.join('; '),
    ...(isSecure && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  }
}

/** Those that apply to documents only; together they are longer than many of the scripts. */
export const documentHeaders = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
]
