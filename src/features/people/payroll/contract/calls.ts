import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { day, id, line, optionalLine, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { requiredFile } from '../../../base/upload/contract/calls.ts'
import { finalPayRow } from './final-pay.ts'
import { groupCalendar, groupForm, groupPerson, groupRow, periodRow } from './group-schema.ts'
import { itemForm, itemRow } from './item-schema.ts'
import { listCalls } from './list-calls.ts'
import { finalPayInput, flag, itemsInput, paymentsInput, runChecksInput, runPeopleInput, runsInput } from './list-inputs.ts'
import { listFormats, paymentRow } from './payment-schema.ts'
import { payoutCalls } from './payout-calls.ts'
import { paymentStateNames, runCheckNames, runStateNames } from './run.ts'
import { checkRow, historyRow, lineSum, need, runDetail, runForm, runPersonRow, runRow, versusRow } from './run-schema.ts'
import { money } from './shapes.ts'
import { waitingKindNames } from './waiting.ts'

const one = z.object({ id })
const payPolicyView = z.object({ version, showsCost: z.boolean() })
const done = z.object({ id: z.string() })
const moved = z.object({ id: z.string(), state: z.enum(runStateNames), version: z.number().int() })
const reasoned = z.object({ id, reason: line(500) })
const several = z.array(id).min(1).max(10_000)
const search = z.string().trim().max(100).optional().default('')

const runCalls = defineCalls({
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
    title: { cn: '修改发薪组', en: 'Change a pay group' },
    about: 'Creates or changes a pay group. Runs that exist keep what they were made with.',
    audience: 'company',
    permission: 'payroll:prepare',
    edits: 'payGroup',
    input: z.object({ id: id.optional(), version: version.optional(), form: groupForm }),
    result: done,
  },
  'POST /ws/payroll/group/archive': {
    title: { cn: '归档或启用发薪组', en: 'Archive or restore a pay group' },
    about: 'Archives a pay group whose runs have all ended, or takes it back.',
    audience: 'company',
    permission: 'payroll:prepare',
    edits: 'payGroup',
    input: z.object({ id, version, archived: z.boolean() }),
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
    title: { cn: '调整发薪组成员', en: 'Assign people to a pay group' },
    about: 'Puts employees into a group, out of the one that they are in; without a group, out of any.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({ groupId: id.nullable(), employeeIds: several }),
    result: z.object({ assigned: z.number().int() }),
  },

  // Payslips of the company
  'GET /ws/payroll/policy': {
    about: 'Whether payslips say what the employer pays in addition.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({}),
    result: payPolicyView,
  },
  'POST /ws/payroll/policy': {
    title: { cn: '修改工资单设置', en: 'Change what payslips say' },
    about: 'Prints what the employer pays in addition on payslips, or leaves it out; payslips that were published as well.',
    audience: 'company',
    permission: 'payroll:prepare',
    edits: 'payPolicy',
    input: payPolicyView,
    result: payPolicyView,
  },

  // Items
  'GET /ws/payroll/items': {
    about: 'Items and deductions by employee, kind and state, the latest first.',
    audience: 'company',
    permission: 'pay:view',
    input: itemsInput,
    result: pageOf(itemRow),
  },
  'POST /ws/payroll/item/add': {
    title: { cn: '添加薪酬项目', en: 'Add a pay item' },
    about: 'Adds an earning, reimbursement, deduction or leaving pay, once or in every period.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: itemForm,
    result: done,
  },
  'POST /ws/payroll/item/end': {
    title: { cn: '结束薪酬项目', en: 'End a pay item' },
    about: 'Ends a recurring item on a day; without a day takes back one that no approved run has paid.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({ id, on: day.optional() }),
    result: done,
  },

  'GET /ws/payroll/finalPay': {
    about:
      'Who is leaving or left: the last day, unused leave and its value, entered payments with their formula, the run that pays, the next step.',
    audience: 'company',
    permission: 'pay:view',
    input: finalPayInput,
    result: pageOf(finalPayRow).extend({ open: z.number().int() }),
  },

  // Runs
  'GET /ws/payroll/waiting': {
    about: 'What waits for the caller in the people area: counts by kind, for the home page. No amounts.',
    audience: 'company',
    permission: 'people:view',
    input: z.object({}),
    result: z.array(z.object({ kind: z.enum(waitingKindNames), count: z.number().int() })),
  },
  'GET /ws/payroll/home': {
    about: 'For each group the state of the current period, what blocks it, and the money that is needed.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({}),
    result: z.object({
      groups: z.array(
        z.object({ group: groupRow, period: periodRow, run: runRow.nullable(), blocks: z.array(z.string()), needs: z.array(need) }),
      ),
      open: z.array(runRow),
    }),
  },
  'GET /ws/payroll/runs': {
    about: 'Runs of the company, the latest pay date first.',
    audience: 'company',
    permission: 'pay:view',
    input: runsInput,
    result: pageOf(runRow),
  },
  'GET /ws/payroll/run': {
    about: 'One run: totals, money, the next moves with the reason why not, who prepared it.',
    audience: 'company',
    permission: 'pay:view',
    input: one,
    result: runDetail,
  },
  'GET /ws/payroll/run/people': {
    about: 'People of a run with their pay, changes and checks.',
    audience: 'company',
    permission: 'pay:view',
    input: runPeopleInput,
    result: pageOf(runPersonRow),
  },
  'GET /ws/payroll/run/checks': {
    about: 'What the run found, blocking first.',
    audience: 'company',
    permission: 'pay:view',
    input: runChecksInput,
    result: pageOf(checkRow).extend({
      kinds: z.array(z.object({ check: z.enum(runCheckNames), blocking: z.boolean(), count: z.number().int(), open: z.number().int() })),
    }),
  },
  'GET /ws/payroll/run/versus': {
    about: 'Why the net differs from the period before: causes that add up, each with its people.',
    audience: 'company',
    permission: 'pay:view',
    input: one,
    result: z.object({ last: z.object({ id: z.string(), number: z.string() }).nullable(), currencies: z.array(versusRow) }),
  },
  'GET /ws/payroll/run/lines': {
    about: 'What the lines of a run come to, per currency and code.',
    audience: 'company',
    permission: 'pay:view',
    input: one,
    result: z.object({ lines: z.array(lineSum) }),
  },
  'GET /ws/payroll/run/history': {
    about: 'Every move of a run.',
    audience: 'company',
    permission: 'pay:view',
    input: one,
    result: z.object({ moves: z.array(historyRow) }),
  },
  'GET /ws/payroll/run/payments': {
    about: 'The payments of a run, or of all runs of the company.',
    audience: 'company',
    permission: 'pay:view',
    input: paymentsInput,
    result: pageOf(paymentRow).extend({ sums: z.array(money.extend({ state: z.enum(paymentStateNames), count: z.number().int() })) }),
  },
  'POST /ws/payroll/run/create': {
    title: { cn: '创建发薪批次', en: 'Create a pay run' },
    about: 'Opens a run: regular for a period of a group, off-cycle or final for chosen people, or a correction of a closed period.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: runForm,
    result: done,
  },
  'POST /ws/payroll/run/calculate': {
    title: { cn: '计算发薪批次', en: 'Calculate a pay run' },
    about: 'Calculates the run in the background, again as often as needed.',
    audience: 'company',
    permission: 'payroll:prepare',
    decides: 'payRun',
    input: one.extend({ version }),
    result: moved,
  },
  'POST /ws/payroll/run/person': {
    title: { cn: '调整批次人员', en: 'Take a person in or out of a pay run' },
    about: 'Takes somebody out of a draft with a reason, or back in.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({ id, employeeId: id, isIn: z.boolean(), reason: optionalLine(300) }),
    result: done,
  },
  'POST /ws/payroll/run/tick': {
    title: { cn: '核对发薪检查项', en: 'Tick checks of a pay run' },
    about: 'Somebody has looked at these checks.',
    audience: 'company',
    permission: 'payroll:prepare',
    input: z.object({
      id,
      check: z.enum(runCheckNames),
      subjects: z.array(z.string().max(40)).max(10_000).default([]),
      ticked: z.boolean(),
    }),
    result: z.object({ changed: z.number().int() }),
  },
  'POST /ws/payroll/run/submit': {
    title: { cn: '提交发薪批次', en: 'Submit a pay run' },
    about: 'Submits a draft for approval: every check resolved, the calculation fresh.',
    audience: 'company',
    permission: 'payroll:prepare',
    decides: 'payRun',
    input: one.extend({ version }),
    result: moved,
  },
  'POST /ws/payroll/run/return': {
    title: { cn: '退回发薪批次', en: 'Return a pay run' },
    about: 'Returns a run to its preparers with remarks, also per person.',
    audience: 'company',
    permission: 'payroll:approve',
    decides: 'payRun',
    input: reasoned.extend({
      version,
      remarks: z
        .array(z.object({ employeeId: id, remark: line(300) }))
        .max(500)
        .default([]),
    }),
    result: moved,
  },
  'POST /ws/payroll/run/approve': {
    title: { cn: '批准发薪批次', en: 'Approve a pay run' },
    about: 'Approves what was seen: the hash and the totals are repeated. Nobody who prepared the run may do it. Moves the money.',
    audience: 'company',
    permission: 'payroll:approve',
    proof: true,
    decides: 'payRun',
    input: z.object({
      id,
      version,
      hash: line(64),
      totals: z.array(z.object({ currency: line(3), people: z.number().int(), netMinor: z.number().int() })).max(50),
    }),
    result: moved,
  },
  'POST /ws/payroll/run/reopen': {
    title: { cn: '撤回发薪批准', en: 'Reopen a pay run' },
    about: 'Takes an approval back before anything is sent; the money returns to the wallet.',
    audience: 'company',
    permission: 'payroll:approve',
    proof: true,
    decides: 'payRun',
    input: reasoned.extend({ version }),
    result: moved,
  },
  'POST /ws/payroll/run/pay': {
    title: { cn: '发出付款', en: 'Send payments' },
    about: 'Sends all payments that can be sent, or those of chosen people, to the bank.',
    audience: 'company',
    permission: 'payroll:pay',
    proof: true,
    input: z.object({ id, employeeIds: several.optional() }),
    result: moved.extend({ sent: z.number().int(), batches: z.array(z.string()) }),
  },
  'POST /ws/payroll/run/withhold': {
    title: { cn: '暂扣付款', en: 'Withhold a payment' },
    about: 'Withholds the payment of somebody, with the reason.',
    audience: 'company',
    permission: 'payroll:pay',
    input: reasoned.extend({ employeeId: id }),
    result: moved,
  },
  'POST /ws/payroll/run/resume': {
    title: { cn: '恢复付款', en: 'Resume a payment' },
    about: 'Ends the withholding: the payment can be sent.',
    audience: 'company',
    permission: 'payroll:pay',
    input: z.object({ id, employeeId: id }),
    result: moved,
  },
  'POST /ws/payroll/run/giveBack': {
    title: { cn: '付款退回钱包', en: 'Return payments to the wallet' },
    about: 'Returns failed, withheld or unpaid payments to the wallet.',
    audience: 'company',
    permission: 'payroll:pay',
    proof: true,
    input: reasoned.extend({ employeeIds: several }),
    result: moved,
  },
  'POST /ws/payroll/run/outsideList': {
    title: { cn: '下载平台外付款清单', en: 'Download the list of payments outside' },
    about: 'The payments that the company makes itself, with the accounts in full, as text for a CSV file. Each look is recorded.',
    audience: 'company',
    permission: 'payroll:pay',
    proof: true,
    secret: true,
    idempotency: 'none',
    input: z.object({ id, format: z.enum(listFormats).default('full') }),
    result: z.object({ name: z.string(), text: z.string() }),
  },
  'POST /ws/payroll/run/payOutside': {
    title: { cn: '登记平台外支付', en: 'Record payments made outside' },
    about: 'Records the payment, outside the platform, of what is in currencies without accounts here, with a proof: all, or those named.',
    audience: 'company',
    permission: 'payroll:pay',
    decides: 'payRun',
    input: z.object({
      id,
      version,
      proof: requiredFile,
      reference: optionalLine(140),
      employeeIds: z.array(id).min(1).max(10_000).optional(),
    }),
    result: moved,
  },
  'POST /ws/payroll/run/publish': {
    title: { cn: '发布工资单', en: 'Publish payslips' },
    about: 'Publishes the payslips: a message with a link to each employee.',
    audience: 'company',
    permission: 'payroll:publish',
    decides: 'payRun',
    input: one.extend({ version }),
    result: moved,
  },
  'POST /ws/payroll/run/lock': {
    title: { cn: '锁定发薪批次', en: 'Lock a pay run' },
    about: 'Locks a run whose payments are all settled.',
    audience: 'company',
    permission: 'payroll:lock',
    decides: 'payRun',
    input: one.extend({ version }),
    result: moved,
  },
  'POST /ws/payroll/run/cancel': {
    title: { cn: '取消发薪批次', en: 'Cancel a pay run' },
    about: 'Cancels a run before anything is sent; held money returns to the wallet.',
    audience: 'company',
    permission: 'payroll:approve',
    proof: 'whenPosting',
    decides: 'payRun',
    input: reasoned.extend({ version }),
    result: moved,
  },
})

export const payrollCalls = { ...runCalls, ...listCalls, ...payoutCalls }
export type PayrollCalls = typeof payrollCalls
