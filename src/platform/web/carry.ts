/**
 * What a visitor has worked out on a public page, carried through sign-in and registration to the form that it belongs in. It stays in this
 * tab and is taken once.
 */
const keyOf = (name: string) => `carried:${name}`

export function carry(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Without storage the form begins empty.
  }
}

export function takeCarried<V>(name: string): V | null {
  try {
    const text = sessionStorage.getItem(keyOf(name))
    sessionStorage.removeItem(keyOf(name))
    return text ? (JSON.parse(text) as V) : null
  } catch {
    return null
  }
}
