import { useId, useState } from 'react'
import { type Currency, formatMoney, parseAmount } from '../../../contract/amount.ts'
import blocks from '../../blocks.module.css'
import { useLang, useTexts } from '../../i18n.tsx'
import spacing from '../../spacing.module.css'
import { ActButton } from '../ActButton.tsx'
import type { ActNeeds } from '../acts.ts'
import { MoneyField } from '../MoneyField.tsx'
import { t } from './texts.ts'

/**
 * The amount that the bank shows, typed by the operator, compared with the expected transfer before anything is confirmed. `short`: less
 * than that may have arrived; `more`: more.
 */
export function useAmountCheck(asked: { amountMinor: number; currency: Currency; short?: boolean; more?: boolean }) {
  const lang = useLang()
  const s = useTexts(t)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const amount = typed.trim()
  const amountMinor = (/^\d+(\.\d+)?$/.test(amount) && parseAmount(amount, asked.currency)) || 0
  const isShort = asked.short === true && amountMinor > 0 && amountMinor < asked.amountMinor
  const isMore = asked.more === true && amountMinor > asked.amountMinor
  /** The amount as typed, if it can be credited; otherwise shows the error and focuses the field. */
  const checked = (): string | null => {
    if (isShort || isMore || amountMinor === asked.amountMinor) return amount
    setWrong(amount === '' ? s.typeAmount : s.differs(formatMoney(asked.amountMinor, asked.currency, lang)))
    document.getElementById(id)?.querySelector('input')?.focus()
    return null
  }
  const type = (text: string) => {
    setWrong(null)
    setTyped(text)
  }
  return { id, asked, typed, amountMinor, isShort, isMore, type, wrong, checked }
}

interface AmountCheckProps {
  needs: ActNeeds
  check: ReturnType<typeof useAmountCheck>
  /** The server's message on the amount. */
  refused: string | undefined
  yes: { verb: string; pending: boolean; run: () => void }
  no: { verb: string; pending: boolean; run: () => void }
}

export function AmountCheck({ needs, check, refused, yes, no }: AmountCheckProps) {
  const s = useTexts(t)
  return (
    <form
      id={check.id}
      className={`${blocks.form} ${spacing.after5}`}
      onSubmit={(event) => {
        event.preventDefault()
        yes.run()
      }}
    >
      <MoneyField
        label={s.amountSeen}
        description={s.amountSeenAbout}
        currency={check.asked.currency}
        value={check.typed}
        data-path="amount"
        required
        positive
        error={check.wrong ?? refused}
        onChange={check.type}
      />
      <div className={blocks.buttons}>
        <ActButton needs={needs} variant="default" loading={no.pending} onClick={no.run}>
          {no.verb}
        </ActButton>
        <ActButton needs={needs} type="submit" loading={yes.pending}>
          {yes.verb}
        </ActButton>
      </div>
    </form>
  )
}
