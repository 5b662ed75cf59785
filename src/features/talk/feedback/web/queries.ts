import { queriesOf } from '../../../../platform/web/queries.ts'
import type { feedbackCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof feedbackCalls>('feedback', ['notice'])
