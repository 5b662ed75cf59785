import { z } from 'zod'
import { namesOf } from '../../../../platform/contract/names.ts'
import { payCycles } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { fileBrief } from '../../../base/upload/contract/calls.ts'
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

/** Shapes of the answers. */
const day = z.string()
export const status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
export const flag = z.enum(flagNames)
export const someone = z.object({ id: z.string(), name: z.string() })
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
  grade: z.string(),
  contractStart: day.nullable(),
  contractEnd: day.nullable(),
  probationEnd: day.nullable(),
  /** Null: the start of the contract. */
  serviceFrom: day.nullable(),
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
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.string(),
  confirmed: z.object({ by: z.string(), at: z.string() }).nullable(),
  /** Why the caller cannot confirm it; null if they can. */
  whyNotConfirm: z.string().nullable(),
})

/** Another employee of the company with the same value: allowed, but probably a mistake. */
export const twin = z.object({ field, id: z.string(), number: z.string(), name: z.string() })

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

export const employeeDocument = z.object({
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

export const historyLine = z.object({
  id: z.string(),
  kind: z.enum(employeeEventKinds),
  fields: z.array(z.string()),
  note: z.string(),
  by: z.string(),
  at: z.string(),
})

export const dueItem = z.object({
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

export const view = z.object({
  id: z.string(),
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  columns: z.array(z.enum(listColumnNames)),
})
