import { withAttribute } from './annotate-sheet.ts'
import { prefixOf, tagsOf, type XmlTag } from './xml.ts'

/** Light red, as Excel marks what is bad. */
const FILL_COLOR = 'FFFFC7CE'

/** Formats that are copies of others with a red fill, numbered behind those that there are. */
interface MarkedFormats {
  readonly formatFor: (format: number) => number
  /** The styles part with the copies. Called once all are known. */
  write(): string
}

const EMPTY = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<styleSheet xmlns="{main}"></styleSheet>'
const PLAIN_SECTIONS: Readonly<Record<string, string>> = {
  fonts: '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts>',
  fills: '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  borders: '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  cellStyleXfs: '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  cellXfs: '<cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs>',
}
/** The order of the standard. */
const SECTIONS = ['numFmts', 'fonts', 'fills', 'borders', 'cellStyleXfs', 'cellXfs', 'cellStyles']

export function markedFormats(styles: string | null, mainNamespace: string): MarkedFormats {
  const text = complete(styles ?? EMPTY.replace('{main}', mainNamespace))
  const tags = tagsOf(text)
  const section = (name: string) => tags.find((tag) => tag.depth === 1 && tag.name === name)
  const inside = (outer: XmlTag | undefined, name: string) =>
    tags.filter((tag) => outer && tag.name === name && tag.depth === 2 && tag.from > outer.from && tag.end <= outer.end)
  const fills = section('fills')
  const formats = section('cellXfs')
  const fill = inside(fills, 'fill').length
  const known = inside(formats, 'xf')
  const copies = new Map<number, number>()

  return {
    formatFor(format) {
      const of = known[format] ? format : 0
      const copy = copies.get(of) ?? known.length + copies.size
      copies.set(of, copy)
      return copy
    },
    write() {
      if (!fills || !formats || copies.size === 0) return text
      const prefix = prefixOf(text.slice(formats.from, formats.to))
      const added = [...copies.keys()].map((of) => redCopy(known[of], text, fill))
      const red = `<fill><patternFill patternType="solid"><fgColor rgb="${FILL_COLOR}"/><bgColor indexed="64"/></patternFill></fill>`
      const withFormats = appended(text, formats, added.join(''), known.length + copies.size)
      return appended(withFormats, fills, red.replace(/<(\/?)(?=\w)/g, `<$1${prefix}`), fill + 1)
    },
  }
}

function redCopy(tag: XmlTag | undefined, text: string, fill: number): string {
  if (!tag) return ''
  const opening = withAttribute(withAttribute(text.slice(tag.from, tag.to), 'fillId', String(fill)), 'applyFill', '1')
  return opening + text.slice(tag.to, tag.end)
}

/** Adds at the end of a section and counts it again. Sections that come later in the text are changed first. */
function appended(text: string, section: XmlTag, piece: string, count: number): string {
  const close = text.lastIndexOf('</', section.end - 1)
  const opening = withAttribute(text.slice(section.from, section.to), 'count', String(count))
  return text.slice(0, section.from) + opening + text.slice(section.to, close) + piece + text.slice(close)
}

/** Styles of some programs lack sections, or have them empty. */
function complete(styles: string): string {
  let text = styles.replace(/<((?:[\w.-]+:)?styleSheet)\b([^>]*)\/>\s*$/, '<$1$2></$1>')
  for (const name of Object.keys(PLAIN_SECTIONS)) {
    const tags = tagsOf(text)
    const root = tags[0]
    const found = tags.find((tag) => tag.depth === 1 && tag.name === name)
    if (!root || (found && text.lastIndexOf('</', found.end - 1) >= found.to && !isBare(text, found))) continue
    const prefix = prefixOf(text.slice(root.from, root.to))
    const plain = (PLAIN_SECTIONS[name] ?? '').replace(/<(\/?)(?=\w)/g, `<$1${prefix}`)
    if (found) {
      text = text.slice(0, found.from) + plain + text.slice(found.end)
      continue
    }
    const earlier = SECTIONS.slice(0, SECTIONS.indexOf(name))
    const before = tags.filter((tag) => tag.depth === 1 && earlier.includes(tag.name))
    const at = before.at(-1)?.end ?? root.to
    text = text.slice(0, at) + plain + text.slice(at)
  }
  return text
}

const isBare = (text: string, { to, end }: XmlTag) =>
  !text
    .slice(to, end)
    .replace(/<\/[^>]*>$/, '')
    .includes('<')
