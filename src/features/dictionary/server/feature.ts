import type { Feature } from '../../../platform/server/feature.ts'
import { dictionaryCalls } from '../contract/calls.ts'
import { dictionaryRoutes } from './routes.ts'

export const dictionary = { name: 'dictionary', calls: dictionaryCalls, routes: dictionaryRoutes } satisfies Feature
