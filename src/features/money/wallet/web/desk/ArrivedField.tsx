import type { CashCurrency } from '../../../../../platform/contract/amount.ts'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import type { ActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { t } from './texts.ts'

interface Arrived {
  currency: CashCurrency
  amount: string
}

/** What the bank shows: the amount that arrived, in its currency. */
export function ArrivedField({ act: { form, field } }: { act: Pick<ActForm<Arrived>, 'form' | 'field'> }) {
  const s = useTexts(t)
  return (
    <MoneyField
      required
      positive
      currency={form.values.currency}
      onCurrencyChange={(code) => form.setFieldValue('currency', code)}
      {...field('amount', s.arrived)}
    />
  )
}
