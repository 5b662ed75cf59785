import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import { type Currency, cashCurrencies, currencyCodes, formatMoney } from '../../../../platform/contract/amount.ts'
import blocks from '../../../../platform/web/blocks.module.css'
import { useDict, useDictText, useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { Link, useLocation } from '../../../../platform/web/router.tsx'
import { DateField, type DateFieldProps } from '../../../../platform/web/ui/DateField.tsx'
import { StatusTag } from '../../../../platform/web/ui/StatusTag.tsx'
import { currencyNames } from '../../../../rules/currency-names.ts'
import type { OrderState, OrderType, ReleaseKind } from '../contract/orders.ts'
import type { OrderRow, OwnOrderRow } from '../contract/schema.ts'
import { arrivedShort, releaseLabels, stateTones, waitsForApproval, walletTexts } from './texts.ts'
import css from './wallet.module.css'

type Stated = Pick<OrderRow, 'type' | 'state'> & Partial<Pick<OwnOrderRow, 'currency' | 'short'>>

/**
 * A company's requested withdrawal waits for a colleague; a person's release waits for nobody. A top-up that arrived short says by how
 * much, and whether the difference was agreed to.
 */
export function OrderStateTag({ type, state, currency, short }: Stated) {
  const lang = useLang()
  const w = useTexts(walletTexts)
  const label = useDictText('orderState')(state)
  if (state === 'done' && short && currency) {
    return (
      <>
        <StatusTag tone={short.agreed ? stateTones.done : 'warn'}>{short.agreed ? label : arrivedShort[lang]}</StatusTag>
        <span className={blocks.below}>
          {w.short(formatMoney(short.missingMinor, currency, lang))} · {short.agreed ? w.shortAgreed : w.shortAsked}
        </span>
      </>
    )
  }
  return <StatusTag tone={stateTones[state]}>{type === 'withdrawal' && state === 'applied' ? waitsForApproval[lang] : label}</StatusTag>
}

/** The states of some kinds of order, for a filter. */
export const useStateOptions = (states: readonly OrderState[]) =>
  useDict('orderState').filter(({ value }) => (states as readonly string[]).includes(value))

export function OrderTypeText({ type, releaseKind }: { type: OrderType; releaseKind?: ReleaseKind | null }) {
  const lang = useLang()
  const label = useDictText('orderType')
  return <span className={blocks.nowrap}>{releaseKind ? releaseLabels[releaseKind][lang] : label(type)}</span>
}

/** One end of a period in a filter bar. */
export function FilterDay({ label, ...rest }: Pick<DateFieldProps, 'value' | 'onChange' | 'min' | 'max'> & { label: string }) {
  return (
    <div className={css.date}>
      <DateField label="" placeholder={label} {...{ 'aria-label': label }} {...rest} />
    </div>
  )
}

/** Prints the page, whose paper has a letterhead. */
export function PrintButton() {
  const w = useTexts(walletTexts)
  return (
    <Button variant="default" leftSection={<IconPrinter size={18} stroke={1.75} aria-hidden="true" />} onClick={() => window.print()}>
      {w.print}
    </Button>
  )
}

/** Basis points for display: 50 → "0.5%". */
export const rateOf = (bps: number): string => `${bps / 100}%`

/** "EUR 欧元", for a list to choose from. */
export function useCurrencyOptions(beans = false): { value: Currency; label: string }[] {
  const lang = useLang()
  return (beans ? currencyCodes : cashCurrencies).map((code) => ({
    value: code,
    label: code === 'BEAN' ? currencyNames[code][lang] : `${code} ${currencyNames[code][lang]}`,
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
