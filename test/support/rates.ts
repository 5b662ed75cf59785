import type { Person } from './personas.ts'
import type { TestServer } from './server.ts'

/** Approves the draft of a region as it is now. */
export async function reviewRates(h: TestServer, region: string, by: Person): Promise<void> {
  const { versions } = await h.ok('GET /ws/operator/cost/region', { region }, by.as)
  const draft = versions.find(({ state }) => state === 'draft')
  if (!draft) throw new Error(`${region} has no draft`)
  await h.ok('POST /ws/operator/cost/review', { id: draft.id, editedAt: draft.editedAt }, by.as)
}
