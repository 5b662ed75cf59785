import { type ReactNode, useDeferredValue } from 'react'

/**
 * A large part of a page that changes when an answer comes. React renders what an answer changes at once and without a break; this part
 * follows in slices, so that the reader can scroll and press in between. Fields belong outside: what is typed is never late.
 */
export const InSlices = ({ children }: { children: ReactNode }): ReactNode => useDeferredValue(children)
