import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { useSession } from '../../../../../platform/web/session.ts'
import { CopyText } from '../../../../../platform/web/ui/CopyText.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { PayIntoAccount, type PayIntoAccountProps } from '../../../../base/setting/web/parts/PayIntoAccount.tsx'
import { transferReference } from '../../contract/reference.ts'
import { t } from './texts.ts'

/** The account to transfer the chosen currency to, and the company's code for the reference. */
export function PayInto({ currency }: Pick<PayIntoAccountProps, 'currency'>) {
  const s = useTexts(t)
  const companyId = (useSession().userInfo as { companyId?: string | null } | null)?.companyId
  return (
    <SectionCard title={s.stepPay(currency)}>
      <PayIntoAccount currency={currency}>
        {companyId && (
          <p>
            {s.ownReference} <CopyText text={transferReference(companyId)} />
          </p>
        )}
      </PayIntoAccount>
    </SectionCard>
  )
}
