import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ResultOf } from '../../../../platform/contract/call.ts'
import { useAct } from '../../../../platform/web/act.ts'
import { caller } from '../../../../platform/web/client.ts'
import type { calendarCalls } from '../../contract/calls.ts'

const call = caller<typeof calendarCalls>()
/** The portal's own answers are among what a move changes. */
const stale = [['operator', 'calendar'], ['calendar']]

export const useDeskYear = (region: string, year: number) =>
  useQuery({
    queryKey: ['operator', 'calendar', 'year', region, year],
    queryFn: () => call('GET /ws/operator/calendar/year', { region, year }, { quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useVerifiedYears = () =>
  useQuery({
    queryKey: ['operator', 'calendar', 'verified'],
    queryFn: () => call('GET /ws/operator/calendar/verified', {}, { quiet: true }),
  })

type Key = Extract<keyof typeof calendarCalls, `POST ${string}`>
export function useCalendarAct<K extends Key>(key: K, onDone: () => void) {
  return useAct((input: Parameters<typeof call<K>>[1], options) => call(key, input as never, { ...options, quiet: true }), {
    stale,
    onDone,
  })
}

export type DeskYear = ResultOf<(typeof calendarCalls)['GET /ws/operator/calendar/year']>
export type Correction = DeskYear['corrections'][number]
