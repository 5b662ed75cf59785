import { Button } from '@mantine/core'
import blocks from '../../../platform/web/blocks.module.css'
import { useTexts } from '../../../platform/web/i18n.tsx'
import { showNews, useNewsWaits } from '../../../platform/web/news.ts'
import css from './news.module.css'
import { t } from './work-texts.ts'

/** Says politely that the page has changed, while somebody is filling in a form of it. */
export function NewsHint() {
  const s = useTexts(t)
  const waits = useNewsWaits()
  return (
    <div className={css.place} role="status">
      {waits && (
        <p className={`${blocks.line} ${blocks.card} ${css.hint}`}>
          {s.changed}
          {/* The focus stays in the field. */}
          <Button size="compact-sm" variant="default" onMouseDown={(event) => event.preventDefault()} onClick={showNews}>
            {s.show}
          </Button>
        </p>
      )}
    </div>
  )
}
