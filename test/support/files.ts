import { crc32, gzipSync } from 'node:zlib'
import { Transformer } from '@napi-rs/image'
import type { FileBrief } from '../../src/features/base/upload/contract/calls.ts'
import type { Envelope } from '../../src/platform/contract/envelope.ts'
import type { Lang } from '../../src/platform/contract/texts.ts'
import { zipOf } from '../../src/platform/server/files/workbook/zip-write.ts'
import type { UploadPurpose } from '../../src/rules/uploads.ts'
import { gifOf, heicOf, mp4Of, officeOf, webpOf } from './media.ts'
import type { TestServer } from './server.ts'
import { m4aVoice, oggVoice, webmVoice, webmVoid } from './voices.ts'
import { newWorkbook, oldWorkbook } from './workbooks.ts'

const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([u32(data.length), body, u32(crc32(body))])
}
const tarHeader = () => {
  const header = Buffer.alloc(1024)
  header.write('report.txt', 0, 'latin1')
  header.write('0000644\0', 100, 'latin1')
  header.write('00000000000\0', 124, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.fill(' ', 148, 156)
  const sum = header.subarray(0, 512).reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

const drawn = Transformer.fromRgbaPixels(Buffer.from('08222cff', 'hex'), 1, 1)

/** Small files of each kind. */
export const bytesOf = {
  png: drawn.pngSync(),
  jpg: drawn.jpegSync(),
  ico: drawn.icoSync(),
  svg: Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z" fill="url(#a)"/></svg>',
  ),
  zip: await zipOf({ 'plan.txt': 'plan' }),
  rar: Buffer.concat([Buffer.from('526172211a070100', 'hex'), Buffer.alloc(32)]),
  '7z': Buffer.concat([Buffer.from('377abcaf271c0004', 'hex'), Buffer.alloc(32)]),
  tar: tarHeader(),
  gz: gzipSync('plan'),
  tarGz: gzipSync(tarHeader()),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  xls: oldWorkbook([['name'], ['Chen']]),
  xlsx: await newWorkbook([['name'], ['Chen']]),
  docx: await officeOf('word/document.xml', 'wordprocessingml.document.main'),
  pptx: await officeOf('ppt/presentation.xml', 'presentationml.presentation.main'),
  txt: Buffer.from('plan\n计划\n'),
  csv: Buffer.from('name,amount\nChen,1\n'),
  gif: gifOf(),
  webp: webpOf(),
  heic: heicOf(),
  mp4: mp4Of(),
  webm: webmVoice(7),
  m4a: m4aVoice(7),
  ogg: oggVoice(7),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from('WordDocument\0', 'utf16le'),
    Buffer.alloc(64),
  ]),
  exe: Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(64)]),
} as const

/** A picture whose own content holds these bytes: what follows a picture, or is beside it, is not kept. */
export const pngWith = (content: string): Buffer => {
  const end = bytesOf.png.length - 12
  return Buffer.concat([bytesOf.png.subarray(0, end), chunk('IDAT', Buffer.from(content)), bytesOf.png.subarray(end)])
}

/**
 * `bytes` padded with zeros to a size: at the end, or where they belong to the content. A zip is read from its end, and of a picture
 * nothing is kept that follows it.
 */
export function grown(bytes: Buffer, size: number): Buffer {
  const missing = size - bytes.length
  if (bytes.subarray(1, 4).toString('latin1') === 'PNG') {
    const end = bytes.length - 12
    return Buffer.concat([bytes.subarray(0, end), chunk('IDAT', Buffer.alloc(missing - 12)), bytes.subarray(end)])
  }
  if (bytes.subarray(0, 4).toString('hex') === '1a45dfa3') return Buffer.concat([bytes, webmVoid(missing)])
  if (bytes.readUInt16BE() === 0xffd8) {
    const scan = Buffer.concat([Buffer.from('ffda0004', 'hex'), Buffer.alloc(missing - 4)])
    return Buffer.concat([bytes.subarray(0, -2), scan, bytes.subarray(-2)])
  }
  const zeros = Buffer.alloc(missing)
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0) return Buffer.concat([bytes, zeros])
  const directory = bytes.readUInt32LE(end + 16)
  const tail = Buffer.from(bytes.subarray(directory))
  tail.writeUInt32LE(directory + zeros.length, end - directory + 16)
  return Buffer.concat([bytes.subarray(0, directory), zeros, tail])
}

export interface Sent {
  bytes: Buffer
  name: string
  authCode?: UploadPurpose | string
}

/** Sends one file as the web app does. */
export async function send(
  server: TestServer,
  token: string | undefined,
  file: Sent,
  how: { lang?: Lang; idempotencyKey?: string } = {},
): Promise<{ status: number; body: Envelope<FileBrief> }> {
  const form = new FormData()
  if (file.authCode !== undefined) form.set('authCode', file.authCode)
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name)
  return sendForm(server, token, form, how)
}

/** `T`: the result of the call at `path`. */
export async function sendForm<T = FileBrief>(
  server: TestServer,
  token: string | undefined,
  form: FormData,
  how: { lang?: Lang; idempotencyKey?: string; path?: string } = {},
): Promise<{ status: number; body: Envelope<T> }> {
  const headers: Record<string, string> = { 'x-lang': how.lang === 'en' ? 'en_US' : 'zh_CN' }
  if (token) headers['x-access-token'] = token
  if (how.idempotencyKey) headers['idempotency-key'] = how.idempotencyKey
  const answer = await fetch(`${server.url}/api${how.path ?? '/sys/common/uploadFile'}`, { method: 'POST', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as Envelope<T> }
}

/** Uploads a file that must be accepted, and returns the answer. */
/** A voucher is another picture each time, as in life: the same one twice is a question to operators. */
export async function upload(
  server: TestServer,
  token: string,
  authCode: UploadPurpose,
  kind: keyof typeof bytesOf,
  name = `file.${kind}`,
): Promise<FileBrief> {
  const bytes = authCode === 'voucher' && kind === 'png' ? pngWith(crypto.randomUUID()) : bytesOf[kind]
  const { status, body } = await send(server, token, { bytes, name, authCode })
  if (!body.success) throw new Error(`upload was refused (${status}): ${JSON.stringify(body)}`)
  return body.result
}
