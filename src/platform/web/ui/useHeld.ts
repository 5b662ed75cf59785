import { useState } from 'react'

/**
 * The value with which a form opened. Later ones wait until `renew`: what others save meanwhile must not replace what somebody is typing,
 * and the server refuses a save over it. `name` says what the value belongs to; another one starts again.
 */
export function useHeld<T>(name: string, value: T | undefined): { held: T | undefined; renew: (value: T | undefined) => void } {
  const [state, setState] = useState({ name, value })
  const isOther = state.name !== name
  if (isOther || (state.value === undefined && value !== undefined)) setState({ name, value })
  return { held: isOther ? value : (state.value ?? value), renew: (next) => setState({ name, value: next }) }
}
