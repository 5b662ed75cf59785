import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { Gate } from '../../../../platform/server/gate.ts'

// OWASP's first recommendation for argon2id: 19 MiB, two passes. Runs on the thread pool, off the event loop.
const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32

const argon = promisify(argon2)
/**
 * Files are read on the same four threads, and one core stays free for everything else. A hash takes about 30 ms, so the last that waits
 * waits half a second with two at once, a second with one.
 */
const gate = new Gate(availableParallelism() > 2 ? 2 : 1, 32)
const derive = (...work: Parameters<typeof argon>) => gate.run(() => argon(...work))

/** A PHC string: the hash contains its parameters, so that they may increase later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce,
    parallelism: LANES,
    tagLength: TAG_BYTES,
    memory: MEMORY_KIB,
    passes: PASSES,
  })
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(tag)}`
}

/** Without a hash the work is done anyway: an unknown account takes as long to answer as a wrong password. */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  const parts = hash?.match(/^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/)
  const [, memory, passes, parallelism, nonce = '', kept = ''] = parts ?? ['', MEMORY_KIB, PASSES, LANES, base64(Buffer.alloc(16)), '']
  const expected = kept === '' ? Buffer.alloc(TAG_BYTES) : Buffer.from(kept, 'base64')
  const tag = await derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: Buffer.from(nonce, 'base64'),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
  })
  return timingSafeEqual(tag, expected) && kept !== ''
}

const base64 = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
