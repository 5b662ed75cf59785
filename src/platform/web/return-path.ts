import { kept } from './kept.ts'

const WANTED = 'wantedPath'

/**
 * Where a sign-in or a registration leads back to, in this tab. The guard remembers pages that need a session; a public page asks for it
 * where it sends a visitor to sign in for one part of it.
 */
export const rememberReturnPath = (path: string): void => kept.session.write(WANTED, path)

export const takeReturnPath = (): string | null => kept.session.take<string>(WANTED)
