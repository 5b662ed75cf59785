import { inflateSync } from 'node:zlib'

/** The text of each page of a PDF that Chromium printed. Reads what Skia writes (PDF 1.4, no object streams), not PDF in general. */
export function textOfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const at = (ref: string | undefined): PdfObject => objects.get(Number(ref)) ?? { head: '', stream: '' }
  const codes = new Map<string, Map<string, string>>()
  const codesOf = (font: string) => {
    const known = codes.get(font) ?? toUnicode(at(at(font).head.match(/\/ToUnicode (\d+) 0 R/)?.[1]).stream)
    codes.set(font, known)
    return known
  }
  const textOf = (stream: string, resources: string): string => {
    const fonts = named(resources, 'Font')
    const forms = named(resources, 'XObject')
    let font = new Map<string, string>()
    let text = ''
    for (const [, form, chosen, glyphs] of stream.matchAll(/\/(\w+) Do|\/(\w+) [\d.]+ Tf|<([\dA-Fa-f]+)>(?=[^<>]*T[jJ])/g)) {
      if (form) {
        const inner = at(forms.get(form))
        if (inner.head.includes('/Subtype /Form')) text += textOf(inner.stream, inner.head)
      } else if (chosen) font = codesOf(fonts.get(chosen) ?? '')
      else text += split(glyphs!.toUpperCase(), font).join('')
    }
    // Skia maps some characters to similar-looking radicals.
    return text.normalize('NFKC')
  }
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b(?!s)/.test(head))
    .map(({ head }) => textOf(at(head.match(/\/Contents (\d+) 0 R/)?.[1]).stream, head))
}

/** Codes of a font have one or two bytes. */
function split(glyphs: string, font: Map<string, string>): string[] {
  const digits = font.keys().next().value?.length ?? 4
  return Array.from({ length: glyphs.length / digits }, (_, at) => font.get(glyphs.slice(at * digits, (at + 1) * digits)) ?? '')
}

interface PdfObject {
  /** The dictionary in its source form. */
  head: string
  /** Inflated. */
  stream: string
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString('latin1')
  const objects = new Map<number, PdfObject>()
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?: stream\n|\nendobj)/g)) {
    const head = found[2]!
    const from = found.index + found[0].length
    const length = found[0].endsWith('stream\n') ? Number(head.match(/\/Length (\d+)/)?.[1] ?? 0) : 0
    const bytes = pdf.subarray(from, from + length)
    const stream =
      length === 0 || /\/Subtype \/Image|\/FontFile/.test(head)
        ? ''
        : head.includes('/FlateDecode')
          ? inflated(bytes)
          : bytes.toString('latin1')
    objects.set(Number(found[1]), { head, stream })
  }
  return objects
}

function inflated(bytes: Buffer): string {
  return inflateSync(bytes).toString('latin1')
}

/** `/Font <</F4 12 0 R …>>` of a dictionary. */
function named(resources: string, kind: string): Map<string, string> {
  const list = resources.match(new RegExp(`/${kind} <<([^>]*)>>`))?.[1] ?? ''
  return new Map([...list.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, ref]) => [name!, ref!]))
}

function toUnicode(map: string): Map<string, string> {
  const found = new Map<string, string>()
  const char = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')
  for (const [, block] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g))
    for (const [, code, to] of block!.matchAll(/<(\w+)> <(\w+)>/g)) found.set(code!.toUpperCase(), char(to!))
  for (const [, block] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g))
    for (const [, from, to, first] of block!.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g))
      for (let code = Number.parseInt(from!, 16), n = 0; code <= Number.parseInt(to!, 16); code++, n++)
        found.set(code.toString(16).toUpperCase().padStart(from!.length, '0'), String.fromCodePoint(char(first!).codePointAt(0)! + n))
  return found
}
