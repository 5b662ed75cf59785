import { useLang } from '../../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import type { Tone } from '../../../../../platform/web/ui/theme.ts'
import { type RequestState, requestStates } from '../../contract/states.ts'

const tones: Record<RequestState, Tone> = {
  draft: 'neutral',
  asked: 'warn',
  granted: 'ok',
  refused: 'bad',
  withdrawn: 'neutral',
  cancelled: 'neutral',
}

export function StateTag({ state }: { state: RequestState }) {
  const lang = useLang()
  return <StatusTag tone={tones[state]}>{requestStates[state][lang]}</StatusTag>
}
