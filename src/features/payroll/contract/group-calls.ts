import { z } from 'zod'
import { defineCalls } from '../../../platform/contract/call.ts'
import { day, id, version } from '../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../platform/contract/page.ts'
import { groupCalendar, groupForm, groupPerson, groupRow, itemForm, itemRow } from './schema.ts'

const done = z.object({ id: z.string() })
const several = z.array(id).min(1).max(10_000)
const search = z.string().trim().max(100).optional().default('')
const flag = z
  .enum(['true', 'false'])
  .optional()
  .transform((text) => text === 'true')

/** Pay groups and items of pay. */
export const groupCalls = defineCalls({
  // Pay groups
  'GET /ws/payroll/groups': {
    about: 'Pay groups of the company with their next period and the years with a pay date more than usual.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ archived: flag }),
    result: z.object({ groups: z.array(groupRow), ungrouped: z.number().int() }),
  },
  'GET /ws/payroll/group': {
    about: 'One pay group with its periods and pay dates of a year.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ id, year: z.coerce.number().int().min(2000).max(2100).optional() }),
    result: z.object({ group: groupRow, calendar: groupCalendar }),
  },
  'GET /ws/payroll/group/preview': {
    about: 'Periods and pay dates of a group as typed.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: groupForm,
    result: groupCalendar,
  },
  'POST /ws/payroll/group/save': {
    about: 'Creates or changes a pay group. Runs that exist keep what they were made with.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({ id: id.optional(), version: version.optional(), form: groupForm }),
    result: done,
  },
  'POST /ws/payroll/group/archive': {
    about: 'Archives a pay group whose runs have all ended, or takes it back.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({ id, archived: z.boolean() }),
    result: done,
  },
  'GET /ws/payroll/group/people': {
    about: 'People of a group, or those who could be put into it.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ ...pageInput, groupId: id, which: z.enum(['in', 'ungrouped', 'others']).default('in'), search }),
    result: pageOf(groupPerson),
  },
  'POST /ws/payroll/group/assign': {
    about: 'Puts employees into a group, out of the one that they are in; without a group, out of any.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({ groupId: id.nullable(), employeeIds: several }),
    result: z.object({ assigned: z.number().int() }),
  },

  // Items
  'GET /ws/payroll/items': {
    about: 'Items and deductions of an employee or of a run.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ ...pageInput, employeeId: id.optional(), runId: id.optional(), on: day.optional() }),
    result: pageOf(itemRow),
  },
  'POST /ws/payroll/item/add': {
    about: 'Adds an earning, reimbursement, deduction or leaving pay, once or in every period.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: itemForm,
    result: done,
  },
  'POST /ws/payroll/item/end': {
    about: 'Ends a recurring item on a day; without a day takes back one that no approved run has paid.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({ id, on: day.optional() }),
    result: done,
  },
})
