import { queriesOf } from '../../../../platform/web/queries.ts'
import type { noticeCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite } = queriesOf<typeof noticeCalls>('notice')
