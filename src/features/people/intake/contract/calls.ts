import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, version, yesNo } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { IMPORT_UNDO_HOURS, SALARY_SHEET_ROWS } from '../../../../rules/constants.ts'
import { uploadPurposes } from '../../../../rules/uploads.ts'
import { importFieldNames } from './fields.ts'
import { salarySheet } from './salary-sheet.ts'
import { groupNames, importModeNames, intakeStateNames, outcomeNames } from './states.ts'

const field = z.enum(importFieldNames)
const megabytes = (purpose: 'employeeImport' | 'salarySheet'): number => uploadPurposes[purpose].maxBytes / 1024 ** 2

const dayOrder = z.enum(['dayFirst', 'monthFirst']).nullable()
const mode = z.enum(importModeNames)
const proposer = { audience: 'company', permission: 'salary:propose' } as const
const importer = { audience: 'company', permission: 'people:import' } as const

const intakeBrief = z.object({
  id: z.string(),
  version: z.number(),
  state: z.enum(intakeStateNames),
  fileName: z.string(),
  kind: z.enum(['xls', 'xlsx']),
  startedBy: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  mode,
  /** Rows by outcome; empty before the check. */
  counts: z.partialRecord(z.enum(outcomeNames), z.number()),
  created: z.number(),
  updated: z.number(),
})
export type IntakeBrief = z.infer<typeof intakeBrief>

const problemKind = z.object({
  kind: z.string(),
  field,
  sentence: z.string(),
  count: z.number(),
  /** Of those, how many have a proposal; their proposals can be taken together. */
  proposals: z.number(),
  first: z.object({ row: z.number(), column: z.string(), heading: z.string(), value: z.string(), proposal: z.string() }),
})

const mappedColumn = z.object({
  column: z.number(),
  /** As Excel names it. */
  letter: z.string(),
  heading: z.string(),
  field: field.nullable(),
  by: z.enum(['heading', 'remembered', 'shape', 'none']),
  samples: z.array(z.string()),
  dayOrder,
})
export type MappedColumn = z.infer<typeof mappedColumn>

const intakeDetail = intakeBrief.extend({
  /** Null while nothing runs by itself. */
  progress: z.object({ done: z.number(), total: z.number(), secondsLeft: z.number().nullable() }).nullable(),
  failure: z.string(),
  survey: z
    .object({
      sheetName: z.string(),
      sheetHidden: z.boolean(),
      headerRow: z.number(),
      otherSheets: z.array(z.string()),
      hiddenSheets: z.array(z.string()),
      rows: z.number(),
      hiddenRows: z.number(),
      mergedBlocks: z.number(),
      formulas: z.number(),
      columns: z.array(mappedColumn),
    })
    .nullable(),
  kinds: z.array(problemKind),
  /** Kinds whose proposals have been taken. */
  accepted: z.array(z.object({ kind: z.string(), field, sentence: z.string() })),
  incomplete: z.number(),
  /** Rows that could not be written after all; each says why. */
  refused: z.number(),
  /** The caller who started it may not propose pay: those columns are not imported. */
  payLeftOut: z.boolean(),
  /** Until when it can be undone; null where it cannot. */
  undoUntil: z.string().nullable(),
  undone: z.number(),
  erased: z.boolean(),
})
export type IntakeDetail = z.infer<typeof intakeDetail>

const change = z.object({ field, before: z.string().nullable(), after: z.string() })
const intakeRow = z.object({
  row: z.number(),
  outcome: z.enum(outcomeNames),
  hidden: z.boolean(),
  name: z.string(),
  values: z.array(z.object({ field, value: z.string(), formula: z.boolean() })),
  problems: z.array(
    z.object({
      kind: z.string(),
      field,
      cell: z.string(),
      heading: z.string(),
      value: z.string(),
      sentence: z.string(),
      proposal: z.string(),
    }),
  ),
  missing: z.array(field),
  employee: z.object({ id: z.string(), number: z.string(), name: z.string() }).nullable(),
  /** Whose data the row also fits, for a conflict. */
  others: z.array(z.object({ id: z.string(), number: z.string(), name: z.string() })),
  changes: z.array(change),
  /** Pay that would be proposed and not written. */
  salary: z.array(change),
  skip: z.enum(['sample', 'total', 'heading']).nullable(),
  done: z.enum(['created', 'updated', 'undone', 'refused']).nullable(),
  /** Why it was not written, or what could not be. */
  note: z.string(),
})
export type IntakeRow = z.infer<typeof intakeRow>

const stepped = z.object({ id: z.string(), version: z.number(), state: z.enum(intakeStateNames) })
const seen = { id, version } as const

/** Import of employees (people §3). The steps between are done by the server; screens read the detail again while they run. */
export const intakeCalls = defineCalls({
  'POST /ws/employee/info/importExcel': {
    title: { cn: '上传员工导入文件', en: 'Upload an employee import' },
    ...importer,
    input: z.object({}),
    result: z.object({ id: z.string() }),
    about: `Takes an .xls or .xlsx of at most ${megabytes('employeeImport')} MB as multipart/form-data with the field file, and answers at once with the import.`,
  },
  'POST /ws/salary/sheet/read': {
    title: { cn: '读取调薪文件', en: 'Read a file of salary changes' },
    ...proposer,
    limited: 'workbook',
    idempotency: 'none',
    secret: true,
    input: z.object({}),
    result: salarySheet,
    about: `Reads an .xls or .xlsx of salary changes, at most ${megabytes('salarySheet')} MB and ${SALARY_SHEET_ROWS} rows, as multipart/form-data with the field file, and checks each row. Nothing is written.`,
  },
  'GET /ws/salary/sheet/template': {
    ...proposer,
    input: z.object({}),
    result: z.unknown(),
    about: 'A workbook to fill in with salary changes, with notes in both languages.',
  },
  'GET /ws/intake/list': {
    ...importer,
    input: z.object({ ...pageInput }),
    result: pageOf(intakeBrief),
    about: 'The imports of the company, newest first.',
  },
  'GET /ws/intake/detail': {
    ...importer,
    input: z.object({ id }),
    result: intakeDetail,
    about: 'One import: its step with progress and time left, columns with samples, kinds of problems with counts. Numbers are masked.',
  },
  'GET /ws/intake/rows': {
    ...importer,
    input: z.object({
      ...pageInput,
      id,
      group: z.enum(groupNames).optional(),
      kind: z.string().max(80).optional(),
      refused: yesNo.optional(),
    }),
    result: pageOf(intakeRow),
    about: 'Its rows by outcome or kind of problem: values, problems in the language of the caller, what would change.',
  },
  'POST /ws/intake/mapping': {
    title: { cn: '确认导入列', en: 'Confirm the columns of an import' },
    ...importer,
    decides: 'intake',
    input: z.object({
      ...seen,
      mode,
      columns: z
        .array(z.object({ column: z.number().int().min(0).max(16_383), field: field.nullable(), dayOrder: dayOrder.default(null) }))
        .max(500),
    }),
    result: stepped,
    about:
      'Confirms which field each column is for and how dates are written; the rows are then checked. Columns left out are not imported.',
  },
  'POST /ws/intake/mode': {
    title: { cn: '更改导入方式', en: 'Change the mode of an import' },
    ...importer,
    decides: 'intake',
    input: z.object({ ...seen, mode }),
    result: stepped,
    about: 'Changes what a checked import may do: add, update or both.',
  },
  'POST /ws/intake/accept': {
    title: { cn: '采纳导入建议', en: 'Accept proposals of an import' },
    ...importer,
    decides: 'intake',
    input: z.object({ ...seen, kind: z.string().min(1).max(80), accept: z.boolean().default(true) }),
    result: stepped,
    about:
      'Takes the proposals of one kind of problem for all rows, or takes that back; the rows are checked again. The file stays as it is.',
  },
  'POST /ws/intake/apply': {
    title: { cn: '写入导入数据', en: 'Apply an import' },
    ...importer,
    proof: true,
    decides: 'intake',
    input: z.object({ ...seen, create: z.number().int().min(0), update: z.number().int().min(0) }),
    result: stepped,
    about: 'Writes the rows that are ready. The counts are those that the caller has seen; others are refused.',
  },
  'POST /ws/intake/stop': {
    title: { cn: '停止导入', en: 'Stop an import' },
    ...importer,
    input: z.object({ id }),
    result: stepped,
    about: 'Stops an import. Rows already written stay.',
  },
  'POST /ws/intake/undo': {
    title: { cn: '撤销导入', en: 'Undo an import' },
    ...importer,
    decides: 'intake',
    input: z.object(seen),
    result: stepped,
    about: `Within ${IMPORT_UNDO_HOURS} hours: removes created employees and restores updated ones, where nobody has touched them and they are in state 0 or 1.`,
  },
  'GET /ws/intake/annotated': {
    ...importer,
    input: z.object({ id, onlyToFix: yesNo.default('N') }),
    result: z.unknown(),
    about:
      'The workbook of the user with its problems marked, as .xlsx: a red cell with a comment each, and a first sheet that lists them.',
  },
  'GET /ws/intake/template': {
    ...importer,
    input: z.object({}),
    result: z.unknown(),
    about: 'A workbook to fill in, with lists, notes in both languages and a sample.',
  },
})
