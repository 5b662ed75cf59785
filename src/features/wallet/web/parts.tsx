import { type ReactNode, useCallback } from 'react'
import { Link, useLocation } from 'react-router'
import { type Currency, cashCurrencies, currencyCodes } from '../../../platform/contract/amount.ts'
import blocks from '../../../platform/web/blocks.module.css'
import { useLang } from '../../../platform/web/i18n.tsx'
import { StatusTag } from '../../../platform/web/ui/StatusTag.tsx'
import { currencies } from '../../../rules/constants.ts'
import type { OrderState, OrderType, ReleaseKind } from '../contract/orders.ts'
import { releaseLabels, stateLabels, stateTones, typeLabels, waitsForApproval } from './texts.ts'

/** A company's requested withdrawal waits for a colleague; a person's release waits for nobody. */
export function OrderStateTag({ type, state }: { type: OrderType; state: OrderState }) {
  const label = type === 'withdrawal' && state === 'applied' ? waitsForApproval : stateLabels[state]
  return <StatusTag tone={stateTones[state]}>{label[useLang()]}</StatusTag>
}

export function OrderTypeText({ type, releaseKind }: { type: OrderType; releaseKind?: ReleaseKind | null }) {
  const lang = useLang()
  return <span className={blocks.nowrap}>{(releaseKind ? releaseLabels[releaseKind] : typeLabels[type])[lang]}</span>
}

/** Basis points for display: 50 → "0.5%". */
export const rateOf = (bps: number): string => `${bps / 100}%`

/** "EUR 欧元", for a list to choose from. */
export function useCurrencyOptions(beans = false): { value: Currency; label: string }[] {
  const lang = useLang()
  return (beans ? currencyCodes : cashCurrencies).map((code) => ({
    value: code,
    label: code === 'BEAN' ? currencies[code][lang] : `${code} ${currencies[code][lang]}`,
  }))
}

/** An order opens over its list: the list's filters stay in the address, so Back restores them. */
export function useOrderHref(): (id: string) => string {
  const { pathname, search } = useLocation()
  return useCallback(
    (id: string) => {
      const query = new URLSearchParams(search)
      query.set('order', id)
      return `${pathname}?${query}`
    },
    [pathname, search],
  )
}

/** `opens`: the target of j and k, one in a row. */
export const NumberLink = ({ to, children, opens }: { to: string; children: ReactNode; opens?: boolean }) => (
  <Link className={blocks.nowrap} to={to} data-row-open={opens || undefined}>
    {children}
  </Link>
)
