import { expect, it } from 'vitest'
import { EXPORT_MOST } from '../../../../rules/constants.ts'
import type { Paging } from '../../../contract/page.ts'
import { everyRow, listWorkbook } from './list-workbook.ts'

/** A list of so many rows, each its number. */
const listOf = (total: number) => {
  const asked: Pick<Paging, 'pageNo' | 'pageSize'>[] = []
  const read = async ({ pageNo, pageSize }: Paging) => {
    asked.push({ pageNo, pageSize })
    const records = Array.from({ length: Math.min(pageSize, total) }, (_, nth) => nth)
    return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) }
  }
  return { asked, read }
}

it('an export has every row of its list, up to the limit', async () => {
  expect(await everyRow(listOf(3).read)).toEqual([0, 1, 2])
  expect(await everyRow(listOf(EXPORT_MOST).read)).toHaveLength(EXPORT_MOST)
})

it('a list above the limit is refused before its rows are read, and so is a workbook of more', async () => {
  const { asked, read } = listOf(EXPORT_MOST + 1)
  await expect(everyRow(read)).rejects.toMatchObject({ error: 'exportTooMany', params: { most: EXPORT_MOST } })
  expect(asked).toEqual([{ pageNo: 1, pageSize: 1 }])
  const rows = Array.from({ length: EXPORT_MOST + 1 }, () => 0)
  const now = Temporal.Instant.from('2026-11-22T00:00:00Z')
  await expect(listWorkbook({ lang: 'cn', now }, { cn: '员工', en: 'Employees' }, [], rows)).rejects.toMatchObject({
    error: 'exportTooMany',
  })
})
