import type { ResultOf } from '../../../../platform/contract/call.ts'
import { queriesOf } from '../../../../platform/web/queries.ts'
import type { calendarCalls } from '../contract/calls.ts'

type Calls = typeof calendarCalls
export const { call, useRead, useList, useWrite, stale } = queriesOf<Calls>('calendar')

/** An operator's correction is visible at the next visit. */
export const fresh = { staleTime: 20_000 } as const

/** Refetched every half hour: clocks change while a page is open. */
export const useBoard = () => useRead('GET /ws/calendar/board', {}, { ...fresh, refetchInterval: 30 * 60_000 })
export const useCalendarRegions = () => useRead('GET /ws/calendar/regions', {}, { staleTime: Number.POSITIVE_INFINITY })
export const usePlace = (region: string | null) =>
  useRead('GET /ws/calendar/place', region === null ? null : { region }, { ...fresh, refetchInterval: 30 * 60_000 })
export const useOverlap = (a: string, b: string) => useRead('GET /ws/calendar/overlap', a === b ? null : { a, b }, fresh)
export const useHolidays = (region: string, year: number) => useList('GET /ws/calendar/holidays', { region, year }, fresh)

export type YearShown = ResultOf<Calls['GET /ws/calendar/holidays']>
export type HolidayShown = YearShown['holidays'][number]
export type OverlapResult = ResultOf<Calls['GET /ws/calendar/overlap']>
export type BoardRow = ResultOf<Calls['GET /ws/calendar/board']>['rows'][number]
export type DeskYear = ResultOf<Calls['GET /ws/operator/calendar/year']>
export type Correction = DeskYear['corrections'][number]
