/** How slow this machine is, so that a limit in minutes means the same work on all of them. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

const HASHES = 800
const ROUND_TRIPS = 6_000
/** Of the machine on which the limits were set, idle: two cores. */
const REFERENCE = { hashMs: 70, tripsMs: 130 }
/** The best of these counts: what else runs for a moment is not the machine. */
const SAMPLES = 3
/** Slower than this is no machine to run the tests on, or it is busy with something else. */
const MOST = 2.5

/** On all cores at once, as the tests run: two threads of one core are half as fast as two cores. */
async function hashMs(): Promise<number> {
  const block = new Uint8Array(256 * 1024).fill(7)
  const begun = performance.now()
  await Promise.all(Array.from({ length: HASHES }, () => crypto.subtle.digest('SHA-256', block)))
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

async function best(measure: () => Promise<number>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let sample = 0; sample < SAMPLES; sample++) least = Math.min(least, await measure())
  return least
}

/** 1 on the reference machine or a faster one, up to 2.5. */
export async function slowness(): Promise<number> {
  const [hash, trips] = [(await best(hashMs)) / REFERENCE.hashMs, (await best(tripsMs)) / REFERENCE.tripsMs]
  return Math.min(MOST, Math.max(1, (hash + trips) / 2))
}

if (import.meta.main) console.log(`hashes ${(await best(hashMs)).toFixed(0)} ms, round trips ${(await best(tripsMs)).toFixed(0)} ms`)
