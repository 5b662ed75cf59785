import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook, type Hooks } from '../../../../platform/server/hooks.ts'
import type { Act, Opening } from '../../../../platform/server/services.ts'
import type { Actor } from '../../../../platform/server/wire/actor.ts'
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

/** `recorded`: every download has a row in the audit log. */
export type FileSight = boolean | 'recorded'

/**
 * Private files that not every operator sees: by the same noun, whether operators see this one now. Without a rule they see all of them
 * but those that are for members only.
 */
export const operatorFiles = defineHook<(db: Reader, file: Pick<FileRow, 'id' | 'usedBy'>) => Promise<FileSight>>('upload.operatorFiles')

/** Keeps the keys of sealed files. A higher feature does, because every look is recorded with the names of people. */
export interface FileKeys {
  keep: (act: Act, file: SealedFile, key: Buffer) => Promise<void>
  /** The key for a download by the actor, who may see the file. It is recorded in the same transaction. */
  look: (act: Act, file: SealedFile) => Promise<Buffer>
  /** The key for the server's own work, such as reading a workbook: nobody sees the file, and nothing is recorded. */
  open: (opening: Opening, file: SealedFile) => Promise<Buffer>
  forget: (act: Act, files: readonly SealedFile[]) => Promise<void>
}

export interface SealedFile {
  id: string
  sealedFor: string
}

export const fileKeys = defineHook<FileKeys>('upload.fileKeys')

export function fileKeysOf(hooks: Hooks): FileKeys {
  const [keys] = hooks.of(fileKeys).values()
  if (!keys) throw new Error('no feature keeps the keys of sealed files')
  return keys
}
