import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { id, line, verificationCode } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { bankFormats } from './bank-formats.ts'
import { batchRow, paymentRow } from './payment-schema.ts'
import { paymentStateNames, runKindNames, runStateNames } from './run.ts'
import { payslip, slipDetail } from './slip-schema.ts'

const one = z.object({ id })
const several = z.array(id).min(1).max(10_000)
/** It is another transfer than those under the same reference. */
const another = z.boolean().optional()
/** Nothing has happened yet, a second operator has to approve it. */
const waits = z.boolean()
const search = z.string().trim().max(100).optional().default('')
/** A PDF in base64. */
const pdf = z.object({ name: z.string(), base64: z.string() })

/** Payslips, and the operator's side of payments. */
export const payoutCalls = defineCalls({
  // Payslips
  'GET /ws/payroll/slip': {
    about: 'One payslip with the trace of every line.',
    audience: 'company',
    permission: 'pay:view',
    input: one,
    result: slipDetail,
  },
  'GET /ws/payroll/slip/replay': {
    about: 'Calculates the kept snapshot again and compares byte for byte.',
    audience: 'company',
    permission: 'pay:view',
    input: one,
    result: z.object({
      outcome: z.enum(['sameBytes', 'otherBytes', 'otherEngine']),
      hash: z.string(),
      again: z.string(),
      bytes: z.number().int(),
      engine: z.string(),
    }),
  },
  'GET /ws/payroll/slip/pdf': {
    about: 'The payslip as PDF, in one language.',
    audience: 'company',
    permission: 'pay:view',
    secret: true,
    input: z.object({ id, lang: z.enum(['cn', 'en']).default('cn') }),
    result: pdf,
  },
  'GET /ws/payroll/slips': {
    about: 'The payslips of an employee in approved runs, the latest first.',
    audience: 'company',
    permission: 'pay:view',
    input: z.object({ employeeId: id }),
    result: z.object({
      slips: z.array(
        z.object({
          id: z.string(),
          run: z.object({ id: z.string(), number: z.string(), state: z.enum(runStateNames), kind: z.enum(runKindNames) }),
          period: z.object({ from: z.string(), to: z.string() }),
          payOn: z.string(),
          currency: z.string(),
          netMinor: z.number().int(),
        }),
      ),
    }),
  },
  'POST /ws/payroll/slip/send': {
    title: { cn: '重发工资单', en: 'Send a payslip again' },
    about: 'Sends the link to a published payslip again; the old one no longer opens.',
    audience: 'company',
    permission: 'payroll:publish',
    input: one,
    result: z.object({ to: z.string() }),
  },
  'POST /ws/payslip/code': {
    title: { cn: '发送工资单验证码', en: 'Send a code for a payslip' },
    about: 'Sends a code to the employee’s e-mail or phone, to open the payslip of a link.',
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    input: z.object({ key: line(64) }),
    result: z.object({ to: z.string(), company: z.string() }),
  },
  'POST /ws/payslip/open': {
    title: { cn: '打开工资单', en: 'Open a payslip' },
    about: 'Opens the payslip of a link with its code, or again for some minutes.',
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    secret: true,
    input: z.object({ key: line(64), code: verificationCode.optional(), open: line(64).optional() }),
    result: payslip,
  },
  'POST /ws/payslip/pdf': {
    title: { cn: '下载工资单', en: 'Download a payslip' },
    about: 'The opened payslip as PDF.',
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    secret: true,
    input: z.object({ key: line(64), open: line(64), lang: z.enum(['cn', 'en']).default('cn') }),
    result: pdf,
  },

  // Operators
  'GET /ws/operator/payroll/batches': {
    about: 'Pay batches that were sent, the oldest first.',
    audience: 'operator',
    permission: 'operator:money',
    input: z.object({
      ...pageInput,
      search,
      state: z.enum(['open', 'settled']).default('open'),
      order: z.enum(['asc', 'desc']).default('asc'),
    }),
    result: pageOf(batchRow),
  },
  'GET /ws/operator/payroll/batch': {
    about: 'The payments of a batch.',
    audience: 'operator',
    permission: 'operator:money',
    input: z.object({ ...pageInput, id, search, state: z.enum(paymentStateNames).optional() }),
    result: pageOf(paymentRow).extend({ batch: batchRow }),
  },
  'POST /ws/operator/payroll/batch/file': {
    title: { cn: '下载代发银行文件', en: 'Download a bank file of pay' },
    about:
      'The bank file of a batch with full account numbers, as CSV or as ISO 20022 pain.001.001.09. Who looked and why is recorded. Payees who lack what the format needs are named, and there is no file.',
    audience: 'operator',
    permission: 'operator:money',
    secret: true,
    idempotency: 'none',
    proof: true,
    input: z.object({ id, reason: line(200), format: z.enum(bankFormats).optional().default('csv') }),
    result: z.object({ name: z.string(), text: z.string(), hash: z.string() }),
  },
  'POST /ws/operator/payroll/paid': {
    title: { cn: '登记工资已付', en: 'Mark pay as paid' },
    about:
      'Marks payments of a batch as paid by the bank. Of a batch from the platform’s limit on, a second operator approves it; also where the reference repeats and `another` says that it is another payment.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ batchId: id, paymentIds: several, reference: line(140), another }),
    result: z.object({ marked: z.number().int(), state: z.enum(runStateNames), waits }),
  },
  'POST /ws/operator/payroll/failed': {
    title: { cn: '登记工资退回', en: 'Mark pay as returned' },
    about: 'Marks payments of a batch as returned by the bank; the money is held again.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ batchId: id, paymentIds: several, reason: line(500) }),
    result: z.object({ marked: z.number().int(), state: z.enum(runStateNames) }),
  },
  'POST /ws/operator/payroll/cameBack': {
    title: { cn: '登记已打工资被退回', en: 'Record pay that came back' },
    about: 'The bank sent back payments of a batch that counted as paid: bank → held, with the reason. A second operator agrees.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ batchId: id, paymentIds: several, reference: line(140), reason: line(500), another }),
    result: z.object({ marked: z.number().int(), state: z.enum(runStateNames), waits }),
  },
  'POST /ws/operator/payroll/result': {
    title: { cn: '导入银行回单', en: 'Read the bank’s result of pay' },
    about: 'Marks the payments of a batch by the bank’s file: one line a payment with its reference, paid or failed, and a remark.',
    audience: 'operator',
    permission: 'operator:money',
    proof: true,
    input: z.object({ batchId: id, text: z.string().min(1).max(400_000) }),
    result: z.object({ paid: z.number().int(), failed: z.number().int(), already: z.number().int(), state: z.enum(runStateNames), waits }),
  },
})
