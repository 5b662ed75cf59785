import { calculate } from './calculate.ts'
import { canonicalJson, canonicalSets, sha256 } from './hash.ts'
import type { Slip } from './slip.ts'
import type { Snapshot } from './snapshot.ts'

/** What a run keeps of a slip: enough to calculate it again and to compare byte for byte. */
interface SealedSlip {
  readonly engine: string
  /** Canonical JSON with sorted lists. */
  readonly snapshot: string
  /** Canonical JSON. */
  readonly slip: string
  /** SHA-256 of snapshot and slip; the slip names the engine. */
  readonly hash: string
}

/** `digest`: SHA-256 in hexadecimal digits, where the platform has a faster one. */
export function sealSlip(snapshot: Snapshot, digest: (text: string) => string = sha256): SealedSlip & { readonly value: Slip } {
  const value = calculate(snapshot)
  const kept = { engine: value.engine, snapshot: canonicalSets(snapshot), slip: canonicalJson(value) }
  return { ...kept, hash: digest(`${kept.snapshot}\n${kept.slip}`), value }
}

/** Whether a kept snapshot still gives the kept bytes. `otherEngine`: it was calculated by another version, whose bytes may differ. */
export function replay(kept: SealedSlip): 'sameBytes' | 'otherBytes' | 'otherEngine' {
  const again = sealSlip(JSON.parse(kept.snapshot))
  if (again.engine !== kept.engine) return 'otherEngine'
  return again.slip === kept.slip && again.hash === kept.hash ? 'sameBytes' : 'otherBytes'
}

/** What an approval confirms: one hash over the slips of a run, in any order. */
export const runHash = (slips: readonly { readonly person: string; readonly hash: string }[], digest = sha256): string =>
  digest(
    slips
      .map(({ person, hash }) => `${person} ${hash}`)
      .sort()
      .join('\n'),
  )
