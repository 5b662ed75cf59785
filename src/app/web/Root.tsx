import { lazy, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches, useNavigation } from 'react-router'
import { useLang, useTexts } from '../../platform/web/i18n.tsx'
import { useMenu } from '../../platform/web/permissions.ts'
import { useStore } from '../../platform/web/store.ts'
import { useNamedTitle } from '../../platform/web/title.ts'
import { toastsWanted } from '../../platform/web/toast.ts'
import css from './app.module.css'
import { useArrival } from './arrival.ts'
import { menuEntry } from './guard.ts'
import { t } from './texts.ts'

const Toasts = lazy(() => import('../../platform/web/Toasts.tsx'))

/** Around every page: its title, where it scrolls and focuses on arrival, the line of progress, notifications. */
export function Root() {
  const leaving = useNavigation().state !== 'idle'
  const wanted = useStore(toastsWanted)
  useTitle()
  useArrival()
  return (
    <>
      {leaving && <span className={css.progress} aria-hidden="true" />}
      <Outlet />
      {wanted && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
    </>
  )
}

/** A title for each route and language; a page may name itself more closely (`usePageTitle`). */
function useTitle(): void {
  const lang = useLang()
  const s = useTexts(t)
  const { pathname } = useLocation()
  const menu = useMenu()
  const named = useNamedTitle()
  const handle = useMatches().findLast((match) => match.handle)?.handle as { title: { cn: string; en: string } } | undefined
  const title = named ?? handle?.title[lang] ?? menuEntry(menu, pathname)?.meta.title
  useEffect(() => {
    document.title = title ? `${title} · ${s.brand}` : s.brand
  }, [title, s])
}
