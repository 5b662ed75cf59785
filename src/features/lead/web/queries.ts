import { useMemo } from 'react'
import { queriesOf } from '../../../platform/web/queries.ts'
import { useSession } from '../../../platform/web/session.ts'
import { useHolidays } from '../../calendar/web/queries.ts'
import type { leadCalls } from '../contract/calls.ts'

export const { call, useRead, useList, useWrite, stale } = queriesOf<typeof leadCalls>('lead')

/** The values from the caller's own account; not requested for visitors. */
export const useOwnContact = () => useRead('GET /ws/lead/me', useSession().token ? {} : null, { staleTime: 60_000 })

/** The public holidays of mainland China this year, as days; empty while unknown: then only the time of day counts. */
export function useBeijingHolidays(): ReadonlySet<string> {
  const { data } = useHolidays('CN', new Date().getFullYear())
  return useMemo(() => new Set(data?.holidays.map((one) => one.date)), [data])
}
