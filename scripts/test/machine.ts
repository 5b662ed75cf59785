/** How slow this machine is, so that a limit in minutes means the same work on all of them. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

const HASHES = 400
const ROUND_TRIPS = 6_000
/** Of the machine on which the limits were set, idle. */
const REFERENCE = { hashMs: 65, tripsMs: 130 }
/** Slower than this is no machine to run the tests on, or it is busy with something else. */
const MOST = 2.5

function hashMs(): number {
  const block = Buffer.alloc(256 * 1024, 'hengdu')
  const begun = performance.now()
  for (let at = 0; at < HASHES; at++) createHash('sha256').update(block).digest()
  return performance.now() - begun
}

/** A message to and fro over loopback: what a statement to the database costs besides its work. */
async function tripsMs(): Promise<number> {
  const server = createServer((socket) => socket.setNoDelay().pipe(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').setNoDelay()
  await once(client, 'connect')
  const begun = performance.now()
  for (let at = 0; at < ROUND_TRIPS; at++) {
    client.write('.')
    await once(client, 'data')
  }
  const taken = performance.now() - begun
  client.destroy()
  server.close()
  return taken
}

/** 1 on the reference machine or a faster one, up to 2.5. */
export async function slowness(): Promise<number> {
  const [hash, trips] = [hashMs() / REFERENCE.hashMs, (await tripsMs()) / REFERENCE.tripsMs]
  return Math.min(MOST, Math.max(1, (hash + trips) / 2))
}

if (import.meta.main) {
  const [hash, trips] = [hashMs(), await tripsMs()]
  console.log(`hashes ${hash.toFixed(0)} ms, round trips ${trips.toFixed(0)} ms`)
}
