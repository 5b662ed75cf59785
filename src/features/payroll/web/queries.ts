import type { ResultOf } from '../../../platform/contract/call.ts'
import { queriesOf } from '../../../platform/web/queries.ts'
import type { payrollCalls } from '../contract/calls.ts'

type Calls = typeof payrollCalls
export type ReadResult<K extends Extract<keyof Calls, `GET ${string}`>> = ResultOf<Calls[K]>
export const { call, useRead, useList, useWrite, stale, refreshRead } = queriesOf<Calls>('payroll', [
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
