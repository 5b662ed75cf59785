import { type Routes, read } from '../../../platform/server/http.ts'
import { providerCalls } from '../contract/calls.ts'
import { facetsOf } from './facets.ts'
import { searchProviders } from './search.ts'

export function providerRoutes(routes: Routes): void {
  read(routes, providerCalls, 'GET /ws/provider/search', (look, input) => searchProviders(look, input))
  read(routes, providerCalls, 'GET /ws/provider/facets', (look, input) => facetsOf(look, input))
}
