import { Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import type { ChangedForm } from './useActForm.ts'

const Notice = lazyPart(() => import('./ChangedNotice.tsx'))

/** What a form shows when somebody else saved first. Few forms ever need it, so its script comes with the first that does. */
export function ChangedMeanwhile({ of }: { of: ChangedForm }) {
  return (
    <Suspense fallback={null}>
      <Notice of={of} />
    </Suspense>
  )
}
