import { queriesOf } from '../../../../platform/web/queries.ts'
import type { outboxCalls } from '../contract/calls.ts'

export const { call, useList, useRead, stale } = queriesOf<typeof outboxCalls>('outbox')
