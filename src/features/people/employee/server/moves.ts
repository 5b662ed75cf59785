import { eq } from '../../../../platform/server/data/drizzle.ts'
import { fieldError, refuseFields } from '../../../../platform/server/wire/refusal.ts'
import { checklistItems, EMPLOYED, type EmployeeMove, LEFT } from '../contract/employee.ts'
import type { EmployeeMoveRule, Facts } from './facts.ts'
import { joinedSteps, leavePlannedSteps, leftSteps, rehiredSteps } from './hooks.ts'
import { employment, onboardingWaiver } from './tables.ts'

/** The moves of an employee with their guards (people §2). */

const openItems = ({ checklist }: Facts) => {
  const open = checklist.filter(({ done, waived }) => !done && !waived).map(({ item }) => checklistItems[item])
  if (open.length === 0) return false
  return { items: { cn: open.map(({ cn }) => cn).join('、'), en: open.map(({ en }) => en).join(', ') } }
}

/** By itself, when a save has filled in the last required field. */
const complete: EmployeeMoveRule = { by: ['company'] }

const onboard: EmployeeMoveRule = {
  by: ['company'],
  refusedWhen: { employeeIncomplete: ({ row }) => !row.contractStart && { fields: { cn: '合同开始日期', en: 'Contract start' } } },
}

const confirm: EmployeeMoveRule = {
  by: ['company'],
  refusedWhen: {
    salaryUnknown: ({ facts }) => facts.salary === 'unknown',
    salaryNotApproved: ({ facts }) => facts.salary !== 'approved' && facts.salary !== 'unknown',
    checklistOpen: ({ facts }) => openItems(facts),
  },
  after: async (act, { row }) => {
    for (const step of act.services.hooks.of(joinedSteps).values()) await step(act, row)
  },
}

const alreadyEmployed: EmployeeMoveRule = {
  by: ['company'],
  refusedWhen: {
    employeeNotStarted: ({ row, facts }) => row.contractStart !== null && row.contractStart > facts.today && { date: row.contractStart },
    employeeNoBase: ({ row }) => row.baseMinor === null,
  },
  after: async (act, { row }) => {
    for (const step of act.services.hooks.of(joinedSteps).values()) await step(act, row)
  },
}

const leave: EmployeeMoveRule<{ leaveOn: string; reason: string }> = {
  by: ['company'],
  refusedWhen: { leavePlanned: ({ row }) => row.leaveOn !== null && { date: row.leaveOn } },
  prepare: ({ row, facts }, { leaveOn, reason }) => {
    if (row.contractStart && leaveOn < row.contractStart)
      throw refuseFields({ leaveOn: fieldError('beforeStart', { date: row.contractStart }) })
    return { set: { leaveOn, leaveReason: reason }, to: leaveOn > facts.today ? EMPLOYED : LEFT, note: `${leaveOn} ${reason}` }
  },
  after: async (act, { row }) => {
    const steps = row.status === LEFT ? leftSteps : leavePlannedSteps
    for (const step of act.services.hooks.of(steps).values()) await step(act, row)
  },
}

/** The timer at the end of the last day. */
const leaveDue: EmployeeMoveRule = {
  by: ['company'],
  refusedWhen: { leaveNotPlanned: ({ row, facts }) => row.leaveOn === null || row.leaveOn >= facts.today },
  after: async (act, { row }) => {
    for (const step of act.services.hooks.of(leftSteps).values()) await step(act, row)
  },
}

const withdrawLeave: EmployeeMoveRule = {
  by: ['company'],
  refusedWhen: { leaveNotPlanned: ({ row }) => row.leaveOn === null },
  prepare: ({ row }) => ({ set: { leaveOn: null, leaveReason: '' }, note: row.leaveOn ?? '' }),
  after: async (act, { row }) => {
    for (const step of act.services.hooks.of(leavePlannedSteps).values()) await step(act, row)
  },
}

const didNotJoin: EmployeeMoveRule<{ reason: string }> = {
  by: ['company'],
  refusedWhen: { employeePaid: ({ facts }) => facts.paid },
  prepare: ({ facts }, { reason }) => ({
    set: { leaveOn: facts.today, leaveReason: reason, neverJoined: true },
    note: reason,
  }),
}

interface Rehired {
  contractStart: string
  contractEnd?: string
  probationEnd?: string
}
const rehire: EmployeeMoveRule<Rehired> = {
  by: ['company'],
  prepare: ({ row }, { contractStart, contractEnd, probationEnd }) => {
    const { leaveOn, neverJoined } = row
    if (!neverJoined && leaveOn && contractStart <= leaveOn)
      throw refuseFields({ contractStart: fieldError('notAfterLeaving', { date: leaveOn }) })
    return {
      set: {
        contractStart,
        contractEnd: contractEnd || null,
        probationEnd: probationEnd || null,
        leaveOn: null,
        leaveReason: '',
        neverJoined: false,
        erasedAt: null,
      },
      note: contractStart,
    }
  },
  after: async (act, { context: { row: before }, row }) => {
    const { companyId, id: employeeId, contractStart: startOn, leaveOn: endOn, leaveReason: reason } = before
    if (!before.neverJoined && startOn && endOn) await act.tx.insert(employment).values({ companyId, employeeId, startOn, endOn, reason })
    await act.tx.delete(onboardingWaiver).where(eq(onboardingWaiver.employeeId, employeeId))
    for (const step of act.services.hooks.of(rehiredSteps).values()) await step(act, row, before)
  },
}

export const moves: Readonly<Record<EmployeeMove, EmployeeMoveRule>> = {
  complete,
  onboard,
  confirm,
  alreadyEmployed,
  leave,
  leaveDue,
  withdrawLeave,
  didNotJoin,
  rehire,
}
