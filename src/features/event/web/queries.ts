import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf, ResultOf } from '../../../platform/contract/call.ts'
import { caller } from '../../../platform/web/client.ts'
import { useSession } from '../../../platform/web/session.ts'
import type { EventCalls, eventCalls } from '../contract/calls.ts'

export const call = caller<typeof eventCalls>()
/** An operator's change shows at once. */
const FRESH = 15_000
export type List = ResultOf<EventCalls['GET /ws/event/list']>

export const useEvents = (input: InputOf<EventCalls['GET /ws/event/list']>) =>
  useQuery({
    queryKey: ['event', 'list', input],
    queryFn: ({ signal }) => call('GET /ws/event/list', input, { quiet: true, signal }),
    staleTime: FRESH,
    placeholderData: keepPreviousData,
  })

export const useNextEvents = (input: InputOf<EventCalls['GET /ws/event/next']>) =>
  useQuery({
    queryKey: ['event', 'next', input],
    queryFn: ({ signal }) => call('GET /ws/event/next', input, { quiet: true, signal }),
    staleTime: FRESH,
  })

export function useEvent(id: string) {
  const { token } = useSession()
  return useQuery({
    queryKey: ['event', 'detail', id, Boolean(token)],
    queryFn: ({ signal }) => call('GET /ws/event/detail', { id }, { quiet: true, signal }),
    staleTime: FRESH,
    enabled: id !== '',
  })
}

/** The tickets of whoever is signed in. */
export function useMine() {
  const { token } = useSession()
  return useQuery({
    queryKey: ['event', 'mine', token],
    queryFn: ({ signal }) => call('GET /ws/event/mine', {}, { quiet: true, signal }),
    staleTime: FRESH,
    enabled: Boolean(token),
  })
}

export const useTicket = (code: string | null) =>
  useQuery({
    queryKey: ['event', 'ticket', code],
    queryFn: ({ signal }) => call('GET /ws/event/ticket', { code: code ?? '' }, { quiet: true, signal }),
    staleTime: FRESH,
    enabled: code !== null && code !== '',
  })
