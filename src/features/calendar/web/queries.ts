import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { InputOf, ResultOf } from '../../../platform/contract/call.ts'
import { caller } from '../../../platform/web/client.ts'
import type { calendarCalls } from '../contract/calls.ts'

const call = caller<typeof calendarCalls>()
/** An operator's correction shows at once to whoever looks again. */
const FRESH_MS = 20_000
type Key = keyof typeof calendarCalls
type Loose<T> = { [P in keyof T]?: T[P] | string | number }

const asking = <K extends Extract<Key, `GET ${string}`>>(key: K, input: Loose<InputOf<(typeof calendarCalls)[K]>>) => ({
  queryKey: ['calendar', key, input],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(key, input as never, { quiet: true, signal }),
  staleTime: FRESH_MS,
})

/** Asked again by the half hour: clocks change while a page is open. */
export const useBoard = () => useQuery({ ...asking('GET /ws/calendar/board', {}), refetchInterval: 30 * 60_000 })
export const useCalendarRegions = () => useQuery({ ...asking('GET /ws/calendar/regions', {}), staleTime: Number.POSITIVE_INFINITY })
export const useHolidays = (region: string, year: number) =>
  useQuery({ ...asking('GET /ws/calendar/holidays', { region, year }), placeholderData: keepPreviousData })
export const useWorkdays = (region: string, from: string, to: string) =>
  useQuery({
    ...asking('GET /ws/calendar/workdays', { region, from, to }),
    placeholderData: keepPreviousData,
    enabled: Boolean(from && to),
  })
export const useOverlap = (input: Loose<InputOf<(typeof calendarCalls)['GET /ws/calendar/overlap']>>) =>
  useQuery({ ...asking('GET /ws/calendar/overlap', input), placeholderData: keepPreviousData })

export type YearTold = ResultOf<(typeof calendarCalls)['GET /ws/calendar/holidays']>
export type HolidayTold = YearTold['holidays'][number]
export type OverlapTold = ResultOf<(typeof calendarCalls)['GET /ws/calendar/overlap']>
export type RegionTold = ResultOf<(typeof calendarCalls)['GET /ws/calendar/regions']>[number]
export type BoardRow = ResultOf<(typeof calendarCalls)['GET /ws/calendar/board']>['rows'][number]
