import { useEffect, useRef } from 'react'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import { refresh } from '../../../../platform/web/query.ts'
import type { calendarCalls } from '../../calendar/contract/calls.ts'
import type { employeeCalls } from '../../employee/contract/calls.ts'
import type { payrollCalls } from '../contract/calls.ts'

type Calls = typeof payrollCalls
export type ReadResult<K extends Extract<keyof Calls, `GET ${string}`>> = ResultOf<Calls[K]>
export const { call, fetchExport, useRead, useList, useWrite, stale, refreshRead } = queriesOf<Calls>('payroll', [
  'notice',
  'wallet',
  'salary',
  'employee',
])

/** While a run is calculated its progress is followed. */
export const useRun = (id: string) =>
  useRead('GET /ws/payroll/run', id ? { id } : null, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.calculating === 'running' ? 1_000 : 30_000),
  })

/** When a calculation has ended, everything that was read of the run is old. */
export function useFreshAfter(calculatedAt: string | null): void {
  const seen = useRef(calculatedAt)
  useEffect(() => {
    if (seen.current !== calculatedAt) void refresh('payroll')
    seen.current = calculatedAt
  }, [calculatedAt])
}

/** Countries and regions with a calendar. */
export const useRegions = () =>
  queriesOf<typeof calendarCalls>('calendar').useRead('GET /ws/calendar/regions', {}, { staleTime: Number.POSITIVE_INFINITY })

/** Employees to choose from, by words. */
export const useEmployeeChoice = (search: string) =>
  queriesOf<typeof employeeCalls>('employee').useList('GET /ws/employee/list', { search, pageSize: 20, column: 'name', order: 'asc' })
