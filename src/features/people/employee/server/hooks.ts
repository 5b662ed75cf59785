import type { Currency, WageCurrency } from '../../../../platform/contract/amount.ts'
import type { Day } from '../../../../platform/contract/day.ts'
import type { Reader } from '../../../../platform/server/data/database.ts'
import { defineHook } from '../../../../platform/server/hooks.ts'
import type { Act } from '../../../../platform/server/services.ts'
import type { CompanyId } from '../../../../platform/server/wire/actor.ts'
import type { Cycle } from '../../../../rules/constants.ts'
import type { EmployeeRow } from './tables.ts'

/** Extension points of the employee record. Absence, salary and payroll add to them. */

/** The state of somebody's base pay. Without an entry nothing was proposed. */
export type SalaryStanding = 'proposed' | 'approved'

/** The standing of these employees' pay, by id. The salary feature alone; until it does, nobody can be confirmed. */
export const salaryStandings =
  defineHook<(db: Reader, companyId: CompanyId, ids: readonly string[]) => Promise<Map<string, SalaryStanding>>>('employee.salaryStandings')

/** Base pay for one whole period of the cycle. */
export interface BasePay {
  cycle: Cycle
  currency: Currency | WageCurrency
  baseMinor: number
}

/**
 * The approved pay that holds for these employees on a day, by id; before it begins, the first. An employee without any has the pay
 * that was typed in the record. The salary feature alone.
 */
export const payInForce = defineHook<(db: Reader, ids: readonly string[], day: Day) => Promise<Map<string, BasePay>>>('employee.payInForce')

/** Base pay as typed in the form. */
export interface TypedPay extends BasePay {
  employeeId: string
  companyId: CompanyId
  /** The start of the contract. */
  effectiveOn: Day
  /** The caller announces the proposals of many employees together. */
  quiet: boolean
}

/** Pay was typed or changed in complete records: the proposals that the salary feature takes, one an employee. Never for approved pay. */
export const payTyped = defineHook<(act: Act, typed: readonly TypedPay[]) => Promise<void>>('employee.payTyped')

/** Of these employees, those who have been paid: they cannot have "not joined". */
export const everPaid =
  defineHook<(db: Reader, companyId: CompanyId, ids: readonly string[]) => Promise<ReadonlySet<string>>>('employee.everPaid')

/** Of a company's employees, those on leave on a day of their own; absence adds it. */
export const onLeaveToday = defineHook<(db: Reader, companyId: CompanyId, day: Day) => Promise<readonly string[]>>('employee.onLeaveToday')

type Row = Readonly<EmployeeRow>
/** What follows in the same transaction when somebody is employed (leave grants) or has left (the final run). */
export const joinedSteps = defineHook<(act: Act, row: Row) => Promise<void>>('employee.joinedSteps')
export const leftSteps = defineHook<(act: Act, row: Row) => Promise<void>>('employee.leftSteps')
/** Country, team or grade of these employees, who are employed or have left, changed. */
export const placedSteps = defineHook<(act: Act, companyId: CompanyId, ids: readonly string[]) => Promise<void>>('employee.placedSteps')
/** Somebody who had left comes back under a new contract. `before`: the row with the contract that had ended. */
export const rehiredSteps = defineHook<(act: Act, row: Row, before: Row) => Promise<void>>('employee.rehiredSteps')
/** A leaving date was set, moved or withdrawn (`row.leaveOn` null) before it came. */
export const leavePlannedSteps = defineHook<(act: Act, row: Row) => Promise<void>>('employee.leavePlannedSteps')
/** What else is erased with the secrets of those who left long ago. */
export const erasingSteps = defineHook<(act: Act, companyId: CompanyId, ids: readonly string[]) => Promise<void>>('employee.erasingSteps')
/** Of employees that an import created by mistake, those who stay because of what others wrote about them since, such as approved pay. */
export const takingBackObstacles =
  defineHook<(act: Act, companyId: CompanyId, ids: readonly string[]) => Promise<readonly string[]>>('employee.takingBackObstacles')
/** Employees that an import created by mistake are about to be removed: what else goes with them, such as proposals of their pay. */
export const takingBackSteps =
  defineHook<(act: Act, companyId: CompanyId, ids: readonly string[]) => Promise<void>>('employee.takingBackSteps')
