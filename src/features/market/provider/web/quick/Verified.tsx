import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../../../platform/web/ui/StatusTag.tsx'
import { formatDate } from '../../../../../platform/web/ui/time.ts'
import { Checked } from '../../../../base/verification/web/parts/Checked.tsx'
import type { ProviderRow } from '../../contract/schema.ts'
import { t } from '../row-texts.ts'

/** What was checked of an entry, and when: its registration, that somebody answers at its contact, and the licence of who claimed it. */
export function Verified({ of }: { of: Pick<ProviderRow, 'verification' | 'verifiedOn' | 'licenceOn'> }) {
  const s = useTexts(t)
  const lang = useLang()
  const licence = of.licenceOn && <Checked kind="licence" on={of.licenceOn} />
  if (of.verification === 'verified')
    return (
      <span className={blocks.pills} data-verified>
        <Checked kind="registration" on={null} />
        <Checked kind="contact" on={of.verifiedOn} />
        {licence}
      </span>
    )
  const tone = { lapsed: 'warn', none: 'neutral' } as const
  return (
    <span className={blocks.pills} data-verified>
      <StatusTag tone={tone[of.verification]}>{{ lapsed: s.lapsed, none: s.notVerified }[of.verification]}</StatusTag>
      {of.verifiedOn && <small className={blocks.fine}>{formatDate(of.verifiedOn, lang)}</small>}
      {licence}
    </span>
  )
}
