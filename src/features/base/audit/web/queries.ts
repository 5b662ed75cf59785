import { queriesOf } from '../../../../platform/web/queries.ts'
import type { auditCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof auditCalls>('audit')
