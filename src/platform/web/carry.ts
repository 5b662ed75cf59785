import { kept } from './kept.ts'

/**
 * What a visitor has worked out on a public page, carried through sign-in and registration to the form that it belongs in. It stays in this
 * tab and is taken once.
 */
const keyOf = (name: string) => `carried:${name}`

export const carry = (name: string, values: unknown): void => kept.session.write(keyOf(name), values)

export const takeCarried = <V>(name: string): V | null => kept.session.take<V>(keyOf(name))
