import { queriesOf } from '../../../../platform/web/queries.ts'
import type { licenceCalls } from '../contract/calls.ts'

export const { call, useRead, useList, stale } = queriesOf<typeof licenceCalls>('licence')
