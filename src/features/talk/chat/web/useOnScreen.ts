import { type RefObject, useEffect, useState } from 'react'

/** Whether any part of an element is within the window. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setOnScreen(entry?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isOnScreen
}
