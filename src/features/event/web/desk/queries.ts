import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ActOptions, useAct } from '../../../../platform/web/act.ts'
import type { EventCalls } from '../../contract/calls.ts'
import { call } from '../queries.ts'

const LOOK_AGAIN_MS = 20_000

/** Filters come from the URL as texts; the server's schema judges them. */
export const useDeskList = (input: object) =>
  useQuery({
    queryKey: ['event', 'desk', input],
    queryFn: ({ signal }) => call('GET /ws/operator/events', input as never, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  })

export const useDeskEvent = (id: string) =>
  useQuery({
    queryKey: ['event', 'case', id],
    queryFn: ({ signal }) => call('GET /ws/operator/event', { id }, { quiet: true, signal }),
    refetchInterval: LOOK_AGAIN_MS,
  })

export const useSignups = (input: { id: string } & object) =>
  useQuery({
    queryKey: ['event', 'signups', input],
    queryFn: ({ signal }) => call('GET /ws/operator/event/signups', input as never, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  })

type Move = Extract<keyof EventCalls, `POST /ws/operator/event/${'publish' | 'close' | 'cancel' | 'remove'}`>

/** A move of the event's state. Whatever came out, lists and public pages ask anew. */
export const useMove = (key: Move, options: ActOptions<unknown>) =>
  useAct((input: { id: string; version: number; reason?: { cn: string; en: string } }, calling) => call(key, input as never, calling), {
    ...options,
    stale: [['event']],
  })
