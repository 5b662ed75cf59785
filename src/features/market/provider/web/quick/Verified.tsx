import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import type { ProviderRow } from '../../contract/schema.ts'
import { t } from '../row-texts.ts'

/** Whether a provider was verified, and when. */
export function Verified({ of }: { of: Pick<ProviderRow, 'verification' | 'verifiedOn'> }) {
  const s = useTexts(t)
  const lang = useLang()
  const tone = { verified: 'ok', lapsed: 'warn', none: 'neutral' } as const
  return (
    <span className={blocks.inline} data-verified>
      <StatusTag tone={tone[of.verification]}>{{ verified: s.verified, lapsed: s.lapsed, none: s.notVerified }[of.verification]}</StatusTag>
      {of.verifiedOn && <small className={blocks.fine}>{formatDate(of.verifiedOn, lang)}</small>}
    </span>
  )
}
