import { queriesOf } from '../../../../platform/web/queries.ts'
import type { secretCalls } from '../contract/calls.ts'

export const { useRead, useWrite } = queriesOf<typeof secretCalls>('secret')
