/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 300

/** Calls `act` when the browser has nothing to do, with `latestMs` at the latest by then. The answer cancels it. */
export function whenIdle(act: () => void, latestMs?: number): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: latestMs })
  return () => cancelIdleCallback(asked)
}
