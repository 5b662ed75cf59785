import { useRef } from 'react'
import type { ApiError } from '../client.ts'

/**
 * The version that an edit in place started from, for as long as it is `open`. Once a save was refused because of it, the next save is
 * made over what is shown by then.
 */
export function useStartVersion(version: number, open: boolean): { readonly version: number; refused: (error: ApiError) => void } {
  const start = useRef(version)
  const refused = useRef(false)
  if (!open || (refused.current && version !== start.current)) {
    start.current = version
    refused.current = false
  }
  return {
    get version() {
      return start.current
    },
    refused: (error) => {
      refused.current = error.isChanged
    },
  }
}
