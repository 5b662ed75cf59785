import { Button, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { amountText, type CashCurrency, digitsOf, formatMoney, parseAmount } from '../../../../../platform/contract/amount.ts'
import { optionalLine } from '../../../../../platform/contract/inputs.ts'
import { currencyInput, paidAmountInput } from '../../../../../platform/contract/money.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { DescriptionList } from '../../../../../platform/web/ui/DescriptionList.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormErrors } from '../../../../../platform/web/ui/FormErrors.tsx'
import { MoneyField } from '../../../../../platform/web/ui/MoneyField.tsx'
import { MoneyText } from '../../../../../platform/web/ui/MoneyText.tsx'
import { UploadField } from '../../../../../platform/web/ui/UploadField.tsx'
import type { UploadedFile } from '../../../../../platform/web/ui/upload.ts'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import paper from '../orders/receipt.module.css'
import { call, stale } from '../queries.ts'
import { t } from './texts.ts'

export type TopUpStep = 'fill' | 'review'

interface Typed {
  currency: CashCurrency
  amount: string
  bankReference: string
  voucher: UploadedFile | null
}

/** The contract's input, with the currency's own precision, and without 0, which makes no sense here. */
const schema = z
  .object({
    currency: currencyInput,
    amount: paidAmountInput,
    bankReference: optionalLine(140),
    voucher: z.string('fileRequired').min(1, 'fileRequired'),
  })
  .superRefine((typed, context) => {
    const minor = parseAmount(typed.amount, typed.currency)
    if (minor === null)
      context.addIssue({
        code: 'custom',
        path: ['amount'],
        message: 'amountPrecision',
        params: { currency: typed.currency, digits: digitsOf(typed.currency) },
      })
    else if (minor === 0)
      context.addIssue({ code: 'custom', path: ['amount'], message: 'amountRange', params: { min: amountText(1, typed.currency) } })
  })

const wire = (typed: Typed) => ({ ...typed, voucher: typed.voucher?.url ?? '' })
const DRAFT = 'wallet.topUp'

interface TopUpFormProps {
  currency: CashCurrency
  amount: string
  /** The address contains an amount: it takes precedence over an older draft. */
  prefilled: boolean
  step: TopUpStep
  onStep: (step: TopUpStep) => void
  /** The chosen currency: its account is shown beside the form. */
  onCurrency: (currency: CashCurrency) => void
  onDone: (order: { id: string; number: string }) => void
}

export function TopUpForm({ currency, amount, prefilled, step, onStep, onCurrency, onDone }: TopUpFormProps) {
  const act = useActForm<Typed, { id: string; number: string }>({
    initial: { currency, amount, bankReference: '', voucher: null },
    check: (typed) => checkBy(schema, wire(typed)),
    confirm: () => {
      if (step === 'fill') onStep('review')
      return step === 'review'
    },
    save: (typed, options) => call('POST /ws/wallet/topUp', wire(typed), options),
    stale,
    onDone,
    onError: (error) => {
      if (!error.isGeneral) onStep('fill')
    },
    // An amount in the address has a draft of its own, which takes precedence over an older one.
    draft: prefilled ? `${DRAFT}.${currency}.${amount}` : DRAFT,
  })
  const chosen = act.form.values.currency
  useEffect(() => onCurrency(chosen), [chosen, onCurrency])
  return step === 'review' ? <ReviewStep act={act} onEdit={() => onStep('fill')} /> : <FillStep act={act} />
}

function ReviewStep({ act, onEdit }: { act: ActForm<Typed>; onEdit: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const typed = act.form.values
  const minor = (/^\d+(\.\d*)?$/.test(typed.amount) && parseAmount(typed.amount, typed.currency)) || 0
  return (
    <form className={blocks.form} onSubmit={act.onSubmit}>
      <DescriptionList
        layout="rows"
        items={[
          { label: s.amount, value: <MoneyText amountMinor={minor} currency={typed.currency} size="md" /> },
          { label: s.reference, value: typed.bankReference || s.none },
          {
            label: s.voucher,
            value: typed.voucher && (
              <>
                <a href={typed.voucher.url} target="_blank" rel="noopener">
                  {typed.voucher.name}
                </a>
                <img className={paper.voucher} src={typed.voucher.url} alt={s.voucher} />
              </>
            ),
          },
        ]}
      />
      {act.failure && <ErrorState error={act.failure} />}
      <div className={blocks.buttonsEnd}>
        <Button variant="default" onClick={onEdit} disabled={act.pending}>
          {s.edit}
        </Button>
        <ActButton needs="wallet:topUp" type="submit" loading={act.pending}>
          {s.submit(formatMoney(minor, typed.currency, lang))}
        </ActButton>
      </div>
    </form>
  )
}

function FillStep({ act }: { act: ActForm<Typed> }) {
  const s = useTexts(t)
  const [uploading, setUploading] = useState(false)
  const { form, field } = act
  return (
    <form className={blocks.form} noValidate onSubmit={act.onSubmit}>
      <FormErrors of={act} />
      {act.restored && (
        <p className={blocks.line}>
          <span className={blocks.quiet}>{s.draft}</span>
          <Button variant="subtle" size="compact-sm" onClick={act.discard}>
            {s.discard}
          </Button>
        </p>
      )}
      <MoneyField
        description={s.amountHint}
        required
        positive
        currency={form.values.currency}
        onCurrencyChange={(code) => form.setFieldValue('currency', code)}
        {...field('amount', s.amount)}
      />
      <TextInput description={s.referenceHint} maxLength={140} autoComplete="off" {...field('bankReference', s.reference)} />
      <UploadField description={s.voucherHint} purpose="voucher" required onBusy={setUploading} {...field('voucher', s.voucher)} />
      <div className={blocks.buttonsEnd}>
        {uploading && <p className={blocks.fine}>{s.wait}</p>}
        <ActButton needs="wallet:topUp" type="submit" blocked={uploading}>
          {s.review}
        </ActButton>
      </div>
    </form>
  )
}
