import type { Look } from '../../../../platform/server/services.ts'
import { routesOf } from '../../../../platform/server/wire/http.ts'
import { refuse } from '../../../../platform/server/wire/refusal.ts'
import { secretCalls } from '../contract/calls.ts'
import type { Place } from '../contract/place.ts'
import { secretViewers } from './hooks.ts'
import { looksOf } from './reads.ts'
import { revealSecret } from './writes.ts'

export const secretRoutes = routesOf(secretCalls, {
  'POST /ws/secret/reveal': async (act, { reason, ...asked }) => ({
    text: await revealSecret(act, await placeFor(act, asked), { reason }),
  }),
  'GET /ws/secret/looks': async (look, { pageNo, pageSize, ...asked }) => {
    const { scope, row } = await placeFor(look, asked)
    return looksOf(look.db, scope, [row], { pageNo, pageSize })
  },
})

/** The place with its scope; `notFound` if the caller may not see its value. */
async function placeFor(look: Pick<Look, 'services' | 'db' | 'actor'>, asked: Omit<Place, 'scope'>): Promise<Place> {
  const scope = await look.services.hooks.of(secretViewers).get(asked.table)?.(look, asked)
  if (!scope) throw refuse('notFound')
  return { ...asked, scope }
}
