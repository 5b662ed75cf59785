import { kept } from '../kept.ts'
import { currentSession } from '../session.ts'

const PREFIX = 'draft:'

/**
 * A draft belongs to one person in one tab: another user who signs in here never sees it. Signing out deletes it (session.ts); after a
 * session that merely expired it is restored.
 */
const keyOf = (name: string): string => {
  const id = (currentSession().userInfo as { id?: string } | null)?.id ?? 'visitor'
  return `${PREFIX}${id}:${name}`
}

export const readDraft = <V>(name: string): V | null => kept.session.read<V>(keyOf(name))

export const writeDraft = (name: string, values: unknown): void => kept.session.write(keyOf(name), values)

export const dropDraft = (name: string): void => kept.session.remove(keyOf(name))
