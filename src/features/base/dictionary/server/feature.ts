import type { Feature } from '../../../../platform/server/feature.ts'
import { dictionaryCalls } from '../contract/calls.ts'
import { sharedDictionaries } from '../contract/shared.ts'
import { dictionaryMenus } from './menu.ts'
import { dictionaryRoutes } from './routes.ts'

export const dictionary = {
  name: 'dictionary',
  calls: dictionaryCalls,
  routes: dictionaryRoutes,
  menus: dictionaryMenus,
  dictionaries: sharedDictionaries,
} satisfies Feature
