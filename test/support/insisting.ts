import { TEST_PROOF } from './proof.ts'

interface Escrow {
  readonly token: string
  readonly demands: readonly string[]
}

/** What clients have seen while they wrote. */
export interface Insisted {
  acknowledged: number
  /** Kinds of refusals that were waited out. */
  readonly passing: Set<string>
  /** Why a client gave up. */
  readonly refused: string[]
  /** The longest that one of them waited for an answer to a write, in milliseconds. */
  longestMs: number
}

const PAUSE_MS = 500

/**
 * Puts cents into requests until stopped, each write again and again under its key until it is answered, as the web does. The clients of
 * several servers go from one to the next. `stop` says how many cents the requests have in the end.
 */
export function insistingWrites(urls: readonly string[], { token, demands }: Escrow): { state: Insisted; stop: () => Promise<number> } {
  const headers = { 'content-type': 'application/json', 'x-access-token': token, 'x-proof': TEST_PROOF }
  let stopped = false
  let asked = 0
  const state: Insisted = { acknowledged: 0, passing: new Set<string>(), refused: [], longestMs: 0 }
  const answerOf = async (path: string, how: RequestInit) => {
    const answer = await fetch(`${urls[asked++ % urls.length]}/api${path}`, { ...how, headers: { ...headers, ...how.headers } })
    const body = (await answer.json()) as { success: boolean; result: { version: number; hostedMinor: number; error?: string } }
    return body.success ? body.result : body.result.error!
  }
  /** Until there is an answer that is no outage. */
  const insisting = async (path: string, how: RequestInit = {}) => {
    const began = performance.now()
    for (;;) {
      const result = await answerOf(path, how)
      state.longestMs = Math.max(state.longestMs, performance.now() - began)
      if (typeof result !== 'string') return result
      if (result !== 'unavailable') throw new Error(`${path}: ${result}`)
      state.passing.add(result)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
  const clients = demands.map(async (id) => {
    try {
      while (!stopped) {
        const { version } = await insisting(`/ws/demand/detail?id=${id}`)
        const body = JSON.stringify({ id, version, amount: '0.01' })
        await insisting('/ws/demand/hosting', { method: 'POST', headers: { 'idempotency-key': crypto.randomUUID() }, body })
        state.acknowledged++
      }
    } catch (error) {
      state.refused.push(String(error))
    }
  })
  const stop = async () => {
    stopped = true
    await Promise.all(clients)
    const previews = await Promise.all(demands.map((id) => insisting(`/ws/demand/hosting/preview?id=${id}`)))
    return previews.reduce((total, { hostedMinor }) => total + hostedMinor, 0)
  }
  return { state, stop }
}
