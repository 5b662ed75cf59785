import { randomBytes } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { newWorkbook, oldWorkbook, type Value } from '../../../../test/support/workbooks.ts'
import { sealedPieces } from '../../../platform/server/data/sealing.ts'
import { runApart } from '../../../platform/server/files/apart.ts'
import { bytesOfBuffer } from '../../../platform/server/files/workbook/bytes.ts'
import { openWorkbook } from '../../../platform/server/files/workbook/open.ts'
import type { CheckedRow, CheckedRows } from './contract/checked.ts'
import { importFieldNames } from './contract/fields.ts'
import type { Survey } from './contract/mapping.ts'
import { issueWords } from './contract/template.ts'
import type { run as runAnnotate } from './server/apart-annotate.ts'
import type { run as runCheck } from './server/apart-check.ts'
import type { run as runSurvey } from './server/apart-survey.ts'
import { rowChecker } from './server/check.ts'
import { fieldOfHeading, headingKey } from './server/headings.ts'
import { issuesOf, problemCounter, sentencesOf } from './server/report.ts'
import { surveyWorkbook, toRemember } from './server/survey.ts'
import { employeeTemplate } from './server/template.ts'

// A library that is loaded first takes seconds where others keep the machine busy.
vi.setConfig({ testTimeout: 60_000 })

const teams = ['销售部', '研发部']
const opened = (bytes: Buffer) => openWorkbook(bytesOfBuffer(bytes))

async function checked(bytes: Buffer): Promise<{ survey: Survey; rows: CheckedRow[]; skipped: CheckedRows['skipped'] }> {
  const workbook = await opened(bytes)
  const survey = await surveyWorkbook(workbook)
  const check = rowChecker({ mapping: survey.mapping, epoch: workbook.epoch, teams, accepted: [] })
  const found = (await Array.fromAsync(workbook.rows(survey.mapping.sheet))).map(check)
  return { survey, rows: found.flatMap(({ rows }) => rows), skipped: found.flatMap(({ skipped }) => skipped) }
}
const problemsOf = (row: CheckedRow | undefined) => row?.problems.map(({ field, error }) => `${field} ${error}`)
const fieldsOf = (survey: Survey) => survey.mapping.columns.map(({ field }) => field)

const HEADINGS = [
  '工号',
  '姓名 / Name*',
  '部门',
  '国家/地区',
  '省份',
  '身份证号（18位）',
  '手机号码',
  '岗位',
  '入职日期',
  '合同到期日',
  '试用期',
  '薪资币种',
  '基本工资(元)',
]
const GOOD = [
  'E-0001',
  '陈晓雯',
  '销售部',
  '中国',
  '浙江',
  '11010519491231002X',
  '13800000000',
  '经理',
  '2026年3月5日',
  '2029.3.4',
  '3个月',
  'CNY',
  '￥1.2万',
]
/** The good row with some cells of other values, by heading number. */
const row = (changes: Record<number, Value> = {}): Value[] => GOOD.map((value, i) => (i in changes ? (changes[i] ?? null) : value))
const sheetOf = (...rows: Value[][]) => newWorkbook([HEADINGS, ...rows])

describe('headings', () => {
  it.each([
    ['姓名 / Name', 'name'],
    ['* 姓名（必填）', 'name'],
    ['姓名Name', 'name'],
    ['Employee No.', 'number'],
    ['ＩＤ　Ｎｏ．', 'idNumber'],
    ['E-mail', 'email'],
    ['Date of\njoining', 'contractStart'],
    ['基本工资（元/月）', 'basePay'],
    ['年假', 'leaveDays'],
    ['备注', null],
    ['', null],
  ])('%j', (heading, field) => expect(fieldOfHeading(heading)).toBe(field))
  it('of every field name it in both languages', () => {
    expect(new Set(importFieldNames.map((name) => fieldOfHeading(name) ?? name)).size).toBe(importFieldNames.length)
  })
})

describe('the survey', () => {
  it('finds the header among the first rows, under a title', async () => {
    const bytes = await newWorkbook([['2026 年员工信息表'], ['导出时间', '2026-03-05'], [], HEADINGS, row()], {
      merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 12 }],
    })
    const survey = await surveyWorkbook(await opened(bytes))
    expect(survey.mapping.headerRow).toBe(4)
    expect(fieldsOf(survey)).toEqual([
      'number',
      'name',
      'team',
      'country',
      'subdivision',
      'idNumber',
      'phone',
      'jobTitle',
      'contractStart',
      'contractEnd',
      'probationEnd',
      'currency',
      'basePay',
    ])
    expect(survey).toMatchObject({ rows: 1, hiddenRows: 0, mergedBlocks: 1, formulas: 0 })
  })
  it('takes the visible sheet with the best header and names the others', async () => {
    const bytes = await newWorkbook([['说明'], ['请填写']], { name: '封面' }, [
      { name: '员工', rows: [HEADINGS, row()] },
      { name: '旧数据', rows: [HEADINGS, row(), row()], hidden: true },
    ])
    expect(await surveyWorkbook(await opened(bytes))).toMatchObject({
      sheetName: '员工',
      sheetHidden: false,
      otherSheets: ['封面'],
      hiddenSheets: ['旧数据'],
      rows: 1,
    })
  })
  it('proposes by the shape of values, shows three of them, and asks for confirmation', async () => {
    const people = [1, 2, 3, 4].map((i) => [`chen${i}@example.com`, `1380000000${i}`, '月薪', '11010519491231002X', `note ${i}`])
    const { mapping } = await surveyWorkbook(await opened(await newWorkbook([['c1', 'c2', 'c3', 'c4', 'c5'], ...people])))
    expect(mapping.columns.map(({ field, by }) => `${field} ${by}`)).toEqual([
      'email shape',
      'phone shape',
      'payCycle shape',
      'idNumber shape',
      'null none',
    ])
    expect(mapping.columns[0]?.samples).toEqual(['chen1@example.com', 'chen2@example.com', 'chen3@example.com'])
  })
  it('remembers what was confirmed, also that a column is left out', async () => {
    const bytes = await newWorkbook([
      ['姓名', '花名', '部门'],
      ['陈晓雯', '小雯', '销售部'],
    ])
    const first = await surveyWorkbook(await opened(bytes))
    expect(fieldsOf(first)).toEqual(['name', null, 'team'])
    const confirmed = first.mapping.columns.map((column) => ({
      ...column,
      field: column.heading === '花名' ? ('latinName' as const) : null,
    }))
    const remembered = toRemember(confirmed)
    expect(remembered).toEqual({ 姓名: null, 花名: 'latinName', 部门: null })
    expect(fieldsOf(await surveyWorkbook(await opened(bytes), JSON.parse(JSON.stringify(remembered))))).toEqual([null, 'latinName', null])
    expect(headingKey(' 花名（Nickname）* ')).toBe('花名')
  })
  it('reads a hidden sheet where the visible ones are empty, and says so', async () => {
    const bytes = await newWorkbook([], {}, [
      { name: '清单', rows: [['甲'], ['乙']], hidden: true },
      { name: '员工', rows: [HEADINGS, row()], hidden: true },
    ])
    expect(await surveyWorkbook(await opened(bytes))).toMatchObject({
      sheetName: '员工',
      sheetHidden: true,
      otherSheets: ['People'],
      hiddenSheets: ['清单'],
      rows: 1,
    })
  })
  it('brings a field once', async () => {
    const { mapping } = await surveyWorkbook(
      await opened(
        await newWorkbook([
          ['姓名', '员工姓名'],
          ['陈', '陈'],
        ]),
      ),
    )
    expect(mapping.columns.map(({ field }) => field)).toEqual(['name', null])
  })
  it('refuses what has no rows', async () => {
    for (const rows of [[], [HEADINGS]])
      await expect(opened(await newWorkbook(rows)).then(surveyWorkbook)).rejects.toMatchObject({ error: 'workbookNoRows' })
  })
})

describe('rows', () => {
  it('that are right become values', async () => {
    const { rows } = await checked(await sheetOf(row()))
    expect(rows).toEqual([
      {
        row: 2,
        hidden: false,
        problems: [],
        accepted: [],
        formulas: [],
        missing: ['workingDays', 'workingHours', 'payCycle', 'leaveDays'],
        values: {
          number: 'E-0001',
          name: '陈晓雯',
          team: '销售部',
          country: 'CN',
          subdivision: 'CN-33',
          idNumber: '11010519491231002X',
          phone: '+8613800000000',
          jobTitle: '经理',
          contractStart: '2026-03-05',
          contractEnd: '2029-03-04',
          probationEnd: '2026-06-05',
          currency: 'CNY',
          basePay: '12000',
        },
      },
    ])
  })
  it('name every cell that is wrong, with its value and both languages', async () => {
    const { rows } = await checked(await sheetOf(row({ 2: '销售', 5: 110105194912310000, 8: '31/02/2026', 12: '(300)' })))
    expect(rows[0]?.problems).toEqual([
      { column: 8, field: 'contractStart', value: '31/02/2026', error: 'dateInvalid', params: {}, proposal: '' },
      { column: 2, field: 'team', value: '销售', error: 'noSuchTeam', params: {}, proposal: '销售部' },
      { column: 5, field: 'idNumber', value: '110105194912310000', error: 'digitsLost', params: {}, proposal: '' },
      { column: 12, field: 'basePay', value: '(300)', error: 'amountNegative', params: {}, proposal: '' },
    ])
    expect(rows[0]?.values).not.toHaveProperty('idNumber')
    for (const problem of rows[0]?.problems ?? []) {
      const { cn, en } = sentencesOf(problem)
      expect(cn).toMatch(/\p{Script=Han}/u)
      expect(en).not.toMatch(/[\p{Script=Han}{}]/u)
    }
  })
  it('are held against each other after their cells', async () => {
    const { rows } = await checked(
      await sheetOf(
        row({ 8: '2029-03-05', 9: '2026-03-05' }),
        row({ 0: 'E-0002', 5: null, 6: null, 10: '2030-01-01' }),
        row({ 0: 'E-0003', 5: null, 6: null, 12: 'USD 5000' }),
        row({ 0: 'E-0004', 1: null, 5: null, 6: null }),
        row({ 0: 'E-0005', 3: '美国', 5: null, 6: null }),
      ),
    )
    expect(rows.map(problemsOf)).toEqual([
      ['contractEnd dateOrder'],
      ['probationEnd probationOrder'],
      ['basePay amountCurrency'],
      ['name required'],
      ['subdivision subdivisionElsewhere'],
    ])
    expect(rows[1]?.missing).toContain('idNumber')
  })
  it('that repeat an earlier one name it', async () => {
    const { rows } = await checked(
      await sheetOf(row(), row({ 0: 'E-0002', 6: '13900000000' }), row({ 0: 'e-0001', 5: null, 6: '138 0000 0000' })),
    )
    expect(rows.map(problemsOf)).toEqual([[], ['idNumber twiceInFile'], ['number twiceInFile', 'phone twiceInFile']])
    expect(rows[2]?.problems[0]?.params).toEqual({ row: 2 })
  })
  it('write dates as most of their column does', async () => {
    const dates = ['25/12/2025', '5/3/2026', '17/1/2026', '1/13/2026']
    const { survey, rows } = await checked(await newWorkbook([['姓名', '入职日期'], ...dates.map((date, i) => [`陈${i}`, date])]))
    expect(survey.mapping.columns[1]?.dayOrder).toBe('dayFirst')
    expect(rows.map(({ values }) => values.contractStart)).toEqual(['2025-12-25', '2026-03-05', '2026-01-17', '2026-01-13'])
    const open = await checked(
      await newWorkbook([
        ['姓名', '入职日期'],
        ['陈', '5/3/2026'],
      ]),
    )
    expect(open.rows[0]?.problems[0]).toMatchObject({ error: 'dateAsked', params: { first: '2026-03-05', second: '2026-05-03' } })
  })
  it('take the currency of their amounts where they have no column for it', async () => {
    const { rows } = await checked(
      await newWorkbook([
        ['姓名', '工资'],
        ['陈', 'SGD 6,500'],
        ['李', '6500'],
      ]),
    )
    expect(rows.map(({ values }) => [values.currency, values.basePay])).toEqual([
      ['SGD', '6500'],
      [undefined, '6500'],
    ])
  })
  it('that are sums, samples and repeated headings are skipped and counted', async () => {
    const { rows, skipped } = await checked(
      await sheetOf(row({ 0: '示例 Sample' }), row(), HEADINGS, [
        '合计',
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        null,
        12000,
      ]),
    )
    expect(rows.map((one) => one.row)).toEqual([3])
    expect(skipped).toEqual([
      { row: 2, why: 'sample' },
      { row: 4, why: 'heading' },
      { row: 5, why: 'total' },
    ])
  })
  it('mark what is the result of a formula', async () => {
    const bytes = await newWorkbook(
      [
        ['姓名', '工资'],
        ['陈', null],
      ],
      { cells: new Map([['1,1', { formula: '1000*12', formulaResult: 12000 }]]) },
    )
    const { survey, rows } = await checked(bytes)
    expect([survey.formulas, rows[0]?.formulas, rows[0]?.values.basePay]).toEqual([1, [1], '12000'])
  })
  it('of an old workbook are checked alike', async () => {
    const { rows } = await checked(oldWorkbook([HEADINGS, row(), row({ 0: 'E-2', 5: null, 6: '12' })]))
    expect(rows.map(problemsOf)).toEqual([[], ['phone phone']])
  })
})

describe('the report', () => {
  it('counts each kind and shows its first', async () => {
    const { survey, rows } = await checked(
      await sheetOf(row({ 8: 'x' }), row({ 0: 'E-2', 5: null, 6: null, 8: 'y' }), row({ 0: 'E-3', 5: null, 6: null, 2: '?' })),
    )
    const counter = problemCounter()
    counter.add(rows)
    expect(counter.kinds().map(({ field, error, count, first }) => [field, error, count, first.row, first.value])).toEqual([
      ['contractStart', 'dateInvalid', 2, 2, 'x'],
      ['team', 'noSuchTeam', 1, 4, '?'],
    ])
    expect(issuesOf(rows, survey.mapping.columns)[0]).toEqual({
      row: 2,
      column: 8,
      heading: '入职日期',
      value: 'x',
      problem: { cn: '日期不正确', en: 'The date is not valid' },
      proposal: '',
    })
  })
})

describe('our template', () => {
  it('is read as it is meant: every field, nothing to import but what is filled in', async () => {
    const bytes = await employeeTemplate(teams, 'Hengdu')
    const survey = await surveyWorkbook(await opened(bytes))
    expect(fieldsOf(survey)).toEqual(importFieldNames)
    const { rows, skipped } = await checked(bytes)
    expect([rows, skipped]).toEqual([[], [{ row: 2, why: 'sample' }]])
  })
})

const apart = (name: string) => new URL(`./server/apart-${name}.ts`, import.meta.url)

describe('the whole way, in processes apart', () => {
  it('surveys, checks, and gives the workbook back with its problems', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'intake-'))
    const path = join(folder, 'in.xlsx')
    const bytes = await sheetOf(row(), row({ 0: 'E-2', 5: 110105194912310000, 6: null, 8: '5/3/2026' }))
    // Encrypted, as imports are kept.
    const key = randomBytes(32)
    await writeFile(path, sealedPieces(key, Readable.from([bytes])))
    const file = { path, sealed: { key, size: bytes.length } }

    const [survey] = await Array.fromAsync(runApart<Parameters<typeof runSurvey>[0], Survey>(apart('survey'), { file, remembered: {} }))
    if (!survey) throw new Error('no survey')
    const input = { file, mapping: survey.mapping, teams, accepted: [] }
    const pieces = await Array.fromAsync(runApart<Parameters<typeof runCheck>[0], CheckedRows>(apart('check'), input))
    const rows = pieces.flatMap((piece) => piece.rows)
    expect(rows.map(problemsOf)).toEqual([[], ['contractStart dateAsked', 'idNumber digitsLost']])

    const { mapping } = survey
    const issues = issuesOf(rows, mapping.columns)
    const annotation = { sheet: mapping.sheet, issues, hideBelow: mapping.headerRow, author: 'Hengdu', words: issueWords }
    const back = Buffer.concat(
      await Array.fromAsync(runApart<Parameters<typeof runAnnotate>[0], Buffer>(apart('annotate'), { file, annotation })),
    )
    const again = await checked(back)
    expect(again.survey).toMatchObject({ sheetName: 'People', otherSheets: ['问题 Issues'], hiddenRows: 1 })
    expect(again.rows.map(problemsOf)).toEqual(rows.map(problemsOf))
  })
})
