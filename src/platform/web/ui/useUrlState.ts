import { useCallback, useMemo } from 'react'
import { useSearchParams } from '../router.tsx'
import { clearState, readState, type StateOf, type UrlDefaults, writeState } from './url-state.ts'

/**
 * `const [state, patch, reset] = useUrlState({search: '', status: '', pageNo: 1})`: filters survive a refresh, a shared link and Back.
 * Changes replace the history entry, so Back leaves the list. `defaults` may be an inline object.
 */
export function useUrlState<const D extends UrlDefaults>(
  defaults: D,
): [state: StateOf<D>, patch: (change: Partial<StateOf<D>>) => void, reset: (...names: (keyof D & string)[]) => void] {
  const [params, setParams] = useSearchParams()
  const key = JSON.stringify(defaults)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the serialised defaults represent them
  const stable = useMemo(() => defaults, [key])
  const state = useMemo(() => readState(params, stable), [params, stable])
  const patch = useCallback(
    (change: Partial<StateOf<D>>) => setParams((now) => writeState(now, stable, change), { replace: true }),
    [setParams, stable],
  )
  const reset = useCallback(
    (...names: (keyof D & string)[]) =>
      setParams((now) => clearState(now, names.length > 0 ? names : Object.keys(stable)), { replace: true }),
    [setParams, stable],
  )
  return [state, patch, reset]
}
