import { useEffect } from 'react'
import { ChunkError } from '../../platform/web/chunk.ts'
import { useTexts } from '../../platform/web/i18n.tsx'
import { ActionButton, ActionLink, ActionRow } from '../../platform/web/portal/actions.tsx'
import css from './app.module.css'
import { t } from './texts.ts'

/** Shown if a page's script did not load or threw. Browsers cache a failed import, so the retry reloads the page. */
export function ErrorPage({ error }: { error: unknown }) {
  const s = useTexts(t)
  const chunk = error instanceof ChunkError
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the only record of a crash in the user's browser
    if (!chunk) console.error(error)
  }, [error, chunk])
  return (
    <div className={css.error}>
      <h1 tabIndex={-1}>{chunk ? s.chunkTitle : s.crashTitle}</h1>
      <p>{chunk ? s.chunkWhy : s.crashWhy}</p>
      <ActionRow>
        <ActionButton onClick={() => location.reload()}>{s.reload}</ActionButton>
        <ActionLink to="/home">{s.goHome}</ActionLink>
      </ActionRow>
    </div>
  )
}
