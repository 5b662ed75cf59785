import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { type ExportRows, workbookPieces } from './export.ts'
import type { ExportSheet } from './packing.ts'

/**
 * The thread that `packing.ts` starts for one workbook. It is sent rows and answers with packed bytes, then with `taken` when it wants the
 * next; `null` ends the rows.
 */
const port = parentPort!
const { name, columns } = workerData as ExportSheet

async function* batches(): AsyncGenerator<ExportRows> {
  for (;;) {
    const [rows] = (await once(port, 'message')) as [ExportRows | null]
    if (rows === null) return
    yield rows
    port.postMessage('taken')
  }
}

for await (const bytes of workbookPieces(name, columns, batches())) port.postMessage(bytes)
port.close()
