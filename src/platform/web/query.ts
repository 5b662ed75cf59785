import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'
import { langStore } from './lang.ts'
import { onSessionEnd, onSessionStart } from './session.ts'

/**
 * One retry if the connection broke. A refusal is an answer, and after a time-out a person has waited the 10 s of the source (section 7).
 */
const again = (count: number, error: Error) => error instanceof ApiError && error.error === 'network' && count < 1

/** A read that is younger is shown as it is. */
export const FRESH_MS = 15_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: again, staleTime: FRESH_MS, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

// Server texts come in the language of the request: after a change everything on screen is refetched.
langStore.subscribe(() => void queryClient.invalidateQueries())
onSessionEnd(() => queryClient.clear())
onSessionStart(() => queryClient.clear())

/** For a read of what several features have: it is refetched with each of them. */
export const partOf = (features: readonly string[]) => ({ meta: { partOf: features } })

const refetch = (features: readonly string[], own: boolean): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [feature], meta }) =>
      features.some((one) => (own && one === feature) || (meta?.partOf as readonly string[] | undefined)?.includes(one)),
  })

/** Refetches the reads of these features: at once if on screen, else when next shown. */
export const refresh = (...features: readonly string[]): Promise<void> => refetch(features, true)

/** Refetches only what is `partOf` these features. */
export const refreshShared = (...features: readonly string[]): Promise<void> => refetch(features, false)
