import { refuse } from '../../wire/refusal.ts'
import { storable } from './cells.ts'
import { attributesOf, tagsOf, xmlText } from './xml.ts'
import { readPart, type Zip } from './zip.ts'

/** Where a workbook's parts are (Open Packaging Conventions): by content type and relations, never by a usual path. */
export interface WorkbookPackage {
  readonly zip: Zip
  readonly workbookPath: string
  readonly epoch: Epoch
  readonly sheets: readonly PackageSheet[]
  readonly sharedStringsPath: string | null
  readonly stylesPath: string | null
}

/** The year in which the serial numbers of days begin. */
export type Epoch = 1900 | 1904

export type SheetState = 'visible' | 'hidden' | 'veryHidden'

interface PackageSheet {
  readonly name: string
  readonly state: SheetState
  readonly path: string
  /** False of chart sheets and old macro sheets, which have no cells for us. */
  readonly hasCells: boolean
}

export interface Relation {
  readonly id: string
  /** The last part of its type: "worksheet". The part before differs between the editions of the standard. */
  readonly type: string
  readonly target: string
  readonly external: boolean
}

export async function readXml(zip: Zip, path: string): Promise<string | null> {
  const entry = zip.find(path)
  return entry ? xmlText(await readPart(zip, entry)) : null
}

/** Content type by lower-case path; by ".ending" for defaults. Null where there are none. */
export async function contentTypesOf(zip: Zip): Promise<Map<string, string> | null> {
  const text = await readXml(zip, '[Content_Types].xml')
  if (text === null) return null
  const types = new Map<string, string>()
  for (const { name, attributes } of tagsOf(text)) {
    const type = attributes['ContentType'] ?? ''
    if (name === 'Override') types.set((attributes['PartName'] ?? '').replaceAll('\\', '/').replace(/^\//, '').toLowerCase(), type)
    if (name === 'Default') types.set(`.${attributes['Extension']?.toLowerCase()}`, type)
  }
  return types
}

const isWorkbookType = (type: string | undefined) => /spreadsheetml\.(sheet|template)\.main\+xml$/.test(type ?? '')

/** The part that is the workbook, or null where the package is something else. */
export async function workbookPath(zip: Zip, types: ReadonlyMap<string, string>): Promise<string | null> {
  const relation = (await relationsOf(zip, '')).find(({ type }) => type === 'officeDocument')
  const typeOf = (path: string) => types.get(path.toLowerCase()) ?? types.get(`.${path.split('.').at(-1)?.toLowerCase()}`)
  if (relation && zip.find(relation.target) && isWorkbookType(typeOf(relation.target))) return relation.target
  return [...types].find(([path, type]) => isWorkbookType(type) && zip.find(path))?.[0] ?? null
}

export const relationsPath = (part: string): string => {
  const at = part.lastIndexOf('/') + 1
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`
}

/** The relations of a part, or of the whole package for "". Targets are full paths. */
export async function relationsOf(zip: Zip, part: string): Promise<Relation[]> {
  const text = await readXml(zip, relationsPath(part))
  if (text === null) return []
  return tagsOf(text)
    .filter(({ name }) => name === 'Relationship')
    .map(({ attributes }) => ({
      id: attributes['Id'] ?? '',
      type: (attributes['Type'] ?? '').split('/').at(-1) ?? '',
      target: resolved(part, attributes['Target'] ?? ''),
      external: attributes['TargetMode'] === 'External',
    }))
}

function resolved(part: string, target: string): string {
  const plain = target.replaceAll('\\', '/')
  const path = plain.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const step of plain.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.' && step !== '') path.push(step)
  }
  return path.join('/')
}

export async function openPackage(zip: Zip): Promise<WorkbookPackage> {
  const types = await contentTypesOf(zip)
  const path = types && (await workbookPath(zip, types))
  const text = path ? await readXml(zip, path) : null
  if (!path || text === null) throw refuse('workbookDamaged')
  const relations = await relationsOf(zip, path)
  const byId = new Map(relations.map((relation) => [relation.id, relation]))
  const tags = tagsOf(text)
  const sheets: PackageSheet[] = []
  for (const { name, attributes, from, to } of tags) {
    if (name !== 'sheet') continue
    const relation = byId.get(relationId(text.slice(from, to)))
    if (!relation) continue
    const state = attributes['state']
    sheets.push({
      name: storable(attributes['name'] ?? ''),
      state: state === 'hidden' || state === 'veryHidden' ? state : 'visible',
      path: relation.target,
      hasCells: relation.type === 'worksheet' && zip.find(relation.target) !== undefined,
    })
  }
  const properties = tags.find(({ name }) => name === 'workbookPr')?.attributes
  const target = (type: string) => {
    const found = relations.find((relation) => relation.type === type)?.target
    return found !== undefined && zip.find(found) ? found : null
  }
  return {
    zip,
    workbookPath: path,
    epoch: /^(1|true)$/.test(properties?.['date1904'] ?? '') ? 1904 : 1900,
    sheets,
    sharedStringsPath: target('sharedStrings'),
    stylesPath: target('styles'),
  }
}

/** `r:id`, whatever its prefix, and not a plain `id` or `sheetId`. */
function relationId(tag: string): string {
  const [, id] = tag.match(/\s[\w.-]+:id\s*=\s*["']([^"']*)["']/) ?? []
  return id ?? attributesOf(tag)['id'] ?? ''
}
