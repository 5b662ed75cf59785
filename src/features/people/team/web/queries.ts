import { queriesOf } from '../../../../platform/web/queries.ts'
import type { teamCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof teamCalls>('team', ['notice', 'account'])

/** All teams of the company. */
export const useTeams = () => useRead('GET /ws/team/list')
