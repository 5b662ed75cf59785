import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { caller } from '../../../platform/web/client.ts'
import { useSession } from '../../../platform/web/session.ts'
import type { calendarCalls } from '../../calendar/contract/calls.ts'
import type { leadCalls } from '../contract/calls.ts'

export const call = caller<typeof leadCalls>()
const ask = caller<typeof calendarCalls>()

/** What the caller's own account fills in; nothing for visitors, who are not asked. */
export function useOwnContact() {
  const { userInfo } = useSession()
  return useQuery({
    queryKey: ['lead', 'me'],
    queryFn: () => call('GET /ws/lead/me', {}, { quiet: true }),
    enabled: userInfo !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The public holidays of mainland China this year, as days; nothing while they are not known: then the clock alone tells. */
export function useBeijingHolidays(): ReadonlySet<string> {
  const year = new Date().getFullYear()
  const { data } = useQuery({
    queryKey: ['lead', 'holidays', year],
    queryFn: () => ask('GET /ws/calendar/holidays', { region: 'CN', year }, { quiet: true }),
    staleTime: 60 * 60_000,
  })
  return useMemo(() => new Set(data?.holidays.map((one) => one.date)), [data])
}
