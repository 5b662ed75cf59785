import { currentSession } from './session.ts'
import { createStore } from './store.ts'

/** A proof of the person, for the session that asked for it. In the memory of this page only: neither storage nor a cookie has it. */
let held: { token: string | null; proof: string; until: number } | null = null

export function keepProof({ proof, minutes }: { proof: string; minutes: number }): void {
  held = { token: currentSession().token, proof, until: performance.now() + minutes * 60_000 }
}

export const proofFor = (token: string | null): string | null =>
  held && token && held.token === token && performance.now() < held.until ? held.proof : null

/** The question that waits for the person; `answer(true)` after `keepProof`. Its dialog is fetched with the first question. */
export const proving = createStore<{ answer: (proved: boolean) => void } | null>(null)

let asked: Promise<boolean> | null = null

/** Asks the person to prove who they are. False if they did not; calls that need it at the same time share one question. */
export function askProof(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => proving.set({ answer: resolve })).finally(() => {
    asked = null
    proving.set(null)
  })
  return asked
}
