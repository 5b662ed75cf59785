import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import type { Currency } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { AreaCascader } from '../../../../../platform/web/ui/AreaCascader.tsx'
import { checkBy } from '../../../../../platform/web/ui/check-by.ts'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { FormErrors } from '../../../../../platform/web/ui/FormErrors.tsx'
import { useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { useAreaTree } from '../../../../base/area/web/queries.ts'
import { type BankAccountRow, bankAccountForm } from '../../contract/schema.ts'
import { useCurrencyOptions } from '../parts.tsx'
import { call, refreshRead } from '../queries.ts'
import { t } from './texts.ts'

interface Typed {
  holderName: string
  bankName: string
  country: string
  currency: string
  accountNumber: string
  swift: string
  isDefault: boolean
}

interface BankAccountFormProps {
  /** If given, the account must have this currency. */
  currency?: Currency
  onDone: (row: BankAccountRow) => void
  onCancel?: (() => void) | undefined
}

export function BankAccountForm({ currency, onDone, onCancel }: BankAccountFormProps) {
  const s = useTexts(t)
  const areas = useAreaTree()
  const options = useCurrencyOptions()
  const { form, field, onSubmit, pending, attempt, failure } = useActForm<Typed, BankAccountRow>({
    initial: { holderName: '', bankName: '', country: '', currency: currency ?? '', accountNumber: '', swift: '', isDefault: false },
    check: (typed) => checkBy(bankAccountForm, typed),
    soon: ['accountNumber', 'swift'],
    save: (typed, options) => call('POST /ws/wallet/bankAccount/add', bankAccountForm.parse(typed), options),
    onDone: async (row) => {
      await refreshRead('GET /ws/wallet/bankAccounts')
      onDone(row)
    },
  })
  return (
    <form className={blocks.form} onSubmit={onSubmit} noValidate aria-label={s.add}>
      <FormErrors
        errors={form.errors}
        attempt={attempt}
        labels={{
          holderName: s.holder,
          bankName: s.bankName,
          country: s.country,
          currency: s.currency,
          accountNumber: s.account,
          swift: s.swift,
        }}
      />
      {failure && <ErrorState error={failure} />}
      <TextInput label={s.holder} description={s.holderHint} required maxLength={100} autoComplete="off" {...field('holderName')} />
      <div className={blocks.pair}>
        <TextInput label={s.bankName} required maxLength={100} autoComplete="off" {...field('bankName')} />
        <AreaCascader label={s.country} required depth={1} tree={areas.data ?? []} loading={areas.isPending} {...field('country')} />
      </div>
      {!currency && (
        <Select
          label={s.currency}
          required
          data={options}
          searchable
          {...field('currency')}
          value={form.values.currency || null}
          onChange={(code) => form.setFieldValue('currency', code ?? '')}
        />
      )}
      <TextInput
        label={s.account}
        description={s.accountHint}
        required
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...field('accountNumber')}
      />
      <TextInput label={s.swift} description={s.swiftHint} maxLength={20} autoComplete="off" spellCheck={false} {...field('swift')} />
      <Checkbox
        label={s.makeDefault}
        checked={form.values.isDefault}
        onChange={(event) => form.setFieldValue('isDefault', event.currentTarget.checked)}
      />
      <div className={blocks.buttonsEnd}>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {s.cancel}
          </Button>
        )}
        <Button type="submit" loading={pending}>
          {s.save}
        </Button>
      </div>
    </form>
  )
}
