import { Suspense } from 'react'
import { lazyPart } from '../../../../platform/web/lazy-part.tsx'
import { isCompany, isIndividual, useSession } from '../../../../platform/web/session.ts'
import type { SavedSearchesProps } from './parts/SavedSearches.tsx'
import type { StarProps } from './parts/Star.tsx'
import css from './saved.module.css'

const Searches = lazyPart(() => import('./parts/SavedSearches.tsx'))
const StarButton = lazyPart(() => import('./parts/Star.tsx'))

/** Companies and individuals keep searches and bookmarks; visitors and operators see nothing of it. */
export function useKeeps(): boolean {
  const { userInfo } = useSession()
  return isCompany(userInfo) || isIndividual(userInfo)
}

/** The saved searches of a list, above it. */
export function SavedSearches(props: SavedSearchesProps) {
  return useKeeps() ? (
    <Suspense fallback={null}>
      <Searches {...props} />
    </Suspense>
  ) : null
}

/** Bookmarks a thing of a list. Its place is reserved. */
export function Star(props: StarProps) {
  return useKeeps() ? (
    <span className={css.place}>
      <Suspense fallback={null}>
        <StarButton {...props} />
      </Suspense>
    </span>
  ) : null
}
