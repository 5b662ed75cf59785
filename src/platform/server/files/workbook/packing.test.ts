import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import * as SheetJs from '@e965/xlsx'
import { expect, it, vi } from 'vitest'
import { bytesOfBuffer } from './bytes.ts'
import { openWorkbook } from './open.ts'
import { packedApart } from './packing.ts'

// A thread takes seconds to start where others keep the machine busy.
vi.setConfig({ testTimeout: 60_000 })

const sheet = { name: '员工', columns: [{ heading: '编号' }, { heading: 'Amount', kind: 'number' as const }] }
const random = () => crypto.randomUUID()

/** Runs `work` and gives the threads that it has started. */
async function threadsOf(work: () => Promise<void>): Promise<Worker[]> {
  const started: Worker[] = []
  const note = (thread: Worker) => started.push(thread)
  process.on('worker', note)
  try {
    await work()
  } finally {
    process.off('worker', note)
  }
  return started
}

it('packs rows in a thread, byte by byte a workbook that others and our own reader understand', async () => {
  const rows = Array.from({ length: 3_000 }, (_, nth) => [`=${random()}`, String(nth)])
  async function* batches() {
    for (let from = 0; from < rows.length; from += 500) yield rows.slice(from, from + 500)
  }
  let bytes = Buffer.alloc(0)
  const threads = await threadsOf(async () => {
    bytes = Buffer.concat(await Array.fromAsync(packedApart(sheet, batches())))
  })
  expect(threads).toHaveLength(1)
  const book = SheetJs.read(bytes)
  const read = SheetJs.utils.sheet_to_json<unknown[]>(book.Sheets['员工']!, { header: 1 })
  expect(read).toEqual([['编号', 'Amount'], ...rows.map(([text, nth]) => [text, Number(nth)])])
  const own = await openWorkbook(bytesOfBuffer(bytes))
  expect(own.sheets.map(({ name }) => name)).toEqual(['员工'])
})

it('gives the first bytes while most rows have not been asked for', async () => {
  let asked = 0
  async function* batches() {
    for (; asked < 40; asked++) yield Array.from({ length: 500 }, () => [random(), '1'])
  }
  let before = 0
  for await (const piece of packedApart(sheet, batches())) {
    expect(piece.length).toBeGreaterThan(0)
    before ||= asked
  }
  expect(before).toBeLessThan(5)
  expect(asked).toBe(40)
})

it('ends its thread and its source when nobody takes the bytes any more', async () => {
  let ended = false
  async function* endless() {
    try {
      for (;;) yield Array.from({ length: 500 }, () => [random(), '1'])
    } finally {
      ended = true
    }
  }
  const [thread] = await threadsOf(async () => {
    for await (const piece of packedApart(sheet, endless())) {
      expect(piece.length).toBeGreaterThan(0)
      break
    }
  })
  // The number of a thread that has ended.
  if (thread!.threadId !== -1) await once(thread!, 'exit')
  expect([ended, thread!.threadId]).toEqual([true, -1])
})

it('passes on the failure of its source', async () => {
  async function* failing() {
    yield [['a', '1']]
    throw new Error('no database')
  }
  await expect(Array.fromAsync(packedApart(sheet, failing()))).rejects.toThrow('no database')
})

it('fails when its thread dies, instead of giving a workbook that lacks rows', async () => {
  let kill = () => {}
  const note = (thread: Worker) => {
    kill = () => void thread.terminate()
  }
  process.once('worker', note)
  async function* killed() {
    yield [['a', '1']]
    kill()
    for (;;) yield [['b', '2']]
  }
  await expect(Array.fromAsync(packedApart(sheet, killed()))).rejects.toThrow('ended early')
})
