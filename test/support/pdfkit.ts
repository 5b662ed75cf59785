import { inflateSync } from 'node:zlib'

/**
 * What a PDF of pdfkit shows: glyphs as hexadecimal numbers, mapped by the ToUnicode table of the font in use, in the order in which they
 * are drawn, and how many of them are glyph 0, the box of a letter that its font lacks.
 */
export function readPdf(pdf: Buffer): { text: string; boxes: number } {
  const raw = pdf.toString('latin1')
  const objects = new Map([...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)endobj/g)].map(([, id, body]) => [Number(id), body!]))
  const streamOf = (body: string): string => {
    const bytes = body.match(/stream\n([\s\S]*?)\nendstream/)?.[1]
    return bytes === undefined ? '' : body.includes('FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes
  }
  const maps = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name, ref] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(Number(ref))?.match(/\/ToUnicode (\d+) 0 R/)?.[1]
      const table = streamOf(objects.get(Number(unicode)) ?? '')
      const codes = new Map<string, string>()
      for (const [, from, list] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
        for (const [at, [, hex]] of [...list!.matchAll(/<([^>]*)>/g)].entries())
          codes.set(
            (Number.parseInt(from!, 16) + at).toString(16).padStart(4, '0'),
            Buffer.from(hex!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
          )
      maps.set(name!, codes)
    }
  let text = ''
  let boxes = 0
  for (const body of objects.values()) {
    if (!body.includes('stream') || /FontFile|ToUnicode|Length1/.test(body)) continue
    const content = streamOf(body)
    if (!content.includes('Tf')) continue
    let codes = new Map<string, string>()
    for (const [, font, list] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) codes = maps.get(font) ?? new Map()
      else
        for (const [, hex] of list!.matchAll(/<([\da-f]+)>/gi))
          for (const code of hex!.match(/.{4}/g) ?? []) {
            if (code === '0000') boxes++
            else text += codes.get(code.toLowerCase()) ?? ''
          }
    }
  }
  return { text, boxes }
}
