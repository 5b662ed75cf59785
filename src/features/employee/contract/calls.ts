import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { id, line } from '../../../platform/contract/inputs.ts'
import { namesOf } from '../../../platform/contract/names.ts'
import { pageInput, pageOf } from '../../../platform/contract/page.ts'
import { EMPLOYEE_KEPT_MONTHS, payCycles } from '../../../rules/constants.ts'
import { namedArea } from '../../area/contract/schema.ts'
import { secretLook } from '../../secret/contract/calls.ts'
import { fileBrief } from '../../upload/contract/calls.ts'
import { listColumnNames } from './columns.ts'
import {
  checklistItemNames,
  documentKindNames,
  employeeEventKinds,
  employeeFieldNames,
  employeeMoveNames,
  flagNames,
  secretFieldNames,
} from './employee.ts'
import {
  bulkForm,
  didNotJoinForm,
  documentForm,
  employeeForm,
  leaveForm,
  listFilter,
  listFilters,
  onRow,
  payeeForm,
  rehireForm,
  saveForm,
  waiveForm,
} from './schema.ts'

const day = z.string()
const status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
const flag = z.enum(flagNames)
const someone = z.object({ id: z.string(), name: z.string() })
const field = z.enum(employeeFieldNames)

const payPart = z.object({
  /** "" while there is none. */
  cycle: z.union([z.literal(''), z.enum(namesOf(payCycles))]),
  currency: z.string(),
  /** Decimal text; "" while there is none. */
  basePay: z.string(),
})

/** What `people:edit` or `pay:view` also see. */
const innerRow = z.object({
  manager: someone.nullable(),
  contractStart: day.nullable(),
  contractEnd: day.nullable(),
  probationEnd: day.nullable(),
  email: z.string(),
  phone: z.string(),
  zone: z.string(),
  paidMinutes: z.number().nullable(),
  leaveDays: z.string(),
  leaveOn: day.nullable(),
})

export const employeeRow = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  latinName: z.string(),
  status,
  team: someone.nullable(),
  jobTitle: z.string(),
  country: namedArea.nullable(),
  subdivision: namedArea.nullable(),
  onLeave: z.boolean(),
  /** Null for those who only know the directory. */
  flags: z.array(flag).nullable(),
  inner: innerRow.nullable(),
  pay: payPart.nullable(),
})
export type EmployeeListRow = z.infer<typeof employeeRow>

const possibility = z.object({
  move: z.enum(employeeMoveNames),
  /** The reason why it cannot be made now, in the caller's language; null if it can. */
  why: z.string().nullable(),
})
export type Possibility = z.infer<typeof possibility>

const checklistLine = z.object({
  item: z.enum(checklistItemNames),
  done: z.boolean(),
  waived: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
})

const payeePart = z.object({
  holder: z.string(),
  bankName: z.string(),
  bankArea: z.string(),
  swift: z.string(),
  mask: z.string(),
  changedBy: z.string(),
  changedAt: z.string(),
  confirmed: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Why the caller cannot confirm it; null if they can. */
  whyNotConfirm: z.string().nullable(),
})

/** Another employee of the company with the same value: allowed, but probably a mistake. */
const twin = z.object({ field, id: z.string(), number: z.string(), name: z.string() })

export const employeeDetail = employeeRow.extend({
  version: z.number(),
  jobDescription: z.string(),
  record: z
    .object({
      address: z.string(),
      areaCode: z.string(),
      workDays: z.array(z.number()),
      dayStart: z.string(),
      dayEnd: z.string(),
      /** Masks of document numbers; "" without one. */
      masks: z.record(z.enum(secretFieldNames), z.string()),
      /** What is missing before the record is complete. `idNumber` stands for "ID or passport number". */
      missing: z.array(field),
      twins: z.array(twin),
      leaveReason: z.string(),
      neverJoined: z.boolean(),
      erasedAt: z.string().nullable(),
      checklist: z.array(checklistLine),
      payee: payeePart.nullable(),
      salary: z.enum(['proposed', 'approved']).nullable(),
      /** When each state was reached the last time, by its number. */
      reached: z.record(z.string(), z.string()),
      earlier: z.array(z.object({ startOn: day, endOn: day, reason: z.string() })),
      createdAt: z.string(),
      updatedAt: z.string(),
    })
    .nullable(),
  moves: z.array(possibility),
  may: z.object({
    edit: z.boolean(),
    /** May open masked numbers and the files of passports, visas and identity documents. */
    reveal: z.boolean(),
    /** Base pay, cycle and currency can be typed now. */
    typePay: z.boolean(),
    payee: z.boolean(),
  }),
})
export type EmployeeDetail = z.infer<typeof employeeDetail>

const employeeDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKindNames),
  file: fileBrief,
  issuedOn: day.nullable(),
  expiresOn: day.nullable(),
  note: z.string(),
  addedBy: z.string(),
  addedAt: z.string(),
  /** A newer one has taken its place. */
  supersededAt: z.string().nullable(),
})
export type EmployeeDocument = z.infer<typeof employeeDocument>

const historyLine = z.object({
  id: z.string(),
  kind: z.enum(employeeEventKinds),
  fields: z.array(z.string()),
  note: z.string(),
  by: z.string(),
  at: z.string(),
})

const dueItem = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  team: someone.nullable(),
  country: namedArea.nullable(),
  flag,
  /** Which document, for `documentEnds`. */
  document: z.enum(documentKindNames).nullable(),
  dueOn: day.nullable(),
  /** Days until then; negative once it is past. */
  days: z.number().nullable(),
})
export type DueItem = z.infer<typeof dueItem>

const view = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  columns: z.array(z.enum(listColumnNames)),
})
const sorting = z.enum(['name', 'number', 'status', 'country', 'contractStart', 'contractEnd', 'createdAt'])
const viewColumns = z.array(z.enum(listColumnNames)).max(listColumnNames.length)
const done = z.object({ id: z.string(), version: z.number() })
/** After saving: what was typed and somebody else has too. */
const saved = done.extend({ number: z.string(), status, twins: z.array(twin) })
const editor = { audience: 'company', permission: 'people:edit' } as const

/** A column that was stored or linked before it was renamed is left out. */
const columnList = z
  .string()
  .max(400)
  .optional()
  .transform((names) => listColumnNames.filter((name) => names?.split(',').includes(name)))

export const employeeCalls = defineCalls({
  'GET /ws/employee/list': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({ ...pageInput, ...listFilters, column: sorting.default('name') }),
    result: pageOf(employeeRow),
    about: 'Employees of the company, by words (Chinese, Latin, pinyin, number), state, team, country and flag. Pay needs pay:view.',
  },
  'GET /ws/employee/counts': {
    audience: 'company',
    permission: 'people:view',
    input: listFilter.omit({ status: true, flag: true }),
    result: z.object({ all: z.number(), byStatus: z.record(z.string(), z.number()), byFlag: z.record(z.string(), z.number()) }),
    about: 'How many employees there are in each state, and with each flag, under the other filters.',
  },
  'GET /ws/employee/choices': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({}),
    result: z.object({ teams: z.array(someone), countries: z.array(namedArea) }),
    about: 'What the filters and forms of employees offer: teams, and the countries that employees are in.',
  },
  'GET /ws/employee/ids': {
    ...editor,
    input: listFilter,
    result: z.object({ ids: z.array(z.string()), total: z.number() }),
    about: 'The ids of all employees under these filters, at most a thousand: for actions on many.',
  },
  'GET /ws/employee/find': {
    ...editor,
    input: z.object({ search: listFilters.search, not: id.optional() }),
    result: z.array(z.object({ id: z.string(), number: z.string(), name: z.string(), latinName: z.string(), jobTitle: z.string() })),
    about: 'Twenty employees who have not left, by words: for choosing a manager.',
  },
  'POST /ws/employee/export': {
    audience: 'company',
    permission: 'people:view',
    idempotency: 'none',
    input: z.object({ ...listFilters, columns: columnList }),
    result: z.object({ name: z.string(), base64: z.string() }),
    about: 'The list as an xlsx workbook, with the columns that the caller may see. Never numbers of documents or accounts.',
  },
  'GET /ws/employee/detail': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({ id }),
    result: employeeDetail,
    about: 'One employee, with the possible moves and why others are not possible.',
  },
  'GET /ws/employee/history': {
    ...editor,
    input: z.object({ id, pageNo: pageInput.pageNo, pageSize: pageInput.pageSize }),
    result: pageOf(historyLine),
    about: 'Moves and edits of an employee with the names of changed fields, newest first.',
  },
  'GET /ws/employee/looks': {
    audience: 'company',
    permission: 'people:secret',
    input: z.object({ id, pageNo: pageInput.pageNo, pageSize: pageInput.pageSize }),
    result: pageOf(secretLook),
    about: 'Who opened numbers, the bank account or document files of an employee, when and why, newest first.',
  },
  'GET /ws/employee/documents': {
    ...editor,
    input: z.object({ id }),
    result: z.array(employeeDocument),
    about: 'Documents of an employee, newest first; renewed ones too.',
  },
  'POST /ws/employee/create': {
    ...editor,
    confidential: secretFieldNames,
    input: employeeForm,
    result: saved,
    about: 'A new employee. A name is enough; once all required fields are there the record is complete by itself.',
  },
  'POST /ws/employee/save': {
    ...editor,
    confidential: secretFieldNames,
    input: saveForm,
    result: saved,
    about: 'Changes fields of an employee. Fields that are not sent stay. Refused if somebody else changed the record meanwhile.',
  },
  'POST /ws/employee/onboard': {
    ...editor,
    input: onRow,
    result: done,
    about: 'Starts onboarding: the checklist opens, and the start of the contract becomes a timer.',
  },
  'POST /ws/employee/waive': {
    ...editor,
    input: waiveForm,
    result: z.object({ id: z.string() }),
    about: 'Waives an item of the onboarding checklist, with a reason.',
  },
  'POST /ws/employee/confirm': {
    ...editor,
    input: onRow,
    result: done,
    about: 'Confirms employment: salary approved, checklist done or waived.',
  },
  'POST /ws/employee/alreadyEmployed': {
    ...editor,
    input: onRow,
    result: done,
    about: 'Marks somebody as employed who started in the past.',
  },
  'POST /ws/employee/leave': {
    ...editor,
    input: leaveForm,
    result: done.extend({ status }),
    about: 'Records the last day. A future one waits and can be withdrawn.',
  },
  'POST /ws/employee/withdrawLeave': {
    ...editor,
    input: onRow,
    result: done,
    about: 'Withdraws a leaving date that has not come yet.',
  },
  'POST /ws/employee/didNotJoin': {
    ...editor,
    input: didNotJoinForm,
    result: done,
    about: 'Ends a record of somebody who never began. Refused once they have been paid.',
  },
  'POST /ws/employee/rehire': {
    ...editor,
    input: rehireForm,
    result: done,
    about: 'Opens a new contract period for somebody who left; the earlier one is kept.',
  },
  'POST /ws/employee/bulk': {
    ...editor,
    input: bulkForm,
    result: z.object({
      done: z.number(),
      refused: z.array(z.object({ id: z.string(), number: z.string(), name: z.string(), why: z.string() })),
    }),
    about: 'One action for many employees: those whose state allows it; the others are named with the reason.',
  },
  'POST /ws/employee/document': {
    ...editor,
    input: documentForm,
    result: z.object({ id: z.string() }),
    about: 'Adds a document. An earlier one of the same kind is kept as superseded.',
  },
  'POST /ws/employee/payee': {
    audience: 'company',
    permission: 'people:view',
    confidential: ['accountNumber'],
    input: payeeForm,
    result: z.object({ id: z.string() }),
    about: 'Sets the bank account that pay goes to. A change waits for a second person.',
  },
  'POST /ws/employee/payee/confirm': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({ employeeId: id, changedAt: z.string() }),
    result: z.object({ id: z.string() }),
    about: 'Confirms a changed bank account as it was seen. Never the person who changed it.',
  },
  'GET /ws/employee/due': {
    ...editor,
    input: z.object({ ...pageInput, flag: flag.optional(), teamId: listFilters.teamId }),
    result: pageOf(dueItem).extend({ counts: z.record(z.string(), z.number()) }),
    about: 'What is due soon or overdue, by date, with counts per kind.',
  },
  'GET /ws/employee/due/address': {
    ...editor,
    input: z.object({}),
    result: z.object({ since: z.string().nullable() }),
    about: 'Since when the caller has a secret address of the calendar of due dates; the address itself is shown once.',
  },
  'POST /ws/employee/due/address': {
    ...editor,
    idempotency: 'none',
    secret: true,
    input: z.object({ revoke: z.boolean().default(false) }),
    result: z.object({ path: z.string().nullable() }),
    about: 'Makes a new secret address of the calendar of due dates, which ends the old one; or only ends it.',
  },
  'GET /ws/employee/due/feed': {
    audience: 'anyone',
    limited: 'open',
    input: z.object({ token: line(100), lang: z.enum(['cn', 'en']).default('cn') }),
    result: z.unknown(),
    about: 'The calendar of due dates (iCalendar), for the member whose secret address it is.',
  },
  'GET /ws/employee/views': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({}),
    result: z.array(view),
    about: 'The caller’s saved views of the employee list.',
  },
  'POST /ws/employee/view': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({
      name: line(40),
      filters: z.record(z.string().max(40), z.string().max(100)).refine((all) => Object.keys(all).length <= 12),
      columns: viewColumns,
    }),
    result: view,
    about: 'Saves filters and columns under a name; the same name again replaces it.',
  },
  'POST /ws/employee/view/remove': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({ id }),
    result: z.object({ id: z.string() }),
    about: 'Deletes a saved view.',
  },
  'GET /ws/employee/policy': {
    ...editor,
    input: z.object({}),
    result: z.object({ keptMonths: z.number() }),
    about: 'How long numbers and documents of those who left are kept.',
  },
  'POST /ws/employee/policy': {
    ...editor,
    input: z.object({ keptMonths: z.number().int().min(EMPLOYEE_KEPT_MONTHS).max(240) }),
    result: z.object({ keptMonths: z.number() }),
    about: 'Keeps them longer than the least, 24 months.',
  },
})
