import { queriesOf } from '../../../../platform/web/queries.ts'
import type { outboxCalls } from '../contract/calls.ts'

export const { useList } = queriesOf<typeof outboxCalls>('outbox')
