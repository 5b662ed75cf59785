import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { Currency } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { useMay } from '../../../../../platform/web/use-permissions.ts'
import type { BankAccountRow } from '../../contract/schema.ts'
import { useBankAccounts } from '../queries.ts'
import css from '../wallet.module.css'
import { BankAccountForm } from './BankAccountForm.tsx'
import own from './bank.module.css'
import { masked } from './masked.ts'
import { t } from './texts.ts'

interface BankChoiceProps {
  currency: Currency
  value: string
  /** Also called when the accounts have loaded and the default is selected. */
  onChange: (account: BankAccountRow | null) => void
  error?: ReactNode
  /** While a new account is being filled in, the surrounding controls are disabled. */
  onAdding?: (adding: boolean) => void
}

/** The owner's accounts of one currency, and a new one without leaving the form. */
export function BankChoice({ currency, value, onChange, error, onAdding }: BankChoiceProps) {
  const s = useTexts(t)
  const accounts = useBankAccounts()
  const mayAdd = useMay('bank:edit')
  const [adding, setAdding] = useState(false)
  const fitting = accounts.data?.filter((one) => one.currency === currency)
  const none = fitting?.length === 0
  const filling = mayAdd && (none || adding)
  const known = fitting?.some((one) => one.id === value)

  // The default of the currency is selected once the accounts have loaded, and again when the currency changes.
  useEffect(() => {
    if (!fitting || known) return
    onChange(fitting.find((one) => one.isDefault) ?? fitting[0] ?? null)
  }, [fitting, known, onChange])

  useEffect(() => onAdding?.(filling), [filling, onAdding])

  if (accounts.isError) return <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
  if (!fitting) return <p className={blocks.blank} aria-busy="true" />
  return (
    <div className={blocks.form}>
      {none ? (
        <p className={blocks.blank}>{mayAdd ? s.noneIn(currency) : s.noneMay(currency)}</p>
      ) : (
        <fieldset className={`${blocks.tight} ${own.banks}`}>
          <legend>{s.choose}</legend>
          {fitting.map((account) => (
            <label className={`${blocks.control} ${own.bank}`} key={account.id}>
              <input
                type="radio"
                name="bankAccount"
                value={account.id}
                checked={account.id === value}
                onChange={() => onChange(account)}
                data-path={account.id === value ? 'account' : undefined}
              />
              <span className={blocks.named}>
                <strong>
                  {account.bankName} <span>{masked(account.accountNumber)}</span>
                  {account.isDefault && <span className={`${blocks.fine} ${css.tag}`}>{s.isDefault}</span>}
                </strong>
                <span className={own.bankMeta}>
                  {account.holderName} · {account.currency} · {account.country}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {error && (
        <p className={`${blocks.bad} ${blocks.fine}`} role="alert">
          {error}
        </p>
      )}
      {mayAdd &&
        (filling ? (
          <section className={own.subform} aria-label={s.addIn(currency)}>
            <BankAccountForm
              key={currency}
              currency={currency}
              onDone={(row) => {
                setAdding(false)
                onChange(row)
              }}
              onCancel={none ? undefined : () => setAdding(false)}
            />
          </section>
        ) : (
          <div className={blocks.buttons}>
            <Button variant="subtle" size="compact-sm" onClick={() => setAdding(true)}>
              {s.another}
            </Button>
          </div>
        ))}
    </div>
  )
}
