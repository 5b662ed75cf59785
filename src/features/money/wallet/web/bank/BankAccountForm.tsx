import { Button, Checkbox, Select, TextInput } from '@mantine/core'
import type { Currency } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
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
  const act = useActForm<Typed, BankAccountRow>({
    initial: { holderName: '', bankName: '', country: '', currency: currency ?? '', accountNumber: '', swift: '', isDefault: false },
    check: (typed) => checkBy(bankAccountForm, typed),
    soon: ['accountNumber', 'swift'],
    save: (typed, options) => call('POST /ws/wallet/bankAccount/add', bankAccountForm.parse(typed), options),
    onDone: async (row) => {
      await refreshRead('GET /ws/wallet/bankAccounts')
      onDone(row)
    },
  })
  const { form, field, pending, failure } = act
  return (
    <form className={blocks.form} onSubmit={act.onSubmit} noValidate aria-label={s.add}>
      <FormErrors of={act} />
      {failure && <ErrorState error={failure} />}
      <TextInput description={s.holderHint} required maxLength={100} autoComplete="off" {...field('holderName', s.holder)} />
      <div className={blocks.pair}>
        <TextInput required maxLength={100} autoComplete="off" {...field('bankName', s.bankName)} />
        <AreaCascader required depth={1} tree={areas.data ?? []} loading={areas.isPending} {...field('country', s.country)} />
      </div>
      {!currency && (
        <Select
          required
          data={options}
          searchable
          {...field('currency', s.currency)}
          value={form.values.currency || null}
          onChange={(code) => form.setFieldValue('currency', code ?? '')}
        />
      )}
      <TextInput
        description={s.accountHint}
        required
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        {...field('accountNumber', s.account)}
      />
      <TextInput description={s.swiftHint} maxLength={20} autoComplete="off" spellCheck={false} {...field('swift', s.swift)} />
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
        <ActButton needs="bank:edit" type="submit" loading={pending}>
          {s.save}
        </ActButton>
      </div>
    </form>
  )
}
