import { desc, eq } from '../../../../platform/server/data/drizzle.ts'
import type { Act } from '../../../../platform/server/services.ts'
import { type Refusal, refuse } from '../../../../platform/server/wire/refusal.ts'
import { accountById } from '../../../base/account/server/reads.ts'
import { employeeFields, eventText } from '../contract/employee.ts'
import { type EmployeeRow, employeeEvent } from './tables.ts'

/** Who changed the record meanwhile, and what: so that the second of two editors can decide. */
export async function changeRefused(act: Act, row: EmployeeRow): Promise<Refusal> {
  const [last] = await act.tx
    .select()
    .from(employeeEvent)
    .where(eq(employeeEvent.employeeId, row.id))
    .orderBy(desc(employeeEvent.at), desc(employeeEvent.id))
    .limit(1)
  const who = last?.accountId ? ((await accountById(act.db, last.accountId))?.name ?? '') : ''
  const named = (lang: 'cn' | 'en') => {
    const fields = (last?.fields ?? []).flatMap((name) => (isField(name) ? [employeeFields[name][lang]] : []))
    return fields.length > 0 ? fields.join(lang === 'cn' ? '、' : ', ') : last ? eventText(last.kind)[lang] : ''
  }
  return refuse('employeeChanged', {
    who: { cn: who || '系统', en: who || 'The system' },
    fields: { cn: named('cn'), en: named('en') },
  })
}

const isField = (name: string): name is keyof typeof employeeFields => Object.hasOwn(employeeFields, name)
