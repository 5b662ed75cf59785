import { type Routes, read } from '../../../platform/server/http.ts'
import { dictionaryCalls } from '../contract/calls.ts'
import { allDictionaries } from '../contract/data.ts'

export function dictionaryRoutes(routes: Routes): void {
  read(routes, dictionaryCalls, 'GET /ws/dict/items', async () => allDictionaries)
}
