import { queriesOf } from '../../../../platform/web/queries.ts'
import type { absenceCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof absenceCalls>('absence', ['employee', 'notice'])

export const useLeaveTypes = () => useRead('GET /ws/absence/types')
/** Two cards of the company's overview read it. */
export const useOverview = () => useRead('GET /ws/absence/overview')
export const useChoices = () => useRead('GET /ws/absence/choices')
