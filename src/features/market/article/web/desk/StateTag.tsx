import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../../platform/web/ui/theme.ts'
import type { OperatorArticleRow } from '../../contract/schema.ts'
import type { ArticleState } from '../../contract/topics.ts'
import { t } from './texts.ts'

const tones: Record<ArticleState, Tone> = { draft: 'neutral', scheduled: 'info', published: 'ok', withdrawn: 'bad' }

export function StateTag({ row }: { row: Pick<OperatorArticleRow, 'state' | 'isLead'> }) {
  const s = useTexts(t)
  return (
    <span className={blocks.line}>
      <StatusTag tone={tones[row.state]}>{s[row.state]}</StatusTag>
      {row.isLead && <StatusTag tone="primary">{s.isLead}</StatusTag>}
    </span>
  )
}
