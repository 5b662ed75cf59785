import { createHash, randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as SheetJs from '@e965/xlsx'
import { judgedAndStored } from '../../src/features/base/upload/server/writes.ts'
import { startIntake } from '../../src/features/people/intake/server/writes.ts'
import { incomingDir } from '../../src/platform/server/files/store.ts'
import { importName, importNotes, importNotesSheet, importRows, importSheet } from '../data/import.ts'
import type { Scene } from '../engine/scene.ts'

/** Beside the data: a user who tries the import has a workbook for it. */
const COPY = 'demo'

/** HR has just uploaded an untidy workbook, which the server reads once it runs; a copy lies in `DATA_DIR/demo`. */
export async function uploadWorkbook(scene: Scene): Promise<void> {
  const { services } = scene
  const bytes = untidyWorkbook()
  const copies = join(services.config.DATA_DIR, COPY)
  const incoming = incomingDir(services.config)
  await mkdir(copies, { recursive: true })
  await mkdir(incoming, { recursive: true })
  await writeFile(join(copies, importName), bytes)
  const path = join(incoming, randomUUID())
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const arrived = await judgedAndStored(services, {
    purpose: 'employeeImport',
    path,
    name: importName,
    size: bytes.length,
    sha256,
    picture: false,
  })
  await scene.do(scene.person('langong.hr'), (act) => startIntake(act, arrived))
}

/** Two sheets, merged titles, dates as dates and as text, a hidden row. */
function untidyWorkbook(): Buffer {
  const book = SheetJs.utils.book_new()
  const people = SheetJs.utils.aoa_to_sheet(
    importRows.map((row) => [...row]),
    { UTC: true },
  )
  people['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 6 } }]
  people['!cols'] = [{ wch: 9 }, { wch: 24 }, { wch: 22 }, { wch: 30 }]
  SheetJs.utils.book_append_sheet(book, SheetJs.utils.aoa_to_sheet(importNotes.map((row) => [...row])), importNotesSheet)
  SheetJs.utils.book_append_sheet(book, people, importSheet)
  return SheetJs.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}
