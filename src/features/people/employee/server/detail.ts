import { together } from '../../../../platform/server/data/database.ts'
import { and, desc, eq, inArray } from '../../../../platform/server/data/drizzle.ts'
import { paged } from '../../../../platform/server/data/query.ts'
import type { Look } from '../../../../platform/server/services.ts'
import { sentenceOf } from '../../../../platform/server/wire/refusal.ts'
import { accountsByIds } from '../../../base/account/server/reads.ts'
import { maskAt } from '../../../base/secret/server/reads.ts'
import type { EmployeeDetail } from '../contract/answers.ts'
import {
  CREATED,
  CREATING,
  EMPLOYED,
  type EmployeeEventKind,
  type EmployeeState,
  LEFT,
  ONBOARDING,
  secretFieldNames,
} from '../contract/employee.ts'
import { clockOf } from '../contract/schema.ts'
import { type Facts, factsOf } from './facts.ts'
import { rowsFor, seesRecords, todayOf } from './list.ts'
import { possibilitiesOf } from './machine.ts'
import { mayChangePayee, payeeOf, whyNotConfirm } from './payees.ts'
import { employeeIn, employmentsOf, payeePlace } from './reads.ts'
import { missingOf } from './required.ts'
import { type EmployeeRow, employeeEvent } from './tables.ts'
import { contactTwins } from './twins.ts'
import { masksFor } from './writes.ts'

export async function employeeDetailOf(look: Look, id: string): Promise<EmployeeDetail> {
  const row = await employeeIn(look, id)
  const now = await todayOf(look)
  const [[shown], all, twins, reached, employments] = await together(
    () => rowsFor(look, [row], now),
    () => factsOf(look, row.companyId, [row]),
    () => (seesRecords(look) ? contactTwins(look, row) : []),
    () => (seesRecords(look) ? reachedBy(look, row) : {}),
    () => (seesRecords(look) ? employmentsOf(look.db, [row.id]) : new Map<string, never>()),
  )
  const facts = all.get(row.id)
  if (!shown || !facts) throw new Error('an employee without facts')
  const edits = look.actor.holds('people:edit')
  return {
    ...shown,
    version: row.version,
    jobDescription: seesRecords(look) ? row.jobDescription : '',
    record: seesRecords(look) ? { ...(await recordOf(look, row, facts)), twins, reached, earlier: employments.get(row.id) ?? [] } : null,
    moves: edits ? possibilitiesOf(look, row, facts) : [],
    may: {
      edit: edits,
      reveal: look.actor.holds('people:secret'),
      typePay: edits && look.actor.holds('salary:propose') && row.status < EMPLOYED && facts.salary !== 'approved',
      payee: mayChangePayee(look) && row.erasedAt === null,
    },
  }
}

type ReadApart = 'twins' | 'reached' | 'earlier'

async function recordOf(look: Look, row: EmployeeRow, facts: Facts): Promise<Omit<NonNullable<EmployeeDetail['record']>, ReadApart>> {
  const [masks, own, payeeMask] = await together(
    () => masksFor(look, row),
    () => payeeOf(look, row.id),
    () => maskAt(look.db, payeePlace(row.companyId, row.id)),
  )
  const people = await accountsByIds(look.db, [
    ...(own ? [own.changedBy, ...(own.confirmedBy ? [own.confirmedBy] : [])] : []),
    ...facts.checklist.flatMap(({ waived }) => waived?.accountId ?? []),
  ])
  const nameOf = (id: string) => people.get(id)?.name ?? ''
  const against = whyNotConfirm(look, own)
  const clock = (minute: number | null) => (minute === null ? '' : clockOf(minute))
  return {
    address: row.address,
    areaCode: row.areaCode,
    workDays: row.workDays,
    dayStart: clock(row.dayStartMinute),
    dayEnd: clock(row.dayEndMinute),
    masks: Object.fromEntries(secretFieldNames.map((name) => [name, masks[name] ?? ''])) as Record<
      (typeof secretFieldNames)[number],
      string
    >,
    missing: row.status === LEFT ? [] : missingOf(row, masks),
    leaveReason: row.leaveReason,
    neverJoined: row.neverJoined,
    erasedAt: row.erasedAt?.toString() ?? null,
    checklist: facts.checklist.map(({ item, done, waived }) => ({
      item,
      done,
      waived: waived && { reason: waived.reason, by: nameOf(waived.accountId), at: waived.at.toString() },
    })),
    payee: own
      ? {
          holder: own.holder,
          bankName: own.bankName,
          bankArea: own.bankArea,
          swift: own.swift,
          mask: payeeMask,
          version: own.version,
          changedBy: nameOf(own.changedBy),
          changedAt: own.changedAt.toString(),
          confirmed: own.confirmedBy && own.confirmedAt ? { by: nameOf(own.confirmedBy), at: own.confirmedAt.toString() } : null,
          whyNotConfirm: against && sentenceOf(against, look.lang),
        }
      : null,
    salary: facts.salary === 'approved' || facts.salary === 'proposed' ? facts.salary : null,
    createdAt: row.createdAt.toString(),
    updatedAt: row.updatedAt.toString(),
  }
}

const leadsTo: Partial<Record<EmployeeEventKind, EmployeeState>> = {
  created: CREATING,
  complete: CREATED,
  onboard: ONBOARDING,
  rehire: ONBOARDING,
  confirm: EMPLOYED,
  alreadyEmployed: EMPLOYED,
}

/** When each state up to the present one was reached; employment and its end by their own days. */
async function reachedBy(look: Look, row: EmployeeRow): Promise<Record<string, string>> {
  const events = await look.db
    .select({ kind: employeeEvent.kind, at: employeeEvent.at })
    .from(employeeEvent)
    .where(and(eq(employeeEvent.employeeId, row.id), inArray(employeeEvent.kind, Object.keys(leadsTo) as EmployeeEventKind[])))
    .orderBy(employeeEvent.at)
  const reached: Record<string, string> = {}
  for (const { kind, at } of events) {
    const state = leadsTo[kind]
    if (state !== undefined && state <= row.status) reached[state] = at.toString()
  }
  if (reached[EMPLOYED] && row.contractStart) {
    // Of somebody who worked here before the record began, the steps before have no day.
    for (const [state, at] of Object.entries(reached))
      if (Number(state) < EMPLOYED && at.slice(0, 10) > row.contractStart) delete reached[state]
    reached[EMPLOYED] = row.contractStart
  }
  if (row.status === LEFT && row.leaveOn) reached[LEFT] = row.leaveOn
  return reached
}

export async function historyOf(look: Look, { id, ...paging }: { id: string; pageNo: number; pageSize: number }) {
  const row = await employeeIn(look, id)
  const where = eq(employeeEvent.employeeId, row.id)
  return paged(paging, {
    rows: look.db.select().from(employeeEvent).where(where).orderBy(desc(employeeEvent.at), desc(employeeEvent.id)),
    total: look.db.$count(employeeEvent, where),
    map: async (events) => {
      const people = await accountsByIds(
        look.db,
        events.flatMap(({ accountId }) => accountId ?? []),
      )
      return events.map((event) => ({
        id: event.id,
        kind: event.kind,
        fields: event.fields,
        note: event.note,
        by: event.accountId ? (people.get(event.accountId)?.name ?? '') : '',
        at: event.at.toString(),
      }))
    },
  })
}
