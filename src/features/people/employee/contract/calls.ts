import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { id, line, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { EMPLOYEE_KEPT_MONTHS } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { secretLook } from '../../../base/secret/contract/calls.ts'
import { dueItem, employeeDetail, employeeDocument, employeeRow, flag, historyLine, someone, status, twin, view } from './answers.ts'
import { BULK_MOST, listColumnNames, PICK_MOST } from './columns.ts'
import { secretFieldNames } from './employee.ts'
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

const sorting = z.enum(['name', 'number', 'status', 'country', 'contractStart', 'contractEnd', 'createdAt'])
const viewColumns = z.array(z.enum(listColumnNames)).max(listColumnNames.length)
const done = z.object({ id: z.string(), version: z.number() })
/** After saving: what was typed and somebody else has too. */
const saved = done.extend({ number: z.string(), status, twins: z.array(twin) })
const dueInput = z.object({ ...pageInput, flag: flag.optional(), teamId: listFilters.teamId })
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
    /** Grades only for those who see them in the list. */
    result: z.object({ teams: z.array(someone), countries: z.array(namedArea), grades: z.array(z.string()) }),
    about: 'What the filters and forms of employees offer: teams, and the countries and grades that employees have.',
  },
  'GET /ws/employee/ids': {
    ...editor,
    input: listFilter,
    result: z.object({ ids: z.array(z.string()), total: z.number() }),
    about: `The ids of all employees under these filters, at most ${BULK_MOST}: for actions on many.`,
  },
  'GET /ws/employee/find': {
    ...editor,
    input: z.object({ search: listFilters.search, not: id.optional() }),
    result: z.array(z.object({ id: z.string(), number: z.string(), name: z.string(), latinName: z.string(), jobTitle: z.string() })),
    about: `Employees who have not left, by words, at most ${PICK_MOST}: for choosing a manager.`,
  },
  'POST /ws/employee/export': {
    title: { cn: '导出员工', en: 'Export employees' },
    ...exportCall,
    audience: 'company',
    permission: 'people:view',
    input: z.object({ ...listFilters, columns: columnList }),
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
    title: { cn: '新建员工', en: 'Create an employee' },
    ...editor,
    confidential: secretFieldNames,
    input: employeeForm,
    result: saved,
    about: 'A new employee. A name is enough; once all required fields are there the record is complete by itself.',
  },
  'POST /ws/employee/save': {
    title: { cn: '修改员工', en: 'Edit an employee' },
    ...editor,
    confidential: secretFieldNames,
    edits: 'employee',
    input: saveForm,
    result: saved,
    about: 'Changes fields of an employee. Fields that are not sent stay. Refused if somebody else changed the record meanwhile.',
  },
  'POST /ws/employee/onboard': {
    title: { cn: '开始入职', en: 'Start onboarding' },
    ...editor,
    decides: 'employee',
    input: onRow,
    result: done,
    about: 'Starts onboarding: the checklist opens, and the start of the contract becomes a timer.',
  },
  'POST /ws/employee/waive': {
    title: { cn: '豁免入职事项', en: 'Waive an onboarding item' },
    ...editor,
    input: waiveForm,
    result: z.object({ id: z.string() }),
    about: 'Waives an item of the onboarding checklist, with a reason.',
  },
  'POST /ws/employee/confirm': {
    title: { cn: '确认入职', en: 'Confirm employment' },
    ...editor,
    decides: 'employee',
    input: onRow,
    result: done,
    about: 'Confirms employment: salary approved, checklist done or waived.',
  },
  'POST /ws/employee/alreadyEmployed': {
    title: { cn: '标为已在职', en: 'Mark as already employed' },
    ...editor,
    decides: 'employee',
    input: onRow,
    result: done,
    about: 'Marks somebody as employed who started in the past.',
  },
  'POST /ws/employee/leave': {
    title: { cn: '登记离职', en: 'Record the last day' },
    ...editor,
    decides: 'employee',
    input: leaveForm,
    result: done.extend({ status }),
    about: 'Records the last day. A future one waits and can be withdrawn.',
  },
  'POST /ws/employee/withdrawLeave': {
    title: { cn: '撤回离职', en: 'Withdraw a leaving date' },
    ...editor,
    decides: 'employee',
    input: onRow,
    result: done,
    about: 'Withdraws a leaving date that has not come yet.',
  },
  'POST /ws/employee/didNotJoin': {
    title: { cn: '登记未入职', en: 'Record that somebody did not join' },
    ...editor,
    decides: 'employee',
    input: didNotJoinForm,
    result: done,
    about: 'Ends a record of somebody who never started. Refused once they have been paid.',
  },
  'POST /ws/employee/rehire': {
    title: { cn: '重新聘用', en: 'Rehire an employee' },
    ...editor,
    decides: 'employee',
    input: rehireForm,
    result: done,
    about: 'Opens a new contract period for somebody who left; the earlier one is kept.',
  },
  'POST /ws/employee/bulk': {
    title: { cn: '批量操作员工', en: 'Act on many employees' },
    ...editor,
    input: bulkForm,
    result: z.object({
      done: z.number(),
      refused: z.array(z.object({ id: z.string(), number: z.string(), name: z.string(), why: z.string() })),
    }),
    about: 'One action for many employees: those whose state allows it; the others are named with the reason.',
  },
  'POST /ws/employee/document': {
    title: { cn: '添加员工证件', en: 'Add an employee document' },
    ...editor,
    input: documentForm,
    result: z.object({ id: z.string() }),
    about: 'Adds a document. An earlier one of the same kind is kept as superseded.',
  },
  'POST /ws/employee/payee': {
    title: { cn: '设置员工收款账户', en: 'Set an employee’s bank account' },
    audience: 'company',
    permission: 'people:view',
    proof: true,
    confidential: ['accountNumber'],
    edits: 'payee',
    input: payeeForm.safeExtend({ version }),
    result: z.object({ id: z.string() }),
    about: 'Sets the bank account that pay goes to. A change waits for a second person.',
  },
  'POST /ws/employee/payee/confirm': {
    title: { cn: '复核员工收款账户', en: 'Confirm an employee’s bank account' },
    audience: 'company',
    permission: 'people:view',
    proof: true,
    input: z.object({ employeeId: id, changedAt: z.string() }),
    result: z.object({ id: z.string() }),
    about: 'Confirms a changed bank account as it was seen. Never the person who changed it.',
  },
  'GET /ws/employee/payees': {
    audience: 'company',
    permission: 'people:view',
    input: z.object({ ...pageInput }),
    result: pageOf(
      z.object({
        id: z.string(),
        number: z.string(),
        name: z.string(),
        holder: z.string(),
        /** Neither the name nor the Latin name. */
        holderDiffers: z.boolean(),
        bankName: z.string(),
        mask: z.string(),
        changedBy: z.string(),
        changedAt: z.string(),
        whyNotConfirm: z.string().nullable(),
      }),
    ),
    about: 'Bank accounts of employees that wait for a second person, the latest change first. For those who keep or pay them.',
  },
  'POST /ws/employee/payees/confirm': {
    title: { cn: '批量复核员工收款账户', en: 'Confirm bank accounts of employees' },
    audience: 'company',
    permission: 'people:view',
    proof: true,
    input: z.object({
      accounts: z
        .array(z.object({ employeeId: id, changedAt: z.string() }))
        .min(1)
        .max(BULK_MOST),
    }),
    result: z.object({ done: z.number().int(), refused: z.array(z.object({ id: z.string(), name: z.string(), why: z.string() })) }),
    about:
      'Confirms many changed bank accounts as they were seen. Those that changed meanwhile, or that the caller changed, stay as they are.',
  },
  'GET /ws/employee/due': {
    ...editor,
    input: dueInput,
    result: pageOf(dueItem).extend({ counts: z.record(z.string(), z.number()) }),
    about: 'What is due soon or overdue, by date, with counts per kind.',
  },
  'POST /ws/employee/due/export': {
    title: { cn: '导出到期事项', en: 'Export what is due' },
    ...exportCall,
    ...editor,
    input: dueInput,
    about: 'What is due soon or overdue under the filters of its list, as an xlsx workbook.',
  },
  'GET /ws/employee/due/address': {
    ...editor,
    input: z.object({}),
    result: z.object({ since: z.string().nullable() }),
    about: 'When the caller’s secret address of the calendar of due dates was made; the address itself is shown once.',
  },
  'POST /ws/employee/due/address': {
    title: { cn: '更换到期日历地址', en: 'Renew the address of due dates' },
    ...editor,
    idempotency: 'none',
    proof: true,
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
    title: { cn: '保存视图', en: 'Save a view' },
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
    title: { cn: '删除视图', en: 'Delete a view' },
    audience: 'company',
    permission: 'people:view',
    input: z.object({ id }),
    result: z.object({ id: z.string() }),
    about: 'Deletes a saved view.',
  },
  'GET /ws/employee/policy': {
    ...editor,
    input: z.object({}),
    result: z.object({ version, keptMonths: z.number() }),
    about: 'How long numbers and documents of those who left are kept.',
  },
  'POST /ws/employee/policy': {
    title: { cn: '修改员工资料保存期', en: 'Change how long employees are kept' },
    ...editor,
    edits: 'employeePolicy',
    input: z.object({ version, keptMonths: z.number().int().min(EMPLOYEE_KEPT_MONTHS).max(240) }),
    result: z.object({ version, keptMonths: z.number() }),
    about: `Keeps them for longer than the minimum of ${EMPLOYEE_KEPT_MONTHS} months.`,
  },
})
