import blocks from '../../../../../platform/web/blocks.module.css'
import { useDictText, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { Facts } from '../../../../../platform/web/portal/layout.tsx'
import { Miniature } from '../../../../../platform/web/portal/Miniature.tsx'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { t } from '../sheet-texts.ts'
import { Verified } from './Verified.tsx'

const SERVED = ['DE', 'AT', 'CH'] as const
const SERVICES = ['payroll', 'taxAccounting'] as const
const LANGUAGES = ['zh', 'de', 'en'] as const

/** A provider's page as companies see it. */
export default function SheetScreen() {
  const s = useTexts(t)
  const lang = useLang()
  const serviceName = useDictText('service')
  const languageName = useDictText('language')
  const joined = (words: string[]) => words.join(lang === 'en' ? ', ' : '、')
  return (
    <div className={blocks.stack}>
      <Miniature title={s.screenBar} label={s.screenLabel}>
        <div className={blocks.line}>
          <span>P-00000</span>
          <RegionBadge code="DE" />
          <Verified of={{ verification: 'verified', verifiedOn: '2026-09-14', licenceOn: null }} />
        </div>
        <p>{s.screenIntro}</p>
        <Facts
          items={[
            { name: s.services, value: joined(SERVICES.map((code) => serviceName(code))) },
            { name: s.regions(SERVED.length), value: SERVED.join(lang === 'en' ? ', ' : '、') },
            { name: s.languages, value: joined(LANGUAGES.map((code) => languageName(code))) },
            { name: s.response, value: s.within(24) },
          ]}
        />
      </Miniature>
      <p className={blocks.fine}>{s.screenSample}</p>
    </div>
  )
}
