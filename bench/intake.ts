/**
 * An import of 50,000 rows of 20 columns: the bare reading of the file, the survey and the check, each in a process apart with its limits,
 * then the same file through a server.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFields } from '../src/features/people/intake/contract/fields.ts'
import type { Survey } from '../src/features/people/intake/contract/mapping.ts'
import { migrate } from '../src/platform/server/data/migrate.ts'
import { APART_LIMITS, runApart } from '../src/platform/server/files/apart.ts'
import { startPostgres } from '../src/platform/server/postgres/postgres.ts'
import { newWorkbook, type Value } from '../test/support/workbooks.ts'
import type { Figure } from './figures.ts'
import { importThroughServer } from './intake-server.ts'
import { sized } from './size.ts'

const ROWS = sized(50_000, 1_000)
/** Rows that are written. */
const APPLIED = sized(1_000, 50)
const TEAMS = ['销售部', '研发部']
const FIELDS = [
  ...(['number', 'name', 'latinName', 'team', 'country', 'passportNumber', 'subdivision', 'email', 'jobTitle', 'jobDescription'] as const),
  ...(['contractStart', 'contractEnd', 'probationEnd', 'workingDays', 'workingHours', 'payCycle', 'currency', 'basePay'] as const),
  ...(['leaveDays', 'zone'] as const),
]

const rowOf = (at: number): Value[] => [
  ...[`E-${at}`, `员工${at}`, `Yuan Gong ${at}`, at % 3 === 0 ? '销售部' : '研发部', '新加坡', `E${String(10_000_000 + at)}`, 'SG-01'],
  ...[`person${at}@example.com`, '工程师', '负责交付', '2026-03-05', '2029-03-04', '3个月', '周一至周五', '8', '月薪', 'SGD', '6,500.00'],
  ...['14', 'Asia/Singapore'],
]

export async function measureIntake(say: (line: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hengdu-bench-'))
  const path = join(folder, 'people.xlsx')
  const workbook = (rows: number) =>
    newWorkbook([FIELDS.map((field) => importFields[field].cn), ...Array.from({ length: rows }, (_, at) => rowOf(at))])
  const large = await workbook(ROWS)
  await writeFile(path, large)
  const file = { path }
  const module = (name: string) => new URL(`../src/features/people/intake/server/apart-${name}.ts`, import.meta.url)
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
    const input = { file, mapping: found.mapping, teams: TEAMS, accepted: [] }
    const [check] = await timed('check', runApart(module('check'), input, limits))
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres') })
    try {
      await migrate(postgres.url)
      const files = { large, small: await workbook(APPLIED), teams: TEAMS }
      const through = await importThroughServer(postgres.url, join(folder, 'data'), files)
      if (through.progressSeen === 0) throw new Error('no progress was seen')
      const what = (step: string) => `workbook of ${ROWS.toLocaleString('en')} rows: ${step}`
      return [
        { what: what('check, in a process apart'), unit: 's', ours: check, floor: bare, better: 'less', aim: 1 / 3 },
        { what: what('survey, in a process apart'), unit: 's', ours: survey, floor: bare, better: 'less' },
        { what: what('survey, through a server'), unit: 's', ours: through.survey, floor: bare, better: 'less' },
        { what: what('check, through a server'), unit: 's', ours: through.check, floor: bare, better: 'less' },
        { what: what('memory'), unit: 'MB', ours: through.megabytes - through.restMegabytes, floor: null, better: 'less', most: 400 },
        { what: 'a row of an import written', unit: 'ms', ours: through.applyRowMs, floor: null, better: 'less' },
      ]
    } finally {
      await postgres.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
