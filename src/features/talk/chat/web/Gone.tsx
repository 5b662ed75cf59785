import { ApiError } from '../../../../platform/web/client.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { EmptyState } from '../../../../platform/web/ui/EmptyState.tsx'
import { t } from './texts.ts'

/** Why a card is refused to those who are not in the conversation, or not any more: what was read of it before is not shown either. */
export const isNotMine = (error: unknown): boolean => error instanceof ApiError && error.status === 404

export function Gone() {
  const s = useTexts(t)
  return <EmptyState title={s.gone} why={s.goneWhy} bare />
}
