import { queriesOf } from '../../../../platform/web/queries.ts'
import type { accountCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite, put, stale } = queriesOf<typeof accountCalls>('account')

/** The signed-in user, as the server has it now. */
export const useMe = () => useRead('GET /ws/account/me')
