import { open } from 'node:fs/promises'
import { type Annotation, annotatedWorkbook } from '../../../platform/server/workbook/annotate.ts'
import { bytesOfFile } from '../../../platform/server/workbook/bytes.ts'

/** Runs in a process of its own (`runApart`): writes the annotated workbook beside, and gives its size. */
export async function* run({ path, to, annotation }: { path: string; to: string; annotation: Annotation }): AsyncGenerator<number> {
  const [from, written] = [await open(path), await open(to, 'wx', 0o600)]
  try {
    let size = 0
    for await (const piece of annotatedWorkbook(await bytesOfFile(from), annotation)) {
      await written.writeFile(piece)
      size += piece.length
    }
    await written.sync()
    yield size
  } finally {
    await from.close()
    await written.close()
  }
}
