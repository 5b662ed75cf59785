import { queriesOf, watched } from '../../../../platform/web/queries.ts'
import type { advisoryCalls } from '../contract/calls.ts'

export const { call, fetchExport, useRead, useList, useWrite, put, stale } = queriesOf<typeof advisoryCalls>('advisory', ['notice'])

/** Operators to whom a consultation can be handed over. */
export function useOwners(): { value: string; label: string }[] {
  const { data } = useList('GET /ws/operator/advisory/owners', {}, watched)
  return (data ?? []).map(({ id, name }) => ({ value: id, label: name }))
}
