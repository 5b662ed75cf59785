/** Exports of 20,000 and 50,000 rows with 21 columns: the longest block of the event loop, beside one text packed at once. */
import { everyPage, listExport, pagesOf, sheetOf } from '../src/platform/server/files/workbook/list-workbook.ts'
import { packedApart } from '../src/platform/server/files/workbook/packing.ts'
import { zipOf } from '../src/platform/server/files/workbook/zip-write.ts'

const COLUMNS = 21

const listOf = (rows: number) => {
  const all = Array.from({ length: rows }, (_, nth) => nth)
  return listExport({
    title: { cn: '员工', en: 'Employees' },
    columns: Array.from({ length: COLUMNS }, (_, column) => ({
      heading: { cn: `列 ${column}`, en: `Column ${column}` },
      ...(column % 3 === 1 && { kind: 'number' as const }),
      cell: (row: number) => (column % 3 === 1 ? String(row * column) : `陆宁 ${row} ${column} <&>`),
    })),
    // As a read of the database: its answer comes later.
    list: async (paging) => {
      await new Promise((later) => setTimeout(later, 2))
      return pagesOf(all)(paging)
    },
  })
}

interface Measured {
  seconds: number
  /** The longest block of the event loop. */
  blockMs: number
  megabytes: number
}

/** By the processor time of the server's own thread, turn by turn of its event loop: what other processes take does not count. */
async function measured(work: () => Promise<number>): Promise<Measured> {
  let [blockMs, isOver] = [0, false]
  let last = process.threadCpuUsage()
  const turn = () => {
    const { user, system } = process.threadCpuUsage(last)
    blockMs = Math.max(blockMs, (user + system) / 1000)
    last = process.threadCpuUsage()
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  const from = performance.now()
  const bytes = await work()
  const seconds = (performance.now() - from) / 1000
  await new Promise((later) => setTimeout(later, 20))
  isOver = true
  return { seconds, blockMs, megabytes: bytes / 2 ** 20 }
}

export async function measureExports(say: (line: string) => void): Promise<Record<string, { apart: Measured; atOnce: Measured }>> {
  const found: Record<string, { apart: Measured; atOnce: Measured }> = {}
  for (const rows of [20_000, 50_000]) {
    const listed = listOf(rows)
    const apart = await measured(async () => {
      let bytes = 0
      for await (const piece of packedApart(sheetOf(listed, 'en'), everyPage(listed))) bytes += piece.length
      return bytes
    })
    const texts = (await Array.fromAsync(everyPage(listed))).flat()
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const sheet = () => texts.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
    const atOnce = await measured(async () => (await zipOf({ 'sheet1.xml': sheet() })).length)
    found[rows] = { apart, atOnce }
    const figures = ({ seconds, blockMs, megabytes }: Measured) =>
      `${seconds.toFixed(2)} s, longest block ${blockMs.toFixed(0)} ms, ${megabytes.toFixed(1)} MB`
    say(`export of ${rows} rows: in a thread ${figures(apart)}; at once ${figures(atOnce)}`)
  }
  return found
}
