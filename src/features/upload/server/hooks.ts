import type { Actor } from '../../../platform/server/actor.ts'
import type { Reader } from '../../../platform/server/database.ts'
import { defineHook } from '../../../platform/server/hooks.ts'
import type { FileRow } from './tables.ts'

export type FileViewer = (
  db: Reader,
  actor: Actor,
  file: Pick<FileRow, 'id' | 'purpose' | 'usedBy' | 'companyId' | 'ownerId'>,
) => Promise<boolean>

/**
 * Others who may see a private file. `by` is the noun before the colon of its `usedBy`: the feature that claims files under a noun
 * provides the rule.
 */
export const fileViewers = defineHook<FileViewer>('upload.fileViewers')
