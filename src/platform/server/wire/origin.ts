import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The beginning of links in mails and messages: where it is not set, the local address serves. */
export const publicOrigin = ({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): string => PUBLIC_URL ?? `http://localhost:${PORT}`

/**
 * The beginning of absolute links: PUBLIC_URL, which production always has. Without it a request's own host is repeated only if it names
 * this machine, since the sender of a request chooses its host.
 */
export function originOf({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>, request: Pick<FastifyRequest, 'headers'>): string {
  if (PUBLIC_URL) return PUBLIC_URL
  const asked = URL.parse(`http://${request.headers.host ?? ''}`)
  return asked && LOOPBACK.has(asked.hostname) ? asked.origin : publicOrigin({ PUBLIC_URL, PORT })
}
