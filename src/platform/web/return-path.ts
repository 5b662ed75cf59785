const WANTED = 'wantedPath'

/**
 * Where a sign-in or a registration leads back to, in this tab. The guard remembers pages that need a session; a public page asks for it
 * where it sends a visitor to sign in for one part of it.
 */
export function rememberReturnPath(path: string): void {
  try {
    sessionStorage.setItem(WANTED, path)
  } catch {
    // Without it the login leads to the workbench.
  }
}

export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(WANTED)
    sessionStorage.removeItem(WANTED)
    return path
  } catch {
    return null
  }
}
