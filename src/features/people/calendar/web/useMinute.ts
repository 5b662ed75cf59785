import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/** The current time, updated at the start of each minute. Null until hydration: a prerendered page must not show its own time. */
export function useMinute(): number | null {
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setNow(Date.now())
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 20)
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
