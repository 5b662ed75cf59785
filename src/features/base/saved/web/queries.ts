import { queriesOf } from '../../../../platform/web/queries.ts'
import type { savedCalls } from '../contract/calls.ts'

export const { call, useRead, useWrite, stale } = queriesOf<typeof savedCalls>('saved')
