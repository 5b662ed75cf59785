import { queriesOf } from '../../../../platform/web/queries.ts'
import type { moderationCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, put, stale } = queriesOf<typeof moderationCalls>('moderation', ['notice'])
