import { kept } from './kept.ts'

/**
 * The result that a visitor worked out on a public page, carried through sign-in and registration to the form that needs it. It stays in
 * this tab and is read once.
 */
const keyOf = (name: string) => `carried:${name}`

export const carry = (name: string, values: unknown): void => kept.session.write(keyOf(name), values)

export const takeCarried = <V>(name: string): V | null => kept.session.take<V>(keyOf(name))
