import { columnName } from './cells.ts'
import { encodeXml, prefixOf, tagsOf } from './xml.ts'

interface CellComment {
  /** From 1. */
  readonly row: number
  /** From 0. */
  readonly column: number
  readonly text: string
}

const run = (prefix: string, text: string) => `<${prefix}r><${prefix}t xml:space="preserve">${encodeXml(text)}</${prefix}t></${prefix}r>`

/** References of the cells that have a comment. */
export const commentedCells = (part: string | null): ReadonlySet<string> =>
  new Set(tagsOf(part ?? '').flatMap(({ name, attributes }) => (name === 'comment' ? (attributes['ref'] ?? []) : [])))

/** The comments part with ours behind those that there are. A cell has one comment only: there ours follows in the same one. */
export function withComments(part: string | null, author: string, comments: readonly CellComment[], mainNamespace: string): string {
  const text =
    part ??
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<comments xmlns="${mainNamespace}"><authors></authors><commentList></commentList></comments>`
  const tags = tagsOf(text)
  const prefix = prefixOf(text.slice(tags[0]?.from, tags[0]?.to))
  const theirs = new Map<string, number>()
  for (const [i, tag] of tags.entries()) if (tag.name === 'comment') theirs.set(tag.attributes['ref'] ?? '', i)
  const authors = tags.filter(({ name }) => name === 'author').length
  const edits: { from: number; to: number; piece: string }[] = []
  let ours = ''
  for (const comment of comments) {
    const reference = `${columnName(comment.column)}${comment.row}`
    const at = theirs.get(reference)
    if (at === undefined) {
      ours += `<${prefix}comment ref="${reference}" authorId="${authors}"><${prefix}text>${run(prefix, comment.text)}</${prefix}text></${prefix}comment>`
      continue
    }
    const body = tags.slice(at).find(({ name }) => name === 'text')
    if (!body) continue
    const close = text.lastIndexOf('</', body.end - 1)
    if (close < body.to) continue
    // A plain text before runs would be read instead of them.
    const [plain] = tags.slice(at).filter(({ name, depth, from }) => name === 't' && depth === body.depth + 1 && from < body.end)
    if (plain) {
      const inner = text.slice(plain.from, plain.end)
      edits.push({ from: plain.from, to: plain.end, piece: `<${prefix}r>${inner}</${prefix}r>` })
    }
    edits.push({ from: close, to: close, piece: run(prefix, `\n\n${comment.text}`) })
  }
  const list = tags.find(({ name }) => name === 'commentList')
  const names = tags.find(({ name }) => name === 'authors')
  if (list) edits.push(inside(text, list, ours, prefix))
  if (names && ours !== '') edits.push(inside(text, names, `<${prefix}author>${encodeXml(author)}</${prefix}author>`, prefix))
  return edited(text, edits)
}

interface Edit {
  readonly from: number
  readonly to: number
  readonly piece: string
}

/** At the end of an element, also of one that is written as `<a/>`. */
export function inside(text: string, tag: { name: string; from: number; to: number; end: number }, piece: string, prefix: string): Edit {
  const close = text.lastIndexOf('</', tag.end - 1)
  if (close >= tag.to) return { from: close, to: close, piece }
  const opening = text.slice(tag.from, tag.to).replace(/\s*\/>$/, '>')
  return { from: tag.from, to: tag.end, piece: `${opening}${piece}</${prefix}${tag.name}>` }
}

export function edited(text: string, edits: readonly Edit[]): string {
  let out = text
  for (const { from, to, piece } of [...edits].sort((a, b) => b.from - a.from || b.to - a.to))
    out = out.slice(0, from) + piece + out.slice(to)
  return out
}

const VML =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"'

/** The drawing that shows comments as boxes: an old language that Excel still asks for, and that is not always well-formed. */
export function withShapes(part: string | null, cells: readonly { row: number; column: number }[]): string {
  const text = part ?? `<xml ${VML}><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="1"/></o:shapelayout></xml>`
  const used = [...text.matchAll(/_x0000_s(\d+)/g)].map(([, id]) => Number(id))
  const first = Math.max(1024, ...used) + 1
  const kind = `<v:shapetype ${VML} id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`
  const shapes = cells.map(
    ({ row, column }, i) =>
      `<v:shape ${VML} id="_x0000_s${first + i}" type="#_x0000_t202" style="position:absolute;width:220pt;height:80pt;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${column + 1},15,${Math.max(0, row - 2)},2,${column + 5},15,${row + 4},4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row - 1}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`,
  )
  const close = text.lastIndexOf('</xml>')
  if (close < 0) return text
  return text.slice(0, close) + (text.includes('id="_x0000_t202"') ? '' : kind) + shapes.join('') + text.slice(close)
}
