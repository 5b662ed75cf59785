import { queriesOf } from '../../../platform/web/queries.ts'
import type { advisoryCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite, put, stale } = queriesOf<typeof advisoryCalls>('advisory', ['notice'])
