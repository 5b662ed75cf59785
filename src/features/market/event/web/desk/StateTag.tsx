import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { EventState } from '../../contract/kinds.ts'
import { t } from './texts.ts'

const tones = { draft: 'neutral', published: 'ok', closed: 'warn', cancelled: 'bad' } as const

export function StateTag({ state }: { state: EventState }) {
  const s = useTexts(t)
  return <StatusTag tone={tones[state]}>{s[state]}</StatusTag>
}
