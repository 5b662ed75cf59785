import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { day, id, line, optionalLine, version, versions } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { SALARY_SHEET_ROWS } from '../../../../rules/constants.ts'
import { base, changeRow, preview, salaryForm, sheetRow } from './schema.ts'
import { changeStateNames } from './states.ts'

const moved = z.object({ id: z.string(), state: z.enum(changeStateNames) })
const sheet = z.object({ rows: z.array(sheetRow).min(1).max(SALARY_SHEET_ROWS) })

const changesInput = z.object({
  ...pageInput,
  search: z.string().trim().max(100).optional().default(''),
  state: z.enum(changeStateNames).optional(),
  employeeId: id.optional(),
  column: z.enum(['proposedAt', 'effectiveOn']).default('proposedAt'),
})

export const salaryCalls = defineCalls({
  'GET /ws/salary/changes': {
    about: 'Salary changes of the company with search, filters and pages, newest first.',
    audience: 'company',
    permission: 'pay:view',
    input: changesInput,
    result: pageOf(changeRow).extend({ waiting: z.number().int() }),
  },
  'POST /ws/salary/export': {
    title: { cn: '导出薪资变更', en: 'Export salary changes' },
    ...exportCall,
    about: 'Salary changes under the filters of their list as an xlsx workbook.',
    audience: 'company',
    permission: 'pay:view',
    input: changesInput,
  },
  'GET /ws/salary/change': {
    about: 'One salary change with its effect: old and new, the first period that pays it, and what closed periods would be paid.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ id }),
    result: z.object({ change: changeRow, preview }),
  },
  'GET /ws/salary/terms': {
    about: 'The approved base pay of an employee by date, the latest first.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ employeeId: id }),
    result: z.object({ terms: z.array(base.extend({ id: z.string(), knownAt: z.string() })), today: z.string() }),
  },
  'GET /ws/salary/preview': {
    about: 'The effect of a change before it is proposed.',
    audience: 'company',
    permission: 'salary:propose',
    input: salaryForm,
    result: preview,
  },
  'POST /ws/salary/propose': {
    title: { cn: '提出薪资变更', en: 'Propose a salary change' },
    about: 'Proposes a base pay from a day on. Another member approves it.',
    audience: 'company',
    permission: 'salary:propose',
    input: salaryForm,
    result: moved,
  },
  'POST /ws/salary/sheet/check': {
    title: { cn: '检查调薪表', en: 'Check a sheet of salary changes' },
    about: 'What a sheet of changes would propose, row by row; nothing is written.',
    audience: 'company',
    permission: 'salary:propose',
    idempotency: 'none',
    input: sheet,
    result: z.object({ rows: z.array(z.object({ row: z.number().int(), preview })) }),
  },
  'POST /ws/salary/sheet/propose': {
    title: { cn: '批量提出薪资变更', en: 'Propose a sheet of salary changes' },
    about: 'Proposes all rows of a sheet, or none.',
    audience: 'company',
    permission: 'salary:propose',
    input: sheet,
    result: z.object({ proposed: z.number().int() }),
  },
  'POST /ws/salary/approve': {
    title: { cn: '批准薪资变更', en: 'Approve salary changes' },
    about: 'Approves proposed changes. Refused for one’s own pay and for what one proposed oneself.',
    audience: 'company',
    permission: 'salary:approve',
    proof: true,
    decides: 'salaryChange',
    input: z.object({ items: versions(200), remark: optionalLine(500) }),
    result: z.object({ approved: z.number().int() }),
  },
  'POST /ws/salary/refuse': {
    title: { cn: '不批准薪资变更', en: 'Refuse a salary change' },
    about: 'Refuses a proposed change, with the reason.',
    audience: 'company',
    permission: 'salary:approve',
    decides: 'salaryChange',
    input: z.object({ id, version, reason: line(500) }),
    result: moved,
  },
  'POST /ws/salary/withdraw': {
    title: { cn: '撤回薪资变更', en: 'Withdraw a salary change' },
    about: 'The proposer takes a proposed change back.',
    audience: 'company',
    permission: 'salary:propose',
    decides: 'salaryChange',
    input: z.object({ id, version }),
    result: moved,
  },
  'GET /ws/salary/current': {
    about: 'The base pay of an employee that is in force on a day, as the start of a change; null before the first.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ employeeId: id, on: day.optional() }),
    result: z.object({ base: base.nullable(), startsOn: z.string().nullable() }),
  },
})
