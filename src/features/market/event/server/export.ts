import type { ParsedOf } from '../../../../platform/contract/call.ts'
import type { Pair } from '../../../../platform/contract/texts.ts'
import { eq } from '../../../../platform/server/data/drizzle.ts'
import { type ListColumn, listExport } from '../../../../platform/server/files/workbook/list-workbook.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import type { EventCalls } from '../contract/calls.ts'
import type { SignupState } from '../contract/kinds.ts'
import type { OperatorSignup } from '../contract/schema.ts'
import { signupsOf } from './desk.ts'
import { event } from './tables.ts'

const states: Record<SignupState, Pair> = {
  confirmed: { cn: '已报名', en: 'Signed up' },
  waitlisted: { cn: '候补', en: 'Waitlisted' },
  cancelled: { cn: '已取消', en: 'Cancelled' },
  checkedIn: { cn: '已签到', en: 'Checked in' },
}

/** Who signed up for an event, under the filters of the list; times as the clocks at the event show them. */
export async function exportSignups(look: Look, filter: ParsedOf<EventCalls['POST /ws/operator/event/signups/export']>) {
  const { db, lang } = look
  const [row] = await db.select().from(event).where(eq(event.id, filter.id))
  if (!row) throw refuse('notFound')
  const at = (moment: string | null) =>
    moment && Temporal.Instant.from(moment).toZonedDateTimeISO(row.zone).toString({ smallestUnit: 'minute', timeZoneName: 'never' })
  const columns: ListColumn<OperatorSignup>[] = [
    { heading: { cn: '票号', en: 'Ticket' }, cell: (one) => one.code },
    { heading: { cn: '状态', en: 'Status' }, cell: (one) => states[one.state][lang] },
    { heading: { cn: '姓名', en: 'Name' }, cell: (one) => one.name },
    { heading: { cn: '公司', en: 'Company' }, width: 24, cell: (one) => one.company },
    { heading: { cn: '手机', en: 'Phone' }, cell: (one) => one.phone },
    { heading: { cn: '邮箱', en: 'E-mail' }, width: 24, cell: (one) => one.email },
    { heading: { cn: '渠道', en: 'Channel' }, cell: (one) => one.channel },
    { heading: { cn: '语言', en: 'Language' }, cell: (one) => (one.lang === 'cn' ? '中文' : 'English') },
    { heading: { cn: '报名时间', en: 'Signed up' }, width: 26, cell: (one) => at(one.createdAt) },
    { heading: { cn: '签到时间', en: 'Checked in' }, width: 26, cell: (one) => at(one.checkedInAt) },
  ]
  return listExport({
    title: { cn: '报名', en: 'Sign-ups' },
    columns,
    list: (paging) => signupsOf(look, { ...filter, ...paging }),
    prefix: `${row.slug}-`,
  })
}
