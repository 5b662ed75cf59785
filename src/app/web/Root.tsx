import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { rememberChannel } from '../../platform/web/channel.ts'
import { useLang, useTexts } from '../../platform/web/i18n.tsx'
import { lazyPart } from '../../platform/web/lazy-part.tsx'
import { useMenu } from '../../platform/web/permissions.ts'
import { proving } from '../../platform/web/proof.ts'
import { useGoing, useLocation } from '../../platform/web/router.tsx'
import { type Store, useStore } from '../../platform/web/store.ts'
import { clientTexts } from '../../platform/web/texts.ts'
import { useNamedTitle, useTitleCount } from '../../platform/web/title.ts'
import { toast, toastsWanted } from '../../platform/web/toast.ts'
import { asking } from '../../platform/web/ui/ConfirmDialog.tsx'
import { rememberQuery } from '../../platform/web/visited.ts'
import { working } from '../../platform/web/work.ts'
import css from './app.module.css'
import { useArrival } from './arrival.ts'
import { menuEntry } from './guard.ts'
import type { Row } from './routes.ts'
import { t } from './texts.ts'

const Toasts = lazyPart(() => import('../../platform/web/Toasts.tsx'))
const ProofHost = lazyPart(
  () => import('../../features/base/account/web/proof/ProofHost.tsx'),
  () => <Declined question={proving} />,
)
const ConfirmHost = lazyPart(
  () => import('../../platform/web/ui/ConfirmHost.tsx'),
  () => <Declined question={asking} />,
)

/** Surrounds every page: its title, scroll position and focus on arrival, the progress bar, notifications, confirmations, proofs. */
export function Root({ row, children }: { row: Row | undefined; children: ReactNode }) {
  const leaving = useStore(useGoing()) !== null
  const wanted = useStore(toastsWanted)
  const asks = useAsked(asking)
  const proves = useAsked(proving)
  useTitle(row)
  useArrival()
  useChannel()
  useQueries()
  return (
    <>
      {leaving && <span className={css.progress} aria-hidden="true" />}
      {children}
      <Working />
      {wanted && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
      {asks && (
        <Suspense fallback={null}>
          <ConfirmHost />
        </Suspense>
      )}
      {proves && (
        <Suspense fallback={null}>
          <ProofHost />
        </Suspense>
      )}
    </>
  )
}

/** While the browser works for an open form. */
function Working() {
  const s = useTexts(clientTexts)
  const percent = useStore(working)
  return (
    percent !== null && (
      <p className={css.working} role="status">
        {s.working} {percent}%
      </p>
    )
  )
}

function useQueries(): void {
  const { pathname, search } = useLocation()
  useEffect(() => rememberQuery(pathname, search), [pathname, search])
}

/** Any link may carry a partner's code, behind its hash route or before it. */
function useChannel(): void {
  const { search } = useLocation()
  useEffect(() => {
    const code = new URLSearchParams(search).get('channel') ?? new URLSearchParams(window.location.search).get('channel')
    if (code) rememberChannel(code)
  }, [search])
}

/** The dialog did not load: its question counts as declined, and the reader sees why nothing happened. */
function Declined<T extends { answer: (given: false) => void }>({ question }: { question: Store<T | null> }) {
  const s = useTexts(clientTexts)
  const now = useStore(question)
  useEffect(() => {
    if (!now) return
    toast.error(s.partFailed)
    now.answer(false)
  }, [now, s])
  return null
}

/** True from the first question on. */
function useAsked<T>(store: Store<T | null>): boolean {
  const now = useStore(store) !== null
  const [asked, setAsked] = useState(now)
  if (now && !asked) setAsked(true)
  return asked
}

/** A title for each route and language; a page may name itself more closely (`usePageTitle`). */
function useTitle(row: Row | undefined): void {
  const lang = useLang()
  const s = useTexts(t)
  const { pathname } = useLocation()
  const menu = useMenu()
  const named = useNamedTitle()
  const unread = useTitleCount()
  const tab = named ? undefined : row?.tab?.[lang]
  const title = named ?? row?.title[lang] ?? menuEntry(menu, pathname)?.meta.title
  useEffect(() => {
    const count = unread === 0 ? '' : `(${unread > 99 ? '99+' : unread}) `
    document.title = count + (tab ?? (title ? `${title} · ${s.brand}` : s.brand))
  }, [title, tab, unread, s])
}
