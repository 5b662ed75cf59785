import { type KeyboardEvent, useState } from 'react'

/** Whether Caps Lock is on while the field is typed in; `keys` are the handlers of its input. */
export function useCapsLock() {
  const [caps, setCaps] = useState(false)
  const look = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))
  return { caps, keys: { onKeyUp: look, onKeyDown: look, onBlur: () => setCaps(false) } }
}
