import { type ComponentProps, createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef } from 'react'
import { pathOf, resolve, type To } from './router/paths.ts'
import type { How, Leaving, Location, NavigateOptions, Router } from './router/router.ts'
import { createStore, type Store } from './store.ts'

/** What a page knows about its place. */
export interface Here {
  location: Location
  how: How
  params: Readonly<Record<string, string>>
}

type Moves = Pick<Router<unknown>, 'navigate' | 'leaving'> & { going: Store<Location | null> }

const HereContext = createContext<Here>({ location: { pathname: '/', search: '', state: null, key: '' }, how: 'POP', params: {} })
const MovesContext = createContext<Moves>({
  navigate: async () => undefined,
  leaving: new Set(),
  going: createStore<Location | null>(null),
})

/** A page at its place. Without `moves`, as in the build, links have their addresses and nothing navigates. */
export function Placed({ here, moves, children }: { here: Here; moves?: Moves; children: ReactNode }) {
  const placed = <HereContext value={here}>{children}</HereContext>
  return moves ? <MovesContext value={moves}>{placed}</MovesContext> : placed
}

export const useLocation = (): Location => useContext(HereContext).location
export const useNavigationType = (): How => useContext(HereContext).how
export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(HereContext).params
export const useNavigate = (): ((to: To | number, options?: NavigateOptions) => Promise<void>) => useContext(MovesContext).navigate
/** The location whose page is being loaded, or null: a click is there at once, before anything is rendered. */
export const useGoing = (): Store<Location | null> => useContext(MovesContext).going

type Query = URLSearchParams | Record<string, string>

/** The query of the address. Setting it navigates within the page. */
export function useSearchParams(): [
  params: URLSearchParams,
  set: (next: Query | ((now: URLSearchParams) => Query), options?: NavigateOptions) => void,
] {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set = useCallback(
    (next: Query | ((now: URLSearchParams) => Query), options?: NavigateOptions) => {
      const query = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(params)) : next)
      // A search that waits for a pause in typing may come when the next page is shown, whose address is not this page's to change.
      void navigate({ search: query.toString() }, { ...options, within: pathname })
    },
    [navigate, pathname, params],
  )
  return [params, set]
}

/** While `needed`, the page is left only if `decide` says yes. */
export function useBeforeLeaving(needed: Leaving['needed'], decide: Leaving['decide']): void {
  const { leaving } = useContext(MovesContext)
  const latest = useRef<Leaving>({ needed, decide })
  useEffect(() => {
    latest.current = { needed, decide }
  })
  useEffect(() => {
    const one: Leaving = { needed: (from, to) => latest.current.needed(from, to), decide: () => latest.current.decide() }
    leaving.add(one)
    return () => {
      leaving.delete(one)
    }
  }, [leaving])
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: To } & Omit<NavigateOptions, 'within'>

/** A link to a page. Where the browser is asked for more (another tab, a download of the link), it does it. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate()
  const location = useLocation()
  const path = pathOf(resolve(to, location))
  return (
    <a
      {...rest}
      href={`#${path}`}
      onClick={(event) => {
        onClick?.(event)
        const { button, metaKey, altKey, ctrlKey, shiftKey } = event
        if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return
        if (rest.target && rest.target !== '_self') return
        event.preventDefault()
        // A link to the page that is open makes no second entry in the history.
        void navigate(to, { replace: replace ?? path === pathOf(location), state })
      }}
    />
  )
}

/** A link that says whether its page, or one below it, is open. */
export function NavLink(props: LinkProps) {
  const location = useLocation()
  const { pathname } = resolve(props.to, location)
  const isHere = location.pathname === pathname || location.pathname.startsWith(`${pathname}/`)
  return <Link {...props} aria-current={isHere ? 'page' : undefined} />
}

/** Leads on as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: To; replace?: boolean }) {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate(to, { replace })
  }, [navigate, to, replace])
  return null
}
