import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * Whether the SHA-256 of a text begins with so many zero bits. `crypto.subtle` of browsers is missing without TLS, and slow for many short
 * texts.
 */
export function isWork(text: string, bits: number): boolean {
  const digest = sha256(utf8ToBytes(text))
  const whole = Math.floor(bits / 8)
  return digest.subarray(0, whole).every((byte) => byte === 0) && digest[whole]! >> (8 - (bits % 8)) === 0
}
