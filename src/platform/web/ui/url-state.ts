/**
 * The part of a screen's state that lives in the URL. Values equal to their defaults are left out, so that a plain list has a plain
 * address.
 */
type UrlValue = string | number
export type UrlDefaults = Record<string, UrlValue>
export type StateOf<D extends UrlDefaults> = { [K in keyof D]: D[K] extends number ? number : D[K] extends string ? string : UrlValue }

/** A number that is not a positive integer falls back to its default: an address may have been edited by hand. */
export function readState<D extends UrlDefaults>(params: URLSearchParams, defaults: D): StateOf<D> {
  const state: Record<string, UrlValue> = {}
  for (const [name, usual] of Object.entries(defaults)) {
    const text = params.get(name)
    if (text === null) state[name] = usual
    else if (typeof usual === 'number') state[name] = /^[1-9]\d{0,5}$/.test(text) ? Number(text) : usual
    else state[name] = text
  }
  return state as StateOf<D>
}

/** The query with these values at their defaults. */
export function clearState(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of names) next.delete(name)
  return next
}

/** The query with a change applied. Parameters outside this state stay unchanged. */
export function writeState<D extends UrlDefaults>(params: URLSearchParams, defaults: D, change: Partial<StateOf<D>>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(change)) {
    if (!(name in defaults)) continue
    if (value === undefined || value === null || value === defaults[name]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}
