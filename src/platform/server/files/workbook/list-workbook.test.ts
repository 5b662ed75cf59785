import { expect, it } from 'vitest'
import { EXPORT_MOST } from '../../../../rules/constants.ts'
import type { Paging } from '../../../contract/page.ts'
import { EXPORT_PAGE, everyPage, fileNameOf, linesExport, listExport, pagesOf, sheetOf } from './list-workbook.ts'

const title = { cn: '员工', en: 'Employees' }
const columns = [{ heading: { cn: '序号', en: 'Number' }, kind: 'number' as const, cell: (nth: number) => nth }]

/** A list of so many rows, each its number. */
function listOf(total: number) {
  const asked: number[] = []
  const all = Array.from({ length: total }, (_, nth) => nth)
  const list = (paging: Paging) => {
    asked.push(paging.pageNo)
    return pagesOf(all)(paging)
  }
  return { asked, list }
}

const textsOf = async (listed: ReturnType<typeof listExport>) => (await Array.fromAsync(everyPage(listed))).flat(2)

it('an export has every row of its list once, in order, in pieces of a page', async () => {
  for (const total of [0, 3, EXPORT_PAGE, EXPORT_PAGE + 1, 3 * EXPORT_PAGE]) {
    const { asked, list } = listOf(total)
    expect(await textsOf(listExport({ title, columns, list }))).toEqual(Array.from({ length: total }, (_, nth) => String(nth)))
    expect(asked).toEqual(Array.from({ length: Math.max(1, Math.ceil(total / EXPORT_PAGE)) }, (_, nth) => nth + 1))
  }
})

it('a list above the limit is refused with its first page; one at the limit is not', async () => {
  const { asked, list } = listOf(EXPORT_MOST + 1)
  let begun = false
  const pages = everyPage(listExport({ title, columns, list }), () => {
    begun = true
  })
  await expect(pages.next()).rejects.toMatchObject({ error: 'exportTooMany', params: { most: EXPORT_MOST } })
  expect([asked, begun]).toEqual([[1], false])
  expect(await textsOf(listExport({ title, columns, list: listOf(EXPORT_MOST).list }))).toHaveLength(EXPORT_MOST)
})

it('one page ahead is read and no more, and a reading that is broken off has ended', async () => {
  let under = 0
  const { asked, list } = listOf(10 * EXPORT_PAGE)
  const slow = async (paging: Paging) => {
    under++
    await new Promise(setImmediate)
    under--
    return list(paging)
  }
  const pages = everyPage(listExport({ title, columns, list: slow }))
  await pages.next()
  await pages.return(undefined)
  expect([asked, under]).toEqual([[1, 2], 0])
})

it('one row of a list can be several rows of the workbook, cut into pieces of a page', async () => {
  const lines = (nth: number) => Array.from({ length: 3 }, (_, part) => nth * 3 + part)
  const pieces = await Array.fromAsync(everyPage(linesExport({ title, columns, list: listOf(EXPORT_PAGE).list, lines })))
  expect(pieces.map((piece) => piece.length)).toEqual([EXPORT_PAGE, EXPORT_PAGE, EXPORT_PAGE])
  expect(pieces.flat(2)).toEqual(Array.from({ length: 3 * EXPORT_PAGE }, (_, nth) => String(nth)))
})

it('a failed page ends the export, also when it was read ahead', async () => {
  const failing = listExport({
    ...{ title, columns },
    list: async (paging) => {
      if (paging.pageNo === 2) throw new Error('gone')
      return listOf(3 * EXPORT_PAGE).list(paging)
    },
  })
  await expect(Array.fromAsync(everyPage(failing))).rejects.toThrow('gone')
})

it('names the sheet and the file in the language of the caller; a moment is its day in the books', async () => {
  const day = { heading: { cn: '日期', en: 'Day' }, kind: 'day' as const, cell: (at: string) => at }
  const listed = listExport({ title, columns: [day], list: pagesOf(['2026-11-21T16:00:00Z', '2026-11-21', '']), prefix: 'a-' })
  const now = Temporal.Instant.from('2026-11-21T16:00:00Z')
  expect(await textsOf(listed)).toEqual(['2026-11-22', '2026-11-21', ''])
  expect([fileNameOf(listed, 'cn', now), sheetOf(listed, 'en')]).toEqual([
    'a-员工-2026-11-22.xlsx',
    { name: 'Employees', columns: [{ heading: 'Day', kind: 'day', width: 16 }] },
  ])
})
