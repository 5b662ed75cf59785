/** Not in every browser. */
declare const scheduler: { yield(): Promise<void> } | undefined

let last = Promise.resolve()

/**
 * Resolves in a task of its own, in the order of the calls. What one rendering starts ten times over would hold a slow phone for a tenth
 * of a second if it ran in one piece.
 */
export function ownTask(): Promise<void> {
  last = last.then(() => (typeof scheduler === 'undefined' ? new Promise((resolve) => setTimeout(resolve)) : scheduler.yield()))
  return last
}
