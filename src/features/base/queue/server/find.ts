import { together } from '../../../../platform/server/data/database.ts'
import type { Look } from '../../../../platform/server/services.ts'
import type { FoundRow } from '../contract/calls.ts'
import { operatorFinders } from './hooks.ts'

const OF_EACH = 5

export async function foundBy(look: Look, words: string): Promise<FoundRow[]> {
  const finders = [...look.services.hooks.of(operatorFinders).values()].filter(({ permission }) => look.actor.holds(permission))
  return (
    await together(
      ...finders.map(
        ({ find }) =>
          () =>
            find(look, words, OF_EACH),
      ),
    )
  ).flat()
}
