import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '../lazy-part.tsx'

const Notice = lazyPart(() => import('./ChangedNotice.tsx'))

/** What a form shows when somebody else saved first. Few forms ever need it, so its script comes with the first that does. */
export const ChangedMeanwhile = (props: ComponentProps<typeof Notice>) => (
  <Suspense fallback={null}>
    <Notice {...props} />
  </Suspense>
)
