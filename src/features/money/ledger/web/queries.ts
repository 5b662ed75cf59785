import { queriesOf } from '../../../../platform/web/queries.ts'
import type { ledgerCalls } from '../contract/calls.ts'

export const { useRead, useList } = queriesOf<typeof ledgerCalls>('ledger')
