import { kept } from './kept.ts'

const WANTED = 'wantedPath'

/**
 * Where a sign-in or a registration returns to, in this tab. The guard stores pages that need a session; a public page sets it when it
 * sends a visitor to sign in for one part of it.
 */
export const rememberReturnPath = (path: string): void => kept.session.write(WANTED, path)

export const takeReturnPath = (): string | null => kept.session.take<string>(WANTED)
