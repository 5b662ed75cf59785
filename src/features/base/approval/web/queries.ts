import { queriesOf } from '../../../../platform/web/queries.ts'
import type { approvalCalls } from '../contract/calls.ts'

/** An approval carries out a move of another feature. */
export const { call, useRead, useList, useWrite, stale } = queriesOf<typeof approvalCalls>('approval', [
  'demand',
  'wallet',
  'setting',
  'notice',
])
