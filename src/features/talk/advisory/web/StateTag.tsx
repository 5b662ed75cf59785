import { useDictText } from '../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import type { AdvisoryState } from '../contract/states.ts'
import { advisoryTone } from './texts.ts'

export function StateTag({ state }: { state: AdvisoryState }) {
  const word = useDictText('advisoryState')
  return <StatusTag tone={advisoryTone[state]}>{word(state)}</StatusTag>
}
