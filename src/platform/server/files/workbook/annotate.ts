import type { Pair } from '../../../contract/texts.ts'
import { refuse } from '../../wire/refusal.ts'
import { commentedCells, edited, inside, withComments, withShapes } from './annotate-comments.ts'
import { annotatedSheet, withAttribute } from './annotate-sheet.ts'
import { markedFormats } from './annotate-styles.ts'
import { type Bytes, bytesOfBuffer } from './bytes.ts'
import { columnName } from './cells.ts'
import { type IssueSheet, issueSheetXml } from './issue-sheet.ts'
import { judgeWorkbook } from './judge.ts'
import { openPackage, type Relation, readXml, relationsOf, relationsPath, type WorkbookPackage } from './package.ts'
import { encodeXml, prefixOf, tagsOf } from './xml.ts'
import { openZip } from './zip.ts'
import { type PackedPart, packStream, packText, rewriteZip } from './zip-write.ts'

/** What is wrong with one cell, in both languages. */
export interface CellIssue {
  /** As Excel counts, from 1. */
  readonly row: number
  /** From 0. */
  readonly column: number
  readonly heading: string
  /** As it is in the file. */
  readonly value: string
  readonly problem: Pair
  readonly proposal: string
}

export interface Annotation {
  /** Of the data sheet among all sheets, from 0. */
  readonly sheet: number
  readonly issues: readonly CellIssue[]
  /** Rows below this one without an issue are hidden (not removed: formulas and merged blocks point at rows). Null hides none. */
  readonly hideBelow: number | null
  readonly author: string
  readonly words: IssueSheet
}

const OPEN = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relations: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
}
const STRICT = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relations: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
}
const TYPES = {
  sheet: 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml',
  comments: 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml',
  drawing: 'application/vnd.openxmlformats-officedocument.vmlDrawing',
  styles: 'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml',
}

/**
 * The user's own workbook with its problems marked: cells in red with a comment, and a first sheet that lists them. Every part that this
 * does not concern keeps its bytes. An .xls is first turned into .xlsx, which loses most of its formats.
 */
export async function* annotatedWorkbook(bytes: Bytes, annotation: Annotation): AsyncGenerator<Buffer> {
  const zip = await openZip((await judgeWorkbook(bytes)) === 'xls' ? await converted(bytes) : bytes)
  if (!zip) throw refuse('workbookDamaged')
  const workbook = await openPackage(zip)
  const parts = new PartsOfWorkbook(workbook)
  const text = (await readXml(zip, workbook.workbookPath)) ?? ''
  const names = text.includes(STRICT.main) ? STRICT : OPEN

  if (annotation.issues.length > 0) await markSheet(workbook, parts, annotation, names)
  addIssueSheet(workbook, parts, annotation, text, names)
  await parts.writeRelations(names.relations)
  yield* rewriteZip(zip, parts.changed, parts.added)
}

async function converted(bytes: Bytes): Promise<Bytes> {
  const { convertToXlsx } = await import('./convert.ts')
  return bytesOfBuffer(convertToXlsx(await bytes.read(0, bytes.size)))
}

async function markSheet(workbook: WorkbookPackage, parts: PartsOfWorkbook, annotation: Annotation, names: typeof OPEN): Promise<void> {
  const { zip, stylesPath } = workbook
  const path = workbook.sheets[annotation.sheet]?.path ?? ''
  const entry = zip.find(path)
  if (!entry) throw refuse('workbookDamaged')
  const relations = await relationsOf(zip, path)
  const formats = markedFormats(stylesPath ? await readXml(zip, stylesPath) : null, names.main)
  const byCell = [...Map.groupBy(annotation.issues, ({ row, column }) => `${row} ${column}`).values()].map((issues) => ({
    row: issues[0]!.row,
    column: issues[0]!.column,
    text: issues.map(({ problem, proposal }) => `${problem.cn}\n${problem.en}${proposal === '' ? '' : `\n→ ${proposal}`}`).join('\n\n'),
  }))
  const marked = new Map([...Map.groupBy(byCell, ({ row }) => row)].map(([row, cells]) => [row, new Set(cells.map((cell) => cell.column))]))
  const drawingId = parts.freeId(relations)
  const outcome = { drawingId: null as string | null }
  const change = { marked, hideBelow: annotation.hideBelow, formatFor: formats.formatFor, drawingId, relationsNamespace: names.relations }
  parts.changed.set(entry.name, await packStream(annotatedSheet(zip, entry, change, outcome)))

  const comments = relations.find(({ type }) => type === 'comments')?.target ?? null
  const theirs = comments && (await readXml(zip, comments))
  const shapes = relations.find(({ id }) => id === outcome.drawingId)?.target ?? null
  // A cell has one box, in which the texts of all follow each other.
  const boxed = shapes ? commentedCells(theirs) : new Set<string>()
  const withoutBox = byCell.filter(({ row, column }) => !boxed.has(`${columnName(column)}${row}`))
  const drawing = withShapes(shapes && (await readXml(zip, shapes)), withoutBox)
  if (shapes) parts.change(shapes, drawing)
  else parts.add('drawings/hengdu.vml', drawing, TYPES.drawing, { part: path, id: drawingId, type: 'vmlDrawing' })

  const written = withComments(theirs, annotation.author, byCell, names.main)
  if (comments) parts.change(comments, written)
  else parts.add('hengdu-comments.xml', written, TYPES.comments, { part: path, id: parts.freeId(relations, 1), type: 'comments' })

  if (stylesPath) parts.change(stylesPath, formats.write())
  else {
    const id = parts.freeId(await relationsOf(zip, workbook.workbookPath), 1)
    parts.add('styles.xml', formats.write(), TYPES.styles, { part: workbook.workbookPath, id, type: 'styles' })
  }
}

function addIssueSheet(workbook: WorkbookPackage, parts: PartsOfWorkbook, annotation: Annotation, text: string, names: typeof OPEN): void {
  const taken = new Set(workbook.sheets.map(({ name }) => name.toLowerCase()))
  let name = annotation.words.name
  for (let i = 2; taken.has(name.toLowerCase()); i++) name = `${annotation.words.name} ${i}`
  const sheetName = workbook.sheets[annotation.sheet]?.name ?? ''
  const id = 'rIdHengduIssues'
  const xml = issueSheetXml(annotation.words, sheetName, annotation.issues, names.main)
  parts.add('worksheets/hengdu-issues.xml', xml, TYPES.sheet, { part: workbook.workbookPath, id, type: 'worksheet' })

  const tags = tagsOf(text)
  const list = tags.find((tag) => tag.name === 'sheets')
  if (!list) throw refuse('workbookDamaged')
  const prefix = prefixOf(text.slice(list.from, list.to))
  const number = Math.max(0, ...tags.filter((tag) => tag.name === 'sheet').map(({ attributes }) => Number(attributes['sheetId'] ?? 0))) + 1
  const sheet = `<${prefix}sheet xmlns:r="${names.relations}" name="${encodeXml(name)}" sheetId="${number}" r:id="${id}"/>`
  const edits = [{ from: list.to, to: list.to, piece: sheet }]
  // Sheets are also named by their place: all of them have moved by one, and the one that was open stays open.
  for (const tag of tags) {
    const shifted = tag.name === 'definedName' ? 'localSheetId' : tag.name === 'workbookView' ? 'activeTab' : null
    if (shifted === null || (shifted === 'localSheetId' && tag.attributes[shifted] === undefined)) continue
    const place = Number(tag.attributes[shifted] ?? 0) + 1
    edits.push({ from: tag.from, to: tag.to, piece: withAttribute(text.slice(tag.from, tag.to), shifted, String(place)) })
  }
  parts.change(workbook.workbookPath, edited(text, edits))
}

interface NewRelation {
  readonly part: string
  readonly id: string
  readonly type: string
}

/** Parts that are changed and added, with what points at them. */
class PartsOfWorkbook {
  readonly changed = new Map<string, PackedPart>()
  readonly added = new Map<string, PackedPart>()
  readonly #workbook: WorkbookPackage
  readonly #types: { path: string; type: string }[] = []
  readonly #relations: (NewRelation & { target: string })[] = []

  constructor(workbook: WorkbookPackage) {
    this.#workbook = workbook
  }

  freeId(relations: readonly Relation[], after = 0): string {
    const taken = new Set(relations.map(({ id }) => id.toLowerCase()))
    let number = after
    while (taken.has(`ridhengdu${number}`)) number++
    return `rIdHengdu${number}`
  }

  change(path: string, text: string): void {
    const entry = this.#workbook.zip.find(path)
    if (entry) this.changed.set(entry.name, packText(text))
  }

  /** `name` is below the folder of the workbook's parts; a name that is taken gets a number. */
  add(name: string, text: string, type: string, relation: NewRelation): void {
    let path = `xl/${name}`
    for (let i = 2; this.#workbook.zip.find(path) || this.added.has(path); i++) path = `xl/${name.replace(/(\.\w+)$/, `${i}$1`)}`
    this.added.set(path, packText(text))
    this.#types.push({ path, type })
    this.#relations.push({ ...relation, target: `/${path}` })
  }

  async writeRelations(namespace: string): Promise<void> {
    const { zip } = this.#workbook
    for (const [part, relations] of Map.groupBy(this.#relations, (relation) => relation.part)) {
      const path = relationsPath(part)
      const text = await readXml(zip, path)
      const pieces = relations.map(
        ({ id, type, target }) =>
          (prefix: string) =>
            `<${prefix}Relationship Id="${id}" Type="${namespace}/${type}" Target="${encodeXml(target)}"/>`,
      )
      const empty = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>'
      const written = inRoot(text ?? `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${empty}`, pieces)
      if (text === null) this.added.set(path, packText(written))
      else this.change(path, written)
    }
    const types = (await readXml(zip, '[Content_Types].xml')) ?? ''
    const overrides = this.#types.map(
      ({ path, type }) =>
        (prefix: string) =>
          `<${prefix}Override PartName="/${encodeXml(path)}" ContentType="${type}"/>`,
    )
    const all = [...types.matchAll(/Extension\s*=\s*["'](\w+)["']/gi)].some(([, ending]) => ending?.toLowerCase() === 'rels')
    const rels = (prefix: string) =>
      `<${prefix}Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`
    this.change('[Content_Types].xml', inRoot(types, all ? overrides : [rels, ...overrides]))
  }
}

function inRoot(text: string, pieces: readonly ((prefix: string) => string)[]): string {
  const root = tagsOf(text)[0]
  if (!root) throw refuse('workbookDamaged')
  const prefix = prefixOf(text.slice(root.from, root.to))
  return edited(text, [inside(text, root, pieces.map((piece) => piece(prefix)).join(''), prefix)])
}
