import { useEffect } from 'react'
import type { DemandDetail } from '../../contract/schema.ts'
import { tellSeen } from '../queries.ts'

/** Somebody of the company who has what was submitted before them has opened it: it is no longer withdrawn. */
export function useOpened({ side, parts }: DemandDetail): void {
  const unopened =
    side === 'publisher'
      ? parts.filter(({ state, opened }) => (state === 'sent' || state === 'supplemented') && !opened).map(({ id }) => id)
      : []
  const ids = unopened.join()
  useEffect(() => {
    for (const id of ids ? ids.split(',') : []) tellSeen('POST /ws/demand/part/opened', id)
  }, [ids])
}
