import { isIP, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { ADDRESS_KEPT_DAYS } from '../../../rules/constants.ts'
import { daysAfter } from '../clock.ts'
import { updateInBatches } from '../data/delete.ts'
import { type PgColumn, type PgTable, sql } from '../data/drizzle.ts'
import type { Night } from '../jobs/night.ts'

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i

/** The caller's address: what the trusted proxies say if it is one, otherwise that of the connection. */
export function addressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const named = request.ip.replace(MAPPED, '')
  return isIP(named) ? named : (request.socket.remoteAddress ?? '').replace(MAPPED, '')
}

/** What counts as one sender: an IPv4 address, or the 64 bits of IPv6 that one line is given. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.replace(/%.*$/, '').toLowerCase().split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  // An IPv4 address at the end stands for two groups; a network never reaches that far.
  const length = before.length + after.length + (address.includes('.') ? 1 : 0)
  const groups = tail === undefined ? before : [...before, ...Array<string>(8 - length).fill('0'), ...after]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Network addresses are kept for the hourly limits only; they are deleted after a month. */
export async function forgetOldAddresses(night: Night, table: PgTable & { ip: PgColumn; createdAt: PgColumn }): Promise<void> {
  const before = daysAfter(night.now, -ADDRESS_KEPT_DAYS).toString()
  await updateInBatches(night, table, sql`ip = null`, sql`ip is not null and created_at < ${before}::timestamptz`)
}
