import { type FileHandle, open, readFile } from 'node:fs/promises'
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { bytesOfFile } from '../../../../platform/server/files/workbook/bytes.ts'
import { judgeWorkbook } from '../../../../platform/server/files/workbook/judge.ts'
import { isText, officeIn, refuseOldMacros } from './documents.ts'
import type { MediaKind } from './media.ts'
import type { SoundKind } from './sound.ts'
import { isIcon, isZip } from './structure.ts'

/** Kinds as in the purposes. jpg and jpeg are one kind of content. */
export type FileKind =
  | ('png' | 'jpg' | 'svg' | 'ico' | 'pdf')
  | ('zip' | 'rar' | '7z' | 'tar' | 'gz')
  | ('xls' | 'xlsx' | 'docx' | 'pptx' | 'txt' | 'csv')
  | MediaKind
  | SoundKind

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
  docx: ['docx'],
  pptx: ['pptx'],
  txt: ['txt'],
  csv: ['csv'],
  gif: ['gif'],
  webp: ['webp'],
  heic: ['heic'],
  mp4: ['mp4'],
  webm: ['webm'],
  m4a: ['m4a'],
  ogg: ['ogg'],
}

/** Of what is stored: drawings and icons become pictures on arrival, and one that is stored all the same is only a download. */
export const CONTENT_TYPES: Record<Exclude<FileKind, 'svg' | 'ico'>, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
  tar: 'application/x-tar',
  gz: 'application/gzip',
  pdf: 'application/pdf',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  gif: 'image/gif',
  webp: 'image/webp',
  heic: 'image/heic',
  mp4: 'video/mp4',
  webm: 'audio/webm',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
}

/** `unfit`: what the purpose does not accept. */
type Judgement = FileKind | 'unfit'

/** How much of a sealed file is kept in memory to recognise it. */
export const HEAD_BYTES = 64 * 1024

/** The same as `judge` for an image or a PDF, by its first bytes: the file itself is encrypted already. */
export async function judgeHead(head: Buffer, admitted: readonly string[]): Promise<Judgement> {
  const kind = kindNamed((await fileTypeFromBuffer(head))?.ext)
  return (kind === 'png' || kind === 'jpg' || kind === 'pdf') && admitted.includes(kind) ? kind : 'unfit'
}

function claimedKind(name: string): FileKind | undefined {
  const ending = endingOf(name)
  return (Object.keys(EXTENSIONS) as FileKind[]).find((kind) => EXTENSIONS[kind].includes(ending))
}

const endingOf = (name: string): string => name.toLowerCase().match(/\.([a-z0-9]+)$/)?.[1] ?? ''

/** The name with an ending of its kind, so that programs open a download as what it is. */
export function nameFor(name: string, kind: FileKind): string {
  const claimed = claimedKind(name)
  if (claimed === kind) return name
  return `${claimed ? name.slice(0, -endingOf(name).length - 1) : name}.${kind}`
}

/**
 * The kind of a file by its bytes, if the purpose accepts it. The name decides only between a plain archive and a document that is one
 * inside, for a workbook between "not accepted" and what `judgeWorkbook` has to say about it, and what a text is for.
 */
export async function judgeFile(path: string, name: string, admitted: readonly string[]): Promise<Judgement> {
  const claimed = claimedKind(name)
  const isBook = claimed === 'xls' || claimed === 'xlsx'
  if (admitted.every((kind) => kind === 'xls' || kind === 'xlsx'))
    return isBook || claimed === undefined ? judgeBook(path, admitted) : 'unfit'
  const mayBeOffice = admitted.includes('docx')
  const office = mayBeOffice && (await startsWith(path, ZIP)) ? await officeIn(path) : null
  // Where other kinds are accepted too, only bytes that a workbook may have are read as one.
  if (isBook && admitted.includes('xlsx') && (await startsWith(path, BOOK))) {
    if (mayBeOffice) await refuseOldMacros(path)
    return judgeBook(path, admitted)
  }
  if (office && claimed === undefined) return office === 'xlsx' ? judgeBook(path, admitted) : office
  if (office === claimed && office !== null) return office
  if ((claimed === 'txt' || claimed === 'csv') && admitted.includes(claimed) && !(await startsWith(path, PDF)) && (await isText(path)))
    return claimed
  if (await startsWith(path, ZIP)) {
    const isArchive = admitted.includes('zip') && (claimed === undefined || claimed === 'zip') && (await within(path, isZip))
    return isArchive ? 'zip' : 'unfit'
  }
  const kind = kindNamed((await fileTypeFromFile(path))?.ext)
  if (kind === 'ico' && !(await within(path, isIcon))) return 'unfit'
  if (kind) return admitted.includes(kind) ? kind : 'unfit'
  return admitted.includes('svg') && (await looksDrawn(path)) ? 'svg' : 'unfit'
}

async function within<T>(path: string, look: (handle: FileHandle) => Promise<T>): Promise<T> {
  const handle = await open(path)
  try {
    return await look(handle)
  } finally {
    await handle.close()
  }
}

const ZIP = [Buffer.from('PK\x03\x04', 'latin1'), Buffer.from('PK\x05\x06', 'latin1')]
const PDF = [Buffer.from('%PDF-')]
const BOOK = [...ZIP, Buffer.from('d0cf11e0a1b11ae1', 'hex')]

/** The kind of what the detector names; undefined for all that no purpose accepts. */
function kindNamed(found: string | undefined): FileKind | undefined {
  if (found === 'apng') return 'png'
  if (found === 'tar.gz') return 'gz'
  return found !== undefined && Object.hasOwn(EXTENSIONS, found) ? (found as FileKind) : undefined
}

async function judgeBook(path: string, admitted: readonly string[]): Promise<Judgement> {
  const handle = await open(path)
  try {
    const kind = await judgeWorkbook(await bytesOfFile(handle))
    return kind !== null && admitted.includes(kind) ? kind : 'unfit'
  } finally {
    await handle.close()
  }
}

async function startsWith(path: string, signatures: readonly Buffer[]): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
    return signatures.some((signature) => bytesRead >= signature.length && buffer.subarray(0, signature.length).equals(signature))
  } finally {
    await handle.close()
  }
}

/** Whether it can be a drawing; the renderer reads the rest. */
const looksDrawn = async (path: string): Promise<boolean> => /<([\w.-]+:)?svg[\s>]/.test(await readFile(path, 'latin1'))
