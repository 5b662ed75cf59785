import { open, readFile } from 'node:fs/promises'
import { type Bytes, bytesOfFile } from '../../../../platform/server/files/workbook/bytes.ts'
import { compoundStreams } from '../../../../platform/server/files/workbook/compound.ts'
import { contentTypesOf } from '../../../../platform/server/files/workbook/package.ts'
import { openZip } from '../../../../platform/server/files/workbook/zip.ts'
import { Refusal, refuse } from '../../../../platform/server/wire/refusal.ts'

type OfficeKind = 'docx' | 'pptx' | 'xlsx'

const MAIN: Record<OfficeKind, RegExp> = {
  docx: /wordprocessingml\.document\.main\+xml$/,
  pptx: /presentationml\.presentation\.main\+xml$/,
  xlsx: /spreadsheetml\.sheet\.main\+xml$/,
}
const KINDS = Object.keys(MAIN) as OfficeKind[]
/** By its declared type, or by a part that a program may find without one. */
const MACRO_TYPE = /macroEnabled|vbaProject|macrosheet/i
const MACRO_PART = /(^|\/)(vbaProject\w*\.bin|macrosheets\/.*|vbaData\.xml)$/i
const MACRO_STREAM = /^_vba_project/i

/** The kind of document in an archive; null if there is none. Refuses with fileMacros one that carries programs, whatever its name is. */
export async function officeIn(path: string): Promise<OfficeKind | null> {
  const handle = await open(path)
  try {
    const opened = await packageIn(await bytesOfFile(handle))
    if (!opened) return null
    const { zip, types } = opened
    if ([...types.values()].some((type) => MACRO_TYPE.test(type)) || zip.entries.some(({ name }) => MACRO_PART.test(name)))
      throw refuse('fileMacros')
    const isThere = (part: string) => zip.find(part) !== undefined || zip.entries.some(({ name }) => name.toLowerCase() === part)
    for (const [part, type] of types) {
      const kind = KINDS.find((each) => MAIN[each].test(type))
      if (kind && isThere(part)) return kind
    }
    return null
  } finally {
    await handle.close()
  }
}

/** An archive that no program takes for a document may be as odd as it likes: it is one among other archives, or not accepted. */
async function packageIn(bytes: Bytes) {
  try {
    const zip = await openZip(bytes)
    const types = zip && (await contentTypesOf(zip))
    return zip && types ? { zip, types } : null
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** An old workbook with programs. Refuses with fileMacros. */
export async function refuseOldMacros(path: string): Promise<void> {
  const handle = await open(path)
  try {
    const streams = await compoundStreams(await bytesOfFile(handle))
    if (streams?.some(({ name }) => MACRO_STREAM.test(name))) throw refuse('fileMacros')
  } finally {
    await handle.close()
  }
}

/** In the order in which they are tried: most bytes are no UTF-8, and nearly all are GB 18030. */
const ENCODINGS = ['utf-8', 'gb18030'] as const
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters distinguish text from other bytes
const NOT_TEXT = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/

/** Whether it is text, as programs in China and elsewhere save it: no sign in it is one that nobody types. */
export async function isText(path: string): Promise<boolean> {
  const bytes = await readFile(path)
  const start = bytes.toString('hex', 0, 2)
  const encodings = start === 'fffe' ? ['utf-16le'] : start === 'feff' ? ['utf-16be'] : ENCODINGS
  for (const encoding of encodings) {
    try {
      return !NOT_TEXT.test(new TextDecoder(encoding, { fatal: true }).decode(bytes))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  return false
}
