/** An import of 50,000 rows of 20 columns: the bare reading of the file, the survey, the check. Each in a process apart with its limits. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFields } from '../src/features/intake/contract/fields.ts'
import type { Survey } from '../src/features/intake/contract/mapping.ts'
import { APART_LIMITS, runApart } from '../src/platform/server/workbook/apart.ts'
import { newWorkbook, type Value } from '../test/support/workbooks.ts'

const ROWS = 50_000
const FIELDS = [
  ...(['number', 'name', 'latinName', 'team', 'country', 'passportNumber', 'address', 'email', 'jobTitle', 'jobDescription'] as const),
  ...(['contractStart', 'contractEnd', 'probationEnd', 'workingDays', 'workingHours', 'payCycle', 'currency', 'basePay'] as const),
  ...(['leaveDays', 'zone'] as const),
]

const rowOf = (at: number): Value[] => [
  ...[`E-${at}`, `员工${at}`, `Yuan Gong ${at}`, at % 3 === 0 ? '销售部' : '研发部', '新加坡', `E${String(10_000_000 + at)}`, `Road ${at}`],
  ...[`person${at}@example.com`, '工程师', '负责交付', '2026-03-05', '2029-03-04', '3个月', '周一至周五', '8', '月薪', 'SGD', '6,500.00'],
  ...['14', 'Asia/Singapore'],
]

export async function measureIntake(say: (line: string) => void): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'hengdu-bench-'))
  const path = join(folder, 'people.xlsx')
  await writeFile(
    path,
    await newWorkbook([FIELDS.map((field) => importFields[field].cn), ...Array.from({ length: ROWS }, (_, at) => rowOf(at))]),
  )
  const file = { path }
  const module = (name: string) => new URL(`../src/features/intake/server/apart-${name}.ts`, import.meta.url)
  // As long as it takes on a busy machine: what is compared is the ratio.
  const limits = { ...APART_LIMITS, seconds: 600 }
  const timed = async <Piece>(what: string, pieces: AsyncIterable<Piece>): Promise<[seconds: number, pieces: Piece[]]> => {
    const begun = performance.now()
    const got = await Array.fromAsync(pieces)
    const seconds = (performance.now() - begun) / 1000
    say(`${what.padEnd(44)} ${seconds.toFixed(2).padStart(6)} s`)
    return [seconds, got]
  }
  try {
    say(`\n${ROWS.toLocaleString('en')} rows × ${FIELDS.length} columns, within ${limits.megabytes} MB`)
    const [bare] = await timed('bare reading', runApart(new URL('./intake-bare.ts', import.meta.url), { file, sheet: 0 }, limits))
    const [survey, [found]] = await timed('survey', runApart<object, Survey>(module('survey'), { file, remembered: {} }, limits))
    if (!found) throw new Error('no survey')
    const input = { file, mapping: found.mapping, teams: ['销售部', '研发部'], accepted: [] }
    const [check] = await timed('check', runApart(module('check'), input, limits))
    say(`check against the bare reading${(check / bare).toFixed(2).padStart(21)} ×`)
    return { 'intake bare reading': bare, 'intake survey': survey, 'intake check': check }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
