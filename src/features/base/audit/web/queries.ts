import { queriesOf } from '../../../../platform/web/queries.ts'
import type { auditCalls } from '../contract/calls.ts'

export const { fetchExport, useRead, useList } = queriesOf<typeof auditCalls>('audit')
