import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './client.ts'
import { langStore } from './lang.ts'
import { onSessionEnd, onSessionStart } from './session.ts'

/** One more try where no answer came; a refusal is an answer. */
const again = (count: number, error: Error) => error instanceof ApiError && error.unanswered && count < 1

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: again, staleTime: 15_000, gcTime: 10 * 60_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
})

// Server texts come in the language of the request: after a change everything on screen is asked for again.
langStore.subscribe(() => void queryClient.invalidateQueries())
onSessionEnd(() => queryClient.clear())
onSessionStart(() => queryClient.clear())

/** Asks again for what was read of these features: at once where it is on screen, else when it is next shown. */
export async function refresh(...features: readonly string[]): Promise<void> {
  await Promise.all(features.map((feature) => queryClient.invalidateQueries({ queryKey: [feature] })))
}
