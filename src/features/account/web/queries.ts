import { useQuery } from '@tanstack/react-query'
import { caller } from '../../../platform/web/client.ts'
import type { accountCalls } from '../contract/calls.ts'

export const call = caller<typeof accountCalls>()

export const keys = {
  me: ['account', 'me'],
  sessions: ['account', 'sessions'],
  preferences: ['account', 'preferences'],
} as const

/** Who is signed in, as the server knows them now. */
export const useMe = () => useQuery({ queryKey: keys.me, queryFn: () => call('GET /ws/account/me', {}, { quiet: true }) })
export const useSessions = () => useQuery({ queryKey: keys.sessions, queryFn: () => call('GET /ws/account/sessions', {}, { quiet: true }) })
export const usePreferences = () =>
  useQuery({ queryKey: keys.preferences, queryFn: () => call('GET /ws/account/preferences', {}, { quiet: true }) })
