import { kept } from './kept.ts'
import { createStore, useStore } from './store.ts'

/** How somebody likes the workbench in this browser: the height of rows, and the groups of the menu that are folded. */
interface View {
  density: 'comfortable' | 'compact'
  folded: readonly string[]
}

const VIEW_KEY = 'view'
const usual: View = { density: 'comfortable', folded: [] }

/** What is stored may be of an older version of the app, or typed by somebody. */
function stored(): View {
  const found = kept.local.read<Partial<View>>(VIEW_KEY)
  return {
    density: found?.density === 'compact' ? 'compact' : usual.density,
    folded: Array.isArray(found?.folded) ? found.folded.filter((name) => typeof name === 'string') : usual.folded,
  }
}

const store = createStore<View>(stored())

export const useView = (): View => useStore(store)

export function setView(part: Partial<View>): void {
  const next = { ...store.get(), ...part }
  kept.local.write(VIEW_KEY, next)
  store.set(next)
}

export function toggleFolded(name: string): void {
  const { folded } = store.get()
  setView({ folded: folded.includes(name) ? folded.filter((one) => one !== name) : [...folded, name] })
}
