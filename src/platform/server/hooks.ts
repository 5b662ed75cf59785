/**
 * Extension points between features. A lower feature declares one with `defineHook`; a higher one adds to it when it is registered. It
 * keeps imports pointing one way: money and demands know accounts, accounts know neither. Every server has its own set.
 */
export interface Hook<T> {
  readonly name: string
  /** Never set: carries the type of what is added. */
  readonly adds?: T
}

export const defineHook = <T>(name: string): Hook<T> => ({ name })

export class Hooks {
  readonly #added = new Map<string, Map<string, unknown>>()

  /** `by` names who adds: a feature adds to a hook once. */
  add<T>(hook: Hook<T>, by: string, value: T): void {
    const added = this.#added.get(hook.name) ?? new Map<string, unknown>()
    if (added.has(by)) throw new Error(`${by} has added to the hook ${hook.name} already`)
    this.#added.set(hook.name, added.set(by, value))
  }

  /** Everything that was added, by who added it, in the order of the features. */
  of<T>(hook: Hook<T>): ReadonlyMap<string, T> {
    return (this.#added.get(hook.name) ?? new Map()) as ReadonlyMap<string, T>
  }
}
