import { queriesOf } from '../../../../platform/web/queries.ts'
import type { employeeCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof employeeCalls>('employee', [
  'notice',
  'team',
  'secret',
])

export const useEmployee = (id: string | null) => useRead('GET /ws/employee/detail', id === null ? null : { id })
