import { queriesOf } from '../../../../platform/web/queries.ts'
import { useSession } from '../../../../platform/web/session.ts'
import type { EventCalls } from '../contract/calls.ts'

export const { call, fetchExport, query, useRead, useList, useWrite, put, stale } = queriesOf<EventCalls>('event')

/** One event, with the ticket of the signed-in user. */
export function useEvent(id: string) {
  useSession()
  return useRead('GET /ws/event/detail', id === '' ? null : { id })
}

/** The tickets of the signed-in user. */
export const useMine = () => useRead('GET /ws/event/mine', useSession().token ? {} : null)

export const useTicket = (code: string | null) => useRead('GET /ws/event/ticket', code ? { code } : null)
