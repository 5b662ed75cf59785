/** Chromium had `scheduler` for years before `yield`; other browsers lack either. */
declare const scheduler: { yield?(): Promise<void> } | undefined

/**
 * Resolves in a task of its own, in the order of the calls. What one rendering starts ten times over would hold a slow phone for a tenth
 * of a second if it ran in one piece.
 */
export function ownTask(): Promise<void> {
  const yielded = typeof scheduler === 'undefined' ? undefined : scheduler.yield?.()
  return yielded ?? new Promise((resolve) => setTimeout(resolve))
}
