import { Refusal, refuse } from '../../wire/refusal.ts'
import { type Bytes, type StoredFile, withBytes } from './bytes.ts'
import { blockFiller, type WorkbookReader } from './cells.ts'
import { judgeWorkbook, type WorkbookKind } from './judge.ts'
import { openPackage } from './package.ts'
import { dateFormats, sharedStrings } from './sheet-parts.ts'
import { readSheet } from './sheet-reader.ts'
import { blocksOf } from './sheet-tail.ts'
import { openZip } from './zip.ts'

/**
 * Opens a workbook for reading. Needs memory and time that the sender chooses: run it in a process of its own (apart.ts).
 * Refuses as `judgeWorkbook` does, and fileKind where the bytes are no workbook.
 */
export async function openWorkbook(bytes: Bytes): Promise<WorkbookReader & { readonly kind: WorkbookKind }> {
  const kind = await judgeWorkbook(bytes)
  if (kind === null) throw refuse('fileKind', { kinds: { cn: 'xls、xlsx', en: 'xls, xlsx' } })
  if (kind === 'xls') return { kind, ...(await openSecond(bytes)) }
  try {
    return { kind, ...(await openXlsx(bytes)) }
  } catch (error) {
    // Judged and guarded already: the second reader is more forgiving about what belongs where.
    if (!(error instanceof Refusal) || error.error !== 'workbookDamaged') throw error
    return { kind, ...(await openSecond(bytes)) }
  }
}

/** Loaded when it is needed: the library with its code pages is larger than all the rest. */
async function openSecond(bytes: Bytes): Promise<WorkbookReader> {
  const { openWithSheetJs } = await import('./second-reader.ts')
  return openWithSheetJs(await bytes.read(0, bytes.size))
}

async function openXlsx(bytes: Bytes): Promise<WorkbookReader> {
  const zip = await openZip(bytes)
  if (!zip) throw refuse('workbookDamaged')
  const workbook = await openPackage(zip)
  const [strings, formats] = [await sharedStrings(workbook), await dateFormats(workbook)]
  const context = { strings, dateFormats: formats, epoch: workbook.epoch }
  const blocks = new Map<number, ReturnType<typeof blocksOf>>()
  const entryOf = (sheet: number) => {
    const entry = zip.find(workbook.sheets[sheet]?.path ?? '')
    if (!entry) throw refuse('workbookDamaged')
    return entry
  }
  const blocksAt = (sheet: number) => {
    const found = blocks.get(sheet) ?? blocksOf(zip, entryOf(sheet))
    blocks.set(sheet, found)
    return found
  }
  return {
    epoch: workbook.epoch,
    sheets: workbook.sheets.map(({ name, state, hasCells }) => ({ name, state, hasCells })),
    blocks: blocksAt,
    async *rows(sheet) {
      yield* readSheet(zip, entryOf(sheet), context, blockFiller(await blocksAt(sheet)))
    },
  }
}

/** Opens the workbook of a file for as long as pieces are taken of it. */
export const streamWorkbook = <Piece>(
  file: StoredFile,
  pieces: (workbook: WorkbookReader) => AsyncIterable<Piece>,
): AsyncGenerator<Piece> =>
  withBytes(file, async function* (bytes) {
    yield* pieces(await openWorkbook(bytes))
  })
