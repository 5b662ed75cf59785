import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, it } from 'vitest'
import { expectLinear } from '../../../../../test/support/linear.ts'
import { gifOf, heicOf, mp4Of, webpOf } from '../../../../../test/support/media.ts'
import { m4aVoice, oggVoice, webmVoice } from '../../../../../test/support/voices.ts'
import { Refusal } from '../../../../platform/server/wire/refusal.ts'
import { judgeFile, judgeHead } from './judge.ts'
import { withoutDescriptions } from './media.ts'
import { withoutMetadata } from './metadata.ts'
import { drawingIn } from './picture.ts'
import { soundOf } from './sound.ts'

/**
 * What each judge of uploads costs, in time of the processor: as much as the bytes that it reads, however often they repeat a sign and
 * whatever number they claim. The renderer of drawings is not among them: it may take for ever, and is stopped (`judging.test.ts`).
 */

const folder = mkdtempSync(join(tmpdir(), 'hengdu-cost-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'file')

const judged = (name: string, kinds: readonly string[]) => async (bytes: Buffer) => {
  writeFileSync(path, bytes)
  await judgeFile(path, name, kinds)
}
async function stripped(bytes: Buffer) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536)
  }
  for await (const _ of withoutMetadata(pieces()));
}

const latin = (text: string) => Buffer.from(text, 'latin1')
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const repeated =
  (before: Buffer, sign: Buffer, after = Buffer.alloc(0)) =>
  (times: number) =>
    Buffer.concat([before, Buffer.alloc(sign.length * times, sign), after])

const PNG = hex('89504e470d0a1a0a')
const EMPTY_CHUNK = Buffer.concat([hex('00000000'), latin('tEXt'), hex('00000000')])
const exif = (entries: number) => {
  const claimed = Buffer.alloc(2)
  claimed.writeUInt16BE(entries)
  return Buffer.concat([hex('ffe1 0012'), latin('Exif\0\0MM'), hex('002a 00000008'), claimed])
}
/** A list of samples that claims as many as are left in the file. */
const samples = (times: number) =>
  Buffer.concat(
    Array.from({ length: times }, (_, nth) => {
      const head = Buffer.concat([hex('00000018'), latin('trun'), hex('00000100 00000000'), Buffer.alloc(8)])
      head.writeUInt32BE(Math.floor(((times - nth) * 24 - 24) / 4), 12)
      return head
    }),
  )
const riff = (times: number) => {
  const bytes = repeated(webpOf(), Buffer.concat([latin('EXIF'), hex('00000000')]))(times)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  return bytes
}
const svg = (inside: string, times: number, before = '<svg>', after = '</svg>') => latin(before + inside.repeat(times) + after)

const MANY = 1_000
const kinds = ['png', 'jpg', 'svg', 'ico', 'zip', 'rar', '7z', 'tar', 'gz', 'pdf']
const judges: [judge: string, sign: string, run: (bytes: Buffer) => unknown, of: (times: number) => Buffer, base?: number][] = [
  ...['a', '.a', '.a{b:c}', '{', '}', 'url(', '\\', '/*'].map((sign): (typeof judges)[number] => [
    'drawing',
    `${sign} in a style sheet`,
    drawingIn,
    (times) => svg(sign, times, '<svg><style>', '</style></svg>'),
  ]),
  ...[
    '<g>',
    '</g>',
    '<g/>',
    '<!--',
    '-->',
    '<![CDATA[',
    '<!DOCTYPE ',
    '<?a ',
    '&amp;',
    '&',
    ' a=""',
    '"',
    "'",
    '<',
    ' ',
    'href="#',
    'href ="data:',
  ].map((sign): (typeof judges)[number] => ['drawing', sign, drawingIn, (times) => svg(sign, times)]),
  ...['<', '<svg', '<a:', 'a', ' ', ':', '\n'].map((sign): (typeof judges)[number] => [
    'kind of a drawing',
    JSON.stringify(sign),
    judged('a.svg', kinds),
    (times) => svg(sign, times, '', ''),
  ]),
  ['metadata', 'segments', stripped, repeated(hex('ffd8'), hex('fffe0002')), 300],
  ['metadata', 'scans', stripped, repeated(hex('ffd8'), hex('ffda000401020304')), 300],
  ['metadata', 'fill bytes', stripped, repeated(hex('ffd8ffe00002'), hex('ff'))],
  ['metadata', 'restarts', stripped, repeated(hex('ffd8ffda0002'), hex('ffd0'))],
  ['metadata', 'Exif', stripped, repeated(hex('ffd8'), exif(1)), 300],
  ['metadata', 'entries that Exif claims', stripped, (times) => repeated(hex('ffd8'), exif(times))(500), 1_600],
  ['metadata', 'chunks', stripped, repeated(PNG, EMPTY_CHUNK)],
  ['sound', 'samples that lists claim', soundOf, (times) => Buffer.concat([m4aVoice(3), samples(times)]), 300],
  ['sound', 'boxes', soundOf, repeated(m4aVoice(3), Buffer.concat([hex('00000008'), latin('moof')]))],
  ['sound', 'elements', soundOf, repeated(webmVoice(3), hex('ec80'))],
  ['sound', 'clusters', soundOf, repeated(webmVoice(3), hex('1f43b67501ffffffffffffff'))],
  ['sound', 'pages', soundOf, repeated(oggVoice(3), Buffer.concat([latin('OggS'), Buffer.alloc(23)]))],
  ['archive', 'ends', judged('a.zip', ['zip']), repeated(latin('PK\x03\x04'), latin('PK\x05\x06'))],
  ['archive', 'parts', judged('a.zip', kinds), repeated(Buffer.alloc(0), Buffer.concat([latin('PK\x03\x04'), Buffer.alloc(26)]))],
  ['icon', 'entries', judged('a.ico', ['ico']), repeated(hex('000001004000'), Buffer.alloc(16, 1))],
  ['workbook', 'parts', judged('a.xlsx', ['xlsx']), repeated(Buffer.alloc(0), Buffer.concat([latin('PK\x03\x04'), Buffer.alloc(26)]))],
  ['workbook', 'ends', judged('a.xlsx', ['xlsx']), repeated(latin('PK\x03\x04'), latin('PK\x05\x06'))],
  ...['<html ', 'MIME-Version:', 'a;b\n', '\n', ' ', '{\\rtf'].map((sign): (typeof judges)[number] => [
    'workbook',
    JSON.stringify(sign),
    judged('a.xlsx', ['xlsx', 'xls']),
    (times) => svg(sign, times, '', ''),
  ]),
  ['text', 'letters', judged('a.txt', ['txt', 'docx']), repeated(Buffer.alloc(0), latin('a'))],
  ['text', 'letters of GB 18030', judged('a.csv', ['csv', 'docx']), repeated(Buffer.alloc(0), hex('d6d0'))],
  ['document', 'ends', judged('a.docx', ['docx']), repeated(latin('PK\x03\x04'), latin('PK\x05\x06'))],
  ['picture', 'descriptions', (bytes) => withoutDescriptions(bytes, 'gif'), repeated(gifOf().subarray(0, 19), hex('21fe00'))],
  ['picture', 'chunks', (bytes) => withoutDescriptions(bytes, 'webp'), (times) => riff(times)],
  ['picture', 'boxes', (bytes) => withoutDescriptions(bytes, 'heic'), repeated(heicOf(), hex('0000000866726565'))],
  ['film', 'boxes', (bytes) => withoutDescriptions(bytes, 'mp4'), repeated(mp4Of(), hex('0000000866726565'))],
  ['head', 'tags', (bytes) => judgeHead(bytes, ['png', 'pdf']), repeated(Buffer.alloc(0), latin('<'))],
  ['head', 'chunks', (bytes) => judgeHead(bytes, ['png', 'pdf']), repeated(PNG, EMPTY_CHUNK)],
  ['kind', 'chunks', judged('a.png', kinds), repeated(PNG, EMPTY_CHUNK)],
  ['kind', 'ID3', judged('a.png', kinds), repeated(Buffer.alloc(0), Buffer.concat([latin('ID3'), Buffer.alloc(7)]))],
]

it.each(judges)('%s: %s', { timeout: 120_000 }, async (_judge, _sign, run, of, base = MANY) => {
  const judge = async (bytes: Buffer) => {
    try {
      await run(bytes)
    } catch (error) {
      // Refused is as good as judged.
      if (!(error instanceof Refusal)) throw error
    }
  }
  await expectLinear(judge, (times) => of(times * base))
})
