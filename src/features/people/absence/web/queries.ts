import { queriesOf } from '../../../../platform/web/queries.ts'
import type { calendarCalls } from '../../calendar/contract/calls.ts'
import type { absenceCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof absenceCalls>('absence', ['employee', 'notice'])

export const useLeaveTypes = () => useRead('GET /ws/absence/types')
/** Those in use that are for an employee; of the company until one is chosen. */
export const useTypesFor = (employeeId: string) => useRead('GET /ws/absence/types', employeeId ? { employeeId } : {})
/** Countries and regions, to choose from. */
export const useRegions = () =>
  queriesOf<typeof calendarCalls>('calendar').useRead('GET /ws/calendar/regions', {}, { staleTime: Number.POSITIVE_INFINITY })
/** Two cards of the company's overview read it. */
export const useOverview = () => useRead('GET /ws/absence/overview')
export const useChoices = () => useRead('GET /ws/absence/choices')
