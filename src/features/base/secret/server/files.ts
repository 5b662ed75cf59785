import type { FileKeys, SealedFile } from '../../upload/server/hooks.ts'
import { FILE_TABLE, type Place } from '../contract/place.ts'
import { dropSecrets, openSecret, putSecrets, revealSecret } from './writes.ts'

const placeOf = ({ id, sealedFor }: SealedFile): Place => ({ scope: sealedFor, table: FILE_TABLE, column: 'key', row: id })

/**
 * The key of a sealed file is a secret of its row: replacing a data key re-encrypts the keys of files and not the files, and a file whose
 * key is dropped can no longer be read.
 */
export const keysOfFiles: FileKeys = {
  keep: (act, file, key) => putSecrets(act, [{ ...placeOf(file), text: key.toString('base64'), hidden: true }]),
  // Nobody is asked for a reason: pictures are shown by the page that needs them.
  look: async (act, file) => Buffer.from(await revealSecret(act, placeOf(file), { reason: '' }), 'base64'),
  open: async (look, file) => Buffer.from(await openSecret(look, placeOf(file)), 'base64'),
  forget: async (act, files) => {
    for (const [scope, all] of Map.groupBy(files, (file) => file.sealedFor))
      await dropSecrets(
        act,
        { scope, table: FILE_TABLE },
        all.map((file) => file.id),
      )
  },
}
