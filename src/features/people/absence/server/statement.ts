import { texts } from '../../../../platform/contract/texts.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type CompanyId, companyOf } from '../../../../platform/server/wire/actor.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { CODE_MINUTES, EMPLOYEE_LINK_DAYS } from '../../../../rules/constants.ts'
import { companyName } from '../../../base/company/server/reads.ts'
import { employeesIn } from '../../employee/server/reads.ts'
import { sendLink, sendLinkCode } from '../../employee/server/writes.ts'
import { balanceIn, entriesOf, lotsIn } from './balances.ts'
import { accountsOf } from './ledger.ts'
import { todayOf } from './schedules.ts'
import { leaveTypesOf, typeName } from './types.ts'

const t = texts({
  subject: { cn: '假期结余单', en: 'Leave statement' },
  body: {
    cn: (company: string, link: string) =>
      `${company} 向您发送了假期结余单：\n${link}\n打开时会向您发送验证码，看到的是当天的余额。链接 ${EMPLOYEE_LINK_DAYS} 天内有效。`,
    en: (company: string, link: string) =>
      `${company} has sent you your leave statement:\n${link}\nA code is sent to you when you open it, and you see the balances of that day. The link works for ${EMPLOYEE_LINK_DAYS} days.`,
  },
  code: {
    cn: (code: string) => `【衡渡】假期结余单验证码 ${code}，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略。`,
    en: (code: string) =>
      `Hengdu: your leave statement code is ${code}, valid for ${CODE_MINUTES} minutes. If you did not request it, ignore this message.`,
  },
})

/** Links to the statements of employees; those without e-mail and phone are named, and nothing is sent to them. */
export async function sendStatements(act: Act, { employeeIds }: { employeeIds: readonly string[] }) {
  const companyId = companyOf(act.actor)
  const ids = [...new Set(employeeIds)]
  const employees = await employeesIn(act.db, companyId, { ids })
  if (employees.length < ids.length) throw refuse('notFound')
  const company = await companyName(act.db, companyId)
  const [cn, en] = [t.pick('cn'), t.pick('en')]
  const words = (url: string) => ({
    subject: { cn: cn.subject, en: en.subject },
    body: { cn: cn.body(company, url), en: en.body(company, url) },
  })
  const sent: string[] = []
  const unreachable: { number: string; name: string }[] = []
  for (const employee of employees) {
    const to = await sendLink(act, { kind: 'leave', subject: employee.id, employee, path: '/leaveStatement', words }, true)
    if (to === null) unreachable.push({ number: employee.number, name: employee.name })
    else sent.push(to)
  }
  return { sent, unreachable }
}

export async function sendStatementCode(act: Act<unknown>, key: string): Promise<{ to: string; company: string }> {
  const words = t.pick(act.lang)
  const { to, companyId } = await sendLinkCode(act, 'leave', key, (code) => ({ subject: words.subject, body: words.code(code) }))
  return { to, company: await companyName(act.db, companyId) }
}

/** Balances and entries of an employee as they read them: without notes and names of those who keep them. */
export async function statementOf(
  db: Reader,
  now: Temporal.Instant,
  { companyId, employeeId }: { companyId: CompanyId; employeeId: string },
) {
  const [employee] = await employeesIn(db, companyId, { ids: [employeeId] })
  if (!employee) throw refuse('employeeLinkGone')
  const types = await leaveTypesOf(db, companyId, now)
  const accounts = [...(await accountsOf(db, companyId, [employee], types, now)).values()]
  const day = todayOf(employee, now)
  const named = new Map(types.map((type) => [type.code, typeName(type)]))
  const nameOf = (code: string) => named.get(code) ?? { cn: code, en: code }
  return {
    company: await companyName(db, companyId),
    employee: { name: employee.name, number: employee.number },
    today: day,
    balances: accounts.map((account) => ({ ...balanceIn(account, day), name: nameOf(account.type.code), lots: lotsIn(account) })),
    entries: entriesOf(accounts).map(({ accountId: _, note: __, ...entry }) => ({ ...entry, name: nameOf(entry.type) })),
  }
}
