import { createStore } from '../store.ts'
import { type Address, addressOf, pathOf, resolve, type To } from './paths.ts'

export interface Location extends Address {
  /** What the link handed over; it survives a reload. */
  state: unknown
  /** Of the entry in the browser's history. */
  key: string
}

/** POP: the browser's buttons, a changed address, or the first page. */
export type How = 'PUSH' | 'REPLACE' | 'POP'

export interface Shown<Page> {
  location: Location
  how: How
  page: Page
}

/** Asks before a page is left. `decide` may take its time; the page stays until it answers. */
export interface Leaving {
  needed: (from: Location, to: Location) => boolean
  decide: () => Promise<boolean>
}

/** Loads the page of a location, or names the address that takes its place. It never rejects: a failure is a page too. */
export type Enter<Page> = (to: Location, before: Shown<Page> | null) => Promise<{ page: Page } | { redirect: string }>

export interface NavigateOptions {
  replace?: boolean
  state?: unknown
  /** The path of the page that asks: once another page is shown, nothing happens. */
  within?: string
}

/** What an entry of the history keeps. `at`: its place, so that a step back can be taken back. */
interface Entry {
  at: number
  key: string
  state: unknown
}

export type Router<Page> = ReturnType<typeof createRouter<Page>>

/**
 * Pages behind the hash of the address. The old page and its address stay until the new one has loaded; a later navigation ends one that
 * is under way.
 */
export function createRouter<Page>(enter: Enter<Page>) {
  const shown = createStore<Shown<Page> | null>(null)
  const going = createStore<Location | null>(null)
  const leaving = new Set<Leaving>()
  let at = entry()?.at ?? keep(0).at
  let visits = 0
  let asking = false
  /** Steps in the history that were taken here and need nothing more. */
  let own = 0
  let allowed = false

  async function visit(to: Location, how: How, steps = 0): Promise<void> {
    const from = shown.get()?.location
    const leave = from && !allowed && [...leaving].find(({ needed }) => needed(from, to))
    allowed = false
    if (!leave) return load(to, how)
    if (steps !== 0) step(-steps)
    if (asking) return
    asking = true
    const mine = ++visits
    going.set(null)
    const yes = await leave.decide().finally(() => {
      asking = false
    })
    if (!yes || mine !== visits) return
    if (steps === 0) return load(to, how)
    allowed = true
    history.go(steps)
  }

  async function load(to: Location, how: How): Promise<void> {
    const mine = ++visits
    going.set(to)
    const found = await enter(to, shown.get())
    if (mine !== visits) return
    // An address that only leads on is not left behind in the history.
    if ('redirect' in found) return load(located(addressOf(found.redirect)), how === 'PUSH' ? 'PUSH' : 'REPLACE')
    if (how === 'PUSH') at++
    if (how !== 'POP') write(how, to, { at, key: to.key, state: to.state })
    going.set(null)
    shown.set({ location: to, how, page: found.page })
  }

  function step(steps: number): void {
    own++
    at += steps
    history.go(steps)
  }

  addEventListener('popstate', () => {
    if (own > 0) {
      own--
      return
    }
    const before = at
    at = entry()?.at ?? keep(at + 1).at
    void visit(current(), 'POP', at - before)
  })

  return {
    shown,
    going,
    leaving,
    /** The location on screen; before the first page, that of the address. */
    here: (): Location => shown.get()?.location ?? current(),
    start: (): Promise<void> => load(current(), 'POP'),
    async navigate(to: To | number, { replace = false, state = null, within }: NavigateOptions = {}): Promise<void> {
      const from = shown.get()?.location ?? current()
      if (within && within !== from.pathname) return
      if (typeof to === 'number') history.go(to)
      else await visit(located(resolve(to, from), state), replace ? 'REPLACE' : 'PUSH')
    },
  }
}

const newKey = () => Math.random().toString(36).slice(2, 10)
const located = (address: Address, state: unknown = null): Location => ({ ...address, state, key: newKey() })
const entry = (): Entry | null => (typeof history.state?.at === 'number' ? history.state : null)
const current = (): Location => ({ ...addressOf(location.hash.slice(1)), key: entry()?.key ?? '', state: entry()?.state ?? null })

/** An entry that the browser made: the first page, or an address that somebody typed. */
function keep(at: number): Entry {
  const made: Entry = { at, key: newKey(), state: null }
  history.replaceState(made, '')
  return made
}

const write = (how: 'PUSH' | 'REPLACE', to: Address, made: Entry) =>
  history[how === 'PUSH' ? 'pushState' : 'replaceState'](made, '', `#${pathOf(to)}`)
