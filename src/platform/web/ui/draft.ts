import { currentSession, onSessionEnd } from '../session.ts'

const PREFIX = 'draft:'

/** A draft belongs to one person in one tab: another who signs in here never meets it. */
const keyOf = (name: string): string => {
  const id = (currentSession().userInfo as { id?: string } | null)?.id ?? 'visitor'
  return `${PREFIX}${id}:${name}`
}

export function readDraft<V>(name: string): V | null {
  try {
    const text = sessionStorage.getItem(keyOf(name))
    return text ? (JSON.parse(text) as V) : null
  } catch {
    return null
  }
}

export function writeDraft(name: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(values))
  } catch {
    // Without storage the form lives as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // As above.
  }
}

// Whoever logs out leaves nothing behind; a session that merely ran out finds its drafts again.
onSessionEnd(({ reason }) => {
  if (reason !== 'logout') return
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // As above.
  }
})
