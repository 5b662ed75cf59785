import { z } from 'zod'
import { defineCalls } from '../../../../platform/contract/call.ts'
import { exportCall } from '../../../../platform/contract/export.ts'
import { id, line, verificationCode, version } from '../../../../platform/contract/inputs.ts'
import { pageInput, pageOf } from '../../../../platform/contract/page.ts'
import { OPENINGS_AT_ONCE } from '../../../../rules/constants.ts'
import { namedArea } from '../../../base/area/contract/schema.ts'
import { calendarDay, year } from '../../calendar/contract/schema.ts'
import { PICK_MOST } from '../../employee/contract/columns.ts'
import { entryKinds } from './ledger.ts'
import { adjustForm, changeForm, code, openingForm, peopleFilter, previewInput, requestFilter, requestForm, typeForm } from './schema.ts'
import { requestStateNames } from './states.ts'
import {
  balanceRow,
  calendarView,
  day,
  hundredths,
  leavePreview,
  leaveTypeRow,
  lot,
  moment,
  overviewView,
  requestDetail,
  requestRow,
  someone,
  statement,
  typeBalance,
  who,
  yearEndRow,
} from './views.ts'

const done = z.object({ id: z.string(), version: z.number(), state: z.enum(requestStateNames) })
const onRow = z.object({ id, version })
const withReason = z.object({ id, version, reason: line(300) })
/** Every member may call these; what they see and may do follows from their permissions and the teams they lead. */
const member = { audience: 'company', permission: 'people:view' } as const
const keeper = { audience: 'company', permission: 'absence:edit' } as const
const requestsInput = z.object({
  ...pageInput,
  ...requestFilter,
  state: z.union([z.literal('').transform(() => undefined), z.enum(requestStateNames)]).optional(),
  column: z.enum(['askedAt', 'from']).default('askedAt'),
})
const balancesInput = z.object({ ...pageInput, ...peopleFilter })
const yearEndInput = balancesInput.extend({ year })

export const absenceCalls = defineCalls({
  'GET /ws/absence/types': {
    ...member,
    input: z.object({ employeeId: id.optional() }),
    result: z.array(leaveTypeRow),
    about: 'The leave types of the company, archived ones too, in their order; of an employee those in use that are for them.',
  },
  'POST /ws/absence/type': {
    title: { cn: '修改假期类型', en: 'Change a leave type' },
    ...keeper,
    edits: 'leaveType',
    input: typeForm,
    result: z.object({ code: z.string() }),
    about: 'Adds a leave type, or changes one. Balances follow the new rules; leave that was granted keeps its own.',
  },
  'POST /ws/absence/type/archive': {
    title: { cn: '归档或启用假期类型', en: 'Archive or restore a leave type' },
    ...keeper,
    edits: 'leaveType',
    input: z.object({ code, version, archived: z.boolean() }),
    result: z.object({ code: z.string() }),
    about: 'Archives a leave type, which can then no longer be requested, or takes it into use again.',
  },
  'GET /ws/absence/people': {
    ...member,
    input: z.object({ search: z.string().trim().max(60).default('') }),
    result: z.array(who),
    about: `Employees for whom the caller may ask for leave, by words: everybody for HR, the people of their teams for leads. At most ${PICK_MOST}.`,
  },
  'GET /ws/absence/choices': {
    ...member,
    input: z.object({}),
    result: z.object({
      teams: z.array(someone),
      countries: z.array(namedArea),
      /** Those that employees have, for those who keep leave types. */
      grades: z.array(z.string()),
      /** Whether the caller may ask for somebody's leave, and decide on somebody's. */
      asks: z.boolean(),
      decides: z.boolean(),
    }),
    about: 'What the filters offer, and what the caller may do.',
  },
  'GET /ws/absence/preview': {
    ...member,
    input: previewInput,
    result: leavePreview,
    about: 'Preview of a request: each day with whether it counts and why, the balance before and after, overlaps, conflicts in the team.',
  },
  'POST /ws/absence/save': {
    title: { cn: '保存休假申请草稿', en: 'Save a leave draft' },
    ...member,
    edits: 'leaveRequest',
    input: z.object({ id: id.optional(), version: version.optional(), form: requestForm }),
    result: done,
    about: 'Saves a draft of a request; only its author sees it.',
  },
  'POST /ws/absence/ask': {
    title: { cn: '提交休假申请', en: 'Request leave' },
    ...member,
    edits: 'leaveRequest',
    input: z.object({ id: id.optional(), version: version.optional(), form: requestForm }),
    result: done,
    about: 'Submits a request, new or a draft. Overlaps are refused with their days.',
  },
  'POST /ws/absence/grant': {
    title: { cn: '批准休假申请', en: 'Grant leave' },
    ...member,
    decides: 'leaveRequest',
    input: onRow,
    result: done,
    about: 'Grants a request: its days are counted and taken from the balance.',
  },
  'POST /ws/absence/refuse': {
    title: { cn: '不批准休假申请', en: 'Refuse leave' },
    ...member,
    decides: 'leaveRequest',
    input: withReason,
    result: done,
    about: 'Refuses a request with a reason.',
  },
  'POST /ws/absence/withdraw': {
    title: { cn: '撤回休假申请', en: 'Withdraw a leave request' },
    ...member,
    decides: 'leaveRequest',
    input: onRow,
    result: done,
    about: 'Withdraws a draft or a request that waits.',
  },
  'POST /ws/absence/change': {
    title: { cn: '更改已批准的休假', en: 'Change granted leave' },
    ...member,
    decides: 'leaveRequest',
    input: changeForm,
    result: done,
    about: 'Moves or shortens a granted leave. The ledger gives back and takes the difference.',
  },
  'POST /ws/absence/cancel': {
    title: { cn: '取消休假', en: 'Cancel leave' },
    ...member,
    decides: 'leaveRequest',
    input: withReason,
    result: done,
    about: 'Cancels a granted leave; its days go back to the balance.',
  },
  'GET /ws/absence/requests': {
    ...member,
    input: requestsInput,
    result: pageOf(requestRow),
    about: 'Leave requests: all of them for HR, those of their teams for leads, and the caller’s own drafts.',
  },
  'POST /ws/absence/requests/export': {
    title: { cn: '导出休假申请', en: 'Export leave requests' },
    ...exportCall,
    ...member,
    input: requestsInput,
    about: 'The leave requests that the caller sees, under the filters of their list, as an xlsx workbook.',
  },
  'GET /ws/absence/request': {
    ...member,
    input: z.object({ id }),
    result: requestDetail,
    about: 'One request with its days, what it does to the balance, its history, and what the caller can do with it.',
  },
  'GET /ws/absence/balances': {
    ...keeper,
    input: balancesInput,
    result: pageOf(balanceRow),
    about: 'Balances of employees for every type that keeps one.',
  },
  'POST /ws/absence/balances/export': {
    title: { cn: '导出假期余额', en: 'Export leave balances' },
    ...exportCall,
    ...keeper,
    input: balancesInput,
    about: 'Leave balances under the filters of their list, a row for each leave type, as an xlsx workbook.',
  },
  'GET /ws/absence/balance': {
    ...member,
    input: z.object({ employeeId: id }),
    result: z.object({
      employee: who,
      today: day,
      /** The rule by which a part of a year is granted. */
      proRata: z.enum(['months', 'china']),
      leaveHundredths: hundredths.nullable(),
      mayAdjust: z.boolean(),
      mayAsk: z.boolean(),
      mayOpen: z.boolean(),
      openings: z.array(z.object({ type: z.string(), on: day, hundredths, waits: z.boolean() })),
      balances: z.array(typeBalance.extend({ lots: z.array(lot) })),
      entries: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          kind: z.enum(entryKinds),
          on: day,
          hundredths,
          lot: z.string(),
          to: day.nullable(),
          requestId: z.string().nullable(),
          note: z.string(),
          by: z.string(),
          /** Null for what is due and is written tonight. */
          at: moment.nullable(),
        }),
      ),
      requests: z.array(requestRow),
    }),
    about: 'One employee: balances with their parts and when these end, every entry, newest first, and the requests.',
  },
  'POST /ws/absence/adjust': {
    title: { cn: '调整假期余额', en: 'Adjust a leave balance' },
    ...keeper,
    input: adjustForm,
    result: z.object({ leftHundredths: hundredths }),
    about: 'Adds days to a balance or takes them off, with a reason.',
  },
  'POST /ws/absence/opening/check': {
    title: { cn: '核对期初余额', en: 'Check opening balances' },
    ...keeper,
    idempotency: 'none',
    input: openingForm,
    result: z.array(
      z.object({
        number: z.string(),
        /** "" where nobody has the number. */
        name: z.string(),
        /** The balance now; null while they are not employed. */
        beforeHundredths: hundredths.nullable(),
        /** The balance today after it. */
        afterHundredths: hundredths.nullable(),
        /** What is wrong with the row, in the caller’s language; null if nothing is. */
        problem: z.string().nullable(),
      }),
    ),
    about: 'What opening balances would do, row by row. Nothing is written.',
  },
  'POST /ws/absence/opening': {
    title: { cn: '录入期初余额', en: 'Enter opening balances' },
    ...keeper,
    input: openingForm,
    result: z.object({ saved: z.number().int() }),
    about: `Says what employees had left of a leave type on the morning of a day, at most ${OPENINGS_AT_ONCE} at a time: all of them, or none with each wrong row. Leave before that day is in it already. Those who are not employed yet get it when they are.`,
  },
  'POST /ws/absence/statement/send': {
    title: { cn: '发送假期结余单', en: 'Send leave statements' },
    ...keeper,
    input: z.object({ employeeIds: z.array(id).min(1).max(200) }),
    result: z.object({
      /** Where they went, masked. */
      sent: z.array(z.string()),
      unreachable: z.array(z.object({ number: z.string(), name: z.string() })),
    }),
    about: 'Sends employees the link to their leave statement, by e-mail or else by phone. An earlier link no longer opens.',
  },
  'POST /ws/leaveStatement/code': {
    title: { cn: '发送假期结余单验证码', en: 'Send a code for a leave statement' },
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    input: z.object({ key: line(64) }),
    result: z.object({ to: z.string(), company: z.string() }),
    about: 'Sends a code to the employee’s e-mail or phone, to open the leave statement of a link.',
  },
  'POST /ws/leaveStatement/open': {
    title: { cn: '打开假期结余单', en: 'Open a leave statement' },
    audience: 'anyone',
    limited: 'open',
    idempotency: 'none',
    secret: true,
    input: z.object({ key: line(64), code: verificationCode.optional(), open: line(64).optional() }),
    result: statement,
    about: 'Opens the leave statement of a link with its code, or again for some minutes: balances and entries as of now.',
  },
  'GET /ws/absence/yearEnd': {
    ...keeper,
    input: yearEndInput,
    result: pageOf(yearEndRow),
    about: 'Preview of the end of a year: what would be carried over and what would expire, by employee and type.',
  },
  'POST /ws/absence/yearEnd/export': {
    title: { cn: '导出年末结转预览', en: 'Export the year’s end' },
    ...exportCall,
    ...keeper,
    input: yearEndInput,
    about: 'The preview of the end of a year as an xlsx workbook.',
  },
  'GET /ws/absence/overview': {
    ...member,
    input: z.object({}),
    result: overviewView,
    about:
      'Employees by place with their local time, who is out today and in the next seven days, and how many requests wait for the caller.',
  },
  'GET /ws/absence/calendar': {
    ...member,
    input: z.object({ ...peopleFilter, from: calendarDay, to: calendarDay, type: requestFilter.type }),
    result: calendarView,
    about: 'Who is out: people by team, holidays of their regions, absences, conflicts in teams. Types only for those who may see them.',
  },
  'GET /ws/absence/feed/address': {
    ...member,
    input: z.object({}),
    result: z.object({ since: moment.nullable() }),
    about: 'When the caller’s secret address of the absence calendar was made; the address itself is shown once.',
  },
  'POST /ws/absence/feed/address': {
    title: { cn: '更换休假日历地址', en: 'Renew the address of the leave calendar' },
    ...member,
    idempotency: 'none',
    proof: true,
    secret: true,
    input: z.object({ revoke: z.boolean().default(false) }),
    result: z.object({ path: z.string().nullable() }),
    about: 'Makes a new secret address of the absence calendar, which ends the old one; or only ends it.',
  },
  'GET /ws/absence/feed': {
    audience: 'anyone',
    limited: 'open',
    input: z.object({ token: line(100), lang: z.enum(['cn', 'en']).default('cn') }),
    result: z.unknown(),
    about: 'The absence calendar (iCalendar), as seen by the member whose secret address it is.',
  },
})
