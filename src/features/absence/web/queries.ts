import { queriesOf } from '../../../platform/web/queries.ts'
import type { absenceCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof absenceCalls>('absence', ['employee', 'notice'])

export const useLeaveTypes = () => useRead('GET /ws/absence/types')
export const useChoices = () => useRead('GET /ws/absence/choices')
