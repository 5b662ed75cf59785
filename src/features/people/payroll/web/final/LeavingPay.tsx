import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { Link } from '../../../../../platform/web/router.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import { t } from './texts.ts'

/** From somebody who is leaving or left to what is due to them. */
export default function LeavingPay({ number }: { number: string }) {
  const s = useTexts(t)
  if (!useMay('pay:view')) return null
  return (
    <p>
      <Link to={`/companyHome/finalPay?which=all&search=${encodeURIComponent(number)}`}>{s.toFinalPay}</Link>
    </p>
  )
}
