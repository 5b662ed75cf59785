import { useMemo } from 'react'
import { queriesOf } from '../../../../platform/web/queries.ts'
import { useSession } from '../../../../platform/web/session.ts'
import { useHolidays } from '../../../people/calendar/web/queries.ts'
import type { leadCalls } from '../contract/calls.ts'
import { type Days, daysOf, LONGEST_REST_MS, yearOf } from './hours.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof leadCalls>('lead')

/** The values from the caller's own account; not requested for visitors. */
export const useOwnContact = () => useRead('GET /ws/lead/me', useSession().token ? {} : null, { staleTime: 60_000 })

/**
 * The public holidays and exchanged days of mainland China; empty while unknown: then weekday and time of day count. In the last weeks of a
 * year also those of the next, in which a message may be answered.
 */
export function useBeijingDays(now: Date): Days {
  const { data: current } = useHolidays('CN', yearOf(now))
  const { data: later } = useHolidays('CN', yearOf(new Date(now.getTime() + LONGEST_REST_MS)))
  return useMemo(() => daysOf([current, later]), [current, later])
}
