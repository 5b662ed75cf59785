import { useMemo } from 'react'
import { queriesOf } from '../../../platform/web/queries.ts'
import { useSession } from '../../../platform/web/session.ts'
import { useHolidays } from '../../calendar/web/queries.ts'
import type { leadCalls } from '../contract/calls.ts'
import type { Days } from './hours.ts'

export const { call, fetchExport, useRead, useList, useWrite, stale } = queriesOf<typeof leadCalls>('lead')

/** The values from the caller's own account; not requested for visitors. */
export const useOwnContact = () => useRead('GET /ws/lead/me', useSession().token ? {} : null, { staleTime: 60_000 })

/** The public holidays and exchanged days of mainland China this year; empty while unknown: then weekday and time of day count. */
export function useBeijingDays(): Days {
  const { data } = useHolidays('CN', new Date().getFullYear())
  return useMemo(() => {
    const days = (of: readonly { date: string }[] = []) => new Set(of.map(({ date }) => date))
    return { holidays: days(data?.holidays), workdays: days(data?.workdays) }
  }, [data])
}
