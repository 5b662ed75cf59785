import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import { useLang } from '../../../platform/web/i18n.tsx'
import type { profileCalls } from '../contract/calls.ts'

export const call = caller<typeof profileCalls>()

export const keys = {
  card: ['profile', 'card'],
  info: ['profile', 'info'],
  resume: ['profile', 'resume'],
  authentication: ['profile', 'authentication'],
} as const

// A form starts from what was loaded: asking again behind its back would change nothing but the traffic.
const once = { staleTime: 0, refetchOnWindowFocus: false } as const

export const useProfileCard = () =>
  useQuery({ queryKey: keys.card, queryFn: () => call('GET /ws/profile/card', {}, { quiet: true }), ...once })
export const useProfileInfo = () =>
  useQuery({ queryKey: keys.info, queryFn: () => call('GET /ws/profile/info', {}, { quiet: true }), ...once })
export const useResume = () =>
  useQuery({ queryKey: keys.resume, queryFn: () => call('GET /ws/profile/resume', {}, { quiet: true }), ...once })
export const useIdentity = () =>
  useQuery({ queryKey: keys.authentication, queryFn: () => call('GET /ws/profile/authentication', {}, { quiet: true }), ...once })

/** An individual as those who have to do with them may see them. */
export const usePublicProfile = (id: string) => {
  const lang = useLang()
  return useQuery({
    queryKey: ['profile', 'public', id, lang],
    queryFn: () => call('GET /ws/profile/public', { id }, { quiet: true }),
    enabled: id !== '',
  })
}
