import { useTexts } from '../../../../platform/web/i18n.tsx'
import { PageHeader } from '../../../../platform/web/ui/PageHeader.tsx'
import { PaymentList } from './payments/PaymentList.tsx'
import { t } from './payments/texts.ts'

/** What was paid to whom, over all runs. */
export default function PaymentsPage() {
  const s = useTexts(t)
  return (
    <>
      <PageHeader title={s.title} about={s.about} />
      <PaymentList />
    </>
  )
}
