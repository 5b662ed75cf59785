/**
 * Extension points between features. A lower feature declares one with `defineHook`; a higher one adds to it at registration. This keeps
 * imports in one direction: money and demands import accounts, accounts import neither. Every server has its own set.
 */
interface Hook<T> {
  readonly name: string
  /** Never set: carries the type of the additions. */
  readonly adds?: T
}

export const defineHook = <T>(name: string): Hook<T> => ({ name })

export class Hooks {
  readonly #added = new Map<string, Map<string, unknown>>()

  /** `by` names the adding feature, which may add to a hook once. */
  add<T>(hook: Hook<T>, by: string, value: T): void {
    const added = this.#added.get(hook.name) ?? new Map<string, unknown>()
    if (added.has(by)) throw new Error(`${by} has added to the hook ${hook.name} already`)
    this.#added.set(hook.name, added.set(by, value))
  }

  /** All additions with the name of their feature, in the order of the features. */
  of<T>(hook: Hook<T>): ReadonlyMap<string, T> {
    return (this.#added.get(hook.name) ?? new Map()) as ReadonlyMap<string, T>
  }
}
