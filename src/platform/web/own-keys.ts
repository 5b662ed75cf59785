import { kept } from './kept.ts'

/**
 * What one account has left in this browser: it waits for its owner when the session expires, is never read for another account, and is
 * deleted when its owner signs out.
 */
const OWN = 'own:'

export const isOwnKey = (key: string): boolean => key.startsWith(OWN)
export const ownKey = (account: string, name: string): string => `${OWN}${account}:${name}`

/** The names of what an account has left under names that begin so. */
export const ownNames = (account: string, prefix = ''): string[] => {
  const start = ownKey(account, prefix)
  return kept.local.keys().flatMap((key) => (key.startsWith(start) ? [prefix + key.slice(start.length)] : []))
}
