import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../../platform/web/lazy-part.tsx'
import { useStore } from '../../../platform/web/store.ts'
import { siteSearch } from '../search/state.ts'
import { PortalFooter } from './PortalFooter.tsx'
import { PortalHeader } from './PortalHeader.tsx'
import css from './portal.module.css'
import { Skip } from './Skip.tsx'

const SiteSearch = lazyPart(() => import('../search/SiteSearch.tsx'))

/** The portal's header, search and footer around a page. `surface` gives the portal's larger type. */
export function PublicPage({ surface, children }: { surface?: 'portal'; children: ReactNode }) {
  const searching = useStore(siteSearch)
  return (
    <div className={css.page} data-surface={surface}>
      <Skip />
      <PortalHeader />
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
      <PortalFooter />
      {searching && (
        <Suspense fallback={null}>
          <SiteSearch />
        </Suspense>
      )}
    </div>
  )
}
