/**
 * What one account has left in this browser: it waits for its owner when the session expires, is never read for another account, and is
 * deleted when its owner signs out.
 */
const OWN = 'own:'

export const isOwnKey = (key: string): boolean => key.startsWith(OWN)
export const ownKey = (account: string, name: string): string => `${OWN}${account}:${name}`
