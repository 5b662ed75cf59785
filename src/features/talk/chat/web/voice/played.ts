import { kept } from '../../../../../platform/web/kept.ts'
import { onSessionEnd } from '../../../../../platform/web/session.ts'
import { createStore, useStore } from '../../../../../platform/web/store.ts'

const PLAYED = 'chat.played'
/** More than a person hears in the month for which messages are kept. */
const MOST = 1_000

const played = createStore<readonly string[]>(kept.local.read<string[]>(PLAYED) ?? [])

onSessionEnd(() => {
  played.set([])
  kept.local.remove(PLAYED)
})

/** Whether a voice message was played, in this browser. */
export const useIsPlayed = (url: string): boolean => useStore(played).includes(url)

export function markPlayed(url: string): void {
  // Other tabs have written there.
  const before = kept.local.read<string[]>(PLAYED) ?? played.get()
  const after = [...before.filter((one) => one !== url), url].slice(-MOST)
  played.set(after)
  kept.local.write(PLAYED, after)
}
