import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { Currency } from '../../../../platform/contract/amount.ts'
import { useTexts } from '../../../../platform/web/i18n.tsx'
import { useMay } from '../../../../platform/web/permissions.ts'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import type { BankAccountRow } from '../../contract/schema.ts'
import { useBankAccounts } from '../queries.ts'
import css from '../wallet.module.css'
import { BankAccountForm } from './BankAccountForm.tsx'
import own from './bank.module.css'
import { masked } from './masked.ts'
import { t } from './texts.ts'

export interface BankChoiceProps {
  currency: Currency
  value: string
  /** Called too when the accounts have come and the default is taken up. */
  onChange: (account: BankAccountRow | null) => void
  error?: ReactNode
  /** While a new account is being filled in, what stands around steps back. */
  onAdding?: (adding: boolean) => void
}

/** The owner's accounts of one currency, and a new one without leaving what is being filled in. */
export function BankChoice({ currency, value, onChange, error, onAdding }: BankChoiceProps) {
  const s = useTexts(t)
  const accounts = useBankAccounts()
  const mayAdd = useMay('bank:edit')
  const [adding, setAdding] = useState(false)
  const fitting = accounts.data?.filter((one) => one.currency === currency)
  const none = fitting?.length === 0
  const filling = mayAdd && (none || adding)
  const known = fitting?.some((one) => one.id === value)

  // The default of the currency is taken up once the accounts have come, and again when the currency changes.
  useEffect(() => {
    if (!fitting || known) return
    onChange(fitting.find((one) => one.isDefault) ?? fitting[0] ?? null)
  }, [fitting, known, onChange])

  useEffect(() => onAdding?.(filling), [filling, onAdding])

  if (accounts.isError) return <ErrorState error={accounts.error} onRetry={() => void accounts.refetch()} />
  if (!fitting) return <p className={css.waiting} aria-busy="true" />
  return (
    <div className={css.form}>
      {none ? (
        <p className={css.waiting}>{mayAdd ? s.noneIn(currency) : s.noneMay(currency)}</p>
      ) : (
        <fieldset className={own.banks}>
          <legend>{s.choose}</legend>
          {fitting.map((account) => (
            <label className={own.bank} key={account.id}>
              <input
                type="radio"
                name="bankAccount"
                value={account.id}
                checked={account.id === value}
                onChange={() => onChange(account)}
                data-path={account.id === value ? 'bankAccountId' : undefined}
              />
              <span className={own.bankText}>
                <span className={own.bankName}>
                  {account.bankName} <span className="tabular">{masked(account.accountNumber)}</span>
                  {account.isDefault && <span className={css.tag}>{s.isDefault}</span>}
                </span>
                <span className={own.bankMeta}>
                  {account.holderName} · {account.currency} · {account.country}
                </span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {error && (
        <p className={css.fieldError} role="alert">
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
          <div className={`${css.buttons} ${css.start}`}>
            <Button variant="subtle" size="compact-sm" onClick={() => setAdding(true)}>
              {s.another}
            </Button>
          </div>
        ))}
    </div>
  )
}
