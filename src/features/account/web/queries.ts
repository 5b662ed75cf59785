import { queriesOf } from '../../../platform/web/queries.ts'
import type { accountCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite, put, stale } = queriesOf<typeof accountCalls>('account')

/** Who is signed in, as the server knows them now. */
export const useMe = () => useRead('GET /ws/account/me')
