import { isDateFormat } from './days.ts'
import { readXml, type WorkbookPackage } from './package.ts'
import { decodeEscapes, decodeXml, encodingOf, isClosing, isEmptyTag, localName, tagsOf, XmlScanner } from './xml.ts'
import { streamPart, type Zip, type ZipEntry } from './zip.ts'

/** Feeds a part to a scanner as it is unpacked. */
async function scanPart(zip: Zip, entry: ZipEntry, scanner: XmlScanner): Promise<void> {
  let decoder: TextDecoder | undefined
  for await (const piece of streamPart(zip, entry)) {
    decoder ??= new TextDecoder(encodingOf(piece))
    scanner.feed(decoder.decode(piece, { stream: true }))
  }
  scanner.feed(decoder?.decode() ?? '')
  scanner.end()
}

/** The texts that cells share, by number. Readings in small letters above Chinese and Japanese words are no part of them. */
export async function sharedStrings({ zip, sharedStringsPath }: WorkbookPackage): Promise<string[]> {
  const entry = sharedStringsPath ? zip.find(sharedStringsPath) : undefined
  if (!entry) return []
  const strings: string[] = []
  let current = ''
  let inText = false
  let inReading = false
  const scanner = new XmlScanner({
    tag(text, from, to) {
      const name = localName(text, from)
      const closing = isClosing(text, from)
      const empty = isEmptyTag(text, to)
      if (name === 'si') {
        if (closing || empty) strings.push(decodeEscapes(current))
        current = ''
      } else if (name === 't') inText = !closing && !empty
      else if (name === 'rPh') inReading = !closing && !empty
    },
    text(text, from, to) {
      if (inText && !inReading) current += decodeXml(text.slice(from, to))
    },
    other(text, from, to) {
      if (inText && !inReading && text.startsWith('<![CDATA[', from)) current += text.slice(from + 9, to - 3)
    },
  })
  await scanPart(zip, entry, scanner)
  return strings
}

/** Whether the numbers of each cell format are dates. */
export async function dateFormats({ zip, stylesPath }: WorkbookPackage): Promise<boolean[]> {
  const text = stylesPath ? await readXml(zip, stylesPath) : null
  if (text === null) return []
  const codes = new Map<number, string>()
  const formats: boolean[] = []
  let inFormats = false
  for (const { name, attributes, depth } of tagsOf(text)) {
    if (depth === 1) inFormats = name === 'cellXfs'
    if (name === 'numFmt') codes.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '')
    if (name !== 'xf' || !inFormats) continue
    const id = Number(attributes['numFmtId'] ?? 0)
    formats.push(isDateFormat(id, codes.get(id)))
  }
  return formats
}
