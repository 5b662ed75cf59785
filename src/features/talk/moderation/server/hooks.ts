import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { ReportedLine } from '../contract/schema.ts'

/** Where reported messages come from. The chat provides it: it imports this feature, which asks who may not write. */
export interface ReportSource {
  /** A message that the actor sees, with the lines around it; null if there is none for the actor, `gone` if it was recalled. */
  message: (act: Act, at: { id: string; seq: number }) => Promise<{ authorId: string; lines: ReportedLine[] } | 'gone' | null>
  /** Files that no report keeps any more. */
  release: (act: Act, fileIds: readonly string[]) => Promise<void>
}

export const reportSources = defineHook<ReportSource>('moderation.reportSources')
