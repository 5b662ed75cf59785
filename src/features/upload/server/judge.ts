import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { isSafeSvg } from './svg.ts'

/** Kinds as in the purposes. jpg and jpeg are one kind of content. */
export type FileKind = 'png' | 'jpg' | 'svg' | 'ico' | 'zip' | 'rar' | '7z' | 'tar' | 'gz' | 'pdf' | 'xls' | 'xlsx'

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  png: ['png'],
  jpg: ['jpg', 'jpeg'],
  svg: ['svg'],
  ico: ['ico'],
  zip: ['zip'],
  rar: ['rar'],
  '7z': ['7z'],
  tar: ['tar'],
  gz: ['gz', 'tgz'],
  pdf: ['pdf'],
  xls: ['xls'],
  xlsx: ['xlsx'],
}

export const CONTENT_TYPES: Record<FileKind, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
  tar: 'application/x-tar',
  gz: 'application/gzip',
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** `unsafe`: a drawing that contains script or refers outside. `unfit`: anything else that the purpose does not accept. */
type Judgement = FileKind | 'unfit' | 'unsafe'

/** The kind of a file by its bytes, if the purpose accepts it and the extension of the given name agrees. */
export async function judge(path: string, name: string, admitted: readonly string[]): Promise<Judgement> {
  const ending = name.toLowerCase().match(/\.([a-z0-9]+)$/)?.[1] ?? ''
  const claimed = (Object.keys(EXTENSIONS) as FileKind[]).find((kind) => EXTENSIONS[kind].includes(ending))
  if (!claimed || !admitted.includes(claimed)) return 'unfit'
  if (claimed === 'svg') return judgeSvg(path)
  return (await holds(path, claimed)) ? claimed : 'unfit'
}

const ZIP = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x05\x06', 'latin1')]
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex')

async function holds(path: string, claimed: FileKind): Promise<boolean> {
  // Any archive of the zip family may be named .zip, a workbook too; the detector would report the inner format.
  if (claimed === 'zip') return startsWith(path, ZIP)
  if (claimed === 'xlsx') return (await startsWith(path, ZIP)) && contains(path, [Buffer.from('xl/workbook.', 'latin1')])
  // Old Office files share one container: only a workbook has a stream of this name in its directory.
  if (claimed === 'xls') return (await startsWith(path, [CFB])) && contains(path, [utf16('Workbook'), utf16('Book')])
  const found = (await fileTypeFromFile(path))?.ext as string | undefined
  if (claimed === 'png') return found === 'png' || found === 'apng'
  if (claimed === 'gz') return found === 'gz' || found === 'tar.gz'
  return found === claimed
}

const utf16 = (text: string) => Buffer.from(`${text}\0`, 'utf16le')

async function startsWith(path: string, signatures: readonly Buffer[]): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return signatures.some((signature) => bytesRead >= signature.length && buffer.subarray(0, signature.length).equals(signature))
  } finally {
    await handle.close()
  }
}

/** Reads in chunks that overlap by the length of the pattern, so that 50 MB are never in memory. */
async function contains(path: string, needles: readonly Buffer[]): Promise<boolean> {
  const overlap = Math.max(...needles.map((needle) => needle.length)) - 1
  const piece = Buffer.alloc(256 * 1024)
  const handle = await open(path)
  try {
    let kept = 0
    for (;;) {
      const { bytesRead } = await handle.read(piece, kept, piece.length - kept, null)
      const seen = piece.subarray(0, kept + bytesRead)
      if (needles.some((needle) => seen.includes(needle))) return true
      if (bytesRead === 0) return false
      kept = Math.min(overlap, seen.length)
      piece.copy(piece, 0, seen.length - kept, seen.length)
    }
  } finally {
    await handle.close()
  }
}

async function judgeSvg(path: string): Promise<Judgement> {
  const handle = await open(path)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile())
    return isSafeSvg(text)
  } catch {
    return 'unfit'
  } finally {
    await handle.close()
  }
}
