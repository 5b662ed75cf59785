import { queriesOf } from '../../../../platform/web/queries.ts'
import type { dictionaryCalls } from '../contract/calls.ts'

/** `useDict` (platform/web/i18n.tsx) reads the dictionary itself under the same name, so a change here reaches every screen. */
export const { call, useRead, useWrite, stale } = queriesOf<typeof dictionaryCalls>('dictionary')
