import { zipOf } from '../../src/platform/server/files/workbook/zip-write.ts'

/** Small files of kinds that people send each other; `note` is a description that is not to be kept. */

const ascii = (text: string) => Buffer.from(text, 'latin1')
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const le32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

export const officeOf = (part: string, type: string, more: Readonly<Record<string, string>> = {}): Promise<Buffer> =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="application/vnd.${type.includes('macroEnabled') ? 'ms-word' : 'openxmlformats-officedocument'}.${type}+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
    [part]: '<?xml version="1.0"?><document/>',
    ...more,
  })

/** A picture of one pixel, by default without a comment. */
export const gifOf = (note = ''): Buffer =>
  Buffer.concat([
    ascii('GIF89a'),
    hex('0100 0100 80 00 00 ffffff 000000'),
    ...(note ? [hex('21fe'), Buffer.from([note.length]), ascii(note), hex('00')] : []),
    hex('2c 0000 0000 0100 0100 00 02 02 4c01 00 3b'),
  ])

const chunk = (type: string, body: Buffer) => Buffer.concat([ascii(type), le32(body.length), body, Buffer.alloc(body.length % 2)])
export function webpOf(note = ''): Buffer {
  const picture = chunk('VP8L', hex('2f00000000 0788888808'))
  const head = chunk('VP8X', hex('0c000000 000000 000000'))
  const body = Buffer.concat([ascii('WEBP'), ...(note ? [head] : []), picture, ...(note ? [chunk('EXIF', ascii(note))] : [])])
  return Buffer.concat([ascii('RIFF'), le32(body.length), body])
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([u32(body.length + 8), ascii(type), body])
}
const full = (type: string, ...parts: Buffer[]) => box(type, u32(0), ...parts)
const handler = (kind: string) => full('hdlr', u32(0), ascii(kind), Buffer.alloc(13))

export const mp4Of = (note = '', kind = 'vide'): Buffer =>
  Buffer.concat([
    box('ftyp', ascii('isom'), u32(0x200), ascii('isomavc1mp41')),
    box('moov', full('mvhd', Buffer.alloc(96)), box('trak', box('mdia', handler(kind))), ...(note ? [box('udta', ascii(note))] : [])),
    box('mdat', Buffer.alloc(16, 7)),
  ])

export function heicOf(note = ''): Buffer {
  const head = box('ftyp', ascii('heic'), u32(0), ascii('mif1heic'))
  const entry = (id: number, type: string) => box('infe', hex('02000000'), Buffer.from([0, id]), hex('0000'), ascii(type), hex('00'))
  const items = full('iinf', hex('0002'), entry(1, 'hvc1'), entry(2, 'Exif'))
  const place = (id: number, from: number, length: number) =>
    Buffer.concat([Buffer.from([0, id]), hex('0000 0001'), u32(from), u32(length)])
  const metaOf = (start: number) =>
    full(
      'meta',
      handler('pict'),
      full('pitm', hex('0001')),
      items,
      full('iloc', hex('4400 0002'), place(1, start, 4), place(2, start + 4, note.length)),
    )
  const start = head.length + metaOf(0).length + 8
  return Buffer.concat([head, metaOf(start), box('mdat', Buffer.alloc(4, 7), ascii(note))])
}
