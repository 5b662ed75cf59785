import { z } from 'zod'
import { writtenDays } from '../../../../platform/contract/day.ts'
import { texts } from '../../../../platform/contract/texts.ts'
import { and, asc, eq, gt } from '../../../../platform/server/data/drizzle.ts'
import { defineJob, enqueue } from '../../../../platform/server/jobs/jobs.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { refuse, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { CODE_MINUTES, EMPLOYEE_LINK_DAYS } from '../../../../rules/constants.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import { type EmployeeRow, employeesIn, linkedAmong } from '../../employee/server/reads.ts'
import { sendLink, sendLinkCode } from '../../employee/server/writes.ts'
import { type PayRunRow, type PaySlipRow, payRun, paySlip } from './tables.ts'

const t = texts({
  subject: { cn: '工资单', en: 'Payslip' },
  body: {
    cn: (company: string, period: string, link: string) =>
      `${company} 发布了您 ${period} 的工资单：\n${link}\n打开时会向您发送验证码。链接 ${EMPLOYEE_LINK_DAYS} 天内有效。`,
    en: (company: string, period: string, link: string) =>
      `${company} has published your payslip for ${period}:\n${link}\nA code is sent to you when you open it. The link works for ${EMPLOYEE_LINK_DAYS} days.`,
  },
  code: {
    cn: (code: string) => `【衡渡】工资单验证码 ${code}，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略。`,
    en: (code: string) =>
      `Hengdu: your payslip code is ${code}, valid for ${CODE_MINUTES} minutes. If you did not request it, ignore this message.`,
  },
})

const CHUNK = 200
const sendPayload = { runId: z.string(), after: z.string().nullable() }
type SendPayload = z.output<z.ZodObject<typeof sendPayload>>
export const sendSlipsJob = defineJob('payroll.sendSlips', sendPayload, 'work')

export const startSending = (act: Act, run: PayRunRow, after: string | null = null): Promise<void> =>
  enqueue(act, sendSlipsJob, { runId: run.id, after }, { dueAt: act.now, uniqueKey: `payroll.slips:${run.id}:${after ?? ''}` })

/** Links for a chunk of people, each sent once: a slip that has one is skipped. */
export async function sendSlips(act: Act, { runId, after }: SendPayload): Promise<void> {
  const [run] = await act.tx.select().from(payRun).where(eq(payRun.id, runId))
  if (!run || (run.state !== 'published' && run.state !== 'locked')) return
  const slips = await act.tx
    .select({ id: paySlip.id, employeeId: paySlip.employeeId })
    .from(paySlip)
    .where(and(eq(paySlip.runId, runId), after ? gt(paySlip.employeeId, after) : undefined))
    .orderBy(asc(paySlip.employeeId))
    .limit(CHUNK)
  const linked = await linkedAmong(
    act.db,
    'payslip',
    slips.map(({ id }) => id),
  )
  const open = slips.filter(({ id }) => !linked.has(id))
  const employees = await employeesIn(act.db, run.companyId, { ids: open.map(({ employeeId }) => employeeId) })
  const byId = new Map(employees.map((one) => [one.id, one]))
  const company = await companyName(act.db, run.companyId)
  for (const { id, employeeId } of open) {
    const employee = byId.get(employeeId)
    if (employee) await sendSlip(act, run, id, employee, company, false)
  }
  if (slips.length === CHUNK) await startSending(act, run, slips.at(-1)!.employeeId)
}

function sendSlip(act: Act, run: PayRunRow, slipId: string, employee: EmployeeRow, company: string, byHand: boolean) {
  const period = `${run.periodFrom} – ${run.periodTo}`
  const [cn, en] = [t.pick('cn'), t.pick('en')]
  const words = (url: string) => ({
    subject: { cn: cn.subject, en: en.subject },
    body: { cn: cn.body(company, period, url), en: en.body(company, writtenDays(period, 'en'), url) },
  })
  return sendLink(act, { kind: 'payslip', subject: slipId, employee, path: '/payslip', words }, byHand)
}

/** A new link to a published slip; the old one stops working. */
export async function sendAgain(act: Act, slip: PaySlipRow, run: PayRunRow): Promise<{ to: string }> {
  if (run.state !== 'published' && run.state !== 'locked') throw refuse('staleState')
  const [employee] = await employeesIn(act.db, run.companyId, { ids: [slip.employeeId] })
  if (!employee) throw refuse('notFound')
  const to = await sendSlip(act, run, slip.id, employee, await companyName(act.db, run.companyId), true)
  if (to === null) throw refuseFields({ id: 'phoneOrEmail' })
  return { to }
}

export async function sendCode(act: Act<unknown>, key: string): Promise<{ to: string; company: string }> {
  const words = t.pick(act.lang)
  const { to, companyId } = await sendLinkCode(act, 'payslip', key, (code) => ({ subject: words.subject, body: words.code(code) }))
  return { to, company: await companyName(act.db, companyId) }
}
