import { useEffect } from 'react'
import { useSearchParams } from '../router.tsx'
import { show } from './show.ts'

/** `?at=prices` opens a page at one of its sections: an anchor would be a route. */
export function useSectionAsked(sections: readonly string[]): void {
  const [params] = useSearchParams()
  const at = params.get('at')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections of a page never change
  useEffect(() => {
    if (at && sections.includes(at)) show(at)
  }, [at])
}
