/** Exports of 20,000 and 50,000 rows with 21 columns: the longest block of the event loop, beside one text packed at once. */
import { everyPage, listExport, pagesOf, sheetOf } from '../src/platform/server/files/workbook/list-workbook.ts'
import { packedApart } from '../src/platform/server/files/workbook/packing.ts'
import { zipOf } from '../src/platform/server/files/workbook/zip-write.ts'
import type { Figure } from './figures.ts'
import { isBrief } from './size.ts'

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
}

/** By the processor time of the server's own thread, turn by turn of its event loop: what other processes take does not count. */
async function measured(work: () => Promise<unknown>): Promise<Measured> {
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
  await work()
  const seconds = (performance.now() - from) / 1000
  await new Promise((later) => setTimeout(later, 20))
  isOver = true
  return { seconds, blockMs }
}

export async function measureExports(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const rows of isBrief ? [1_000] : [20_000, 50_000]) {
    const listed = listOf(rows)
    const apart = await measured(async () => {
      for await (const _ of packedApart(sheetOf(listed, 'en'), everyPage(listed)));
    })
    const texts = (await Array.fromAsync(everyPage(listed))).flat()
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const sheet = () => texts.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')
    const atOnce = await measured(() => zipOf({ 'sheet1.xml': sheet() }))
    const what = `export of ${rows.toLocaleString('en')} rows`
    // The longest block has no floor: packing at once blocks for the whole time.
    figures.push({ what: `${what}, longest block of the loop`, unit: 'ms', ours: apart.blockMs, floor: null, better: 'less', most: 50 })
    figures.push({ what, unit: 's', ours: apart.seconds, floor: atOnce.seconds, better: 'less' })
  }
  return figures
}
