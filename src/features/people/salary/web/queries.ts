import { queriesOf } from '../../../../platform/web/queries.ts'
import type { employeeCalls } from '../../employee/contract/calls.ts'
import type { salaryCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof salaryCalls>('salary', [
  'notice',
  'employee',
  'payroll',
])

/** Employees to choose from, by words. */
export const useEmployeeChoice = (search: string) =>
  queriesOf<typeof employeeCalls>('employee').useList('GET /ws/employee/list', { search, pageSize: 20, column: 'name', order: 'asc' })
