import { and, eq } from '../../../../platform/server/data/drizzle.ts'
import { versionedBy } from '../../../../platform/server/data/version.ts'
import type { Feature } from '../../../../platform/server/feature.ts'
import { dictionaryCalls } from '../contract/calls.ts'
import { sharedDictionaries } from '../contract/shared.ts'
import { dictionaryMenus } from './menu.ts'
import { dictionaryRoutes } from './routes.ts'
import { dictionaryText } from './tables.ts'

export const dictionary = {
  name: 'dictionary',
  versions: {
    dictionaryText: versionedBy(
      dictionaryText,
      ({ code, value }) => and(eq(dictionaryText.code, String(code)), eq(dictionaryText.value, String(value))),
      ({ code, value }) => ['dictionary', code, value],
      { by: dictionaryText.changedBy, at: dictionaryText.changedAt },
    ),
  },
  calls: dictionaryCalls,
  routes: dictionaryRoutes,
  menus: dictionaryMenus,
  dictionaries: sharedDictionaries,
} satisfies Feature
