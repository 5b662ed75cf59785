import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import { useLang } from '../../../platform/web/i18n.tsx'
import type { companyCalls } from '../contract/calls.ts'

export const call = caller<typeof companyCalls>()

export const keys = {
  card: ['company', 'card'],
  info: ['company', 'info'],
  authentication: ['company', 'authentication'],
} as const

// A form starts from what was loaded: asking again behind its back would change nothing but the traffic.
const once = { staleTime: 0, refetchOnWindowFocus: false } as const

export const useCompanyCard = () =>
  useQuery({ queryKey: keys.card, queryFn: () => call('GET /ws/company/card', {}, { quiet: true }), ...once })
export const useCompanyInfo = () =>
  useQuery({ queryKey: keys.info, queryFn: () => call('GET /ws/company/info', {}, { quiet: true }), ...once })
export const useCompanyAuthentication = () =>
  useQuery({ queryKey: keys.authentication, queryFn: () => call('GET /ws/company/authentication', {}, { quiet: true }), ...once })

/** What every signed-in user may know of a company. */
export const usePublicCompany = (id: string) => {
  const lang = useLang()
  return useQuery({
    queryKey: ['company', 'public', id, lang],
    queryFn: () => call('GET /ws/company/public', { id }, { quiet: true }),
    enabled: id !== '',
  })
}
