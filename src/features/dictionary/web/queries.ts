import { queriesOf } from '../../../platform/web/queries.ts'
import type { dictionaryCalls } from '../contract/calls.ts'

/** The dictionary itself is read by `useDict` (platform/web/i18n.tsx) under the same name, so a change here reaches every screen. */
export const { useRead, useWrite } = queriesOf<typeof dictionaryCalls>('dictionary')
